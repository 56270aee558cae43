import { expect } from '@playwright/test';
import { signedIn, test } from './test.ts';

test.describe('who may see what', () => {
  test('/ and unknown paths show the log-in screen; the pages of members ask for a log-in', async ({ page }) => {
    await page.goto('/');
    await page.waitForURL(/\/login(\?|$)/);
    await page.goto('/no-such-page');
    await expect(page.getByRole('button', { name: '로그인' })).toBeVisible();
    for (const path of [
      '/search',
      '/analysis',
      '/favorite',
      '/admin',
      '/mypage',
      '/mjb-search',
      '/mjb',
      '/mjb-favorite',
    ]) {
      await page.goto(path);
      await page.waitForURL(/\/login(\?|$)/);
    }
  });

  test('members are sent from /admin, an ended session leads to /login, a wrong password names neither field', async ({
    page,
    product,
  }) => {
    const member = await signedIn(page, product);
    await page.goto('/admin');
    await page.waitForURL('**/search');
    await expect(page.getByText('관리자 권한이 없습니다.')).toBeVisible();

    await page.goto('/analysis');
    await expect(page.getByText('분석할 종목 검색')).toBeVisible();
    // The screen's own calls are answered: only the search finds the session ended.
    await page.waitForLoadState('networkidle');
    await page.context().clearCookies();
    await page.getByPlaceholder('종목명 또는 종목코드 (예:삼성전자, 005930)').fill('삼성전자');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/login(\?|$)/);
    const kept = await page.evaluate(() => ['username', 'credit', 'isAdmin'].map((key) => localStorage.getItem(key)));
    expect(kept).toEqual([null, null, null]);

    for (const credentials of [
      { ...member, password: 'wrong4wrong4wrong' },
      { ...member, email: 'nobody@gaemilens.example' },
    ]) {
      await page.goto('/login');
      await page.getByLabel('이메일', { exact: true }).fill(credentials.email);
      await page.getByLabel('비밀번호', { exact: true }).fill(credentials.password);
      await page.getByRole('button', { name: '로그인' }).click();
      await expect(page.getByText('이메일 또는 비밀번호가 올바르지 않습니다.').first()).toBeVisible();
    }
  });
});
