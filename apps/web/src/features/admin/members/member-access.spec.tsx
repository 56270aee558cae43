import type { AdminUser } from '@gaemi/contracts/admin';
import { QueryClientProvider } from '@tanstack/react-query';
import { render as renderBare, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { managedMember, member } from '../../../../testing/members.ts';
import { renderWithin } from '../../../../testing/render-app.tsx';
import { refusal, type StubApi, startStubApi } from '../../../../testing/stub-api.ts';
import { createQueryClient } from '../../../app/query-client.ts';
import { SignedInMember } from '../../../shared/session/signed-in-member.ts';
import { LoadPanel } from '../state/load-panel.tsx';
import { useDeleteMember } from './change-access.ts';
import { MemberAccess } from './member-access.tsx';
import { MemberAnalyses } from './member-analyses.tsx';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
let api: StubApi;
beforeAll(async () => {
  api = await startStubApi();
});
afterAll(() => api.close());
beforeEach(() => api.reset());

const Access = ({ user }: { user: AdminUser }) => <MemberAccess user={user} deletion={useDeleteMember(user._id)} />;

const render = (user = managedMember) =>
  renderWithin(
    <SignedInMember value={member({ is_admin: true })}>
      <Access user={user} />
      <MemberAnalyses userId={user._id} />
    </SignedInMember>,
  );
const mailed = () => ({ body: { mailed: true } });

describe('the access of a member', () => {
  it('keeps the focus on the button that saves the data of a member, and saves them once', async () => {
    const held = Promise.withResolvers<void>();
    URL.createObjectURL = vi.fn(() => 'blob:x');
    URL.revokeObjectURL = vi.fn();
    api.on(/GET .*\/export$/, async () => {
      await held.promise;
      return { body: { member: {} } };
    });
    render();
    await press('개인정보 내려받기');
    await press('개인정보 내려받기');
    // A browser takes the focus from a button that is disabled.
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '개인정보 내려받기' }).disabled).toBe(false);
    held.resolve();
    expect(await screen.findByText('파일로 저장했고, 변경 기록에 남겼어요.')).toBeTruthy();
    expect(api.calls.filter(({ path }) => path.endsWith('/export'))).toHaveLength(1);
  });

  it.each([
    {
      user: managedMember,
      name: '관리자로 지정',
      action: '지정하기',
      call: /POST .*\/admin$/,
      said: '관리자로 지정하고',
    },
    {
      ...{ user: { ...managedMember, is_admin: true }, name: '관리자 권한 해제', action: '해제하기' },
      ...{ call: /DELETE .*\/admin$/, said: '관리자 권한을 해제하고' },
    },
    {
      ...{ user: { ...managedMember, is_suspended: true as const }, name: '이용 정지 풀기', action: '풀기' },
      ...{ call: /DELETE .*\/suspension$/, said: '이용 정지를 해제하고' },
    },
    {
      user: managedMember,
      name: '회원 삭제',
      action: '삭제하기',
      call: /DELETE admin\/users\/1+$/,
      said: '회원을 삭제하고',
    },
  ])('is changed after a question, and the window says so: $name', async ({ user, name, action, call, said }) => {
    api.on(call, mailed);
    render(user);
    await press(name);
    expect(api.calls).toEqual([]);
    await press(action);
    expect(await screen.findByText(`${said} 메일로 알렸어요.`)).toBeTruthy();
  });

  it('is suspended with the reason that the admin writes; a refusal stands in the window', async () => {
    api.on(/POST .*suspension$/, mailed);
    render();
    await press('이용 정지');
    await userEvent.type(await screen.findByLabelText('이유'), '너무 많은 요청');
    await press('정지하기');
    expect(await screen.findByText('이용을 정지하고 메일로 알렸어요.')).toBeTruthy();
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ reason: '너무 많은 요청' });
    api.on(/POST .*suspension$/, () => refusal(409, 'IS_ADMIN', '관리자는 정지할 수 없어요.'));
    await press('이용 정지');
    await press('정지하기');
    expect(await screen.findByText('관리자는 정지할 수 없어요.')).toBeTruthy();
  });

  it('says why and since when a member is suspended, also to another admin', async () => {
    const suspension = { reason: '너무 많은 요청', at: '2026-11-20T03:04:05.000Z' };
    render({ ...managedMember, is_suspended: true, suspension });
    expect(await screen.findByText('2026.11.20 12:04에 정지했어요. 이유: 너무 많은 요청')).toBeTruthy();
  });

  it.each([
    { name: '관리자로 지정', action: '지정하기', change: { is_admin: true }, what: '관리자로 지정' },
    { name: '이용 정지', action: '정지하기', change: { is_suspended: true as const }, what: '이용을 정지' },
  ])('still says what came of it when the opposite takes its place: $name', async ({ name, action, change, what }) => {
    api.on(/POST admin/, () => ({ body: { mailed: false } }));
    const inWindow = (user: AdminUser) => (
      <QueryClientProvider client={client}>
        <SignedInMember value={member({ is_admin: true })}>
          <Access user={user} />
        </SignedInMember>
      </QueryClientProvider>
    );
    const client = createQueryClient();
    const { rerender } = renderBare(inWindow(managedMember));
    const button = await screen.findByRole('button', { name });
    await press(name);
    await press(action);
    const sentence = `${what}했어요. 메일은 보내지 못했으니 직접 알려주세요.`;
    expect(await screen.findByText(sentence)).toBeTruthy();
    rerender(inWindow({ ...managedMember, ...change }));
    expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.getByText(sentence)).toBeTruthy();
    // The browser gives it the focus of the window that closed.
    expect(button.isConnected && !button.matches(':disabled')).toBe(true);
  });

  it('asks who is there before it gives the data of a member out', async () => {
    let isConfirmed = false;
    URL.createObjectURL = vi.fn(() => 'blob:x');
    URL.revokeObjectURL = vi.fn();
    api.on(/GET .*\/export$/, () =>
      isConfirmed ? { body: { member: {} } } : refusal(403, 'CONFIRMATION_REQUIRED', '본인 확인이 필요해요.'),
    );
    api.on(/GET users\/me\/passkeys/, () => ({ body: { items: [], recovery_codes_left: 0 } }));
    api.on(/POST users\/log-in/, () => {
      isConfirmed = true;
      return { body: member({ is_admin: true }) };
    });
    render();
    await press('개인정보 내려받기');
    await userEvent.type(await screen.findByLabelText('비밀번호'), 'correct9horse');
    await press('확인');
    await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalledTimes(1));
  });
});

