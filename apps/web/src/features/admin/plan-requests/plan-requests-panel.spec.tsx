import type { AdminPlanRequest, PlanList } from '@gaemi/contracts/plans';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { managedMember, member } from '../../../../testing/members.ts';
import { renderWithin } from '../../../../testing/render-app.tsx';
import { type StubApi, startStubApi } from '../../../../testing/stub-api.ts';
import { SignedInMember } from '../../../shared/session/signed-in-member.ts';
import { PlanRequestsPanel } from './plan-requests-panel.tsx';

const { _id, user_name, user_email, grade, expired_at, credit } = managedMember;
const request = (index: number): AdminPlanRequest => ({
  ...{ _id: String(index).padStart(24, '0'), grade: 'pro', payer: user_name, paid: true, state: 'open' },
  ...{ created_at: '2026-11-20T12:04:00.000Z', decided_at: null, reason: null, granted: null },
  user: { _id, user_name, user_email, grade, expired_at, credit },
});

let api: StubApi;
beforeAll(async () => {
  api = await startStubApi();
});
afterAll(() => api.close());
beforeEach(() => api.reset());
afterEach(() => vi.useRealTimers());

it.each([
  [20, '합계 400,000원'],
  [23, '먼저 온 20건 합계 400,000원'],
])('the sum of %d requests for plans is said to be that of the ones that are shown', async (total, said) => {
  const items = Array.from({ length: 20 }, (_, index) => request(index));
  api.on(/GET admin\/plan-requests/, () => ({ body: { items, page: 1, size: 20, total, pages: 2 } }));
  renderWithin(<PlanRequestsPanel />);
  expect(await screen.findByText(`${total}건`)).toBeTruthy();
  expect(screen.getByText(/합계/).textContent).toBe(said);
});

it.each([
  ['김 개미', '김개미', 0],
  ['김개미', '김개매', 1],
])('the sender %s of the member %s is another one: %d', async (payer, user_name, others) => {
  const item = request(0);
  const items = [{ ...item, payer, user: { ...item.user, user_name } }];
  api.on(/GET admin\/plan-requests/, () => ({ body: { items, page: 1, size: 20, total: 1, pages: 1 } }));
  renderWithin(<PlanRequestsPanel />);
  await screen.findByText(new RegExp(payer));
  expect(screen.queryAllByText('이름이 달라요')).toHaveLength(others);
});

it('requests beyond the first page are reached, however many before them wait for their money', async () => {
  let waiting = Array.from({ length: 21 }, (_, index) => request(index));
  api.on(/GET admin\/plan-requests/, ({ query }) => {
    const page = Number(query.get('page'));
    const items = waiting.slice((page - 1) * 20, page * 20);
    return { body: { items, page, size: 20, total: waiting.length, pages: Math.ceil(waiting.length / 20) } };
  });
  api.on(/POST admin\/plan-requests/, () => {
    waiting = waiting.slice(0, 20);
    return { status: 204 };
  });
  renderWithin(
    <SignedInMember value={member({ is_admin: true })}>
      <PlanRequestsPanel />
    </SignedInMember>,
  );
  await screen.findByText('먼저 온 20건 합계 400,000원');
  await userEvent.click(screen.getByRole('button', { name: '2쪽' }));
  expect(await screen.findByText('이 쪽 1건 합계 20,000원')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /반려$/ }));
  await userEvent.keyboard('입금 전{Enter}');
  // The last one of its page has left it.
  expect(await screen.findByText('합계 400,000원', undefined, { timeout: 3_000 })).toBeTruthy();
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ reason: '입금 전' });
});

it('a request says that its member is suspended, of whom alone', async () => {
  const [first, second] = [request(1), request(2)];
  const items = [first, { ...second, user: { ...second.user, is_suspended: true } }];
  api.on(/GET admin\/plan-requests/, () => ({ body: { items, page: 1, size: 20, total: 2, pages: 1 } }));
  renderWithin(<PlanRequestsPanel />);
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent.includes('이용 정지'))).toEqual([false, true]);
});

interface Approved extends Pick<AdminPlanRequest['user'], 'grade' | 'expired_at'> {
  plans?: PlanList['plans'];
  /** What another admin did since the list came. */
  since?: Partial<AdminPlanRequest['user']>;
  /** What the admin changes in the window. */
  change?: () => Promise<void>;
}

