import { defineConfig, devices } from '@playwright/test';
import { findChromium, findHeadlessChromium, NO_CHROMIUM } from '../../scripts/tiers/find-chromium.ts';

/** `pnpm test:full`: every page in every width and both colours, and, on a phone and a desktop, what takes longer than a suite may. */
const full = process.env.E2E_FULL === 'true';

const windowed = findChromium(process.env);
const executablePath = full ? windowed : findHeadlessChromium(process.env);
if (windowed === null || executablePath === null) {
  process.stderr.write(`${NO_CHROMIUM}\n`);
  process.exit(1);
}

const chromium = {
  ...devices['Desktop Chrome'],
  launchOptions: {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
};

const desktop = { ...chromium, viewport: { width: 1280, height: 900 }, colorScheme: 'light' as const };
/** Notifications are shown by a browser with windows alone. */
const notifications = '**/service-worker.e2e.ts';
const inWindows = { ...chromium.launchOptions, executablePath: windowed };
/** Tests of `pnpm test:full` beside those of its files. */
const FULL = /@full/;
/** Start products of their own. */
const ownProducts = '**/{first-admin,journeys,live-sources}.e2e.ts';

const widths = [320, 390, 768, 1280, 1920];
const matrix = widths.flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({
    name: `${width} ${colorScheme}`,
    testMatch: [
      '**/accessibility.e2e.ts',
      ...([390, 1280].includes(width) && colorScheme === 'light' ? ['**/*.full.e2e.ts'] : []),
    ],
    use: {
      ...chromium,
      viewport: { width, height: width < 768 ? 844 : 900 },
      ...(width < 768 && { hasTouch: true, isMobile: true }),
      colorScheme,
    },
  })),
);

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  snapshotPathTemplate: 'pictures/{arg}{ext}',
  globalSetup: './src/shared-product.ts',
  // Against what hangs, not what is slow: a busy machine takes four times as long.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // Most of a test is waiting for polls, so three fit on two cores.
  workers: 3,
  fullyParallel: false,
  forbidOnly: process.env.CI !== undefined,
  // A browser on a busy machine may miss a moment; the report names what needed a second try.
  retries: process.env.CI === undefined ? 0 : 1,
  reporter: 'list',
  use: {
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    trace: 'on-first-retry',
    // Nothing is drawn for nobody to see, and no half-faded text is looked at.
    contextOptions: { reducedMotion: 'reduce' },
  },
  // What takes longest, with a shorter test of the same that stays.
  ...(full ? {} : { grepInvert: FULL }),
  projects: full
    ? [...matrix, { name: 'longer', testIgnore: '**/*.full.e2e.ts', grep: FULL, timeout: 120_000, use: desktop }]
    : [
        // The longest ones begin, so that no worker waits for them in the end.
        { name: 'own products', testMatch: ownProducts, use: desktop },
        // A first analysis and what only a phone has. The looks of every page are looked at by the desktop; `test:full` opens
        // each page in each width and both colours.
        {
          name: 'phone',
          testMatch: ['**/{first-analysis,phone-*}.e2e.ts'],
          use: {
            ...chromium,
            viewport: { width: 390, height: 844 },
            hasTouch: true,
            isMobile: true,
            colorScheme: 'dark',
          },
        },
        {
          name: 'desktop',
          testIgnore: [ownProducts, notifications, '**/phone-*.e2e.ts', '**/*.full.e2e.ts'],
          use: desktop,
        },
        { name: 'notifications', testMatch: notifications, use: { ...desktop, launchOptions: inWindows } },
      ],
});
