import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

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

/** Fails where a text of this part of the page stands on another one, so that neither can be read. */
export async function expectNoneCovered(part: Locator): Promise<void> {
  const findCovered = () =>
    part.evaluate((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const isReadAloudOnly = (of: Element | null): boolean =>
        of !== null && (getComputedStyle(of).clipPath !== 'none' || isReadAloudOnly(of.parentElement));
      const boxes: { text: string; left: number; right: number; top: number; bottom: number }[] = [];
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        const text = node.textContent?.trim() ?? '';
        const owner = node.parentElement;
        if (text === '' || owner === null || owner.closest('svg, details:not([open]) > :not(summary)')) continue;
        if (isReadAloudOnly(owner)) continue;
        range.selectNodeContents(node);
        for (const { left, right, top, bottom, height } of range.getClientRects()) {
          // The air of a line, and what is hidden in a single pixel.
          if (right - left < 3 || !owner.checkVisibility({ visibilityProperty: true })) continue;
          boxes.push({ text, left: left + 2, right: right - 2, top: top + height / 4, bottom: bottom - height / 4 });
        }
      }
      return boxes.flatMap((a, index) =>
        boxes
          .slice(index + 1)
          .filter(
            (b) => a.text !== b.text && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
          )
          .map((b) => `${a.text} and ${b.text}`),
      );
    });
  await expect.poll(findCovered).toEqual([]);
}
