import { expect, type Page } from '@playwright/test';
import { analysed } from './analyses.ts';
import { signedIn, test } from './test.ts';

/** Scrolls as a member does, and waits until the page stands there. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
}

/** Follows a link without scrolling to it, as a click by Playwright would. */
const follow = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).evaluate((link: HTMLElement) => link.click());

test('back, forward and a reload bring a screen to where the member stood, a new screen begins at its top', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await signedIn(page, product);
  await analysed(page, ['삼성전자', 'SK하이닉스', '현대차', 'NAVER']);
  const place = () => page.evaluate(() => window.scrollY);

  await test.step('/search with further pages', async () => {
    await page.goto('/search');
    await page.getByRole('button', { name: '더보기' }).click();
    await expect(page.getByRole('article')).toHaveCount(4);
    await scrollTo(page, 400);
    await follow(page, '관심 종목');
    await expect(page.getByRole('heading', { name: '관심 종목', exact: true })).toBeVisible();
    await expect.poll(place).toBe(0);
    await page.goBack();
    await expect.poll(place).toBe(400);
    await expect(page.getByRole('article')).toHaveCount(4);
  });

  await test.step('a result, loaded again', async () => {
    await page.getByRole('article').first().locator('button[aria-expanded]').click();
    await page.getByRole('article').first().getByRole('link', { name: '호재' }).click();
    await expect(page.getByRole('heading', { name: '어떻게 골랐나요' })).toBeVisible();
    await expect.poll(place).toBe(290);
    await scrollTo(page, 1_500);
    await page.reload();
    await expect(page.getByRole('heading', { name: '어떻게 골랐나요' })).toBeVisible();
    await expect.poll(place).toBe(1_500);
    // Another address in its place begins anew.
    await page.goto('/scorecard');
    await expect(page.getByRole('heading', { name: '채점표' })).toBeVisible();
    expect(await place()).toBe(0);
  });

  await test.step('/subscribe', async () => {
    await page.goto('/subscribe');
    await expect(page.getByText('PREMIUM').first()).toBeVisible();
    await scrollTo(page, 755);
    await follow(page, '개미렌즈 Beta');
    await page.waitForURL('**/select-service');
    await expect.poll(place).toBe(0);
    await page.goBack();
    await expect.poll(place).toBe(755);
    await page.goForward();
    await page.waitForURL('**/select-service');
    await expect.poll(place).toBe(0);
  });
});
