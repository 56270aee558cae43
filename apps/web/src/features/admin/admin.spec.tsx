import type { AdminSummary, AdminUser, AuditEntry } from '@gaemi/contracts/admin';
import type { AdminObjection } from '@gaemi/contracts/objections';
import type { AdminPlanRequest } from '@gaemi/contracts/plans';
import { addMonths, seoulDay } from '@gaemi/domain/seoul-time';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { member, managedMember as user } from '../../../testing/members.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { refusal, type StubApi, type StubCall, startStubApi } from '../../../testing/stub-api.ts';

const entry: AuditEntry = {
  _id: '2'.repeat(24),
  action: 'grade',
  admin: { _id: '3'.repeat(24), user_email: 'admin@example.com' },
  user: { _id: user._id, user_email: null },
  before: { grade: 'new', expired_at: null, credit: 320, paid: 0 },
  after: { grade: 'pro', expired_at: '2027-03-31T14:59:59.999Z', credit: 320, paid: 20_000 },
  objection: null,
  created_at: '2026-11-21T03:04:05.000Z',
  request_id: 'req-12345678',
};

const buildPage = (items: unknown[]) => ({ body: { items, page: 1, size: 5, total: items.length, pages: 1 } });
const usersOf = (items: AdminUser[]) => {
  const { body } = buildPage(items);
  const counts = { all: items.length, paid: 0, expiring: 0, expired: 0, unpaid: 0 };
  return { body: { ...body, totals: { members: items.length, credit: 320, paid: 0, counts } } };
};
/** Answers the list of members; nobody's plan ends soon. */
const listed =
  (items: AdminUser[]) =>
  ({ query }: StubCall) =>
    usersOf(query.get('filter') === 'expiring' ? [] : items);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const open = () => press(/이도윤/);

const asked: AdminPlanRequest = {
  _id: '5'.repeat(24),
  grade: 'pro',
  payer: '박상회',
  paid: true,
  state: 'open',
  created_at: '2026-11-20T12:04:00.000Z',
  decided_at: null,
  reason: null,
  granted: null,
  user: {
    _id: user._id,
    user_name: user.user_name,
    user_email: user.user_email,
    grade: 'new',
    expired_at: null,
    credit: 320,
  },
};
const planSettings = {
  plans: [{ grade: 'pro', price: 20_000, credits: 800 }],
  payment: { account: null, hours: null, contact: null },
};
let planRequests: AdminPlanRequest[] = [];
let objections: AdminObjection[] = [];

const summary: AdminSummary = {
  plan_requests: { open: 3, oldest_at: new Date(Date.now() - 21.5 * 3_600_000).toISOString() },
  expiring: {
    within_days: 14,
    total: 5,
    by_grade: [
      { grade: 'pro', count: 3 },
      { grade: 'premium', count: 2 },
    ],
  },
  members: { total: 1_284, joined_this_week: 37 },
  paid: { this_month: 3_420_000, payments: 148, last_month: 3_105_000 },
  analyses_today: { accepted: 212, failed: 3 },
  objections: { open: 1 },
};
const objection: AdminObjection = {
  _id: '6'.repeat(24),
  stock_code: '005930',
  stock_name: '삼성전자',
  kind: 'other_company',
  side: 'good',
  state: 'open',
  sentence: '로봇 자회사가 4050억원을 투자받았어요.',
  type: 'governance',
  day: '2026-11-19',
  articles: [
    {
      link: 'https://news.example.com/1',
      title: '로봇 자회사 임원',
      publisher: '마켓데일리',
      published_at: '2026-11-19T03:00:00.000Z',
    },
  ],
  reports: 4,
  created_at: '2026-11-20T03:00:00.000Z',
  decided_at: null,
};

