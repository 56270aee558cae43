import type { AdminUser } from '@gaemi/contracts/admin';
import { messages } from '@gaemi/contracts/messages';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { afterRepeats } from '../../../../testing/after-repeats.ts';
import { managedMember, member } from '../../../../testing/members.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { refusal, type StubApi, startStubApi } from '../../../../testing/stub-api.ts';
import { createQueryClient } from '../../../app/query-client.ts';
import { claimPress } from '../../../shared/press/press-store.ts';
import { leave } from '../../../shared/session/return-path.ts';

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

const UNKNOWN = '앞서 보낸 요청의 결과를 아직 몰라요.';

/** Opens the window of the member with 100 credits to add. */
async function fill(): Promise<void> {
  await press(/이도윤/);
  await userEvent.click(await screen.findByRole('tab', { name: '크레딧 추가' }));
  await userEvent.type(screen.getByLabelText('추가할 크레딧'), '100');
}

describe('a grant of credit whose outcome is unknown', () => {
  let api: StubApi;
  /** Balance on the server, and the keys it has carried out. */
  let credit: number;
  let done: Set<unknown>;
  let answers: boolean;
  const grants = () => api.calls.filter(({ method }) => method === 'PATCH');
  const user = () => ({ ...managedMember, credit });

  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.reset();
    credit = 280;
    done = new Set();
    answers = false;
    api.on(/GET users\/me/, () => ({ body: member({ is_admin: true }) }));
    api.on(/GET admin\/users/, ({ query }) => {
      const items = query.get('filter') === 'expiring' ? [] : [user()];
      const counts = { all: 1, paid: 0, expiring: 0, expired: 0, unpaid: 0 };
      const totals = { members: 1, credit, paid: 0, counts };
      return { body: { items, page: 1, size: 5, total: items.length, pages: 1, totals } };
    });
    api.on(/PATCH admin\/users-credit/, ({ headers, body }) => {
      const key = headers['idempotency-key'];
      if (!done.has(key)) credit += Object(body).credit;
      done.add(key);
      return answers ? { body: user() } : refusal(502, 'UNKNOWN', '');
    });
    renderApp('/admin');
  });

  it('is held open, says that it looks, and is added once', async () => {
    await fill();
    await press('확인');
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText(messages.pressLooking)).toBeTruthy();
    await press('취소');
    expect(screen.getByRole('dialog')).toBeTruthy();
    answers = true;
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(credit).toBe(380);
  });

  it('is none where it was sent twice by one double press: it is added once, and said so', async () => {
    answers = true;
    await fill();
    const form = screen.getByRole('form', { name: '크레딧 추가' });
    fireEvent.submit(form);
    fireEvent.submit(form);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([credit, grants().length]).toEqual([380, 1]);
  });

  /** A grant of 100 that the server carried out, without an answer, and a reload. */
  const loseAnswer = async () => {
    await fill();
    await press('확인');
    expect(await afterRepeats(() => screen.getByText(UNKNOWN))).toBeTruthy();
    await press('나중에');
    expect(await screen.findByRole('cell', { name: '380' })).toBeTruthy();
    cleanup();
    answers = true;
    renderApp('/admin');
  };

  it('is told before another can be sent, is settled under its id, and a second equal one is its own', async () => {
    await loseAnswer();
    await press(/이도윤/);
    expect(await screen.findByText('크레딧 100개 추가, 결제 금액 0원')).toBeTruthy();
    expect(screen.queryByLabelText('추가할 크레딧')).toBeNull();
    expect(grants()).toHaveLength(6);
    await press('확인하기');
    expect(await screen.findByText('앞서 보낸 요청은 한 번 처리됐어요.')).toBeTruthy();
    expect(screen.getByText('지금 잔액은 380 크레딧이에요.')).toBeTruthy();
    expect([credit, done.size]).toEqual([380, 1]);
    await press('새로 추가');
    await userEvent.type(screen.getByLabelText('추가할 크레딧'), '100');
    await press('확인');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([credit, done.size]).toEqual([480, 2]);
  }, 120_000);

  it('is told after a log-out and a log-in of the same admin, too', async () => {
    await loseAnswer();
    cleanup();
    leave(createQueryClient());
    renderApp('/admin');
    await press(/이도윤/);
    expect(await screen.findByText('크레딧 100개 추가, 결제 금액 0원')).toBeTruthy();
    await press('확인하기');
    expect(await screen.findByText('앞서 보낸 요청은 한 번 처리됐어요.')).toBeTruthy();
    expect([credit, done.size]).toEqual([380, 1]);
  }, 120_000);

  it('sends what was pressed, whatever the next form says, and tells a refusal', async () => {
    await loseAnswer();
    await press(/이도윤/);
    await screen.findByText(UNKNOWN);
    expect(grants().every(({ body }) => Object(body).credit === 100)).toBe(true);
    api.on(/PATCH admin\/users-credit/, () => refusal(404, 'USER_NOT_FOUND', '회원을 찾을 수 없습니다.'));
    await press('확인하기');
    expect(await screen.findByText('앞서 보낸 요청은 처리되지 않았어요.')).toBeTruthy();
    expect(screen.getByText('회원을 찾을 수 없습니다.')).toBeTruthy();
    await press('새로 추가');
    expect(await screen.findByLabelText('추가할 크레딧')).toBeTruthy();
  }, 120_000);

  it('leaves an empty form, the new balance and no promise of a repeat where the same window settles it', async () => {
    await fill();
    await press('확인');
    expect(await afterRepeats(() => screen.getByText(UNKNOWN))).toBeTruthy();
    answers = true;
    await press('확인하기');
    await press('새로 추가');
    expect(await screen.findByLabelText('추가할 크레딧')).toHaveProperty('value', '');
    expect(document.activeElement).toBe(screen.getByLabelText('결제 금액'));
    expect(screen.getByText('지금 380 → 추가 후 380')).toBeTruthy();
    expect(screen.queryByText(messages.pressUnknown)).toBeNull();
    expect(credit).toBe(380);
  }, 120_000);

  it('is told in a window that stood open while another tab pressed', async () => {
    await fill();
    const claim = { kind: 'grant', target: managedMember._id, owner: member().user_email } as const;
    const content = JSON.stringify({ paid: 0, credit: 100 });
    await claimPress({ ...claim, content, createId: () => 'pressed-elsewhere' });
    expect(await screen.findByText(UNKNOWN)).toBeTruthy();
    answers = true;
    await press('확인하기');
    expect(await screen.findByText('앞서 보낸 요청은 한 번 처리됐어요.')).toBeTruthy();
    expect([...done]).toEqual(['pressed-elsewhere']);
  });
});

