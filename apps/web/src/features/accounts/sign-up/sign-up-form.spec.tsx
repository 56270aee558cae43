import { messages } from '@gaemi/contracts/messages';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerEmailSteps } from '../../../../testing/email-steps.ts';
import { member } from '../../../../testing/members.ts';
import { pressTwice } from '../../../../testing/press-twice.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { refusal, type StubApi, startStubApi } from '../../../../testing/stub-api.ts';

const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const fill = async (label: string, text: string) => {
  const input = await screen.findByLabelText(label);
  await userEvent.clear(input);
  await userEvent.type(input, text);
};
const press = async (name: string) => userEvent.click(await button(name));

async function checkAddress(): Promise<void> {
  await fill('이메일', 'Seoyeon.Kim@example.com');
  await press('중복확인');
  await screen.findByText('이메일 중복확인에 성공했습니다.');
}

async function confirmAddress(): Promise<void> {
  await checkAddress();
  await press('코드 전송');
  await fill('인증번호', '123456');
  await press('인증 확인');
  await screen.findByText('인증이 완료되었습니다.');
}

async function fillTheRest(): Promise<void> {
  await fill('이름', '김서연');
  await fill('비밀번호', 'gaemi20251');
  await fill('비밀번호 확인', 'gaemi20251');
  await userEvent.type(screen.getByLabelText('전화번호 앞자리'), '01048210000');
  await userEvent.click(screen.getByRole('checkbox'));
}

