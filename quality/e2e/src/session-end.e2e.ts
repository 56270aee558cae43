import { expect, type Page } from '@playwright/test';
import { watched } from './analyses.ts';
import { newMember, signedIn, test } from './test.ts';

const stocks = { '005930': '삼성전자', '000660': 'SK하이닉스' };
const kept = (page: Page) =>
  page.evaluate(() => ['username', 'credit', 'isAdmin'].map((key) => localStorage.getItem(key)));
const sheetOf = (page: Page) => page.getByRole('dialog', { name: '다시 로그인해 주세요' });

/** Logs in through the sheet. */
async function logInAgain(page: Page, { email, password }: { email?: string; password: string }): Promise<void> {
  if (email !== undefined) await sheetOf(page).getByLabel('이메일', { exact: true }).fill(email);
  await sheetOf(page).getByLabel('비밀번호', { exact: true }).fill(password);
  await sheetOf(page).getByRole('button', { name: '로그인' }).click();
  await expect(sheetOf(page)).toHaveCount(0);
}

test.describe('a session that ends under a screen', () => {
  test('opens a sheet with the e-mail filled in; after the log-in the change is made and the text is there', async ({
    page,
    product,
  }) => {
    const member = await signedIn(page, product);
    await page.goto('/mypage');
    await page.getByRole('button', { name: '비밀번호 변경' }).click();
    const form = page.getByRole('dialog', { name: '비밀번호 변경' });
    await form.getByLabel('현재 비밀번호').fill(member.password);
    await form.getByLabel('새 비밀번호', { exact: true }).fill('another5horse');
    await form.getByLabel('새 비밀번호 확인').fill('another5horse');
    await page.context().clearCookies();
    await form.getByRole('button', { name: '변경하기' }).click();
    await expect(sheetOf(page)).toContainText('로그인하면 내 정보로 돌아가요.');
    await expect(sheetOf(page).getByLabel('이메일', { exact: true })).toHaveValue(member.email);
    await expect(sheetOf(page).getByLabel('비밀번호', { exact: true })).toBeFocused();
    await expect(form.getByLabel('새 비밀번호', { exact: true })).toHaveValue('another5horse');
    expect(await kept(page)).toEqual([null, null, null]);
    // The browser lets a window refuse the first Esc only.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await logInAgain(page, member);
    await expect(page.getByText('비밀번호 변경을 완료했습니다.')).toBeVisible();
    await expect(page).toHaveURL(/\/mypage$/);
    expect((await kept(page))[0]).toBe(member.name);
  });

  test('나가기 leads to the log-in; another member starts at the beginning and sees nothing of the former', async ({
    page,
    product,
  }) => {
    const second = await signedIn(page, product, newMember('박민수'));
    await signedIn(page, product);
    await watched(page, stocks);
    await page.goto('/favorite');
    await expect(page.getByRole('link', { name: '삼성전자' })).toBeVisible();
    await page.context().clearCookies();
    await page.getByRole('button', { name: '삼성전자 관심 종목' }).click();
    await page.getByRole('button', { name: '삭제', exact: true }).click();
    await logInAgain(page, second);
    await page.waitForURL('**/select-service');
    await expect(page.getByRole('heading', { name: '박민수 님, 무엇을 살펴볼까요?' })).toBeVisible();
    await expect(page.getByText('김서연')).toHaveCount(0);

    await page.goto('/mypage');
    await expect(page.getByRole('button', { name: '회원 탈퇴' })).toBeVisible();
    // No other call may find the end first and open the sheet over the button.
    await page.waitForLoadState('networkidle');
    await page.context().clearCookies();
    await page.getByRole('button', { name: '회원 탈퇴' }).click();
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await sheetOf(page).getByRole('button', { name: '나가기' }).click();
    await page.waitForURL(/\/login$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
