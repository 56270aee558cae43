import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { loggedIn, type NewMember, newMember, signedIn, test } from './test.ts';

/** The admin screen, showing one member. */
async function findMember(page: Page, { email }: NewMember): Promise<void> {
  await page.goto('/admin');
  // What stands above the search moves it when it comes; a press meanwhile would miss the button.
  await expect(page.getByRole('region', { name: '곧 만료' }).locator('p, li').first()).toBeVisible();
  await page.getByPlaceholder('이름 또는 이메일').fill(email);
  await page.getByRole('button', { name: '검색' }).click();
  await expect(page.getByText(/검색 결과 1명/)).toBeVisible();
}

const row = (page: Page, { email }: NewMember) =>
  page.getByRole('table', { name: '사용자 목록' }).getByRole('row').filter({ hasText: email });
const editing = (page: Page) => page.getByRole('dialog', { name: '사용자 정보 수정' });

test.describe('admin', () => {
  let member: NewMember = newMember();
  test.beforeEach(async ({ page, product }) => {
    // With a name that nobody else has: other tests sign up members meanwhile.
    member = await signedIn(page, product, newMember(`김${randomUUID().slice(0, 8)}`));
    await loggedIn(page, { email: product.adminEmail, password: product.adminPassword });
    await findMember(page, member);
  });

  test('finds members by address and name, and opens and closes 사용자 정보 수정 above and below 768 px', async ({
    page,
  }) => {
    const cells = row(page, member).getByRole('cell');
    await expect(cells.nth(0)).toHaveText(member.name);
    await expect(cells.nth(1)).toHaveText(member.email);
    await expect(cells.nth(2)).toHaveText('NEW');
    await expect(cells.nth(3)).toContainText(/\d{4}-\d{2}-\d{2}/);
    await expect(cells.nth(4)).toContainText('100');
    await page.getByPlaceholder('이름 또는 이메일').fill(member.name);
    await page.keyboard.press('Enter');
    await expect(row(page, member)).toBeVisible();
    await page.getByPlaceholder('이름 또는 이메일').fill('없는사람');
    await page.keyboard.press('Enter');
    await expect(page.getByText('검색 결과가 없습니다.')).toBeVisible();

    await findMember(page, member);
    const long = row(page, member).getByText('사용자 정보 수정', { exact: true });
    const short = row(page, member).getByText('수정', { exact: true });
    await page.setViewportSize({ width: 769, height: 900 });
    await expect(long).toBeVisible();
    await expect(short).toBeHidden();
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(long).toBeHidden();
    await expect(short).toBeVisible();

    // The focus goes back to its button.
    const button = row(page, member).getByRole('button');
    for (const close of [
      () => editing(page).getByRole('button', { name: '취소' }).click(),
      () => editing(page).getByRole('button', { name: '닫기' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(editing(page)).toBeVisible();
      await close();
      await expect(editing(page)).toHaveCount(0);
      await expect(button).toBeFocused();
    }

    // The menu of an admin.
    await page.setViewportSize({ width: 1280, height: 900 });
    const menu = page.getByRole('navigation');
    await page.goto('/analysis');
    await expect(menu.getByText('관리자')).toBeVisible();
    await expect(menu.getByText('소개')).toHaveCount(0);
  });

  test('a grade without a choice or a day is named under its field; then 등급 변경에 성공했습니다.', async ({
    page,
  }) => {
    await row(page, member).getByRole('button').click();
    const dialog = editing(page);
    await expect(dialog.getByText(member.email)).toBeVisible();
    await dialog.getByRole('button', { name: '확인' }).click();
    await expect(dialog.getByText('등급을 선택해주세요.')).toBeVisible();

    await dialog.getByText('PREMIUM').click();
    await dialog.getByRole('button', { name: '만료일' }).click();
    await dialog.getByRole('button', { name: '다음 달로 이동' }).click();
    // Esc closes the calendar alone: the window stays, with what was chosen.
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('grid')).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: '만료일' })).toBeFocused();
    await expect(dialog.getByRole('radio', { name: 'PREMIUM' })).toBeChecked();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: '다음 달로 이동' }).click();
    await dialog.getByRole('button', { name: /월\s?15\s?일/ }).click();
    await expect(dialog.getByRole('button', { name: /만료일 \d{4}-\d{2}-15/ })).toBeFocused();
    await dialog.getByLabel('구독 결제 금액').pressSequentially('3a5,0x00');
    await expect(dialog.getByLabel('구독 결제 금액')).toHaveValue('35,000');

    const sent = page.waitForRequest(/users-grade/);
    await dialog.getByRole('button', { name: '확인' }).click();
    expect((await sent).postDataJSON()).toEqual({
      grade: 'premium',
      expired_at: expect.stringMatching(/^\d{4}-\d{2}-15$/),
      subscription_paid: 35_000,
    });
    await expect(page.getByText('등급 변경에 성공했습니다.')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(row(page, member)).toContainText('PREMIUM');
    await page.getByRole('tab', { name: '변경 기록' }).click();
    const entry = page.getByRole('region', { name: '변경 기록' }).getByRole('row').filter({ hasText: member.email });
    await expect(entry.first()).toContainText('등급 수정');
    await expect(entry.first()).toContainText(/결제 합계 0원.*35,000원/);
  });

  test('a sum of many members, wider than its column, stays on one line', async ({ page }) => {
    const sums = page.getByRole('row', { name: /^찾은 회원/ }).getByRole('cell');
    const countLines = (sum: Element) => {
      const range = document.createRange();
      sum.textContent = '123,456,789';
      range.selectNodeContents(sum);
      return range.getClientRects().length;
    };
    expect(await sums.nth(1).evaluate(countLines)).toBe(1);
  });

  test('credit is added: 크레딧 변경에 성공했습니다., in the table, the trail and the member’s log', async ({
    page,
  }) => {
    await row(page, member).getByRole('button').click();
    const dialog = editing(page);
    await dialog.getByRole('tab', { name: '크레딧 추가' }).click();
    await dialog.getByRole('button', { name: '확인' }).click();
    await expect(dialog.getByText('결제 금액이나 크레딧을 입력해주세요.')).toBeVisible();
    await dialog.getByLabel('결제 금액', { exact: true }).fill('10000');
    await dialog.getByLabel('추가할 크레딧').fill('1200');
    await expect(dialog.getByLabel('추가할 크레딧')).toHaveValue('1,200');
    await expect(dialog.getByText('지금 100 → 추가 후 1,300')).toBeVisible();
    await dialog.getByRole('button', { name: '확인' }).click();
    await expect(page.getByText('크레딧 변경에 성공했습니다.')).toBeVisible();
    await expect(row(page, member)).toContainText('1,300');
    await page.getByRole('tab', { name: '변경 기록' }).click();
    const entry = page.getByRole('region', { name: '변경 기록' }).getByRole('row').filter({ hasText: member.email });
    await expect(entry.first()).toContainText(/크레딧 100.*1,300/);

    const { items } = await (await page.request.get(`/api/v1/admin/users?search=${member.email}`)).json();
    for (const credit of [1, 2, 3, 4, 5]) {
      const path = `/api/v1/admin/users-credit/${items[0]._id}`;
      expect((await page.request.patch(path, { data: { paid: 0, credit } })).status()).toBe(200);
    }
    await page.context().clearCookies();
    await loggedIn(page, member);
    await page.goto('/mypage');
    const log = page.getByRole('table', { name: '크레딧 사용 내역' }).locator('tbody tr');
    await expect(log).toHaveCount(5);
    await expect(log.first()).toContainText('관리자 지급');
    await expect(log.first()).toContainText('+5');
    await page.getByRole('button', { name: /^2\s?쪽$/ }).click();
    await expect(log.first()).toContainText('+1,200');
  });
});
