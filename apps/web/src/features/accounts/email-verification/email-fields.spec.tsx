import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerEmailSteps } from '../../../../testing/email-steps.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { refusal, type StubAnswer, type StubApi, startStubApi } from '../../../../testing/stub-api.ts';

const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const press = async (name: string) => userEvent.click(await button(name));
const addressInput = () => screen.findByLabelText<HTMLInputElement>('이메일');
const codeInput = () => screen.findByLabelText<HTMLInputElement>('인증번호');

async function expectFocus(where: Promise<HTMLElement>): Promise<void> {
  const element = await where;
  await waitFor(() => expect(document.activeElement).toBe(element));
}

/** Both presses come before the screen knows of the first. */
function pressEnterTwice(input: HTMLElement): void {
  fireEvent.keyDown(input, { key: 'Enter' });
  fireEvent.keyDown(input, { key: 'Enter' });
}

async function checkAddress(): Promise<void> {
  await userEvent.type(await addressInput(), 'seoyeon.kim@example.com');
  await press('중복확인');
  await screen.findByText('이메일 중복확인에 성공했습니다.');
}

async function sendCode(): Promise<void> {
  await checkAddress();
  await press('코드 전송');
  await codeInput();
}

describe('steps of an e-mail check', () => {
  let api: StubApi;
  const findCalls = (path: string) => api.calls.filter((call) => call.path.startsWith(path)).length;

  /** A call's answer that waits for `open`. */
  function holdAnswer(call: RegExp, body: unknown): () => void {
    const { promise, resolve } = Promise.withResolvers<StubAnswer>();
    api.on(call, () => promise);
    return () => resolve({ body });
  }

  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.reset();
    answerEmailSteps(api);
    renderApp('/signup');
  });

  it('checks an address and sends a code once where Enter is pressed twice', async () => {
    await userEvent.type(await addressInput(), 'seoyeon.kim@example.com');
    pressEnterTwice(await addressInput());
    await screen.findByText('이메일 중복확인에 성공했습니다.');
    expect(findCalls('users/check-email')).toBe(1);
    pressEnterTwice(await addressInput());
    await codeInput();
    expect(findCalls('verification/request')).toBe(1);
  });

  it('uses a code up once where Enter is pressed twice, and again after that', async () => {
    api.on(/POST verification\/verify/, () =>
      findCalls('verification/verify') === 1
        ? { body: { verified: true } }
        : refusal(400, 'CODE_EXPIRED', '인증코드가 만료되었습니다.'),
    );
    await sendCode();
    await userEvent.type(await codeInput(), '123456');
    pressEnterTwice(await codeInput());
    expect(await screen.findByText('인증이 완료되었습니다.')).toBeTruthy();
    pressEnterTwice(await codeInput());
    expect(await button('인증완료')).toBeTruthy();
    expect(findCalls('verification/verify')).toBe(1);
  });

  it('takes a code for confirmed whose answer was lost: its repeat finds it used', async () => {
    api.on(/POST verification\/verify/, () =>
      findCalls('verification/verify') === 1
        ? { status: 502 }
        : refusal(400, 'CODE_EXPIRED', '인증 시간이 지났습니다.'),
    );
    await sendCode();
    await userEvent.type(await codeInput(), '123456{Enter}');
    expect(await screen.findByText('인증이 완료되었습니다.')).toBeTruthy();
    expect(screen.queryByText('인증코드 확인에 실패했습니다.')).toBeNull();
  });

  it('says that a code is over where no answer was lost', async () => {
    api.on(/POST verification\/verify/, () => refusal(400, 'CODE_EXPIRED', '인증 시간이 지났습니다.'));
    await sendCode();
    await userEvent.type(await codeInput(), '123456{Enter}');
    expect(await screen.findByText('인증 시간이 지났습니다.')).toBeTruthy();
    expect(screen.queryByText('인증이 완료되었습니다.')).toBeNull();
  });

  it('asks for the code where the answer to its sending was lost: it may have come', async () => {
    api.on(/POST verification\/request/, () => ({ status: 502 }));
    await checkAddress();
    await press('코드 전송');
    await userEvent.type(await codeInput(), '123456');
    expect(screen.getByText('메일이 왔는지 확인해 주세요. 왔다면 그 인증번호를 쓸 수 있어요.')).toBeTruthy();
    expect(screen.queryByText('이메일 인증 번호를 전송했습니다.')).toBeNull();
    await press('인증 확인');
    expect(await screen.findByText('인증이 완료되었습니다.')).toBeTruthy();
  });

  it('stays where it is while there is no network: no code was sent', async () => {
    await checkAddress();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    api.on(/POST verification\/request/, () => ({ status: 502 }));
    await press('코드 전송');
    await waitFor(async () => expect((await button('코드 전송')).getAttribute('aria-busy')).toBeNull());
    expect(screen.queryByLabelText('인증번호')).toBeNull();
    online.mockRestore();
    api.on(/POST verification\/request/, () => ({ body: { expires_in: 180, resend_in: 30 } }));
    await press('코드 전송');
    expect(await codeInput()).toBeTruthy();
  });

  it('does not ask for a code that the server says it did not send; a second sending can be tried at once', async () => {
    api.on(/POST verification\/request/, () => refusal(503, 'MAIL_UNAVAILABLE', '메일을 보내지 못했어요.'));
    await checkAddress();
    await press('코드 전송');
    expect(await screen.findByText('메일을 보내지 못했어요.')).toBeTruthy();
    expect(screen.queryByLabelText('인증번호')).toBeNull();
    api.on(/POST verification\/request/, () => ({ status: 502 }));
    await press('코드 전송');
    await codeInput();
    api.on(/POST verification\/request/, () => ({ body: { expires_in: 180, resend_in: 30 } }));
    await press('재전송');
    expect(await screen.findByText('이메일 인증 번호를 전송했습니다.')).toBeTruthy();
  });

  it('can be tried again after a refusal', async () => {
    api.on(/POST verification\/verify/, () => refusal(400, 'CODE_WRONG', '인증코드를 확인해주세요'));
    await sendCode();
    await userEvent.type(await codeInput(), '999999{Enter}');
    expect(await screen.findByText('인증코드를 확인해주세요')).toBeTruthy();
    api.on(/POST verification\/verify/, () => ({ body: { verified: true } }));
    await userEvent.type(await codeInput(), '{Enter}');
    expect(await screen.findByText('인증이 완료되었습니다.')).toBeTruthy();
  });

  it('takes a held Enter for one press', async () => {
    const address = await addressInput();
    // False: the form is not sent either.
    expect(fireEvent.keyDown(address, { key: 'Enter', repeat: true })).toBe(false);
    expect(screen.queryByText('이메일을 입력해주세요.')).toBeNull();
    fireEvent.keyDown(address, { key: 'Enter' });
    expect(screen.getByText('이메일을 입력해주세요.')).toBeTruthy();
  });

  it('keeps the address as it is while a call about it is under way', async () => {
    const answerCheck = holdAnswer(/GET users\/check-email/, { available: true });
    await userEvent.type(await addressInput(), 'seoyeon.kim@example.com');
    await press('중복확인');
    await waitFor(async () => expect((await addressInput()).readOnly).toBe(true));
    answerCheck();
    await screen.findByText('이메일 중복확인에 성공했습니다.');

    const answerSend = holdAnswer(/POST verification\/request/, { expires_in: 180, resend_in: 30 });
    await press('코드 전송');
    await waitFor(async () => expect((await button('이메일 변경')).disabled).toBe(true));
    await press('이메일 변경');
    answerSend();
    expect(await codeInput()).toBeTruthy();
    await press('회원가입');
    expect(await screen.findByText('회원가입 양식을 확인해주세요.')).toBeTruthy();
    expect(screen.queryByText('이메일 중복확인을 진행해주세요.')).toBeNull();
  });

  it('leads the focus from step to step', async () => {
    await screen.findByRole('form', { name: '회원가입' });
    expect(document.activeElement).toBe(document.body);
    await checkAddress();
    await expectFocus(button('코드 전송'));
    await userEvent.keyboard('{Enter}');
    await expectFocus(codeInput());
    await press('이메일 변경');
    await expectFocus(addressInput());
  });

  it('leads the focus on from the address, too, and from the second sending', async () => {
    api.on(/POST verification\/request/, () => ({ body: { expires_in: 180, resend_in: 0 } }));
    await userEvent.type(await addressInput(), 'seoyeon.kim@example.com{Enter}');
    await expectFocus(button('코드 전송'));
    // Enter that is still held from the step before.
    expect(fireEvent.keyDown(await button('코드 전송'), { key: 'Enter', repeat: true })).toBe(false);
    await userEvent.keyboard('{Enter}');
    await codeInput();
    await press('재전송');
    await expectFocus(codeInput());
  });

  it('leaves the focus where the user has gone on to another field', async () => {
    const answerCheck = holdAnswer(/GET users\/check-email/, { available: true });
    await userEvent.type(await addressInput(), 'seoyeon.kim@example.com');
    await press('중복확인');
    const name = await screen.findByLabelText('이름');
    await userEvent.click(name);
    answerCheck();
    await button('코드 전송');
    expect(document.activeElement).toBe(name);
  });
});
