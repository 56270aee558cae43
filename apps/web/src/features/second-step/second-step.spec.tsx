import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { member } from '../../../testing/members.ts';
import { pressTwice } from '../../../testing/press-twice.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { refusal, type StubApi, startStubApi } from '../../../testing/stub-api.ts';

const CODE = '0123-4567-89AB-CDEF';

// jsdom has no WebAuthn, as pages over plain HTTP have none: the recovery code is the only way.
describe('the second step of a log-in', () => {
  let api: StubApi;
  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.reset();
    api.on(/GET users\/me$/, () => refusal(401, 'NOT_LOGGED_IN', '로그인이 필요합니다.'));
    api.on(/POST users\/log-in/, () =>
      refusal(401, 'SECOND_STEP_REQUIRED', '패스키나 복구 코드로 한 번 더 확인해주세요.'),
    );
    api.on(/POST users\/second-step\/recovery-code/, () => ({ body: member() }));
  });

  async function givePassword() {
    renderApp('/login');
    await userEvent.type(await screen.findByLabelText('이메일'), 'seoyeon.kim@example.com');
    await userEvent.type(screen.getByLabelText('비밀번호'), 'gaemi20251');
    await userEvent.click(screen.getByRole('button', { name: '로그인' }));
    return screen.findByLabelText<HTMLInputElement>('복구 코드');
  }
  const send = () => userEvent.click(screen.getByRole('button', { name: '로그인' }));

  it('takes the place of the password without a complaint, and ends where a log-in ends', async () => {
    const input = await givePassword();
    expect(document.activeElement).toBe(input);
    expect(screen.queryByRole('form', { name: '로그인' })).toBeNull();
    expect(screen.queryByText('패스키나 복구 코드로 한 번 더 확인해주세요.')).toBeNull();
    expect(screen.queryByRole('button', { name: '패스키로 확인' })).toBeNull();
    await userEvent.type(input, CODE);
    await send();
    expect(await screen.findByText('김서연 님, 무엇을 살펴볼까요?')).toBeTruthy();
    expect(screen.getByText('로그인에 성공했습니다.')).toBeTruthy();
    expect(localStorage.getItem('username')).toBe('김서연');
    expect(api.calls.findLast(({ path }) => path === 'users/second-step/recovery-code')?.body).toEqual({ code: CODE });
  });

  it('names a code that is none and one that is refused at the field, and stays', async () => {
    const input = await givePassword();
    await userEvent.type(input, '12');
    await send();
    expect(await screen.findByText('복구 코드 16자를 확인해주세요.')).toBeTruthy();
    expect(api.calls.some(({ path }) => path === 'users/second-step/recovery-code')).toBe(false);
    api.on(/recovery-code/, () => refusal(400, 'RECOVERY_CODE_WRONG', '복구 코드가 올바르지 않거나 이미 사용했어요.'));
    await userEvent.clear(input);
    await userEvent.type(input, CODE);
    await send();
    expect(await screen.findByText('복구 코드가 올바르지 않거나 이미 사용했어요.')).toBeTruthy();
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(localStorage.getItem('username')).toBeNull();
  });

  it('spends a code once where its button is pressed twice before the screen has changed', async () => {
    let isSpent = false;
    api.on(/recovery-code/, () => {
      if (isSpent) return refusal(400, 'RECOVERY_CODE_WRONG', '복구 코드가 올바르지 않거나 이미 사용했어요.');
      isSpent = true;
      return { body: member() };
    });
    await userEvent.type(await givePassword(), CODE);
    pressTwice(screen.getByRole('button', { name: '로그인' }));
    expect(await screen.findByText('김서연 님, 무엇을 살펴볼까요?')).toBeTruthy();
    expect(screen.queryByText('복구 코드가 올바르지 않거나 이미 사용했어요.')).toBeNull();
  });

  it('is taken again with the same code where its answer was lost', async () => {
    const codes: unknown[] = [];
    api.on(/recovery-code/, ({ body }) => {
      codes.push(body);
      return codes.length === 1 ? refusal(502, 'UNKNOWN', '') : { body: member() };
    });
    await userEvent.type(await givePassword(), CODE);
    await send();
    expect(await screen.findByText('김서연 님, 무엇을 살펴볼까요?', {}, { timeout: 10_000 })).toBeTruthy();
    expect(codes).toEqual([{ code: CODE }, { code: CODE }]);
  });

  it('goes back to what was typed before when its time is over', async () => {
    api.on(/recovery-code/, () =>
      refusal(401, 'SECOND_STEP_OVER', '확인할 시간이 지났어요. 비밀번호부터 다시 입력해주세요.'),
    );
    await userEvent.type(await givePassword(), CODE);
    await send();
    expect(await screen.findByText('확인할 시간이 지났어요. 비밀번호부터 다시 입력해주세요.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByLabelText('복구 코드')).toBeNull());
    expect(screen.getByLabelText('이메일')).toHaveProperty('value', 'seoyeon.kim@example.com');
  });
});
