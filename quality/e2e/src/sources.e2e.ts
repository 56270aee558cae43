import { expect } from '@playwright/test';
import { loggedIn, test } from './test.ts';

test('an admin has the sources checked by a worker, and reads each line on a phone and a wide screen', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await loggedIn(page, { email: product.adminEmail, password: product.adminPassword });
  await page.goto('/admin?tab=sources');
  const section = page.getByRole('region', { name: '데이터 출처' });
  await section.getByRole('button', { name: '다시 확인' }).click();
  await expect(section.getByText(/^마지막 확인 \d{4}\.\d\d\.\d\d \d\d:\d\d$/)).toBeVisible({ timeout: 30_000 });
  const lines = section.getByRole('listitem');
  await expect(lines.filter({ hasText: '메일 서버' })).toContainText('정상');
  await expect(lines.filter({ hasText: 'DART 공시' })).toContainText('DART_API_KEY is not set');
  for (const width of [390, 1_280]) {
    await page.setViewportSize({ width, height: 844 });
    await section.scrollIntoViewIfNeeded();
    await expect(lines.last()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
