import { expect, type Page } from '@playwright/test';
import { balance, logIn, newMember, signUp, test } from './test.ts';

/** Searches a stock on /analysis and starts its analysis. */
async function analyse(page: Page, term: string, name: string): Promise<void> {
  await page.goto('/analysis');
  await page.getByPlaceholder('종목명 또는 종목코드 (예:삼성전자, 005930)').fill(term);
  await page.getByRole('button', { name: '검색', exact: true }).click();
  const row = page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
  await row.hover();
  await row.getByRole('button', { name: /분석하기/ }).click();
}

// As most people see it: in motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('news analysis with sample news', () => {
  test('a new member signs up with a mailed code, analyses 삼성전자 and reads scores, reasons and links', async ({
    page,
    product,
  }) => {
    const member = newMember();
    await signUp(page, product, member);
    await logIn(page, member);
    await page
      .getByRole('link', { name: /뉴스/ })
      .or(page.getByRole('button', { name: /뉴스/ }))
      .first()
      .click();
    await page.waitForURL('**/search');

    await analyse(page, '005930', '삼성전자');
    await expect(page.getByText('삼성전자 분석중입니다')).toBeVisible();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(page.getByPlaceholder('종목명 또는 종목코드 (예:삼성전자, 005930)')).toBeDisabled();

    await expect(page.getByRole('heading', { name: '근거' }).first()).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('예시 데이터').first()).toBeVisible();
    // Nothing here was written by a model.
    await expect(page.getByText('AI가 작성한 요약이에요')).toHaveCount(0);
    await expect(page.getByText('투자 판단의 책임은 본인에게 있어요').first()).toBeVisible();
    const link = page.locator('main a[target="_blank"]').first();
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toHaveAttribute('href', /^https?:\/\//);

    await page
      .getByText(/^악재 \d+점$/)
      .last()
      .click();
    await expect(page.getByRole('heading', { name: '근거' }).first()).toBeVisible();
    // 100 credits of the sign-up less the 20 of a medium analysis.
    await expect(balance(page)).toHaveText(/크레딧 80$/);
  });
});