it('lists the analyses of a member with outcome, reason and cost', async () => {
  const analysis = {
    ...{ _id: '2'.repeat(24), kind: 'news', stock_code: '005930', stock_name: '삼성전자', progress: 100, cost: 20 },
    ...{ created_at: '2026-11-20T01:00:00.000Z', finished_at: '2026-11-20T01:01:00.000Z' },
  };
  api.on(/GET .*\/analyses$/, () => ({
    body: {
      items: [{ ...analysis, state: 'error', failure: 'analysis-overdue' }],
      page: 1,
      size: 20,
      total: 1,
      pages: 1,
    },
  }));
  render();
  await press('분석 내역');
  expect(await screen.findByText(/analysis-overdue/)).toBeTruthy();
  const row = within(screen.getByRole('table', { name: '회원의 분석' }))
    .getAllByRole('row')
    .at(-1)?.textContent;
  for (const text of ['오류 (환불)', '20']) expect(row).toContain(text);
});

it('lists who asked most of the service today', async () => {
  const load = { _id: '3'.repeat(24), user_name: '박많음', user_email: 'much@example.com' };
  api.on(/GET admin\/load$/, () => ({ body: { items: [{ ...load, analyses: 12, failed: 3, credits: 240 }] } }));
  renderWithin(<LoadPanel />);
  const table = await screen.findByRole('table', { name: '오늘 많이 이용한 회원' });
  for (const text of ['박많음', 'much@example.com', '12', '3', '240']) expect(table.textContent).toContain(text);
  // Figures stand below their heads.
  for (const cell of within(table).getAllByRole('cell').slice(1)) expect(cell.className).toContain('figure');
});
