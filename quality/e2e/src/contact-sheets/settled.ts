import type { Page } from '@playwright/test';

/** Waits until nothing is loading and all that is drawn is drawn. */
export async function settled(page: Page): Promise<void> {
  // What is loaded after the first paint.
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // What sticks to the top would else stand in the middle of the picture.
    window.scrollTo(0, 0);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
