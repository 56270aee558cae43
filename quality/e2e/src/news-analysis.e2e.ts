import { expect, type Page } from '@playwright/test';
import { balance, signedIn, test } from './test.ts';

/** Searches a stock on /analysis and starts its analysis. */
async function analyse(page: Page, term: string, name: string): Promise<void> {
  await page.goto('/analysis');
  await page.getByPlaceholder('종목명 또는 종목코드 (예:삼성전자, 005930)').fill(term);
  await page.getByRole('button', { name: '검색', exact: true }).click();
  const row = page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
  await row.hover();
  await row.getByRole('button', { name: /분석하기/ }).click();
}

test.describe('news analysis with sample news', () => {
  test('the table says 검색 결과가 없습니다. for an unknown name; a reload goes on and charges nothing more', async ({
    page,
    product,
  }) => {
    await signedIn(page, product);
    await page.goto('/analysis');
    await expect(page.getByText('분석할 종목을 검색해주세요.')).toBeVisible();
    await page.getByPlaceholder('종목명 또는 종목코드 (예:삼성전자, 005930)').fill('없는회사이름');
    await page.keyboard.press('Enter');
    await expect(page.getByText('검색 결과가 없습니다.')).toBeVisible();

    await analyse(page, '삼성전자', '삼성전자');
    await expect(page.getByText('삼성전자 분석중입니다')).toBeVisible();
    // Before the charge is shown the server may not have taken the post, and a reload asks for nothing again.
    await expect(page.getByText(/크레딧을 사용했어요/)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: '근거' }).first()).toBeVisible({ timeout: 30_000 });
    await expect(balance(page)).toHaveText(/크레딧 80$/);
  });
});
