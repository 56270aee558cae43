import { expect } from '@playwright/test';
import { test } from './test.ts';

test.use({ settings: { ADMIN_PASSWORD: 'printed4at4start', ADMIN_PASSWORD_GENERATED: 'true', READER_EVERY: '0' } });

test('an admin whose password was printed sees nothing but its change, and everything after it', async ({
  page,
  product,
}) => {
  await page.goto('/login');
  await page.getByLabel('이메일', { exact: true }).fill(product.adminEmail);
  await page.getByLabel('비밀번호', { exact: true }).fill('printed4at4start');
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page.getByRole('heading', { name: '비밀번호를 바꿔주세요' })).toBeVisible();
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: '비밀번호를 바꿔주세요' })).toBeVisible();
  await page.getByLabel('현재 비밀번호').fill('printed4at4start');
  await page.getByLabel('새 비밀번호', { exact: true }).fill('another5horse');
  await page.getByLabel('새 비밀번호 확인').fill('another5horse');
  await page.getByRole('button', { name: '변경하기' }).click();
  await expect(page.getByRole('table', { name: '사용자 목록' })).toBeVisible();
});
