import type { AdminObjection } from '@gaemi/contracts/objections';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { managedMember, member } from '../../../testing/members.ts';
import { renderApp, renderWithin } from '../../../testing/render-app.tsx';
import { refusal, type StubApi, startStubApi } from '../../../testing/stub-api.ts';
import { AdminTabs } from './admin-tabs.tsx';

let api: StubApi;
beforeAll(async () => {
  api = await startStubApi();
  api.on(/GET admin\/summary/, () => ({ body: {} }));
});
const { scrollIntoView } = Element.prototype;
afterAll(async () => {
  Element.prototype.scrollIntoView = scrollIntoView;
  await api.close();
});

const summary = {
  plan_requests: { open: 0, oldest_at: null },
  expiring: { within_days: 14, total: 0, by_grade: [] },
  members: { total: 1, joined_this_week: 0 },
  paid: { this_month: 0, payments: 0, last_month: 0 },
  analyses_today: { accepted: 0, failed: 0 },
  objections: { open: 0 },
};

const open = (address: string) =>
  renderWithin(
    <MemoryRouter initialEntries={[address]}>
      <AdminTabs
        panels={{
          ...{ members: '회원들', objections: '이의들', sources: '출처들' },
          ...{ errors: '오류들', judge: '판들', changes: '기록들' },
        }}
      />
    </MemoryRouter>,
  );

it('the parts of the admin screen are tabs: keys move along them and the address names the open one', async () => {
  open('/admin');
  screen.getByRole('tab', { name: '회원', selected: true }).focus();
  await userEvent.keyboard('{End}');
  expect(await screen.findByRole('tab', { name: '변경 기록', selected: true })).toBe(document.activeElement);
  expect(screen.getByRole('tabpanel', { name: '변경 기록' }).textContent).toBe('기록들');
  cleanup();
  open('/admin?tab=sources');
  expect(screen.getByRole('tabpanel', { name: '데이터 출처' }).textContent).toBe('출처들');
  cleanup();
  open('/admin?tab=nothing');
  expect(screen.getByRole('tabpanel', { name: '회원' })).toBeTruthy();
});

it('members are not shown before what stands above them, which would push them away', async () => {
  cleanup();
  const held = Promise.withResolvers<void>();
  const counts = { all: 1, paid: 0, expiring: 0, expired: 0, unpaid: 0 };
  const page = { items: [managedMember], page: 1, size: 5, total: 1, pages: 1 };
  api.on(/GET users\/me$/, () => ({ body: member({ is_admin: true }) }));
  api.on(/GET admin\/plan-requests/, () => ({ body: { ...page, items: [], total: 0 } }));
  api.on(/GET admin\/users/, async ({ query }) => {
    if (query.get('filter') === 'expiring') await held.promise;
    return { body: { ...page, totals: { members: 1, credit: 320, paid: 0, counts } } };
  });
  renderApp('/admin');
  expect(await screen.findByRole('heading', { name: '사용자 관리' })).toBeTruthy();
  await waitFor(() => expect(api.calls.filter(({ path }) => path === 'admin/users')).toHaveLength(2));
  expect(screen.queryByRole('searchbox')).toBeNull();
  held.resolve();
  expect(await screen.findByRole('searchbox')).toBeTruthy();
  expect(screen.getByRole('heading', { name: '곧 만료' })).toBeTruthy();
});

it('what could not be loaded is said once it is known, without another look under an empty heading', async () => {
  cleanup();
  const asked = Promise.withResolvers<void>();
  let looks = 0;
  const fail = async () => {
    looks += 1;
    if (looks > 2) await asked.promise;
    return refusal(403, 'UNKNOWN', '');
  };
  api.on(/GET admin\/plan-requests/, fail);
  api.on(/GET admin\/users/, fail);
  renderApp('/admin');
  expect(await screen.findByText('곧 만료되는 요금제를 불러오지 못했어요.')).toBeTruthy();
  expect(screen.getByText('요금제 신청을 불러오지 못했어요.')).toBeTruthy();
  asked.resolve();
});

it('a figure of the head leads to its part at each press, the focus with it', async () => {
  cleanup();
  const led: Element[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    led.push(this);
  };
  api.on(/GET admin\/summary/, () => ({ body: summary }));
  renderApp('/admin?tab=judge');
  const figure = await screen.findByRole('link', { name: /^회원 ?1/ });
  await userEvent.click(figure);
  const part = (await screen.findByRole('searchbox')).closest('#members');
  await waitFor(() => expect(document.activeElement).toBe(part));
  await userEvent.click(figure);
  await waitFor(() => expect(led).toEqual([part, part]));
  expect(document.activeElement).toBe(part);
});

