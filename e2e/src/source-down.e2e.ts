import { expect } from '@playwright/test';
import { balance, signedIn, test } from './test.ts';

// Nothing listens there: every call is refused at once.
test.use({
  settings: [
    { NEWS_SOURCE: 'naver', NAVER_CLIENT_ID: 'id', NAVER_CLIENT_SECRET: 'secret', NAVER_API_URL: 'http://127.0.0.1:9' },
    { scope: 'worker' },
  ],
});

test('a source that is down ends in the error dialog with the credit back', async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto('/analysis');
  await page.getByPlaceholder('종목명 또는 종목코드 (예:삼성전자, 005930)').fill('삼성전자');
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ has: page.getByText('삼성전자', { exact: true }) });
  await row.hover();
  await row.getByRole('button', { name: /분석하기/ }).click();

  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog.getByText('오류가 발생하여 진행이 중단되었습니다')).toBeVisible({ timeout: 50_000 });
  await expect(dialog.getByText('확인을 누르시면 이전페이지로 돌아갑니다')).toBeVisible();
  await dialog.getByRole('button', { name: '확인' }).click();
  await expect(page.getByText('분석할 종목을 검색해주세요.')).toBeVisible();
  await expect(balance(page)).toHaveText(/크레딧 100$/);
});