describe('sign-up', () => {
  let api: StubApi;
  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.reset();
    answerEmailSteps(api);
    api.on(/POST users\/sign-up/, () => ({ status: 201, body: { user_email: 'seoyeon.kim@example.com' } }));
    renderApp('/signup');
  });

  it('names an empty and a malformed address without asking the server', async () => {
    await press('중복확인');
    expect(await screen.findByText('이메일을 입력해주세요.')).toBeTruthy();
    await fill('이메일', 'seoyeon.kim@');
    await press('중복확인');
    expect(await screen.findByText('올바른 이메일 형식이 아닙니다.')).toBeTruthy();
    expect(api.calls.some(({ path }) => path.startsWith('users/check-email'))).toBe(false);
  });

  it('leads from the press to the first field that is wrong, in the order of the screen', async () => {
    const focused = () => document.activeElement?.getAttribute('name') ?? document.activeElement?.ariaLabel;
    await press('회원가입');
    await waitFor(() => expect(focused()).toBe('user_email'));
    await confirmAddress();
    await press('회원가입');
    await waitFor(() => expect(focused()).toBe('user_name'));
    await fillTheRest();
    await userEvent.clear(screen.getByLabelText('전화번호 끝자리'));
    await press('회원가입');
    await waitFor(() => expect(focused()).toBe('전화번호 앞자리'));
  });

  it('leads back to an address whose check is missing', async () => {
    await fill('이메일', 'seoyeon.kim@example.com');
    await fillTheRest();
    await press('회원가입');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('이메일')));
    expect(screen.getByText('이메일 중복확인을 진행해주세요.')).toBeTruthy();
  });

  it('compares the two passwords once the second was left, not while it is typed', async () => {
    await fill('비밀번호', 'gaemi20251');
    await fill('비밀번호 확인', 'gaemi2025');
    expect(screen.queryByText('비밀번호가 일치하지 않습니다.')).toBeNull();
    await userEvent.tab();
    expect(await screen.findByText('비밀번호가 일치하지 않습니다.')).toBeTruthy();
    // From then on either field takes the sentence away.
    await fill('비밀번호', 'gaemi2025');
    await waitFor(() => expect(screen.queryByText('비밀번호가 일치하지 않습니다.')).toBeNull());
  });

  it('says under the field that an address is taken', async () => {
    api.on(/GET users\/check-email/, () => refusal(409, 'EMAIL_TAKEN', '이미 사용 중인 이메일입니다.'));
    await fill('이메일', 'taken@example.com');
    await press('중복확인');
    expect(await screen.findByText('이미 사용 중인 이메일입니다.')).toBeTruthy();
    expect(await button('중복확인')).toBeTruthy();
  });

  it('locks a free address, which can be changed again', async () => {
    await checkAddress();
    const address = screen.getByLabelText<HTMLInputElement>('이메일');
    expect(address.readOnly).toBe(true);
    expect(address.value).toBe('seoyeon.kim@example.com');
    await press('이메일 변경');
    expect(address.readOnly).toBe(false);
    expect(await button('중복확인')).toBeTruthy();
  });

  it('sends the code for sign-up, starts the clock and offers no second code for 30 s', async () => {
    await checkAddress();
    await press('코드 전송');
    expect(await screen.findByText('이메일 인증 번호를 전송했습니다.')).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toMatch(/^(3:00|2:59)$/);
    expect(screen.queryByRole('button', { name: '재전송' })).toBeNull();
    const sent = api.calls.find(({ path }) => path === 'verification/request');
    expect(sent?.query.get('email_type')).toBe('sign-up');
    expect(sent?.body).toEqual({ email: 'seoyeon.kim@example.com' });
  });

  it('offers a second code when the wait is over, and says when the time has run out', async () => {
    api.on(/POST verification\/request/, () => ({ body: { expires_in: 1, resend_in: 0 } }));
    await checkAddress();
    await press('코드 전송');
    expect(await screen.findByText('시간이 지났어요. 다시 받아주세요.')).toBeTruthy();
    expect(await button('인증 확인')).toHaveProperty('ariaDisabled', 'true');
    await press('인증 확인');
    expect(api.calls.some(({ path }) => path === 'verification/verify')).toBe(false);
    api.on(/POST verification\/request/, () => ({ body: { expires_in: 180, resend_in: 30 } }));
    await press('재전송');
    await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^(3:00|2:59)$/));
  });

  it('refuses a short code itself and shows a wrong one with a toast', async () => {
    await checkAddress();
    await press('코드 전송');
    await fill('인증번호', '123');
    await press('인증 확인');
    expect(await screen.findByText('인증번호는 6자 이상이어야 합니다.')).toBeTruthy();
    api.on(/POST verification\/verify/, () => refusal(400, 'CODE_WRONG', '인증코드를 확인해주세요'));
    await fill('인증번호', '999999');
    await press('인증 확인');
    expect(await screen.findByText('인증코드를 확인해주세요')).toBeTruthy();
    expect(screen.getByText('인증코드 확인에 실패했습니다.')).toBeTruthy();
    // Something in between answered, not the server.
    api.on(/POST verification\/verify/, () => ({ status: 418, body: {} }));
    await press('인증 확인');
    expect(await screen.findByText('이메일 인증에 실패했습니다.')).toBeTruthy();
  });

  it('stops the clock once the code is confirmed, and leaves the focus on the pressed button', async () => {
    await confirmAddress();
    expect(screen.queryByRole('timer')).toBeNull();
    const confirmed = await button('인증완료');
    expect([confirmed.disabled, confirmed.ariaDisabled]).toEqual([false, 'true']);
    expect(document.activeElement).toBe(confirmed);
  });

  it('shows the terms in force since 2025-06-13, to be read only', async () => {
    const terms = await screen.findByText('시행일: 2025-06-13');
    expect(terms.closest('form')?.querySelector('textarea, [contenteditable]')).toBeNull();
  });

  it('names every missing field and the step of the e-mail check that comes next', async () => {
    await press('회원가입');
    expect(await screen.findByText('회원가입 양식을 확인해주세요.')).toBeTruthy();
    expect(screen.getByText('이름은 1자 이상이어야 합니다.')).toBeTruthy();
    expect(screen.getByText('전화번호는 11자 이상이어야 합니다.')).toBeTruthy();
    expect(screen.getByText('개인정보 수집 및 이용 동의에 동의해주세요.')).toBeTruthy();
    await checkAddress();
    await press('회원가입');
    expect(await screen.findByText('이메일로 인증코드를 전송해주세요.')).toBeTruthy();
    expect(api.calls.some(({ path }) => path === 'users/sign-up')).toBe(false);
  });

  it('makes the member and goes to the log-in screen', async () => {
    await confirmAddress();
    await fillTheRest();
    await press('회원가입');
    const logIn = within(await screen.findByRole('form', { name: '로그인' }));
    expect(await logIn.findByText('회원가입에 성공했습니다. 로그인 해주세요')).toBeTruthy();
    expect(logIn.getByLabelText('이메일')).toHaveProperty('value', 'seoyeon.kim@example.com');
    expect(document.activeElement).toBe(logIn.getByLabelText('비밀번호'));
    expect(location.href).not.toContain('seoyeon');
    expect(api.calls.find(({ path }) => path === 'users/sign-up')?.body).toMatchObject({
      user_email: 'seoyeon.kim@example.com',
      user_name: '김서연',
      user_mobile: '010-4821-0000',
      user_agree: true,
    });
  });

  it('makes one member where the button is pressed twice before the screen has changed', async () => {
    let isMade = false;
    api.on(/POST users\/sign-up/, () => {
      if (isMade) return refusal(409, 'EMAIL_TAKEN', '이미 사용 중인 이메일입니다.');
      isMade = true;
      return { status: 201, body: { user_email: 'seoyeon.kim@example.com' } };
    });
    await confirmAddress();
    await fillTheRest();
    pressTwice(await button('회원가입'));
    expect(await screen.findByText('회원가입에 성공했습니다. 로그인 해주세요')).toBeTruthy();
    expect(api.calls.filter(({ path }) => path === 'users/sign-up')).toHaveLength(1);
  });

  it('says that it worked also where another member is signed in, who sees no log-in', async () => {
    cleanup();
    api.on(/GET users\/me/, () => ({ body: member({ user_email: 'minsu.lee@example.com' }) }));
    renderApp('/signup');
    await confirmAddress();
    await fillTheRest();
    await press('회원가입');
    expect(await screen.findByText('회원가입에 성공했습니다.')).toBeTruthy();
    expect(await screen.findByText('김서연 님, 무엇을 살펴볼까요?')).toBeTruthy();
  });

  it('shows what the server refuses under its field', async () => {
    api.on(/POST users\/sign-up/, () => ({
      status: 400,
      body: {
        detail: '비밀번호가 너무 흔합니다.',
        code: 'VALIDATION_FAILED',
        fields: { user_pw: '비밀번호가 너무 흔합니다.' },
      },
    }));
    await confirmAddress();
    await fillTheRest();
    await press('회원가입');
    expect(await screen.findByText('비밀번호가 너무 흔합니다.')).toBeTruthy();
    expect(screen.getByText('서비스 이름이나 날짜는 빼고 정해 주세요.')).toBeTruthy();
    expect(screen.getByLabelText('비밀번호').getAttribute('aria-invalid')).toBe('true');
  });

  it('asks for a new code where the server no longer has the proof', async () => {
    api.on(/POST users\/sign-up/, () => refusal(400, 'EMAIL_NOT_VERIFIED', '인증 확인을 진행해주세요.'));
    await confirmAddress();
    await fillTheRest();
    await press('회원가입');
    expect(await screen.findByText('인증 확인을 진행해주세요.')).toBeTruthy();
    expect(await button('코드 전송')).toBeTruthy();
  });

  describe('whose answer was lost', () => {
    let isMade: boolean;
    beforeEach(async () => {
      isMade = false;
      api.on(/POST users\/sign-up/, () => {
        if (isMade) return refusal(400, 'EMAIL_NOT_VERIFIED', '인증 확인을 진행해주세요.');
        isMade = true;
        return { status: 502 };
      });
      await confirmAddress();
      await fillTheRest();
    });

    it('is found by a log-in, which goes on as one', async () => {
      api.on(/POST users\/log-in/, () => ({ body: member() }));
      // Somebody of the same name: other tabs must hear that it is another member.
      localStorage.setItem('username', '김서연');
      const forgotten = vi.spyOn(Storage.prototype, 'removeItem');
      await press('회원가입');
      expect(await screen.findByText(messages.pressLooking)).toBeTruthy();
      expect(await screen.findByText('회원가입에 성공했습니다.')).toBeTruthy();
      expect(await screen.findByText('김서연 님, 무엇을 살펴볼까요?')).toBeTruthy();
      const credentials = { user_email: 'seoyeon.kim@example.com', password: 'gaemi20251' };
      expect(api.calls.find(({ path }) => path === 'users/log-in')?.body).toEqual(credentials);
      expect(forgotten).toHaveBeenCalledWith('username');
      expect(localStorage.getItem('username')).toBe('김서연');
    });

    it('asks for a new code where there is no such member: the proof is over', async () => {
      api.on(/POST users\/log-in/, () => refusal(401, 'LOG_IN_FAILED', '다시 확인해주세요.'));
      await press('회원가입');
      expect(await button('코드 전송')).toBeTruthy();
    });
  });
});
