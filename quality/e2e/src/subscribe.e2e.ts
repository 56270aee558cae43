import { expect } from '@playwright/test';
import { signedIn, test } from './test.ts';

test.describe('subscribe and chart', () => {
  test('three monthly plans: BASIC 10,000 won, PRO 20,000 won (recommended), PREMIUM 35,000 won; a button to apply via the admin; text says to pay the admin and apply', async ({
    page,
  }) => {
    await page.goto('/subscribe');
    for (const [name, price] of [
      ['BASIC', '10,000원 / 월'],
      ['PRO', '20,000원 / 월'],
      ['PREMIUM', '35,000원 / 월'],
    ] as const) {
      const plan = page.getByRole('region', { name, exact: true });
      await expect(plan.getByText(price, { exact: true })).toBeVisible();
      await expect(plan.getByText('추천', { exact: true })).toHaveCount(name === 'PRO' ? 1 : 0);
    }
    await expect(page.getByText('관리자에게 입금해 주세요.')).toBeVisible();
    await expect(page.getByText('관리자에게 신청해 주세요.')).toBeVisible();
    await page.getByRole('button', { name: 'PRO 관리자에게 신청하기', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'PRO 신청 안내' });
    await expect(dialog.getByText('월 20,000원')).toBeVisible();
    await dialog.getByRole('button', { name: '확인' }).click();
    await expect(dialog).toHaveCount(0);
  });

  test('/chart uses a different header with 분석 기록, 종목 분석, 차트 분석; a hidden file input; no upload call; the stored service changes the accent colour of the search button: news blue, mjb black, nuri green', async ({
    page,
    product,
  }) => {
    await signedIn(page, product);
    await page.goto('/chart');
    await expect(page.getByRole('navigation').getByRole('link')).toHaveText(['분석 기록', '종목 분석', '차트 분석']);
    await expect(page.locator('input[type="file"]')).toHaveCount(1);
    await expect(page.locator('input[type="file"]')).toBeHidden();
    await expect(page.getByText('차트 분석은 준비 중이에요')).toBeVisible();

    const colours = { news: 'rgb(47, 79, 228)', mjb: 'rgb(27, 32, 41)', nuri: 'rgb(10, 122, 80)' };
    await page.goto('/search');
    for (const [service, colour] of Object.entries(colours)) {
      await page.evaluate((value) => localStorage.setItem('selectedService', value), service);
      await page.reload();
      await expect(page.getByRole('button', { name: '검색', exact: true })).toHaveCSS('background-color', colour);
    }
  });
});
