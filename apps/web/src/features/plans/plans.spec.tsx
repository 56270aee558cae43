import type { PlanList, PlanRequest } from '@gaemi/contracts/plans';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { member } from '../../../testing/members.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { refusal, type StubApi, startStubApi } from '../../../testing/stub-api.ts';

const nothing: PlanList = {
  plans: (['basic', 'pro', 'premium'] as const).map((grade) => ({ grade, price: 20_000, credits: null })),
  payment: { account: null, hours: null, contact: null },
};
const everything: PlanList = {
  plans: nothing.plans.map((plan) => ({ ...plan, credits: plan.grade === 'pro' ? 800 : null })),
  payment: {
    account: { bank: '예시은행', number: '000-0000-0000', holder: '개미렌즈' },
    hours: '평일 10~18시',
    contact: 'help@example.com',
  },
};
const request: PlanRequest = {
  _id: '4'.repeat(24),
  grade: 'pro',
  payer: '김서연',
  paid: true,
  state: 'open',
  created_at: '2026-11-20T12:04:00.000Z',
  decided_at: null,
  reason: null,
  granted: null,
};

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('the plans', () => {
  let api: StubApi;
  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.reset();
    api.on(/GET users\/me/, () => ({ body: member() }));
    api.on(/GET plans/, () => ({ body: everything }));
    api.on(/GET plan-requests\/me/, () => ({ body: null }));
  });

  it('show account, hours and included credits where the operator has set them', async () => {
    renderApp('/subscribe');
    expect(await screen.findByText('매달 800 크레딧')).toBeTruthy();
    expect(screen.getByText('뉴스 분석 40번 · 1번에 약 500원')).toBeTruthy();
    expect(screen.getByText('예시은행 000-0000-0000')).toBeTruthy();
    expect(screen.getByText('평일 10~18시에 확인해요 · 문의 help@example.com')).toBeTruthy();
  });

  it('say that the account was not copied, where the browser has no clipboard', async () => {
    renderApp('/subscribe');
    expect(navigator).not.toHaveProperty('clipboard');
    fireEvent.click(await screen.findByRole('button', { name: '복사' }));
    expect(await screen.findByText('계좌번호를 복사하지 못했어요. 직접 복사해 주세요.')).toBeTruthy();
  });

  it("adapt to the member's own grade, and name briefing and alerts", async () => {
    renderApp('/subscribe');
    const own = within(await screen.findByRole('region', { name: 'PRO' }));
    expect(await own.findByRole('button', { name: /^PRO\s*이어서 신청하기$/ })).toBeTruthy();
    expect(own.queryByText('추천')).toBeNull();
    expect(own.getByText('5종목')).toBeTruthy();
    const row = screen.getByRole('rowheader', { name: '브리핑과 알림' }).closest('tr');
    expect([...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent).toSorted()).toEqual([
      '20종목',
      '3종목',
      '5종목',
      '없음',
    ]);
  });

  it.each([
    ['2099-01-31T14:59:59.999Z', true],
    ['2026-01-31T14:59:59.999Z', false],
  ])('name the last day of a BASIC plan while it is in force: %s', async (expired_at, isNamed) => {
    api.on(/GET users\/me/, () => ({ body: member({ grade: 'basic', expired_at }) }));
    renderApp('/subscribe');
    const card = (await screen.findByText('지금 내 등급이에요')).parentElement;
    expect(card?.textContent?.includes('까지')).toBe(isNamed);
  });

  it('write large numbers of analyses as they write the credits', async () => {
    api.on(/GET users\/me/, () => ({ body: member({ grade: 'pro', credit: 50_000 }) }));
    renderApp('/subscribe');
    const card = (await screen.findByText('지금 내 등급이에요')).parentElement;
    expect(card?.textContent).toContain('남은 크레딧 50,000 · 뉴스 분석을 2,500번 할 수 있어요');
  });

  it('show nothing that is not set', async () => {
    api.on(/GET plans/, () => ({ body: nothing }));
    renderApp('/subscribe');
    await screen.findByText('지금 내 등급이에요');
    expect(screen.queryByText(/입금 계좌|매달|확인해요 ·/)).toBeNull();
  });

  it('are asked for with the name of the payer, and the request is shown then', async () => {
    let stored: PlanRequest | null = null;
    api.on(/GET plan-requests\/me/, () => ({ body: stored }));
    api.on(/POST plan-requests/, () => {
      stored = request;
      return { status: 201, body: request };
    });
    renderApp('/subscribe');
    await screen.findByText('지금 내 등급이에요');
    await press(/^PRO\s*(?:관리자에게|이어서) 신청하기/);
    const dialog = await screen.findByRole('dialog', { name: 'PRO 신청' });
    await userEvent.click(within(dialog).getByRole('radio', { name: '이미 보냈어요' }));
    await press('신청하기');
    expect(await screen.findByText('신청했어요 · 확인을 기다려요')).toBeTruthy();
    const sent = api.calls.find(({ method }) => method === 'POST');
    expect(sent?.body).toEqual({ grade: 'pro', payer: member().user_name, paid: true });
    expect(screen.getByRole('button', { name: /^PRO\s*확인을 기다려요/ })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: /^BASIC\s*관리자에게 신청하기/ })).toHaveProperty('disabled', true);
    const sentCard = screen.getByText('신청했어요 · 확인을 기다려요');
    await waitFor(() => expect(document.activeElement?.contains(sentCard)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
  });

  it('say in the form why a request was refused', async () => {
    api.on(/POST plan-requests/, () => refusal(409, 'PLAN_REQUEST_OPEN', '이미 처리 중인 신청이 있습니다.'));
    renderApp('/subscribe');
    await screen.findByText('지금 내 등급이에요');
    await press(/^PREMIUM\s*관리자에게 신청하기/);
    await press('신청하기');
    expect(await screen.findByText('이미 처리 중인 신청이 있습니다.')).toBeTruthy();
  });

  it.each([
    ['the answer was lost', () => ({ status: 502 })],
    ['an earlier press had stored it', () => refusal(409, 'PLAN_REQUEST_OPEN', '이미 처리 중인 신청이 있습니다.')],
  ])('are asked for where %s: the stored request is shown as sent', async (_, answer) => {
    let stored: PlanRequest | null = null;
    api.on(/GET plan-requests\/me/, () => ({ body: stored }));
    api.on(/POST plan-requests/, () => {
      stored = { ...request, paid: false, payer: member().user_name };
      return answer();
    });
    renderApp('/subscribe');
    await screen.findByText('지금 내 등급이에요');
    await press(/^PRO\s*(?:관리자에게|이어서) 신청하기/);
    await press('신청하기');
    expect(await screen.findByText('신청했어요. 확인되면 등급이 바뀌어요.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('show the error in the form where the answer was lost and another request is stored', async () => {
    api.on(/GET plan-requests\/me/, () => ({ body: null }));
    api.on(/POST plan-requests/, () => {
      api.on(/GET plan-requests\/me/, () => ({ body: { ...request, payer: '다른 이름' } }));
      return { status: 502 };
    });
    renderApp('/subscribe');
    await screen.findByText('지금 내 등급이에요');
    await press(/^PRO\s*(?:관리자에게|이어서) 신청하기/);
    await press('신청하기');
    expect(await screen.findByText('예기치 않은 오류가 발생했습니다.')).toBeTruthy();
    expect(screen.getByRole('dialog', { name: 'PRO 신청' })).toBeTruthy();
  });

  it.each([
    ['cancelled', null],
    ['open', '예기치 않은 오류가 발생했습니다.'],
  ] as const)('tell of a taking back whose answer was lost what the server has: %s', async (state, sentence) => {
    let stored: PlanRequest = request;
    api.on(/GET plan-requests\/me/, () => ({ body: stored }));
    api.on(/DELETE plan-requests/, () => {
      stored = { ...request, state };
      return { status: 502 };
    });
    renderApp('/subscribe');
    await press('신청 취소');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '신청 취소' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.queryByText('예기치 않은 오류가 발생했습니다.')?.textContent ?? null).toBe(sentence);
    expect(screen.queryByText('신청했어요 · 확인을 기다려요') === null).toBe(state === 'cancelled');
  });

  it.each([
    ['cancelled', null],
    ['approved', '이미 처리한 신청입니다.'],
  ] as const)('tell of a taking back that found no open request what became of it: %s', async (state, sentence) => {
    let stored: PlanRequest = request;
    api.on(/GET plan-requests\/me/, () => ({ body: stored }));
    api.on(/DELETE plan-requests/, () => {
      stored = { ...request, state };
      api.on(/GET users\/me/, () => ({ body: member({ grade: 'pro', credit: 900 }) }));
      return refusal(404, 'PLAN_REQUEST_NOT_FOUND', '신청을 찾을 수 없습니다.');
    });
    renderApp('/subscribe');
    await press('신청 취소');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '신청 취소' }));
    await waitFor(() => expect(screen.queryByText('신청했어요 · 확인을 기다려요')).toBeNull());
    expect(screen.queryByText('이미 처리한 신청입니다.')?.textContent ?? null).toBe(sentence);
    expect(screen.queryByText('신청을 찾을 수 없습니다.')).toBeNull();
    if (state === 'approved') expect(await screen.findByText(/남은 크레딧 900/)).toBeTruthy();
  });

  it.each([
    ['basic', '승인되면 지금의 PRO(2099.03.31까지) 대신 BASIC 등급이 돼요.', '2099-03-31T14:59:59.999Z'],
    ['pro', null, '2099-03-31T14:59:59.999Z'],
    ['premium', '승인되면 지금의 PRO 대신 PREMIUM 등급이 돼요.', null],
  ] as const)('say what a request for %s puts an end to', async (grade, sentence, expired_at) => {
    api.on(/GET users\/me/, () => ({ body: member({ grade: 'pro', expired_at }) }));
    renderApp('/subscribe');
    await screen.findByText('지금 내 등급이에요');
    await press(new RegExp(`^${grade.toUpperCase()}\\s*(?:관리자에게|이어서) 신청하기`));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByText(/^승인되면/)?.textContent ?? null).toBe(sentence);
  });

  it('show the new grade and balance as soon as an open request is seen to be approved', async () => {
    api.on(/GET plan-requests\/me/, () => ({ body: request }));
    renderApp('/subscribe');
    await screen.findByText('신청했어요 · 확인을 기다려요');
    api.on(/GET plan-requests\/me/, () => ({ body: { ...request, state: 'approved' } }));
    api.on(/GET users\/me/, () => ({ body: member({ grade: 'premium', credit: 900 }) }));
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await waitFor(() => expect(screen.queryByText('신청했어요 · 확인을 기다려요')).toBeNull());
    expect(await screen.findByText(/남은 크레딧 900/)).toBeTruthy();
  });

  it('let an open request be taken back, after a question', async () => {
    const isRemoved = () => api.calls.some(({ method }) => method === 'DELETE');
    api.on(/GET plan-requests\/me/, () => ({ body: isRemoved() ? { ...request, state: 'cancelled' } : request }));
    api.on(/DELETE plan-requests/, () => ({ status: 204 }));
    renderApp('/subscribe');
    await press('신청 취소');
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: '신청 취소' }));
    await expect.poll(isRemoved).toBe(true);
    const now = screen.getByText('지금 내 등급이에요');
    await waitFor(() => expect(document.activeElement?.contains(now)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
  });

  it('tell why a request was declined, and ask again with one press', async () => {
    const decided_at = '2026-11-21T01:30:00.000Z';
    const rejected = { ...request, state: 'rejected', reason: '입금이 확인되지 않았어요.', decided_at };
    api.on(/GET plan-requests\/me/, () => ({ body: rejected }));
    renderApp('/subscribe');
    expect(await screen.findByText(/입금이 확인되지 않았어요\./)).toBeTruthy();
    expect(screen.getByText('2026.11.21 10:30에 답했어요')).toBeTruthy();
    await press('다시 신청하기');
    expect(await screen.findByRole('dialog', { name: 'PRO 신청' })).toBeTruthy();
  });

  it('say that a request could not be looked up, and look again', async () => {
    api.on(/GET plan-requests\/me/, () => refusal(403, 'UNKNOWN', ''));
    renderApp('/subscribe');
    expect(await screen.findByText('신청 내역을 불러오지 못했어요.')).toBeTruthy();
    api.on(/GET plan-requests\/me/, () => ({ body: request }));
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    await waitFor(() => expect(screen.queryByText('신청 내역을 불러오지 못했어요.')).toBeNull());
    expect(document.activeElement).not.toBe(document.body);
  });

  it('send a visitor to the log-in and back', async () => {
    api.on(/GET users\/me/, () => refusal(401, 'NOT_LOGGED_IN', '로그인이 필요합니다.'));
    renderApp('/subscribe');
    await press(/^PRO\s*(?:관리자에게|이어서) 신청하기/);
    const dialog = await screen.findByRole('dialog', { name: 'PRO 신청 안내' });
    expect(within(dialog).getByRole('link', { name: '로그인하기' }).getAttribute('href')).toBe(
      '/login?next=%2Fsubscribe',
    );
  });
});
