import { expect } from '@playwright/test';
import { accumulated, analysed, watched } from '../../analyses.ts';
import { signedIn } from '../../test.ts';
import type { OpenStudio } from './studio.ts';

/** A member who has used up all credits. */
export async function photographEmptyAccount(open: OpenStudio): Promise<void> {
  const studio = await open();
  try {
    const page = await studio.newPage();
    await signedIn(page, studio.product);
    await watched(page, { '005930': '삼성전자', '005380': '현대차' });
    await accumulated(page, ['삼성전자', '카카오']);
    await analysed(page, ['삼성전자', 'SK하이닉스', '한화', '현대차']);

    await studio.shoot(page, 'zero-home', () => page.goto('/select-service'));
    await studio.shoot(page, 'zero-search', () => page.goto('/analysis?q=005930'));
    await studio.shoot(page, 'zero-search-refused', async () => {
      await page.goto('/analysis?q=005930');
      const row = page.getByRole('row').filter({ has: page.getByText('삼성전자', { exact: true }) });
      await row.hover();
      await row.getByRole('button', { name: /분석하기/ }).click();
      await expect(page.getByText('크레딧이 부족합니다.').first()).toBeVisible();
    });
    await studio.shoot(page, 'zero-search-after', async () => page.keyboard.press('Escape'));
    await studio.shoot(page, 'zero-history', () => page.goto('/search'));
    await studio.shoot(page, 'zero-again', async () => {
      await page.goto('/search');
      const first = page.getByRole('link', { name: '호재' }).first();
      if (!(await first.isVisible())) await page.locator('button[aria-expanded]').first().click();
      await first.click();
      await page.getByRole('heading', { name: '근거' }).first().waitFor();
      await page
        .getByRole('button', { name: /다시 분석/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    });
    await studio.shoot(page, 'zero-watchlist', () => page.goto('/favorite'));
    await studio.shoot(page, 'zero-accumulation-start', () => page.goto('/mjb?q=005930'));
    await studio.shoot(page, 'zero-accumulation-days', async () => {
      await page.goto('/mjb?q=005930');
      const row = page.getByRole('row').filter({ has: page.getByText('삼성전자', { exact: true }) });
      await row.hover();
      await row.getByRole('button', { name: /매집비 구하기/ }).click();
      await page.getByRole('button', { name: '1개월' }).click();
    });
    await studio.shoot(page, 'zero-accumulation-refused', async () => {
      await page.goto('/mjb?q=005930');
      const row = page.getByRole('row').filter({ has: page.getByText('삼성전자', { exact: true }) });
      await row.hover();
      await row.getByRole('button', { name: /매집비 구하기/ }).click();
      const calendar = page.getByRole('dialog', { name: '검색 날짜 설정' });
      await calendar.getByRole('button', { name: '1개월' }).click();
      await calendar.getByRole('button', { name: /매집비 구하기/ }).click();
      await expect(page.getByText(/크레딧이/).first()).toBeVisible();
    });
    await studio.shoot(page, 'zero-accumulation-result', async () => {
      await page.goto('/mjb-search');
      await page.locator('button[aria-expanded]').first().click();
      await page
        .getByRole('link', { name: /매집비 자세히/ })
        .first()
        .click();
      await page.getByRole('region', { name: '날마다 이렇게 쌓였어요' }).waitFor();
    });
    await studio.shoot(page, 'zero-accumulation-watchlist', () => page.goto('/mjb-favorite'));
    await studio.shoot(page, 'zero-stock', () => page.goto('/stock/005930'));
    await studio.shoot(page, 'zero-subscribe', () => page.goto('/subscribe'));
    await studio.shoot(page, 'zero-mypage', () => page.goto('/mypage'));
  } finally {
    await studio.dispose();
  }
}
