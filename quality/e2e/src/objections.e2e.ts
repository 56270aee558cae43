import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { analysed } from './analyses.ts';
import { logIn, type NewMember, signedIn, test } from './test.ts';

/** Of this test only: an upheld objection changes every later analysis of the stock. */
const NAME = '기아';

/** The newest result of the member, as the history shows it. */
async function newest(page: Page): Promise<{ _id: string; good_news_obj_id: string; bad_news_obj_id: string }> {
  const { items } = await (await page.request.get('/api/v1/combined-news-result')).json();
  return items[0];
}

const sideOf = async (page: Page, side: 'good' | 'bad') => {
  const record = await newest(page);
  return (await page.request.get(`/api/v1/${side}-news/${record[`${side}_news_obj_id`]}`)).json();
};

/** Opens the newest result out of the history. */
async function openNewest(page: Page): Promise<void> {
  await page.goto('/search');
  const card = page.getByRole('article').filter({ has: page.getByText(NAME, { exact: true }) });
  await card.locator('button[aria-expanded]').click();
  await card.getByRole('link', { name: '호재' }).click();
  await expect(page.getByRole('heading', { name: '근거' }).first()).toBeVisible();
}

const reason = (page: Page, eventId: string) => page.locator(`li[data-event="${eventId}"]`);

async function expectNoFindings(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))])).toEqual([]);
}

/** Admins of other tests change things meanwhile, so that the refund may stand on a later page of five. */
async function expectRefundInTrail(office: Page, email: string): Promise<void> {
  await office.getByRole('tab', { name: '변경 기록' }).click();
  const trail = office.getByRole('region', { name: '변경 기록' });
  const refund = trail.getByRole('row').filter({ hasText: '이의 인정 환불' }).filter({ hasText: email });
  const findPlace = async (): Promise<number> => {
    const { items } = await (await office.request.get('/api/v1/admin/audit?page=1&size=100')).json();
    return items.findIndex(
      ({ action, user }: { action: string; user: { user_email: string } | null }) =>
        action === 'objection_refund' && user?.user_email === email,
    );
  };
  await expect(async () => {
    await office.reload();
    const place = await findPlace();
    expect(place).not.toBe(-1);
    const number = Math.floor(place / 5) + 1;
    if (number > 1) await trail.getByRole('button', { name: new RegExp(`^${number}\\s?쪽$`) }).click();
    await expect(refund).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

test('a member reports a reason, an admin changes its side, credits come back, the next analysis has it', async ({
  page,
  product,
  browser,
}) => {
  test.slow();
  const member: NewMember = await signedIn(page, product);
  await analysed(page, [NAME]);
  const first = await newest(page);
  const before = await sideOf(page, 'good');
  const [reported] = before.reasons;

  await openNewest(page);
  const card = reason(page, reported.event_id);
  await card.getByRole('button', { name: /더 보기$/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: '다른 회사 기사예요' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expectNoFindings(page);
  await page.keyboard.press('Enter');
  await expect(card.getByRole('button', { name: '신고 취소' })).toBeVisible();
  // Whoever looks away takes nothing back any more.
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await expect(card.getByText(/알려 주신 근거예요/)).toBeVisible();
  await expect(card.getByRole('button', { name: /더 보기$/ })).toBeFocused();

  const office = await browser.newPage({ baseURL: product.url, locale: 'ko-KR', timezoneId: 'Asia/Seoul' });
  await logIn(office, { email: product.adminEmail, password: product.adminPassword });
  await office.goto('/admin?tab=objections');
  const queue = office.getByRole('region', { name: '이의' });
  // The screen groups the digits of amounts.
  const plain = (text: string | null) => text?.replace(/[\s,]/g, '');
  await expect.poll(async () => plain(await queue.textContent())).toContain(plain(`“${reported.text}”`));
  for (const width of [1280, 390]) {
    await office.setViewportSize({ width, height: 844 });
    await expect(office.getByRole('region', { name: '요약' }).getByText('오늘 분석')).toBeVisible();
    await expectNoFindings(office);
    expect(await office.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await queue.getByRole('button', { name: /방향 바꾸기$/ }).click();
  await expect(office.getByText('이의를 인정했어요.')).toBeVisible();
  await expect(queue.getByText('기다리는 이의가 없어요.')).toBeVisible();
  await expectRefundInTrail(office, member.email);
  await office.close();

  await page.goto('/mypage');
  const log = page.getByRole('table', { name: '크레딧 사용 내역' }).locator('tbody tr');
  await expect(log.first()).toContainText('이의 인정 환불');
  await expect(log.first()).toContainText('+20');

  await openNewest(page);
  await expect(reason(page, reported.event_id).getByText(/확인해 보니 방향이 반대였어요/)).toBeVisible();
  const old = await (await page.request.get(`/api/v1/good-news/${first.good_news_obj_id}`)).json();
  expect(old.total_score).toBe(before.total_score);

  await analysed(page, [NAME]);
  const [good, bad] = [await sideOf(page, 'good'), await sideOf(page, 'bad')];
  const listIds = (detail: { side: string; events: { event_id: string; side: string }[] }) =>
    detail.events.filter(({ side }) => side === detail.side).map(({ event_id }) => event_id);
  expect(listIds(good)).not.toContain(reported.event_id);
  expect(listIds(bad)).toContain(reported.event_id);
});