it.each(['승인', '반려'])('the focus stays in the part where the decided request has gone: %s', async (decision) => {
  cleanup();
  const { _id, user_name, user_email, grade, expired_at, credit } = managedMember;
  const open = {
    ...{ _id: '5'.repeat(24), grade: 'pro', payer: user_name, paid: true, state: 'open' },
    ...{ created_at: '2026-11-20T12:04:00.000Z', decided_at: null, reason: null, granted: null },
    user: { _id, user_name, user_email, grade, expired_at, credit },
  };
  let items = [open];
  const counts = { all: 1, paid: 0, expiring: 0, expired: 0, unpaid: 0 };
  const page = () => ({ page: 1, size: 5, total: items.length, pages: 1 });
  api.on(/GET users\/me$/, () => ({ body: member({ is_admin: true }) }));
  api.on(/GET plans$/, () => ({
    body: {
      plans: [{ grade: 'pro', price: 20_000, credits: 800 }],
      payment: { account: null, hours: null, contact: null },
    },
  }));
  api.on(/GET admin\/users/, () => ({
    body: { ...page(), items: [managedMember], totals: { members: 1, credit: 320, paid: 0, counts } },
  }));
  api.on(/GET admin\/plan-requests/, () => ({ body: { ...page(), items } }));
  api.on(/POST admin\/plan-requests/, () => {
    items = [];
    return decision === '승인' ? { body: managedMember } : { status: 204 };
  });
  renderApp('/admin');
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`${decision}$`) }));
  await screen.findByRole('dialog');
  if (decision === '반려') await userEvent.type(screen.getByLabelText('반려 사유'), '입금이 확인되지 않았어요.');
  await userEvent.click(screen.getByRole('button', { name: '확인' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: '요금제 신청' })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tabpanel')));
});

it('the second press of a double one decides no objection that has come under it', async () => {
  cleanup();
  const objection: AdminObjection = {
    ...{ _id: '6'.repeat(24), stock_code: '005930', stock_name: '삼성전자', kind: 'other_company', side: 'good' },
    ...{ state: 'open', sentence: '투자받았어요.', type: 'governance', day: '2026-11-19', articles: [], reports: 1 },
    ...{ created_at: '2026-11-20T12:04:00.000Z', decided_at: null },
  };
  let items = ['삼성전자', '카카오'].map((stock_name, at) => ({ ...objection, stock_name, _id: `${at}`.repeat(24) }));
  api.on(/GET users\/me$/, () => ({ body: member({ is_admin: true }) }));
  api.on(/GET admin\/objections/, () => ({ body: { items, page: 1, size: 10, total: items.length, pages: 1 } }));
  api.on(/POST admin\/objections/, () => {
    items = items.slice(1);
    return { body: { ...objection, state: 'upheld', decided_at: objection.created_at } };
  });
  renderApp('/admin?tab=objections');
  const uphold = async (name: string) =>
    userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${name}.*이 종목에서 빼기$`) }));
  await uphold('삼성전자');
  await waitFor(() => expect(screen.queryByText('삼성전자')).toBeNull());
  await uphold('카카오');
  expect(api.calls.filter(({ path }) => path.endsWith('uphold'))).toHaveLength(1);
});

it('the search of members stays under other tabs and behind figures, and is asked for alone', async () => {
  cleanup();
  api.calls.length = 0;
  const page = { items: [managedMember], page: 2, size: 5, total: 6, pages: 2 };
  const counts = { all: 6, paid: 0, expiring: 0, expired: 0, unpaid: 0 };
  api.on(/GET users\/me$/, () => ({ body: member({ is_admin: true }) }));
  api.on(/GET admin\/plan-requests/, () => ({ body: { ...page, items: [], total: 0 } }));
  api.on(/GET admin\/users/, () => ({ body: { ...page, totals: { members: 6, credit: 0, paid: 0, counts } } }));
  api.on(/GET admin\/summary/, () => ({ body: summary }));
  renderApp('/admin?q=kim&page=2');
  const isShown = async () => expect(await screen.findByRole('searchbox')).toHaveProperty('value', 'kim');
  await isShown();
  await userEvent.click(await screen.findByRole('tab', { name: '배운 판정' }));
  await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
  const figure = screen.getByRole('link', { name: /^기다리는 신청/ });
  expect(figure.getAttribute('href')).toBe('/admin?q=kim&page=2#requests');
  await userEvent.click(screen.getByRole('tab', { name: '회원' }));
  await isShown();
  const asked = api.calls.filter(({ path, query }) => path === 'admin/users' && query.get('filter') === null);
  expect(new Set(asked.map(({ query }) => query.toString()))).toEqual(new Set(['search=kim&page=2&size=5']));
});
