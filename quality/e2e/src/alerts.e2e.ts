import { expect } from '@playwright/test';
import { watched } from './analyses.ts';
import { signedIn, test } from './test.ts';

test.describe('alerts', () => {
  test('are chosen on a screen of my page, stay over a reload, and a test comes by mail', async ({ page, product }) => {
    const { email } = await signedIn(page, product);
    await watched(page, { '005930': '삼성전자', '000660': 'SK하이닉스' });
    await page.goto('/mypage');
    await page.getByRole('link', { name: '알림', exact: true }).click();
    await page.waitForURL('**/mypage/alerts');
    await page.getByRole('switch', { name: '삼성전자 알림' }).click();
    await page.getByRole('button', { name: '보통 이상' }).click();
    await page.getByRole('switch', { name: '아침 브리핑' }).click();
    await page.getByRole('combobox', { name: '조용한 시간의 시작' }).selectOption('오후 11:00');
    await expect
      .poll(async () => (await page.request.get('/api/v1/alerts')).json())
      .toMatchObject({
        briefing: { on: true },
        quiet: { from: '23:00' },
        stocks: expect.arrayContaining([{ code: '005930', name: '삼성전자', on: true, min: 2 }]),
      });
    await page.reload();
    await expect(page.getByRole('switch', { name: '삼성전자 알림' })).toBeChecked();
    await expect(page.getByRole('switch', { name: 'SK하이닉스 알림' })).not.toBeChecked();
    await expect(page.getByRole('combobox', { name: '조용한 시간의 시작' })).toHaveValue('23:00');

    await page.getByRole('button', { name: '시험 알림 보내기' }).click();
    await expect(page.getByText(/에 메일로 보냈어요\.$/)).toBeVisible();
    const { items } = await (await fetch(`${product.mailboxUrl}/api/messages`)).json();
    const mails = items.filter(({ to }: { to: string[] }) => to.includes(email));
    expect(mails.map(({ subject }: { subject: string }) => subject)).toContain('[개미렌즈] 시험 알림이에요');

    await page.goto(product.mailboxUrl);
    await page.getByText('[개미렌즈] 시험 알림이에요').first().click();
    await expect(page.locator('#mail')).toBeVisible();
    const list = page.getByRole('navigation', { name: '받은 메일' });
    const cut = await list.evaluate((nav) => nav.scrollWidth - nav.clientWidth);
    expect(cut, 'pixels of the list under the mail').toBeLessThanOrEqual(0);
  });

  test('by mail end on a page without a log-in', async ({ page }) => {
    await page.goto('/u/some-token');
    await expect(page.getByRole('heading', { name: '메일을 그만 받을까요?' })).toBeVisible();
    await page.getByRole('button', { name: '받지 않기' }).click();
    await expect(page.getByRole('heading', { name: '이제 메일을 보내지 않아요' })).toBeVisible();
  });
});
