import { expect } from '@playwright/test';
import { logIn, signedIn, test } from './test.ts';

test.describe('subscribe and chart', () => {
  test('three monthly plans at 10,000, 20,000 (recommended) and 35,000 won, paid to and applied by the admin', async ({
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

  test('a request for a plan, its approval by an admin, and the grade and credits that come with it', async ({
    page,
    product,
    browser,
  }) => {
    const { email } = await signedIn(page, product);
    await page.goto('/subscribe');
    await page.getByRole('button', { name: 'PRO 관리자에게 신청하기', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'PRO 신청' });
    await form.getByText('이미 보냈어요').click();
    await form.getByRole('button', { name: '신청하기' }).click();
    await expect(page.getByRole('heading', { name: '신청했어요 · 확인을 기다려요' })).toBeVisible();

    const office = await browser.newPage({ baseURL: product.url, locale: 'ko-KR', timezoneId: 'Asia/Seoul' });
    await logIn(office, { email: product.adminEmail, password: product.adminPassword });
    await office.goto('/admin');
    const row = office.getByRole('listitem').filter({ hasText: email });
    await row.getByRole('button', { name: /승인/ }).click();
    const approval = office.getByRole('dialog', { name: /신청 승인/ });
    await approval.getByLabel('주는 크레딧').fill('800');
    await approval.getByRole('button', { name: '확인' }).click();
    await expect(office.getByText('신청을 승인했습니다.')).toBeVisible();
    await expect(row).toHaveCount(0);
    await office.close();

    await page.reload();
    await expect(page.getByText('지금 내 등급이에요')).toBeVisible();
    await expect(page.getByText(/남은 크레딧 900/)).toBeVisible();
    await expect(page.getByRole('heading', { name: '신청했어요 · 확인을 기다려요' })).toHaveCount(0);
    const me = await page.request.get('/api/v1/users/me');
    expect(await me.json()).toMatchObject({ grade: 'pro', credit: 900 });
  });

  test('/chart has its own header and a hidden file input, uploads nothing, and keeps the service’s accent', async ({
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
