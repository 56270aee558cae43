import { expect } from '@playwright/test';
import { test } from './test.ts';

/** Paper of 210 mm without its margins, at 96 pixels an inch. */
const PAPER = { width: 688, height: 1_000 };

// An example is the same every day, so its print can be held beside a picture. `--update-snapshots` takes a new one; look at it.
test('a printed result looks as in its picture', async ({ page }, { project }) => {
  test.skip(project.name !== '1280 light', 'paper has one width and one colour');
  await page.setViewportSize(PAPER);
  await page.goto('/sample');
  await expect(page.getByRole('heading', { name: '근거' }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ media: 'print', colorScheme: 'light', reducedMotion: 'reduce' });
  await page.evaluate(() => document.fonts.ready);
  // Other machines smooth letters in another way.
  await expect(page).toHaveScreenshot('printed-sample.png', { fullPage: true, maxDiffPixelRatio: 0.02 });
});
