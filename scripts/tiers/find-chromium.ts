import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApplications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** What to do where there is none. */
export const NO_CHROMIUM =
  'no Chromium here: install one (Debian: apt-get install chromium), or set CHROMIUM to the path of a Chromium or Chrome';

/** The browser of the browser tests: CHROMIUM where it is set, else an installed one; `null` where there is none. */
export function findChromium({ CHROMIUM, PATH }: { CHROMIUM?: string; PATH?: string }): string | null {
  if (CHROMIUM !== undefined && CHROMIUM !== '') return existsSync(CHROMIUM) ? CHROMIUM : null;
  const folders = (PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...places, ...macApplications].find((place) => existsSync(place)) ?? null;
}
