import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { signedIn, test } from './test.ts';

async function expectNoFindings(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.target.join(' ')) }))).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing, ${colorScheme}`, () => {
    // Without motion: a half-faded text has no contrast of its own.
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of ['/login', '/signup']) {
      test(path, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoFindings(page);
        await expectNoSidewaysScroll(page);
      });
    }

    test('the pages of a member, and the result of an analysis', async ({ page, product }) => {
      await signedIn(page, product);
      for (const path of ['/select-service', '/mypage', '/analysis']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await expectNoFindings(page);
        await expectNoSidewaysScroll(page);
      }
      await page.getByPlaceholder('종목명 또는 종목코드 (예:삼성전자, 005930)').fill('삼성전자');
      await page.keyboard.press('Enter');
      const row = page.getByRole('row').filter({ has: page.getByText('삼성전자', { exact: true }) });
      await expect(row).toBeVisible();
      await expectNoFindings(page);
      await row.hover();
      await row.getByRole('button', { name: /분석하기/ }).click();
      await expect(page.getByText('삼성전자 분석중입니다')).toBeVisible();
      await expectNoFindings(page);
      await expect(page.getByRole('heading', { name: '근거' })).toBeVisible({ timeout: 30_000 });
      await expectNoFindings(page);
      await expectNoSidewaysScroll(page);
    });
  });
}
