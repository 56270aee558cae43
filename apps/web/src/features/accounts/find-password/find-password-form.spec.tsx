import { messages } from '@gaemi/contracts/messages';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { member } from '../../../../testing/members.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { refusal, type StubApi, startStubApi } from '../../../../testing/stub-api.ts';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const fill = async (label: string, text: string) => {
  const input = await screen.findByLabelText(label);
  await userEvent.clear(input);
  await userEvent.type(input, text);
};

async function confirmAddress(): Promise<void> {
  await fill('이메일', 'seoyeon.kim@example.com');
  await press('이메일 확인');
  await press('코드 전송');
  await fill('인증번호', '123456');
  await press('인증 확인');
  await screen.findByText('인증이 완료되었습니다.');
  await fill('새 비밀번호', 'gaemi20251');
  await fill('새 비밀번호 확인', 'gaemi20251');
}

describe('find-password', () => {
  let api: StubApi;
  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.reset();
    api.on(/GET users\/me/, () => refusal(401, 'NOT_LOGGED_IN', '로그인이 필요합니다.'));
    api.on(/GET users\/check-email/, () => refusal(409, 'EMAIL_TAKEN', '이미 사용 중인 이메일입니다.'));
    api.on(/POST verification\/request/, () => ({ body: { expires_in: 180, resend_in: 30 } }));
    api.on(/POST verification\/verify/, () => ({ body: { verified: true } }));
    api.on(/POST users\/change-password/, () => ({ body: { ended_keys: 0, ended_push_devices: 0 } }));
    renderApp('/find-password');
  });

  it('takes an address that is free for one of nobody', async () => {
    api.on(/GET users\/check-email/, () => ({ body: { available: true } }));
    await fill('이메일', 'nobody@example.com');
    await press('이메일 확인');
    expect(await screen.findByText('존재하지 않는 이메일입니다. 다시 확인해주세요.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '코드 전송' })).toBeNull();
  });

  it('begins anew where the code is refused because the member has gone', async () => {
    const sentence = '존재하지 않는 이메일입니다. 다시 확인해주세요.';
    api.on(/POST verification\/request/, () => refusal(404, 'MEMBER_NOT_FOUND', sentence));
    await fill('이메일', 'gone@example.com');
    await press('이메일 확인');
    await press('코드 전송');
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(await screen.findByRole('button', { name: '이메일 확인' })).toBeTruthy();
  });

  it('sends the code for a password change and sets the new password', async () => {
    await confirmAddress();
    await press('비밀번호 변경');
    expect(await screen.findByText('비밀번호 변경을 완료했습니다.')).toBeTruthy();
    expect(await screen.findByRole('form', { name: '로그인' })).toBeTruthy();
    const types = api.calls
      .filter(({ path }) => path.startsWith('verification'))
      .map(({ query }) => query.get('email_type'));
    expect(types).toEqual(['password-change', 'password-change']);
    expect(api.calls.findLast(({ path }) => path === 'users/change-password')?.body).toEqual({
      user_email: 'seoyeon.kim@example.com',
      new_password: 'gaemi20251',
    });
  });

  it.each([
    ['ends the session of the member here', 'seoyeon.kim@example.com'],
    ['leaves that of another one, whose screens stay', 'minsu.lee@example.com'],
  ])('%s', async (_, user_email) => {
    cleanup();
    api.on(/GET users\/me/, () => ({ body: member({ user_email }) }));
    renderApp('/find-password');
    await confirmAddress();
    await press('비밀번호 변경');
    expect(await screen.findByText('비밀번호 변경을 완료했습니다.')).toBeTruthy();
    if (user_email === 'seoyeon.kim@example.com')
      expect(await screen.findByRole('form', { name: '로그인' })).toBeTruthy();
    else expect(await screen.findByText('김서연 님, 무엇을 살펴볼까요?')).toBeTruthy();
  });

  it('says beforehand that API keys and push messages end, and afterwards how many did', async () => {
    api.on(/POST users\/change-password/, () => ({ body: { ended_keys: 3, ended_push_devices: 2 } }));
    await confirmAddress();
    expect(
      screen.getByText('바꾸면 모든 기기에서 로그아웃되고 푸시 알림이 끊기며 API 키는 모두 폐기돼요.'),
    ).toBeTruthy();
    await press('비밀번호 변경');
    expect(await screen.findByText(/^API 키 3개를 폐기했어요/)).toBeTruthy();
    expect(await screen.findByText(/^푸시 알림을 받던 기기 2대의 알림을 껐어요/)).toBeTruthy();
  });

  it('shows a common password under its field', async () => {
    api.on(/POST users\/change-password/, () => ({
      status: 400,
      body: {
        detail: '비밀번호가 너무 흔합니다.',
        code: 'VALIDATION_FAILED',
        fields: { new_password: '비밀번호가 너무 흔합니다.' },
      },
    }));
    await confirmAddress();
    await press('비밀번호 변경');
    expect(await screen.findByText('비밀번호가 너무 흔합니다.')).toBeTruthy();
    expect(screen.getByLabelText('새 비밀번호').getAttribute('aria-invalid')).toBe('true');
  });

  it('asks for a new code where the proof is gone, and says 비밀번호 변경에 실패했습니다. without a reason', async () => {
    api.on(/POST users\/change-password/, () => ({ status: 403, body: '<html>' }));
    await confirmAddress();
    await press('비밀번호 변경');
    expect(await screen.findByText('비밀번호 변경에 실패했습니다.')).toBeTruthy();
    api.on(/POST users\/change-password/, () => refusal(400, 'EMAIL_NOT_VERIFIED', '인증 확인을 진행해주세요.'));
    await press('비밀번호 변경');
    expect(await screen.findByText('인증 확인을 진행해주세요.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: '코드 전송' })).toBeTruthy();
  });

  describe('whose answer was lost', () => {
    /** The password on the server, and whether it still holds the proof. */
    let password: string;
    let isProven: boolean;
    let isReached: boolean;
    beforeEach(() => {
      password = 'old4horse4old';
      isProven = true;
      isReached = true;
      let lost = 1;
      api.on(/POST users\/change-password/, ({ body }) => {
        lost -= 1;
        if (lost >= 0 && !isReached) return { status: 502 };
        if (!isProven) return refusal(400, 'EMAIL_NOT_VERIFIED', '인증 확인을 진행해주세요.');
        isProven = false;
        password = Object(body).new_password;
        return lost >= 0 ? { status: 502 } : { body: { ended_keys: 0, ended_push_devices: 0 } };
      });
      api.on(/POST users\/log-in/, ({ body }) =>
        Object(body).password === password ? { body: member() } : refusal(401, 'LOG_IN_FAILED', '다시 확인해주세요.'),
      );
    });

    it('says that it looks, and finds out by a log-in that the password is the new one', async () => {
      await confirmAddress();
      await press('비밀번호 변경');
      expect(await screen.findByText(messages.pressLooking)).toBeTruthy();
      expect(await screen.findByText(/비밀번호가 바뀐 것을 확인했어요/)).toBeTruthy();
      expect(password).toBe('gaemi20251');
      // The session of that log-in is there, so nothing asks for another.
      expect(await screen.findByText('김서연 님, 무엇을 살펴볼까요?')).toBeTruthy();
      expect(screen.queryByRole('form', { name: '로그인' })).toBeNull();
    });

    it('asks for the log-in of a member whose second step is left', async () => {
      const sentence = '패스키나 복구 코드로 한 번 더 확인해주세요.';
      api.on(/POST users\/log-in/, () => refusal(401, 'SECOND_STEP_REQUIRED', sentence));
      await confirmAddress();
      await press('비밀번호 변경');
      expect(await screen.findByText(/비밀번호가 바뀐 것을 확인했어요/)).toBeTruthy();
      expect(await screen.findByRole('form', { name: '로그인' })).toBeTruthy();
    });

    it('sets the password with the repeat where the server never had it', async () => {
      isReached = false;
      await confirmAddress();
      await press('비밀번호 변경');
      expect(await screen.findByText('비밀번호 변경을 완료했습니다.')).toBeTruthy();
      expect(password).toBe('gaemi20251');
      expect(api.calls.some(({ path }) => path === 'users/log-in')).toBe(false);
    });

    it('asks for a new code where neither is true: the proof is over', async () => {
      isReached = false;
      isProven = false;
      await confirmAddress();
      await press('비밀번호 변경');
      expect(await screen.findByRole('button', { name: '코드 전송' })).toBeTruthy();
      const asked = api.calls.filter(({ path }) => path === 'users/log-in').map(({ body }) => Object(body).password);
      expect(asked).toEqual(['gaemi20251']);
      expect(screen.getByRole('form', { name: '비밀번호 찾기' })).toBeTruthy();
    });
  });
});
