import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { managedMember, member } from '../../../../testing/members.ts';
import { renderWithin } from '../../../../testing/render-app.tsx';
import { refusal, type StubApi, startStubApi } from '../../../../testing/stub-api.ts';
import { SignedInMember } from '../../../shared/session/signed-in-member.ts';
import { EditUser } from './edit-user.tsx';
import { ExpiringPanel } from './expiring-panel.tsx';

let api: StubApi;
beforeAll(async () => {
  api = await startStubApi();
});
afterAll(() => api.close());
beforeEach(() => api.reset());

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const names = () => screen.getAllByRole('button').map(({ ariaLabel, textContent }) => ariaLabel ?? textContent);

it('a member who is erased leaves nothing in the window that could be changed', async () => {
  api.on(/GET admin\/users/, () => refusal(404, 'USER_NOT_FOUND', '회원을 찾을 수 없습니다.'));
  api.on(/DELETE admin\/users\/1+$/, () => ({ body: { mailed: true } }));
  renderWithin(
    <SignedInMember value={member({ is_admin: true })}>
      <EditUser user={managedMember} onClose={() => undefined} />
    </SignedInMember>,
  );
  expect(screen.getByRole('tab', { name: '등급 수정' })).toBeTruthy();
  await press('회원 삭제');
  await press('삭제하기');
  expect(await screen.findByText('회원을 삭제하고 메일로 알렸어요.')).toBeTruthy();
  await waitFor(() => expect(names()).toEqual(['닫기', '회원 삭제']));
  expect(screen.queryByRole('tab')).toBeNull();
  await press('회원 삭제');
  expect(screen.queryByRole('button', { name: '삭제하기' })).toBeNull();
});

it('the window shows the requests of the member with what became of them, and what admins changed', async () => {
  const { _id, user_name, user_email, grade, expired_at, credit } = managedMember;
  const asked = { grade: 'pro', payer: '김개미', paid: true, created_at: '2026-11-20T03:04:00.000Z', granted: null };
  const user = { _id, user_name, user_email, grade, expired_at, credit };
  const decided = { state: 'rejected', decided_at: '2026-11-21T03:04:00.000Z', reason: '입금 전' };
  const items = [{ ...asked, ...decided, user, _id: '3'.repeat(24) }];
  api.on(/GET admin\/plan-requests/, () => ({ body: { items, page: 1, size: 5, total: 1, pages: 1 } }));
  const entry = {
    ...{ _id: '4'.repeat(24), action: 'suspended', before: null, after: null, objection: null },
    ...{ created_at: '2026-11-22T03:04:00.000Z', request_id: 'req-12345678', user: { _id, user_email } },
    admin: { _id: '5'.repeat(24), user_email: 'admin@example.com' },
  };
  api.on(/GET admin\/audit/, () => ({ body: { items: [entry], page: 1, size: 5, total: 1, pages: 1 } }));
  renderWithin(
    <SignedInMember value={member({ is_admin: true })}>
      <EditUser user={managedMember} onClose={() => undefined} />
    </SignedInMember>,
  );
  await press('요금제 신청 내역');
  expect(await screen.findByText(/^반려 · 입금 전/)).toBeTruthy();
  await press('변경 기록');
  expect(await screen.findByText(/admin@example\.com/)).toBeTruthy();
  expect(screen.getByText('이용 정지', { selector: 'b' })).toBeTruthy();
  const [requests, audit] = ['plan-requests', 'audit'].map((part) => api.calls.find(({ path }) => path.includes(part)));
  expect(requests?.query.get('user_id')).toBe(_id);
  expect(audit?.query.get('user_id')).toBe(_id);
});

const opened = { ...managedMember, grade: 'pro', expired_at: '2099-12-31T14:59:59.999Z' } as const;
const extended = { ...opened, grade: 'premium', expired_at: '2100-03-31T14:59:59.999Z' } as const;
const totals = {
  ...{ members: 1, credit: 0, paid: 0 },
  counts: { all: 1, paid: 0, expiring: 0, expired: 0, unpaid: 0 },
};

it.each([
  { chosen: null, sent: { grade: 'premium', expired_at: '2100-03-31', subscription_paid: 0 } },
  { chosen: 'BASIC', sent: { grade: 'basic', expired_at: '2100-03-31', subscription_paid: 0 } },
])(
  'a change takes back nothing that another admin did since the list came; chosen: $chosen',
  async ({ chosen, sent }) => {
    const held = Promise.withResolvers<void>();
    api.on(/GET admin\/users/, async () => {
      await held.promise;
      return { body: { items: [extended], page: 1, size: 100, total: 1, pages: 1, totals } };
    });
    api.on(/PATCH admin\/users-grade/, () => ({ body: extended }));
    renderWithin(
      <SignedInMember value={member({ is_admin: true })}>
        <EditUser user={opened} onClose={() => undefined} />
      </SignedInMember>,
    );
    if (chosen !== null) await userEvent.click(await screen.findByRole('radio', { name: chosen }));
    held.resolve();
    expect(await screen.findByText(/2100/)).toBeTruthy();
    await press('확인');
    await waitFor(() => expect(api.calls.findLast(({ method }) => method === 'PATCH')?.body).toEqual(sent));
  },
);

it('연장 opens the window with a month more, and says until when the plan is now', async () => {
  api.on(/GET admin\/users/, () => ({ body: { items: [opened], page: 1, size: 100, total: 1, pages: 1, totals } }));
  api.on(/PATCH admin\/users-grade/, () => ({ body: opened }));
  renderWithin(
    <SignedInMember value={member({ is_admin: true })}>
      <ExpiringPanel />
    </SignedInMember>,
  );
  // Members of one name are told apart by it.
  expect(await screen.findByText(new RegExp(`2099-12-31 .* ${opened.user_email}$`))).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: /연장$/ }));
  expect(await screen.findByText('지금 PRO 2099.12.31까지 → 수정 후 PRO 2100.01.31까지')).toBeTruthy();
  await press('확인');
  const sent = { grade: 'pro', expired_at: '2100-01-31', subscription_paid: 0 };
  await waitFor(() => expect(api.calls.findLast(({ method }) => method === 'PATCH')?.body).toEqual(sent));
});

it.each(['만료일', '이전 달로 이동'])(
  'Esc closes the open calendar, not the window, from its button $0',
  async (name) => {
    api.on(/GET admin\/users/, () => ({ body: { items: [opened], page: 1, size: 100, total: 1, pages: 1, totals } }));
    renderWithin(
      <SignedInMember value={member({ is_admin: true })}>
        <EditUser user={opened} onClose={() => undefined} />
      </SignedInMember>,
    );
    const field = await screen.findByRole('button', { name: /^만료일/ });
    await userEvent.click(field);
    const within = screen.getByRole('button', { name: new RegExp(`^${name}`) });
    within.focus();
    const wasTaken = !fireEvent.keyDown(within, { key: 'Escape' });
    // What a window does by itself at an Esc that nobody has taken.
    expect(wasTaken).toBe(true);
    expect(screen.queryByRole('grid')).toBeNull();
    expect(document.activeElement).toBe(field);
    expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(true);
  },
);

it('a press that sends nothing leads to the field that is wrong, also one that is no input', async () => {
  renderWithin(
    <SignedInMember value={member({ is_admin: true })}>
      <EditUser user={{ ...managedMember, grade: 'pro', expired_at: null }} onClose={() => undefined} />
    </SignedInMember>,
  );
  await press('확인');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /^만료일/ })));
  await userEvent.click(screen.getByRole('tab', { name: '크레딧 추가' }));
  await press('확인');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('추가할 크레딧')));
});
