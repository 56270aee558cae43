import { expect, type Page } from '@playwright/test';
import { analysed, watched } from './analyses.ts';
import { signedIn, test } from './test.ts';
import { swipe } from './touch.ts';

/** Draws a finger sideways over the shown slide. */
async function swipeSlide(page: Page, by: number): Promise<void> {
  await swipe(page, page.getByRole('tabpanel').getByRole('heading', { name: '근거' }), { x: by });
}

async function expectToFit(page: Page): Promise<void> {
  const wider = await page.evaluate(
    (width) => document.documentElement.scrollWidth - width,
    page.viewportSize()?.width ?? 0,
  );
  expect(wider).toBeLessThanOrEqual(0);
}

test('the history on a phone: 더보기, a card, its detail, a swipe and back; nothing wider than 320 px', async ({
  page,
  product,
}) => {
  test.slow();
  await signedIn(page, product);
  await analysed(page, ['삼성전자', 'SK하이닉스', 'NAVER', '카카오']);
  await watched(page, { '005930': '삼성전자' });
  await page.goto('/search');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(3);
  await page.getByRole('button', { name: '더보기' }).tap();
  await expect(cards).toHaveCount(4);
  const opener = cards.last().locator('button[aria-expanded]');
  await opener.tap();
  await cards.last().getByRole('link', { name: '호재' }).tap();

  const shown = page.getByRole('tab', { selected: true });
  await expect(page.getByRole('heading', { name: '근거' }).first()).toBeVisible();
  await expect(shown).toHaveText('호재');
  await swipeSlide(page, -40);
  await expect(shown).toHaveText('호재');
  await swipeSlide(page, -120);
  await expect(shown).toHaveText('악재');
  await swipeSlide(page, 120);
  await expect(shown).toHaveText('호재');
  const files = page.locator('summary').filter({ hasText: '내려받기' }).last();
  await files.click();
  await expect(page.getByRole('button', { name: '소식 목록 (CSV)' })).toBeInViewport({ ratio: 1 });
  await expectToFit(page);
  await files.click();

  // Not a tap: the browser may take one right after a swipe as the end of its fling.
  await page.getByRole('button', { name: '< 목록으로' }).click();
  await expect(cards).toHaveCount(4);
  await expect(opener).toBeInViewport();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');

  await page.setViewportSize({ width: 320, height: 640 });
  await expectToFit(page);
  for (const path of ['/favorite', '/analysis', '/subscribe', '/chart', '/mypage']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeAttached();
    await expect(page.getByRole('status', { name: /중$/ })).toHaveCount(0);
    await expectToFit(page);
  }
});
