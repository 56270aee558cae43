import type { UserInfo } from '@gaemi/contracts/users';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { member } from '../../testing/members.ts';
import { pressTwice } from '../../testing/press-twice.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { refusal, type StubApi, startStubApi } from '../../testing/stub-api.ts';

const notLoggedIn = () => refusal(401, 'NOT_LOGGED_IN', '로그인이 필요합니다.');
const kept = () => ['username', 'credit', 'isAdmin'].map((key) => localStorage.getItem(key));
const other = member({ user_email: 'minsu@example.com', user_name: '박민수' });
const buildDevice = ({ user_name }: UserInfo) => ({
  id: '1'.repeat(24),
  current: true,
  created_at: '2026-11-21T03:04:05.000Z',
  last_seen_at: '2026-11-21T03:04:05.000Z',
  device: `${user_name}의 기기`,
});
const sheet = () => screen.findByRole('dialog', { name: '다시 로그인해 주세요' });

describe('a session that ends under a screen', () => {
  let api: StubApi;
  let isOver: boolean;
  /** Who is logged in. */
  let whose: UserInfo;
  /** Calls of the path since the session ended. */
  const findCalls = (path: RegExp) => api.calls.filter((call) => path.test(`${call.method} ${call.path}`));
  const inSession = (path: RegExp, body: unknown, status = 200) =>
    api.on(path, () => (isOver ? notLoggedIn() : { status, body }));

  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.reset();
    isOver = false;
    whose = member();
    api.on(/GET users\/me$/, () => (isOver ? notLoggedIn() : { body: whose }));
    api.on(/GET users\/me\/sessions$/, () => (isOver ? notLoggedIn() : { body: { items: [buildDevice(whose)] } }));
    inSession(/GET users\/me\/credit-logs/, { items: [], page: 1, size: 5, total: 0, pages: 0 });
    inSession(/POST users\/me\/password$/, { ended_keys: 0, ended_push_devices: 0 });
    answerLogIn();
  });

  function answerLogIn(who = member()): void {
    api.on(/POST users\/log-in/, () => {
      isOver = false;
      whose = who;
      return { body: who };
    });
  }

  /** My page with a password change that has been typed, and the end of the session. */
  async function typedChange() {
    const app = renderApp('/mypage');
    await screen.findByText('크레딧 사용 내역이 없어요.');
    await userEvent.click(await screen.findByRole('button', { name: '비밀번호 변경' }));
    const form = within(await screen.findByRole('dialog', { name: '비밀번호 변경' }));
    for (const label of ['현재 비밀번호', '새 비밀번호', '새 비밀번호 확인'])
      await userEvent.type(form.getByLabelText(label), 'gaemi20262');
    isOver = true;
    return { ...app, form, send: () => userEvent.click(form.getByRole('button', { name: '변경하기' })) };
  }

  async function logInAgain(): Promise<void> {
    const form = within(await sheet());
    await userEvent.type(form.getByLabelText('비밀번호'), 'gaemi20251');
    await userEvent.click(form.getByRole('button', { name: '로그인' }));
  }

  it('leaves the screen and what was typed, clears the storage, and repeats the change after the log-in', async () => {
    const { form, send } = await typedChange();
    await send();
    const opened = within(await sheet());
    expect(opened.getByLabelText('이메일')).toHaveProperty('value', 'seoyeon.kim@example.com');
    expect(document.activeElement).toBe(opened.getByLabelText('비밀번호'));
    expect((await sheet()).textContent).toContain('로그인하면 내 정보로 돌아가요.');
    expect(opened.queryByRole('button', { name: '닫기' })).toBeNull();
    expect(form.getByLabelText('새 비밀번호')).toHaveProperty('value', 'gaemi20262');
    expect(kept()).toEqual([null, null, null]);

    await logInAgain();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('비밀번호 변경을 완료했습니다.')).toBeTruthy();
    const [first, second, ...more] = findCalls(/POST users\/me\/password/);
    expect(second?.body).toEqual(first?.body);
    expect(more).toEqual([]);
    expect(kept()).toEqual(['김서연', '100', 'false']);
  });

  it.each([
    { end: 'a week without a request', passed: 7 * 86_400_000, says: '오래 쉬어서 로그아웃됐어요.' },
    { end: 'an end from elsewhere', passed: 60_000, says: '로그아웃됐어요.' },
  ])('says why in the sheet: $end', async ({ passed, says }) => {
    const { send } = await typedChange();
    localStorage.setItem('sessionUsedAt', String(Date.now() - passed));
    await send();
    expect((await sheet()).querySelector('p')?.textContent).toMatch(new RegExp(`^${says}`));
  });

  it('opens one sheet for all calls that fail meanwhile, and asks each of them once more', async () => {
    const { client, send } = await typedChange();
    api.calls.length = 0;
    await send();
    act(() => void client.invalidateQueries());
    await waitFor(() => expect(findCalls(/credit-logs|sessions/)).toHaveLength(2));
    expect(await screen.findAllByRole('dialog', { name: '다시 로그인해 주세요' })).toHaveLength(1);
    await logInAgain();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The repeated change of the password asks for the sessions by itself, since it ends the others.
    await waitFor(() => expect(findCalls(/sessions/).length).toBeGreaterThanOrEqual(2));
    await waitFor(() => expect(findCalls(/credit-logs/)).toHaveLength(2));
    expect(findCalls(/POST users\/log-in/)).toHaveLength(1);
    expect(screen.queryByText('크레딧 사용 내역을 불러오지 못했어요.')).toBeNull();
  });

  it('opens the sheet, too, where the look for the member finds the end', async () => {
    const { client } = renderApp('/mypage');
    await screen.findByText('크레딧 사용 내역이 없어요.');
    isOver = true;
    act(() => void client.invalidateQueries({ queryKey: ['member'] }));
    await logInAgain();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('heading', { name: '내 정보' })).toBeTruthy();
  });

  it('logs in once where the button is pressed twice before the screen has changed, and drops nothing', async () => {
    const { client, send } = await typedChange();
    await send();
    const form = within(await sheet());
    const loaded = client.getQueryState(['credit-logs', 1])?.dataUpdatedAt;
    await userEvent.type(form.getByLabelText('비밀번호'), 'gaemi20251');
    pressTwice(form.getByRole('button', { name: '로그인' }));
    await waitFor(() => expect(findCalls(/POST users\/me\/password/)).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(findCalls(/POST users\/log-in/)).toHaveLength(1);
    // What was loaded for this member is still theirs.
    expect(client.getQueryState(['credit-logs', 1])?.dataUpdatedAt).toBe(loaded);
  });

  it('says in the sheet why a log-in was refused, and does not close by Esc', async () => {
    const { send } = await typedChange();
    await send();
    const opened = within(await sheet());
    await userEvent.click(opened.getByRole('button', { name: '로그인' }));
    expect(await opened.findByText('비밀번호는 10자 이상이어야 합니다')).toBeTruthy();
    api.on(/POST users\/log-in/, () => refusal(401, 'LOG_IN_FAILED', '이메일 또는 비밀번호가 올바르지 않습니다.'));
    await logInAgain();
    expect(await opened.findByText('이메일 또는 비밀번호가 올바르지 않습니다.')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    (await sheet()).dispatchEvent(new Event('cancel', { cancelable: true }));
    expect(await sheet()).toBeTruthy();
  });

  it('asks for the second step in the sheet where the member has one, and goes on after it', async () => {
    const { send } = await typedChange();
    await send();
    api.on(/POST users\/log-in/, () => refusal(401, 'SECOND_STEP_REQUIRED', '한 번 더 확인해주세요.'));
    api.on(/POST users\/second-step/, () => refusal(401, 'SECOND_STEP_OVER', '확인할 시간이 지났어요.'));
    await logInAgain();
    const opened = within(await sheet());
    const answer = async () => {
      await userEvent.type(await opened.findByLabelText('복구 코드'), '0123-4567-89AB-CDEF');
      await userEvent.click(opened.getByRole('button', { name: '로그인' }));
    };
    await answer();
    expect(await opened.findByText('확인할 시간이 지났어요.')).toBeTruthy();
    await userEvent.click(opened.getByRole('button', { name: '로그인' }));
    api.on(/POST users\/second-step/, () => {
      isOver = false;
      return { body: member() };
    });
    await answer();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('비밀번호 변경을 완료했습니다.')).toBeTruthy();
  });

  it('나가기 leads to the log-in screen and drops the change', async () => {
    const { send } = await typedChange();
    await send();
    await userEvent.click(within(await sheet()).getByRole('button', { name: '나가기' }));
    expect(await screen.findByRole('form', { name: '로그인' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('로그인이 필요합니다.')).toBeNull();
    expect(findCalls(/POST users\/me\/password/)).toHaveLength(1);
    await userEvent.type(screen.getByLabelText('이메일'), 'seoyeon.kim@example.com');
    await userEvent.type(screen.getByLabelText('비밀번호'), 'gaemi20251');
    await userEvent.click(screen.getByRole('button', { name: '로그인' }));
    expect(await screen.findByText('김서연 님, 무엇을 살펴볼까요?')).toBeTruthy();
  });

  it('lets another member start at the beginning: nothing of the former is shown, sent or kept', async () => {
    const { client, send } = await typedChange();
    await send();
    answerLogIn(other);
    const email = within(await sheet()).getByLabelText('이메일');
    await userEvent.clear(email);
    await userEvent.type(email, other.user_email);
    await logInAgain();
    expect(await screen.findByText('박민수 님, 무엇을 살펴볼까요?')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.body.textContent).not.toContain('김서연');
    expect(findCalls(/POST users\/me\/password/)).toHaveLength(1);
    const loaded = client
      .getQueryCache()
      .findAll()
      .map(({ state }) => state.data);
    expect(JSON.stringify(loaded)).not.toContain('김서연');
    expect(kept()[0]).toBe('박민수');
  });

  it('goes on where the member has logged in in another tab', async () => {
    const { send } = await typedChange();
    await send();
    await sheet();
    isOver = false;
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(findCalls(/POST users\/me\/password/)).toHaveLength(2);
    expect(findCalls(/POST users\/log-in/)).toEqual([]);
  });

  it('keeps what was typed, too, where another tab has found the end first', async () => {
    const { form } = await typedChange();
    // The sheet of that tab forgets the member.
    localStorage.removeItem('username');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'username' })));
    await sheet();
    expect(form.getByLabelText('현재 비밀번호')).toHaveProperty('value', 'gaemi20262');
    // Logged in there.
    isOver = false;
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'username' })));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '다시 로그인해 주세요' })).toBeNull());
    expect(form.getByLabelText('현재 비밀번호')).toHaveProperty('value', 'gaemi20262');
  });

  it('goes to the log-in screen where the repeated call is refused again', async () => {
    const { send } = await typedChange();
    api.on(/POST users\/me\/password/, notLoggedIn);
    await send();
    await logInAgain();
    expect(await screen.findByRole('form', { name: '로그인' })).toBeTruthy();
    expect(findCalls(/POST users\/me\/password/)).toHaveLength(2);
    expect(kept()).toEqual([null, null, null]);
  });

  it('opens no sheet for a log-out: a session that is gone counts as logged out', async () => {
    inSession(/POST users\/log-out/, undefined, 204);
    renderApp('/mypage');
    const logOut = await screen.findByRole('button', { name: '로그아웃' });
    isOver = true;
    await userEvent.click(logOut);
    expect(await screen.findByRole('form', { name: '로그인' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
