import { expect, type Page } from '@playwright/test';
import { analysed, startAnalysis } from './analyses.ts';
import { expectNoFindings } from './looks.ts';
import { type MovableClock, movableClock } from './movable-clock.ts';
import { balance, test as base, logIn, type NewMember, signedIn } from './test.ts';

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

/** Opens the window of one member on the admin screen. */
async function edit(page: Page, { email }: NewMember) {
  await page.goto('/admin');
  await page.getByPlaceholder('이름 또는 이메일').fill(email);
  await page.keyboard.press('Enter');
  await page.getByRole('row').filter({ hasText: email }).getByRole('button').click();
  return page.getByRole('dialog', { name: '사용자 정보 수정' });
}

test('an empty account gets credit and premium, keeps everything over a restart, and ends as basic', async ({
  page,
  product,
  startedProduct,
  clock,
  browser,
}) => {
  test.setTimeout(300_000);
  const member = await signedIn(page, product);
  await analysed(page, ['삼성전자', 'SK하이닉스', '한화', '카카오', '현대차']);
  await startAnalysis(page, '005930');
  await expect(page.getByText('크레딧이 부족합니다.').first()).toBeVisible();
  const sheet = page.getByRole('dialog', { name: '크레딧이 20 모자라요' });
  await expect(sheet.getByRole('link', { name: '요금제 보기' })).toBeVisible();
  await expectNoFindings(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('link', { name: '요금제에서 신청하기' })).toHaveAttribute('href', '/subscribe');
  await expect(balance(page)).toHaveText(/크레딧 0$/);

  const office = await browser.newPage({ baseURL: product.url, locale: 'ko-KR', timezoneId: 'Asia/Seoul' });
  await logIn(office, { email: product.adminEmail, password: product.adminPassword });
  let dialog = await edit(office, member);
  await dialog.getByRole('tab', { name: '크레딧 추가' }).click();
  await dialog.getByLabel('추가할 크레딧').fill('50');
  await dialog.getByRole('button', { name: '확인' }).click();
  await expect(office.getByText('크레딧 변경에 성공했습니다.')).toBeVisible();
  dialog = await edit(office, member);
  await dialog.getByText('PREMIUM').click();
  await dialog.getByRole('button', { name: '만료일' }).click();
  // The calendar opens at the end of the grade so far, 30 days ahead: in this month still on the first of a long one. The new grade
  // ends today.
  const previous = dialog.getByRole('button', { name: '이전 달로 이동' });
  await expect(previous).toBeVisible();
  const today = dialog.getByRole('button', { name: /오늘/ });
  if ((await today.count()) === 0) await previous.click();
  await today.click();
  await dialog.getByRole('button', { name: '확인' }).click();
  await expect(office.getByText('등급 변경에 성공했습니다.')).toBeVisible();
  await office.close();

  // The same session, without a new log-in.
  await startAnalysis(page, '005930');
  await expect(page.getByRole('heading', { name: '근거' }).first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('PREMIUM').first()).toBeVisible();
  await expect(balance(page)).toHaveText(/크레딧 20$/);
  await page.goto('/mypage');
  await expect(page.getByRole('main').getByText('PREMIUM', { exact: true })).toBeVisible();

  // Member, session, analyses and balance.
  await page.goto('about:blank');
  await startedProduct?.restart();
  const kept = await page.request.get('/api/v1/combined-news-result');
  expect(await kept.json()).toMatchObject({
    total: 6,
    items: [{ stock_name: '삼성전자', data_source: 'sample' }, {}, {}],
  });
  const me = await page.request.get('/api/v1/users/me');
  expect(await me.json()).toMatchObject({ credit: 20, grade: 'premium' });

  // The browser's clock goes with the product's; nothing is clicked or loaded anew.
  await page.clock.install();
  await page.goto('/mypage');
  await expect(page.getByRole('main').getByText('PREMIUM', { exact: true })).toBeVisible();
  await moveClock(page, clock, DAY);
  await page.clock.fastForward(DAY * 1000);
  await expect(page.getByRole('main').getByText('BASIC', { exact: true })).toBeVisible();
  const post = (tier: string) =>
    page.request.post(`/api/v1/${tier}-good-news-sqs`, {
      data: { request_id: `after-expiry-${tier}`, stock_name: '삼성전자' },
    });
  expect((await post('premium')).status()).toBe(403);
  expect((await post('basic')).status()).toBe(202);
});

test('a withdrawn address cannot sign up, and can after 30 days', { tag: '@full' }, async ({
  page,
  product,
  clock,
}) => {
  test.setTimeout(300_000);
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
