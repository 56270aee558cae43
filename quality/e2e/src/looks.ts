import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails where axe finds something once the page is drawn. */
export async function expectNoFindings(page: Page): Promise<void> {
  // What is still being drawn has no colours of its own yet: fonts, fades that run in spite of the setting, the next frame.
  await page.evaluate(async () => {
    await document.fonts.ready;
    const fading = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations === 1);
    await Promise.allSettled(fading.map(({ finished }) => finished));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  // The product has no frames: without the page that axe would open to join their findings, nor what it found in order.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    // With the colours that were compared.
    at: nodes.map(({ target, any }) => [target.join(' '), ...any.map(({ data }) => JSON.stringify(data))]),
  }));
  expect(found).toEqual([]);
}

/** Fails where the page is wider than its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // Not innerWidth: on a phone that grows with what is too wide.
  const readExcess = () =>
    page.evaluate((width) => document.documentElement.scrollWidth - width, page.viewportSize()?.width ?? 0);
  // A window that has just become narrow is drawn anew by the scripts, later on a busy machine.
  await expect.poll(readExcess).toBeLessThanOrEqual(0);
}

const PHONE = { width: 390, height: 844 };

/**
 * Fails where axe finds something in this window, or the page is too wide in it or on a phone. `pnpm test:full` looks with axe in
 * windows of every width and both colours.
 */
export async function expectLooksGood(page: Page): Promise<void> {
  await expectNoFindings(page);
  await expectNoSidewaysScroll(page);
  const window = page.viewportSize();
  if (process.env.E2E_FULL === 'true' || window === null) return;
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(window);
}
