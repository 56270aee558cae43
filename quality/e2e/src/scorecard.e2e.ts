import { expect } from '@playwright/test';
import { expectNoFindings, expectNoSidewaysScroll } from './looks.ts';
import { signedIn, test } from './test.ts';

test.describe('the scorecard', () => {
  for (const width of [390, 1280]) {
    test(`a guest finds it in the header and reads at ${width} px that nothing was counted yet`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/login');
      await page.getByRole('banner').getByRole('link', { name: '채점표' }).click();
      await expect(page.getByRole('heading', { level: 1, name: '채점표' })).toBeVisible();
      const card = page.getByRole('region', { name: '아직 세지 않았어요' });
      await expect(card.getByText('20거래일 가운데')).toBeVisible();
      await expect(card.getByText('다음 날 주가를 미리 알려 주나요')).toBeVisible();
      await expect(page.locator('a[href*="subscribe"]')).toHaveCount(0);
      await expectNoFindings(page);
      await expectNoSidewaysScroll(page);
    });
  }

  test('a member finds it in the footer, and no plan beside it', async ({ page, product }) => {
    await signedIn(page, product);
    await page.goto('/select-service');
    await page.getByRole('contentinfo').getByRole('link', { name: '채점표' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '채점표' })).toBeVisible();
    await expect(page.locator('a[href*="subscribe"]')).toHaveCount(0);
  });

  test('anybody may ask for it, and for its files', async ({ page }) => {
    const answer = await page.request.get('/api/v1/scorecard');
    expect(await answer.json()).toMatchObject({ period: null, n: 0, metrics: null, bands: null, filings: null });
    expect((await page.request.get('/api/v1/scorecard/files/rows.csv')).status()).toBe(404);
  });
});