describe('admin', () => {
  let api: StubApi;
  const keys = () =>
    api.calls.filter(({ method }) => method === 'PATCH').map(({ headers }) => headers['idempotency-key']);
  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.reset();
    api.on(/GET users\/me/, () => ({ body: member({ is_admin: true }) }));
    api.on(/GET admin\/users/, listed([user]));
    api.on(/GET admin\/summary/, () => ({ body: summary }));
    api.on(/GET admin\/objections/, () => buildPage(objections));
    objections = [];
    api.on(/GET admin\/load/, () => ({ body: { items: [] } }));
    api.on(/GET admin\/browser-errors/, () => buildPage([]));
    api.on(/GET admin\/audit/, () => buildPage([entry]));
    api.on(/GET admin\/plan-requests/, () => buildPage(planRequests));
    planRequests = [];
    api.on(/PATCH admin/, () => ({ body: user }));
    api.on(/GET admin\/judge-versions/, () => ({ body: { rows: 0, items: [] } }));
    api.on(/GET admin\/sources/, () => ({ body: { checked_at: null, items: [] } }));
    renderApp('/admin');
  });

  it('lists members, those without an end as 등급 없음, and searches by name or address', async () => {
    const cells = within(await screen.findByRole('table', { name: '사용자 목록' })).getAllByRole('cell');
    expect(cells[3]?.textContent).toContain('등급 없음');
    await userEvent.type(screen.getByPlaceholderText('이름 또는 이메일'), 'doyoon{Enter}');
    await waitFor(() =>
      expect(api.calls.findLast(({ path }) => path === 'admin/users')?.query.toString()).toBe(
        'search=doyoon&page=1&size=5',
      ),
    );
    expect(await screen.findByText('"doyoon" 검색 결과 1명')).toBeTruthy();
  });

  it('begins with five figures, of which the first three lead to their parts', async () => {
    const figures = within(await screen.findByRole('region', { name: '요약' }));
    expect(await figures.findByText('3,420,000원')).toBeTruthy();
    const links = figures.getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['/admin#requests', '기다리는 신청 3 가장 오래된 것 21시간'],
      ['/admin#expiring', '14일 안에 만료 5 PRO 3 · PREMIUM 2'],
      ['/admin#members', '회원 1,284 7일 동안 +37'],
    ]);
    expect(figures.getByText('오류 3 (모두 환불)')).toBeTruthy();
  });

  it('sorts and divides the members, and sums all that were found', async () => {
    const table = within(await screen.findByRole('table', { name: '사용자 목록' }));
    expect(table.getByRole('row', { name: /찾은 회원 1명 합계/ }).textContent).toContain('320');
    const asked = () => api.calls.findLast(({ path }) => path === 'admin/users')?.query.toString();
    await press('만료');
    await waitFor(() => expect(asked()).toBe('sort=expiry&page=1&size=5'));
    expect(table.getByRole('columnheader', { name: '만료' }).getAttribute('aria-sort')).toBe('ascending');
    await press('미결제0');
    await waitFor(() => expect(asked()).toBe('sort=expiry&filter=unpaid&page=1&size=5'));
    await press('만료');
    await waitFor(() => expect(asked()).toBe('filter=unpaid&page=1&size=5'));
  });

  it.each([
    ['이 종목에서 빼기', 'uphold', '이의를 인정했어요.'],
    ['그대로', 'dismiss', '판단을 그대로 두었어요.'],
  ])('decides an objection: %s', async (name, path, toast) => {
    cleanup();
    objections = [objection];
    api.on(/POST admin\/objections/, () => {
      objections = [];
      return { body: { ...objection, state: 'upheld', decided_at: objection.created_at } };
    });
    renderApp('/admin?tab=objections');
    const queue = within(await screen.findByRole('region', { name: '이의' }));
    expect(await queue.findByText('“로봇 자회사가 4,050억 원을 투자받았어요.”')).toBeTruthy();
    expect(queue.getByText(/신고 4명/)).toBeTruthy();
    await press(new RegExp(`^삼성전자.*${name}$`));
    expect(await screen.findByText(toast)).toBeTruthy();
    expect(await queue.findByText('기다리는 이의가 없어요.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tabpanel')));
    expect(api.calls.filter(({ method }) => method === 'POST')).toMatchObject([
      { path: `admin/objections/${objection._id}/${path}` },
    ]);
  });

  it('says that requests for plans, and what a plan includes, could not be loaded', async () => {
    cleanup();
    planRequests = [asked];
    api.on(/GET admin\/plan-requests/, () => refusal(403, 'UNKNOWN', ''));
    api.on(/GET plans/, () => refusal(403, 'UNKNOWN', ''));
    renderApp('/admin');
    expect(await screen.findByText('요금제 신청을 불러오지 못했어요.')).toBeTruthy();
    api.on(/GET admin\/plan-requests/, () => buildPage(planRequests));
    for (const again of screen.getAllByRole('button', { name: '다시 시도' })) await userEvent.click(again);
    await press(/승인/);
    const dialog = within(await screen.findByRole('dialog', { name: /신청 승인$/ }));
    expect(await dialog.findByText('요금제 정보를 불러오지 못했어요.')).toBeTruthy();
  });

  it('says that the figures and the plans that end soon could not be loaded, and tries again', async () => {
    cleanup();
    const failed = () => refusal(403, 'UNKNOWN', '');
    api.on(/GET admin\/summary/, failed);
    api.on(/GET admin\/users/, ({ query }) => (query.get('filter') === 'expiring' ? failed() : usersOf([user])));
    renderApp('/admin');
    const titles = ['요약을 불러오지 못했어요.', '곧 만료되는 요금제를 불러오지 못했어요.'];
    for (const title of titles) expect(await screen.findByText(title)).toBeTruthy();
    api.on(/GET admin\/summary/, () => ({ body: summary }));
    api.on(/GET admin\/users/, listed([user]));
    for (const again of screen.getAllByRole('button', { name: '다시 시도' })) await userEvent.click(again);
    expect(await screen.findByText('14일 안에 만료')).toBeTruthy();
    expect(await screen.findByText('곧 만료되는 요금제가 없어요.')).toBeTruthy();
  });

  it('approves a request with what was asked for and what the plan includes, in one step', async () => {
    cleanup();
    planRequests = [asked];
    api.on(/GET plans/, () => ({ body: planSettings }));
    api.on(/POST admin\/plan-requests/, () => ({ body: user }));
    renderApp('/admin');
    expect(await screen.findByText('이름이 달라요')).toBeTruthy();
    await press(/승인/);
    expect(await screen.findByText('지금 320 → 승인 후 1,120')).toBeTruthy();
    await press('확인');
    expect(await screen.findByText('신청을 승인했습니다.')).toBeTruthy();
    expect(api.calls.find(({ method }) => method === 'POST')).toMatchObject({
      path: `admin/plan-requests/${asked._id}/approve`,
      body: { grade: 'pro', expired_at: addMonths(seoulDay(new Date()), 1), credit: 800, paid: 20_000 },
    });
  });

  it('declines a request with a reason, which is asked for', async () => {
    cleanup();
    planRequests = [asked];
    api.on(/POST admin\/plan-requests/, () => ({ status: 204 }));
    renderApp('/admin');
    await press(/반려/);
    await press('확인');
    expect(await screen.findByText('반려 사유를 입력해주세요.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('반려 사유'), '입금이 확인되지 않았어요.');
    await press('확인');
    expect(await screen.findByText('신청을 반려했습니다.')).toBeTruthy();
    expect(api.calls.find(({ method }) => method === 'POST')).toMatchObject({
      path: `admin/plan-requests/${asked._id}/reject`,
      body: { reason: '입금이 확인되지 않았어요.' },
    });
  });

  it('says when nobody fits, and tries again where the list could not be loaded', async () => {
    await screen.findByRole('table', { name: '사용자 목록' });
    const refused = refusal(400, 'VALIDATION_FAILED', '입력한 내용을 확인해주세요.');
    api.on(/GET admin\/users/, ({ query }) => (query.has('search') ? refused : usersOf([])));
    await userEvent.type(screen.getByPlaceholderText('이름 또는 이메일'), 'x{Enter}');
    expect(await screen.findByText('사용자 목록을 불러오지 못했어요.')).toBeTruthy();
    api.on(/GET admin\/users/, listed([]));
    await press('다시 시도');
    expect(await screen.findByText('검색 결과가 없습니다.')).toBeTruthy();
  });

  it('says of a search neither the number nor the emptiness of the one before', async () => {
    const box = await screen.findByPlaceholderText('이름 또는 이메일');
    expect(await screen.findByText('전체 1명')).toBeTruthy();
    let answer = Promise.withResolvers<ReturnType<typeof usersOf>>();
    api.on(/GET admin\/users/, () => answer.promise);
    await userEvent.type(box, 'x{Enter}');
    expect(await screen.findByText('"x" 검색 결과')).toBeTruthy();
    answer.resolve(usersOf([]));
    expect(await screen.findByText('검색 결과가 없습니다.')).toBeTruthy();
    answer = Promise.withResolvers();
    await userEvent.type(box, 'y{Enter}');
    expect(await screen.findByRole('status', { name: '사용자 목록을 불러오는 중' })).toBeTruthy();
    expect(screen.queryByText('검색 결과가 없습니다.')).toBeNull();
    answer.resolve(usersOf([user, { ...user, _id: '4'.repeat(24) }]));
    expect(await screen.findByText('"xy" 검색 결과 2명')).toBeTruthy();
  });

  it('names a missing grade and day under their fields, and sends the chosen day as yyyy-MM-dd', async () => {
    await open();
    await press('확인');
    expect(await screen.findByText('등급을 선택해주세요.')).toBeTruthy();
    expect(screen.getByText('만료일을 선택해주세요.')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'PRO' }));
    await press(/^만료일/);
    await press('다음 달로 이동');
    const day = `${addMonths(seoulDay(new Date()), 1).slice(0, 8)}10`;
    await press(/월\s?10\s?일/);
    expect(screen.getByRole('button', { name: `만료일 ${day}` })).toBe(document.activeElement);
    await userEvent.type(screen.getByLabelText('구독 결제 금액'), '2만0,000원');
    expect(screen.getByLabelText<HTMLInputElement>('구독 결제 금액').value).toBe('20,000');
    await press('확인');
    expect(await screen.findByText('등급 변경에 성공했습니다.')).toBeTruthy();
    expect(api.calls.find(({ method }) => method === 'PATCH')).toMatchObject({
      path: `admin/users-grade/${user._id}`,
      body: { grade: 'pro', expired_at: day, subscription_paid: 20_000 },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('adds credit as numbers and says what the balance becomes', async () => {
    await open();
    await userEvent.click(await screen.findByRole('tab', { name: '크레딧 추가' }));
    await press('확인');
    expect(await screen.findByText('결제 금액이나 크레딧을 입력해주세요.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('결제 금액'), '10000');
    await userEvent.type(screen.getByLabelText('추가할 크레딧'), '1000');
    expect(await screen.findByText('지금 320 → 추가 후 1,320')).toBeTruthy();
    await press('확인');
    expect(await screen.findByText('크레딧 변경에 성공했습니다.')).toBeTruthy();
    expect(api.calls.find(({ method }) => method === 'PATCH')).toMatchObject({
      path: `admin/users-credit/${user._id}`,
      body: { paid: 10_000, credit: 1_000 },
    });
  });

  it('refuses more than 10,000,000 under the field and shows in the window what the server refuses', async () => {
    await open();
    await userEvent.click(await screen.findByRole('tab', { name: '크레딧 추가' }));
    screen.getByLabelText('추가할 크레딧').focus();
    await userEvent.paste('12,345,678,901,234');
    await press('확인');
    expect(await screen.findByText('0부터 10,000,000까지의 정수로 입력해주세요.')).toBeTruthy();
    expect(keys()).toEqual([]);
    api.on(/PATCH admin/, () => refusal(404, 'USER_NOT_FOUND', '회원을 찾을 수 없습니다.'));
    await userEvent.clear(screen.getByLabelText('추가할 크레딧'));
    await userEvent.type(screen.getByLabelText('추가할 크레딧'), '5');
    await press('확인');
    expect(await within(screen.getByRole('dialog')).findByText('회원을 찾을 수 없습니다.')).toBeTruthy();
    // Sent again from the same window it is the same change; from another window it is another one.
    await press('확인');
    await waitFor(() => expect(keys()).toHaveLength(2));
    await press('취소');
    await open();
    await userEvent.click(await screen.findByRole('tab', { name: '크레딧 추가' }));
    await userEvent.type(screen.getByLabelText('추가할 크레딧'), '5');
    await press('확인');
    await waitFor(() => expect(keys()).toHaveLength(3));
    expect(keys()[1]).toBe(keys()[0]);
    expect(keys()[2]).not.toBe(keys()[0]);
    expect(keys()[0]).toMatch(/^[\w-]{8,64}$/);
  });

  it('keeps what is typed and its key while the other tab is looked at: a lost answer is asked for again', async () => {
    await open();
    const credit = async () => userEvent.click(await screen.findByRole('tab', { name: '크레딧 추가' }));
    await credit();
    await userEvent.type(screen.getByLabelText('추가할 크레딧'), '1000');
    api.on(/PATCH admin/, () => ({ status: 503 }));
    await press('확인');
    await waitFor(() => expect(keys()).toHaveLength(1));
    await userEvent.click(await screen.findByRole('tab', { name: '등급 수정' }));
    expect(screen.queryByRole('textbox', { name: '추가할 크레딧' })).toBeNull();
    await credit();
    expect(screen.getByLabelText<HTMLInputElement>('추가할 크레딧').value).toBe('1,000');
    api.on(/PATCH admin/, () => ({ body: user }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(keys().length).toBeGreaterThan(1);
    expect(new Set(keys()).size).toBe(1);
  });

  it('stays open while a change is under way, so that its refusal is seen', async () => {
    const answer = Promise.withResolvers<void>();
    api.on(/PATCH admin/, async () => {
      await answer.promise;
      return refusal(404, 'USER_NOT_FOUND', '회원을 찾을 수 없습니다.');
    });
    await open();
    await userEvent.click(await screen.findByRole('tab', { name: '크레딧 추가' }));
    await userEvent.type(screen.getByLabelText('추가할 크레딧'), '5');
    await press('확인');
    await waitFor(() => expect(keys()).toHaveLength(1));
    const dialog = screen.getByRole('dialog');
    await press('취소');
    await press('닫기');
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false);
    // Nor by the other form, which sends nothing meanwhile either.
    await userEvent.click(screen.getByRole('tab', { name: '등급 수정' }));
    await press('취소');
    await press('확인');
    await userEvent.click(screen.getByRole('tab', { name: '크레딧 추가' }));
    answer.resolve();
    expect(await within(dialog).findByText('회원을 찾을 수 없습니다.')).toBeTruthy();
    expect(within(dialog).queryByText('등급을 선택해주세요.')).toBeNull();
    expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(true);
    await press('취소');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the trail: who, whom, what before and after, when and in which request', async () => {
    await userEvent.click(await screen.findByRole('tab', { name: '변경 기록' }));
    const trail = await screen.findByRole('region', { name: '변경 기록' });
    const text = (await within(trail).findByText(/req-12345678/)).closest('tr')?.textContent ?? '';
    for (const part of ['admin@example.com', '탈퇴한 회원', 'PRO', '2027-03-31', '20,000원', '12:04'])
      expect(text).toContain(part);
    expect(text).not.toContain('320');
  });
});
