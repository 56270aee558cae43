import { messages } from '@gaemi/contracts/messages';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterRepeats } from '../../../../testing/after-repeats.ts';
import { member } from '../../../../testing/members.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { refusal, type StubApi, type StubCall, startStubApi } from '../../../../testing/stub-api.ts';
import { claimPress } from '../../../shared/press/press-store.ts';

const created_at = '2026-11-21T03:04:05.000Z';
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const session = (name: string, changed: { current?: boolean; device?: string } = {}) => ({
  id: Buffer.from(name.padEnd(12, '0')).toString('hex'),
  current: false,
  created_at,
  last_seen_at: created_at,
  device: 'Chrome · Windows',
  ...changed,
});

describe('my page', () => {
  let api: StubApi;
  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.reset();
    api.on(/GET users\/me/, () => ({ body: member() }));
    api.on(/GET users\/me\/sessions$/, () => ({ body: { items: [session('own', { current: true })] } }));
    api.on(/GET webhooks$/, () => ({ body: { items: [] } }));
    api.on(/GET api-keys$/, () => ({ body: { items: [] } }));
    api.on(/GET users\/me\/passkeys$/, () => ({ body: { items: [], recovery_codes_left: 0 } }));
    api.on(/GET users\/me\/credit-logs/, ({ query }: StubCall) => ({
      body: {
        items: [
          { reason: '삼성전자 호재/악재 분석', change: -20, credit_after: 1180, created_at },
          { reason: `${query.get('page')}쪽의 지급`, change: 1200, credit_after: 1200, created_at },
        ],
        page: Number(query.get('page')),
        size: 5,
        total: 7,
        pages: 2,
      },
    }));
  });

  it('leads to the plans where the credits suffice for no analysis', async () => {
    api.on(/GET users\/me$/, () => ({ body: member({ credit: 0 }) }));
    renderApp('/mypage');
    const link = await screen.findByText('요금제에서 신청하기');
    expect(link.getAttribute('href')).toBe('/subscribe');
    expect(screen.queryByText(/0번/)).toBeNull();
  });

  it('keeps the focus on the button that saves the own data', async () => {
    api.on(/GET users\/me\/export$/, () => new Promise(() => undefined));
    renderApp('/mypage');
    await press('개인정보 내려받기');
    await waitFor(() => expect(api.calls.some(({ path }) => path.endsWith('/export'))).toBe(true));
    const button = screen.getByRole<HTMLButtonElement>('button', { name: '개인정보 내려받기' });
    expect([button.disabled, button.ariaDisabled]).toEqual([false, 'true']);
  });

  // 00:30 of the 23rd in Seoul, where the day of the moment in UTC is still the 22nd.
  it.each([
    ['2026-11-22T20:00:00.000Z', '2026-11-23오늘까지예요'],
    ['2026-11-23T20:00:00.000Z', '2026-11-241일 남았어요'],
    ['2026-11-22T15:30:00.000Z', '2026-11-23기간이 지났어요'],
  ])('says how long the grade still counts: until %s, %s', async (expired_at, text) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T15:30:00.000Z') });
    try {
      api.on(/GET users\/me$/, () => ({ body: member({ expired_at }) }));
      renderApp('/mypage');
      const label = await screen.findByText('등급 만료일');
      expect(label.nextElementSibling?.textContent).toBe(text);
    } finally {
      vi.useRealTimers();
    }
  });

  it('lists what was spent and given with its sign, the balance and the moment in Seoul, five a page', async () => {
    renderApp('/mypage');
    const rows = within(await screen.findByRole('table', { name: '크레딧 사용 내역' })).getAllByRole('row');
    expect(rows[1]?.textContent).toContain('삼성전자 호재/악재 분석−20');
    expect(rows[1]?.textContent).toContain('1,180');
    expect(rows[1]?.textContent).toContain('12:04');
    expect(rows[2]?.textContent).toContain('+1,200');
    await press('2쪽');
    expect(await screen.findByText('2쪽의 지급')).toBeTruthy();
    expect(api.calls.findLast(({ path }) => path.endsWith('credit-logs'))?.query.get('size')).toBe('5');
  });

  it('says that nothing was spent, or that the history could not be loaded, and tries again', async () => {
    api.on(/credit-logs/, () => refusal(400, 'VALIDATION_FAILED', '입력한 내용을 확인해주세요.'));
    renderApp('/mypage');
    expect(await screen.findByText('크레딧 사용 내역을 불러오지 못했어요.')).toBeTruthy();
    api.on(/credit-logs/, () => ({ body: { items: [], page: 1, size: 5, total: 0, pages: 0 } }));
    await press('다시 시도');
    expect(await screen.findByText('크레딧 사용 내역이 없어요.')).toBeTruthy();
  });

  it('shows a wrong current password under its field and closes once the password is changed', async () => {
    api.on(/POST users\/me\/password/, () => ({
      status: 400,
      body: {
        detail: '현재 비밀번호가 올바르지 않습니다.',
        code: 'VALIDATION_FAILED',
        fields: { current_password: '현재 비밀번호가 올바르지 않습니다.' },
      },
    }));
    renderApp('/mypage');
    await press('비밀번호 변경');
    await press('변경하기');
    expect(await screen.findByText('비밀번호를 입력해주세요.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('현재 비밀번호'), 'old4horse4old');
    await userEvent.type(screen.getByLabelText('새 비밀번호'), 'gaemi20251');
    await userEvent.type(screen.getByLabelText('새 비밀번호 확인'), 'gaemi2025');
    await press('변경하기');
    expect(await screen.findByText('비밀번호가 일치하지 않습니다.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('새 비밀번호 확인'), '1');
    await press('변경하기');
    expect(await screen.findByText('현재 비밀번호가 올바르지 않습니다.')).toBeTruthy();
    expect(
      screen.getByText('바꾸면 다른 기기에서 로그아웃되고 푸시 알림이 끊기며 API 키는 모두 폐기돼요.'),
    ).toBeTruthy();
    const asked = () => api.calls.filter(({ method, path }) => method === 'GET' && path === 'api-keys').length;
    const askedBefore = asked();
    api.on(/POST users\/me\/password/, () => ({ body: { ended_keys: 2, ended_push_devices: 0 } }));
    await press('변경하기');
    expect(await screen.findByText('비밀번호 변경을 완료했습니다.')).toBeTruthy();
    expect(screen.getByText('API 키 2개를 폐기했어요. 필요하면 내 정보에서 다시 만들어주세요.')).toBeTruthy();
    await waitFor(() => expect(asked()).toBe(askedBefore + 1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls.findLast(({ path }) => path === 'users/me/password')?.body).toEqual({
      current_password: 'old4horse4old',
      new_password: 'gaemi20251',
    });
  });

  it('changes the password once where one double press sends it twice', async () => {
    api.on(/POST users\/me\/password/, () => ({ body: { ended_keys: 0, ended_push_devices: 0 } }));
    renderApp('/mypage');
    await press('비밀번호 변경');
    await userEvent.type(screen.getByLabelText('현재 비밀번호'), 'old4horse4old');
    await userEvent.type(screen.getByLabelText('새 비밀번호'), 'gaemi20251');
    await userEvent.type(screen.getByLabelText('새 비밀번호 확인'), 'gaemi20251');
    const form = screen.getByLabelText('현재 비밀번호').closest('form') ?? document.body;
    fireEvent.submit(form);
    fireEvent.submit(form);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls.filter(({ path }) => path === 'users/me/password')).toHaveLength(1);
  });

  it('says in the window why a password could not be changed, and does not close before', async () => {
    const answer = Promise.withResolvers<void>();
    api.on(/POST users\/me\/password/, async () => {
      await answer.promise;
      return refusal(429, 'TOO_MANY_REQUESTS', '요청이 너무 많습니다.');
    });
    renderApp('/mypage');
    await press('비밀번호 변경');
    await userEvent.type(screen.getByLabelText('현재 비밀번호'), 'old4horse4old');
    await userEvent.type(screen.getByLabelText('새 비밀번호'), 'gaemi20251');
    await userEvent.type(screen.getByLabelText('새 비밀번호 확인'), 'gaemi20251');
    await press('변경하기');
    await waitFor(() => expect(api.calls.some(({ path }) => path === 'users/me/password')).toBe(true));
    await press('취소');
    await press('닫기');
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    answer.resolve();
    expect(await within(screen.getByRole('dialog')).findByText('요청이 너무 많습니다.')).toBeTruthy();
    await press('취소');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('withdraws after the question only, clears the storage and goes to the log-in screen', async () => {
    api.on(/DELETE users\/sign-out/, () => ({ status: 204 }));
    localStorage.setItem('selectedService', 'mjb');
    renderApp('/mypage');
    await press('회원 탈퇴');
    const dialog = screen.getByRole('alertdialog', { name: '회원 탈퇴하시겠습니까?' });
    expect(dialog.textContent).toContain('이메일은 30일 동안 보관');
    await press('취소');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(api.calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await press('회원 탈퇴');
    await press('탈퇴하기');
    expect(await screen.findByText('회원 탈퇴가 완료되었습니다.')).toBeTruthy();
    expect(await screen.findByRole('form', { name: '로그인' })).toBeTruthy();
    expect(localStorage.length).toBe(0);
  });

  it('stays where the last admin may not withdraw', async () => {
    api.on(/DELETE users\/sign-out/, () => refusal(409, 'LAST_ADMIN', '마지막 관리자는 탈퇴할 수 없습니다.'));
    renderApp('/mypage');
    await press('회원 탈퇴');
    await press('탈퇴하기');
    expect(await screen.findByText('마지막 관리자는 탈퇴할 수 없습니다.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('button', { name: '로그아웃' })).toBeTruthy();
  });

  it('cannot call a withdrawal off that is under way: neither 취소 nor Esc closes the question', async () => {
    const answer = Promise.withResolvers<void>();
    api.on(/DELETE users\/sign-out/, async () => {
      await answer.promise;
      return { status: 204 };
    });
    renderApp('/mypage');
    await press('회원 탈퇴');
    const dialog = screen.getByRole('alertdialog');
    await press('탈퇴하기');
    await press('취소');
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(screen.getByRole('alertdialog')).toBeTruthy();
    answer.resolve();
    expect(await screen.findByRole('form', { name: '로그인' })).toBeTruthy();
  });

  describe('a change of the password whose answer was lost', () => {
    let password: string;
    let hasSession: boolean;
    /** Whether the change comes through although its answer is lost. */
    let isReached: boolean;
    const notLoggedIn = () => refusal(401, 'NOT_LOGGED_IN', '로그인이 필요합니다.');
    const change = async (text = 'gaemi20251') => {
      await press('비밀번호 변경');
      await userEvent.type(screen.getByLabelText('현재 비밀번호'), 'old4horse4old');
      await userEvent.type(screen.getByLabelText('새 비밀번호'), text);
      await userEvent.type(screen.getByLabelText('새 비밀번호 확인'), text);
      await press('변경하기');
    };

    beforeEach(() => {
      password = 'old4horse4old';
      hasSession = true;
      isReached = true;
      let sent = 0;
      api.on(/GET users\/me$/, () => (hasSession ? { body: member() } : notLoggedIn()));
      api.on(/POST users\/me\/password/, ({ body }) => {
        sent += 1;
        if (sent === 1 && isReached) {
          password = Object(body).new_password;
          hasSession = false;
        }
        if (sent === 1) return { status: 502 };
        if (!hasSession) return notLoggedIn();
        password = Object(body).new_password;
        return { body: { ended_keys: 0, ended_push_devices: 0 } };
      });
      api.on(/POST users\/log-in/, ({ body }) => {
        if (Object(body).password !== password) return refusal(401, 'LOG_IN_FAILED', '다시 확인해주세요.');
        hasSession = true;
        return { body: member() };
      });
      renderApp('/mypage');
    });

    it('says that it looks, finds out by a log-in, and goes on in its session', async () => {
      await change();
      expect(await screen.findByText(messages.pressLooking)).toBeTruthy();
      expect(await screen.findByText(/비밀번호가 바뀐 것을 확인했어요/)).toBeTruthy();
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.getByRole('button', { name: '로그아웃' })).toBeTruthy();
    });

    it('is carried out by the repeat where the server never had it', async () => {
      isReached = false;
      await change();
      expect(await screen.findByText('비밀번호 변경을 완료했습니다.')).toBeTruthy();
      expect(password).toBe('gaemi20251');
    });

    it('says that the password is the old one where the session is gone and the log-in refuses', async () => {
      isReached = false;
      api.on(/POST users\/me\/password/, () => {
        const answer = hasSession ? { status: 502 } : notLoggedIn();
        hasSession = false;
        return answer;
      });
      await change();
      expect(await screen.findByText(/비밀번호는 바뀌지 않았어요/)).toBeTruthy();
      expect(await screen.findByRole('form', { name: '로그인' })).toBeTruthy();
    });

    it('says that it is not known where nothing answers, and settles the first with the next press', async () => {
      const once = [{ status: 502 }];
      api.on(/POST users\/log-in/, ({ body }) => {
        if (once.length > 0) return { status: 502 };
        if (Object(body).password !== password) return refusal(401, 'LOG_IN_FAILED', '다시 확인해주세요.');
        hasSession = true;
        return { body: member() };
      });
      await change();
      expect(await afterRepeats(() => screen.getByText(messages.passwordUnknown))).toBeTruthy();
      once.length = 0;
      for (const label of ['새 비밀번호', '새 비밀번호 확인']) {
        await userEvent.clear(screen.getByLabelText(label));
        await userEvent.type(screen.getByLabelText(label), 'another2025');
      }
      await press('변경하기');
      expect(await screen.findByText(/지금 비밀번호는 앞서 입력한 새 비밀번호예요/)).toBeTruthy();
      expect(password).toBe('gaemi20251');
    }, 120_000);
  });

  it('does not know whether a withdrawal is done whose answer was lost with the session', async () => {
    let sent = 0;
    api.on(/DELETE users\/sign-out/, () => {
      sent += 1;
      return sent === 1 ? { status: 502 } : refusal(401, 'NOT_LOGGED_IN', '로그인이 필요합니다.');
    });
    renderApp('/mypage');
    await press('회원 탈퇴');
    await press('탈퇴하기');
    expect(await screen.findByText(messages.pressLooking)).toBeTruthy();
    expect(await screen.findByRole('form', { name: '로그인' })).toBeTruthy();
    expect(screen.getByText('탈퇴됐는지 확인하지 못했어요. 로그인해 보면 알 수 있어요.')).toBeTruthy();
    expect([sent, localStorage.length]).toEqual([2, 0]);
  });

  it('does not know it either in a press that goes on with an earlier one', async () => {
    const owner = member().user_email;
    await claimPress({ kind: 'withdrawal', target: 'member', owner, createId: () => 'lost-before' });
    api.on(/DELETE users\/sign-out/, () => refusal(401, 'NOT_LOGGED_IN', '로그인이 필요합니다.'));
    renderApp('/mypage');
    await press('회원 탈퇴');
    await press('탈퇴하기');
    expect(await screen.findByText('탈퇴됐는지 확인하지 못했어요. 로그인해 보면 알 수 있어요.')).toBeTruthy();
    expect(await screen.findByRole('form', { name: '로그인' })).toBeTruthy();
  });

  describe('the devices', () => {
    const own = session('own', { current: true });
    const phone = session('phone', { device: 'Safari · iOS' });
    const unknown = session('unknown', { device: '' });
    const ended = () => api.calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path.split('/').at(-1));

    beforeEach(() => {
      let left = [own, phone, unknown];
      api.on(/GET users\/me\/sessions$/, () => ({ body: { items: left } }));
      api.on(/DELETE users\/me\/sessions\/./, ({ path }) => {
        left = left.filter(({ id }) => !path.endsWith(id));
        return { status: 204 };
      });
    });

    it('are listed with their last use, this one marked, and are logged out one by one', async () => {
      renderApp('/mypage');
      expect(await screen.findByText('지금 이 기기')).toBeTruthy();
      const seen = '마지막 사용 2026.11.21 12:04';
      expect(screen.getByText('알 수 없는 기기')).toBeTruthy();
      await userEvent.click(screen.getByRole('button', { name: 'Safari · iOS 연결 끊기', description: seen }));
      await waitFor(() => expect(screen.queryByText('Safari · iOS')).toBeNull());
      expect(document.activeElement).toBe(screen.getByRole('list', { name: '로그인한 기기' }));
      // The second press of a double one, on the row that has come under it.
      await press('알 수 없는 기기 연결 끊기');
      expect(ended()).toEqual([phone.id]);
    });

    it('are logged out all but this one with one button', async () => {
      renderApp('/mypage');
      await press('다른 기기 모두 로그아웃');
      await waitFor(() => expect(ended()).toEqual([phone.id, unknown.id]));
      await waitFor(() => expect(screen.queryByText('Safari · iOS')).toBeNull());
      expect(screen.getByText('지금 이 기기')).toBeTruthy();
    });

    it('of which one is gone already are what was asked for; another refusal is told', async () => {
      api.on(/DELETE/, () => refusal(404, 'SESSION_NOT_FOUND', '이미 로그아웃된 기기입니다.'));
      renderApp('/mypage');
      await press('Safari · iOS 연결 끊기');
      await waitFor(() => expect(ended()).toHaveLength(1));
      api.on(/DELETE/, () => refusal(503, 'UNAVAILABLE', '잠시 이용할 수 없습니다.'));
      await press('Safari · iOS 연결 끊기');
      expect(await screen.findByText('잠시 이용할 수 없습니다.')).toBeTruthy();
    });
  });

  it('opens nothing but the change of a password that was given by others', async () => {
    let changed = false;
    api.on(/GET users\/me$/, () => ({ body: member(changed ? {} : { must_change_password: true }) }));
    api.on(/POST users\/me\/password/, () => {
      changed = true;
      return { body: { ended_keys: 0, ended_push_devices: 0 } };
    });
    renderApp('/mypage');
    expect(await screen.findByRole('heading', { name: '비밀번호를 바꿔주세요' })).toBeTruthy();
    expect(screen.queryByText('로그인한 기기')).toBeNull();
    await userEvent.type(screen.getByLabelText('현재 비밀번호'), 'printed4start');
    await userEvent.type(screen.getByLabelText('새 비밀번호'), 'sturdy7anthill');
    await userEvent.type(screen.getByLabelText('새 비밀번호 확인'), 'sturdy7anthill');
    await press('변경하기');
    expect(await screen.findByText('로그인한 기기')).toBeTruthy();
    expect(screen.queryByText(/폐기했어요/)).toBeNull();
  });
});
