import type { Locator, Page } from '@playwright/test';

const STEPS = 5;

/** Draws a finger over an element by these pixels, from a point inside it. */
export async function swipe(page: Page, over: Locator, by: { x?: number; y?: number }): Promise<void> {
  await over.scrollIntoViewIfNeeded();
  const box = await over.boundingBox();
  if (box === null) throw new Error('nothing to draw a finger over');
  const session = await page.context().newCDPSession(page);
  const [x, y] = [box.x + Math.min(140, box.width / 2), Math.max(box.y, 0) + Math.min(box.height / 2, 400)];
  const touch = (type: 'touchStart' | 'touchMove', part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: x + (by.x ?? 0) * part, y: y + (by.y ?? 0) * part }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= STEPS; step += 1) await touch('touchMove', step / STEPS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
