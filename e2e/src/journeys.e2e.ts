import { expect, type Page } from '@playwright/test';
import { type MovableClock, movableClock } from './movable-clock.ts';
import { test as base, signedIn } from './test.ts';

const DAY = 86_400;

const test = base.extend<object, { clock: MovableClock }>({
  clock: [
    // biome-ignore lint/correctness/noEmptyPattern: the form Playwright asks for
    async ({}, use) => {
      const clock = movableClock();
      await use(clock);
      clock.dispose();
    },
    { scope: 'worker' },
  ],
  settings: [async ({ clock }, use) => use(clock.settings), { scope: 'worker' }],
});

/** Moves the product's clock, and waits until its database connection, which then seems silent for long, has been heard of anew. */
async function moveClock(page: Page, clock: MovableClock, seconds: number): Promise<void> {
  clock.forward(seconds);
  const status = async () => (await page.request.get('/api/v1/users/me')).status();
  await expect.poll(status, { timeout: 30_000 }).not.toBe(503);
}

test('a withdrawn address cannot sign up, and can after 30 days', async ({ page, product, clock }) => {
  test.setTimeout(120_000);
  const member = await signedIn(page, product);
  await page.goto('/mypage');
  await page.getByRole('button', { name: '회원 탈퇴' }).click();
  await page.getByRole('button', { name: '탈퇴하기' }).click();
  await expect(page.getByText('회원 탈퇴가 완료되었습니다.')).toBeVisible();
  await page.waitForURL('**/login');

  const refused = async () => {
    await page.goto('/signup');
    await page.getByLabel('이메일', { exact: true }).fill(member.email);
    const answered = page.waitForResponse(/check-email/);
    await page.getByRole('button', { name: '중복확인' }).click();
    expect((await answered).status()).toBe(409);
    await expect(page.getByText('이미 사용 중인 이메일입니다.')).toBeVisible();
  };
  await refused();
  await moveClock(page, clock, 30 * DAY - 600);
  await refused();
  await moveClock(page, clock, 1_200);
  await page.goto('/signup');
  await page.getByLabel('이메일', { exact: true }).fill(member.email);
  await page.getByRole('button', { name: '중복확인' }).click();
  await page.getByRole('button', { name: '코드 전송' }).click();
  await expect(page.getByText('이메일 인증 번호를 전송했습니다.')).toBeVisible();
});
