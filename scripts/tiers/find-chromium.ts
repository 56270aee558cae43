import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const macApplications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** What to do where there is none. */
export const NO_CHROMIUM =
  'no Chromium here: install one (Debian: apt-get install chromium), or set CHROMIUM to the path of a Chromium or Chrome';

interface Environment {
  CHROMIUM?: string | undefined;
  PATH?: string | undefined;
}

/** CHROMIUM where it is set, else an installed browser; `null` where there is none. */
export function findChromium({ CHROMIUM, PATH }: Environment): string | null {
  if (CHROMIUM !== undefined && CHROMIUM !== '') return existsSync(CHROMIUM) ? CHROMIUM : null;
  return [...placesOnPath(names, PATH), ...macApplications].find((place) => existsSync(place)) ?? null;
}

/**
 * The browser of tests that need no window: CHROMIUM where it is set, else a headless shell beside the browser that
 * `findChromium` finds. It is the same engine without the profile of a window: a new context, one for each test, takes a
 * third of the computing. It shows no notifications.
 */
export function findHeadlessChromium(environment: Environment): string | null {
  const chromium = findChromium(environment);
  if (chromium === null || environment.CHROMIUM) return chromium;
  return placesOnPath(shells, environment.PATH).find((place) => existsSync(place)) ?? chromium;
}

function placesOnPath(programs: readonly string[], path = ''): string[] {
  const folders = path.split(delimiter).filter((folder) => folder !== '');
  return programs.flatMap((name) => folders.map((folder) => join(folder, name)));
}