async function approve({ plans = [], since, change, ...user }: Approved) {
  const waiting = request(1);
  const items = [{ ...waiting, user: { ...waiting.user, ...user } }];
  api.on(/GET admin\/plan-requests/, () => ({ body: { items, page: 1, size: 20, total: 1, pages: 1 } }));
  const totals = { members: 1, credit: 0, paid: 0, counts: { all: 1, paid: 0, expiring: 0, expired: 0, unpaid: 0 } };
  const found = { items: [{ ...managedMember, ...user, ...since }], page: 1, size: 100, total: 1, pages: 1, totals };
  api.on(/GET admin\/users/, () => ({ body: found }));
  api.on(/GET plans/, () => ({ body: { plans, payment: { account: null, hours: null, contact: null } } }));
  api.on(/POST admin\/plan-requests/, () => ({ body: managedMember }));
  renderWithin(
    <SignedInMember value={member({ is_admin: true })}>
      <PlanRequestsPanel />
    </SignedInMember>,
  );
  await userEvent.click(await screen.findByRole('button', { name: /승인$/ }));
  await screen.findByRole('button', { name: '확인' });
  await change?.();
  await userEvent.click(screen.getByRole('button', { name: '확인' }));
  await waitFor(() => expect(api.calls.some(({ method }) => method === 'POST')).toBe(true));
  return api.calls.findLast(({ method }) => method === 'POST')?.body;
}

it.each([
  ['basic', '2099-01-31T14:59:59.999Z', '2099-02-28'],
  ['premium', '2099-01-15T14:59:59.999Z', '2099-02-15'],
  ['pro', '2099-02-28T14:59:59.999Z', '2099-03-31'],
  ['premium', '9999-12-31T14:59:59.999Z', '9999-12-31'],
] as const)('an approval goes on from the last day of a plan in force: %s', async (grade, expired_at, expected) => {
  expect(await approve({ grade, expired_at })).toMatchObject({ expired_at: expected });
});

it('an approval says what the member has now, and what of it ends with another grade', async () => {
  const change = async () => {
    expect(screen.getByText('지금 PREMIUM 2099.01.15까지 → 승인 후 PRO 2099.02.15까지')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'BASIC' }));
    expect(screen.getByText('지금 PREMIUM 2099.01.15까지 → 승인 후 BASIC 2099.02.15까지')).toBeTruthy();
  };
  await approve({ grade: 'premium', expired_at: '2099-01-15T14:59:59.999Z', change });
});

it('an approval goes on from what another admin granted since the list came', async () => {
  const since = { expired_at: '2099-02-15T14:59:59.999Z', credit: 1_120 };
  const change = async () => {
    expect(await screen.findByText('지금 PRO 2099.02.15까지 → 승인 후 PRO 2099.03.15까지')).toBeTruthy();
    expect(screen.getByText('지금 1,120 → 승인 후 1,120')).toBeTruthy();
  };
  const sent = await approve({ grade: 'pro', expired_at: '2099-01-15T14:59:59.999Z', since, change });
  expect(sent).toMatchObject({ expired_at: '2099-03-15' });
});

it('an approval says of a plan without an end that it has none', async () => {
  const change = async () => void expect(screen.getByText(/^지금 PREMIUM 만료일 없음 → 승인 후 PRO /)).toBeTruthy();
  await approve({ grade: 'premium', expired_at: null, change });
});

it.each([
  {
    what: 'goes on from a plan that ends today',
    grade: 'pro',
    end: '2027-02-28T14:59:59.999Z',
    expected: '2027-03-31',
  },
  { what: 'follows an ended sign-up grade', grade: 'basic', end: '2027-02-28T02:00:00.000Z', expected: '2027-03-28' },
  { what: 'takes the place of a sign-up grade', grade: 'new', end: '2027-02-28T05:00:00.000Z', expected: '2027-03-28' },
] as const)('an approval at the end of a month $what', async ({ grade, end, expected }) => {
  vi.setSystemTime('2027-02-28T03:00:00Z');
  expect(await approve({ grade, expired_at: end })).toMatchObject({ expired_at: expected });
});

it.each([
  { what: 'of the plan that is chosen', typed: '', credit: 2_000 },
  { what: 'that were typed before', typed: '50', credit: 50 },
])('an approval of another grade than was asked for gives the credits $what', async ({ typed, credit }) => {
  const plans: PlanList['plans'] = [
    { grade: 'pro', price: 20_000, credits: 800 },
    { grade: 'premium', price: 35_000, credits: 2_000 },
  ];
  const change = async () => {
    const box = screen.getByLabelText('주는 크레딧');
    if (typed !== '') await userEvent.clear(box);
    if (typed !== '') await userEvent.type(box, typed);
    await userEvent.click(screen.getByRole('radio', { name: 'PREMIUM' }));
  };
  const sent = await approve({ grade: 'new', expired_at: null, plans, change });
  expect(sent).toMatchObject({ grade: 'premium', credit, paid: 20_000 });
});
