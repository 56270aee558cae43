import { isPrivateHost } from '../http/private-address.ts';

const MAX_LINK = 2_000;

/**
 * Normalises an article's address (no fragment, no campaign parameters). Undefined unless it is a plain http(s) address
 * of a public host.
 */
export function articleLink(text: string): string | undefined {
  const url = text.length > MAX_LINK ? null : URL.parse(text.trim());
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined;
  if (isPrivateHost(url.hostname)) return undefined;
  url.hash = '';
  const campaign = [...url.searchParams.keys()].filter((key) => key.startsWith('utm_'));
  for (const key of campaign) url.searchParams.delete(key);
  return url.href;
}
