import bowser from 'bowser';

/** Names browser and system of a User-Agent header, `Chrome · Windows`; nothing where they are not known. */
export function deviceName(userAgent: string | undefined): string {
  if (userAgent === undefined || userAgent.trim() === '') return '';
  const { browser, os } = bowser.parse(userAgent.slice(0, 500));
  return [browser.name, os.name].filter(Boolean).join(' · ');
}