describe('a change of grade whose outcome is unknown', () => {
  let api: StubApi;
  /** The member on the server. */
  let stored: AdminUser;
  let answers: boolean;

  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.reset();
    stored = { ...managedMember, grade: 'basic', expired_at: '2099-03-31T14:59:59.999Z' };
    answers = false;
    api.on(/GET users\/me/, () => ({ body: member({ is_admin: true }) }));
    api.on(/GET admin\/users/, ({ query }) => {
      const items = query.get('filter') === 'expiring' ? [] : [stored];
      const counts = { all: 1, paid: 0, expiring: 0, expired: 0, unpaid: 0 };
      const totals = { members: 1, credit: 0, paid: 0, counts };
      return { body: { items, page: 1, size: 5, total: items.length, pages: 1, totals } };
    });
    api.on(/PATCH admin\/users-grade/, ({ body }) => {
      stored = { ...stored, grade: Object(body).grade };
      return answers ? { body: stored } : refusal(502, 'UNKNOWN', '');
    });
    renderApp('/admin');
  });

  it('leaves the new grade, no amount and no promise of one repeat where it is settled in the same window', async () => {
    await press(/이도윤/);
    await userEvent.click(await screen.findByRole('radio', { name: 'PREMIUM' }));
    await userEvent.type(screen.getByLabelText('구독 결제 금액'), '20000');
    await press('확인');
    expect(await afterRepeats(() => screen.getByText(UNKNOWN))).toBeTruthy();
    answers = true;
    await press('확인하기');
    await press('새로 수정');
    expect(await screen.findByLabelText('구독 결제 금액')).toHaveProperty('value', '');
    expect(screen.getByRole('radio', { name: 'PREMIUM' })).toHaveProperty('checked', true);
    expect(within(screen.getByRole('dialog')).queryByText(messages.pressUnknown)).toBeNull();
  }, 120_000);
});

describe('an approval of a plan whose outcome is unknown', () => {
  let api: StubApi;
  let answers: boolean;
  let isOpen: boolean;
  const { _id, user_name, user_email, grade, expired_at, credit } = managedMember;
  const asked = {
    _id: '5'.repeat(24),
    grade: 'pro',
    payer: user_name,
    paid: true,
    state: 'open',
    created_at: '2026-11-20T12:04:00.000Z',
    decided_at: null,
    reason: null,
    granted: null,
    user: { _id, user_name, user_email, grade, expired_at, credit },
  };
  const approvals = () => api.calls.filter(({ method }) => method === 'POST');

  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.reset();
    answers = false;
    isOpen = true;
    api.on(/GET users\/me/, () => ({ body: member({ is_admin: true }) }));
    api.on(/GET plans/, () => ({
      body: {
        plans: [{ grade: 'pro', price: 20_000, credits: 800 }],
        payment: { account: null, hours: null, contact: null },
      },
    }));
    api.on(/GET admin\/plan-requests/, () => ({
      body: { items: isOpen ? [asked] : [], page: 1, size: 20, total: isOpen ? 1 : 0, pages: 1 },
    }));
    api.on(/POST admin\/plan-requests/, () => {
      isOpen = false;
      return answers ? { body: managedMember } : refusal(502, 'UNKNOWN', '');
    });
    renderApp('/admin');
  });

  it('is named, and settled under its id with what was sent, before anything else can be', async () => {
    await press(/승인/);
    await press('확인');
    expect(await afterRepeats(() => screen.getByText(UNKNOWN))).toBeTruthy();
    expect(screen.getByText(/크레딧 800개, 받은 금액 20,000원$/)).toBeTruthy();
    expect(screen.queryByLabelText('받은 금액')).toBeNull();
    expect(document.activeElement?.textContent).toBe('확인하기');
    answers = true;
    await press('확인하기');
    expect(await screen.findByText('앞서 보낸 요청은 한 번 처리됐어요.')).toBeTruthy();
    const sent = approvals().map(({ headers, body }) => `${headers['idempotency-key']} ${JSON.stringify(body)}`);
    expect(new Set(sent).size).toBe(1);
    await press('확인');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }, 120_000);

  it('so is a refusal of one, with its reason', async () => {
    await press(/반려/);
    await userEvent.type(screen.getByLabelText('반려 사유'), '입금 없음');
    await press('확인');
    expect(await afterRepeats(() => screen.getByText(UNKNOWN))).toBeTruthy();
    expect(screen.getByText('반려 사유: 입금 없음')).toBeTruthy();
    answers = true;
    await press('확인하기');
    expect(await screen.findByText('신청을 반려했어요.')).toBeTruthy();
    expect(
      new Set(approvals().map(({ headers, body }) => `${headers['idempotency-key']} ${JSON.stringify(body)}`)).size,
    ).toBe(1);
  }, 120_000);
});
