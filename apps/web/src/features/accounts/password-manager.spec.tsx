import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { member } from '../../../testing/members.ts';
import { renderApp, renderWithin } from '../../../testing/render-app.tsx';
import { refusal, type StubApi, startStubApi } from '../../../testing/stub-api.ts';
import { SignedInMember } from '../../shared/session/signed-in-member.ts';
import { ConfirmWho } from '../second-step/confirm-who.tsx';

let api: StubApi;
beforeAll(async () => {
  api = await startStubApi();
});
afterAll(() => api.close());
beforeEach(() => api.reset());

const email = 'ant@gaemilens.example';

/** The account of the form with this box, as its `autocomplete` names it to a password manager. */
async function findAccount(passwordLabel: string): Promise<string | undefined> {
  const form = (await screen.findByLabelText(passwordLabel)).closest('form');
  return form?.querySelector<HTMLInputElement>('input[autocomplete="username"]')?.value;
}

it.each(['/login', '/signup', '/find-password'])(
  'a password manager finds the account of %s in its box',
  async (path) => {
    api.on(/GET users\/me$/, () => refusal(401, 'NOT_LOGGED_IN', '로그인이 필요합니다.'));
    renderApp(path);
    await userEvent.type(await screen.findByLabelText('이메일'), email);
    expect(await findAccount(path === '/find-password' ? '새 비밀번호' : '비밀번호')).toBe(email);
  },
);

it('a password manager finds the account of a change of the password, which has no box for it', async () => {
  api.on(/GET users\/me$/, () => ({ body: member({ user_email: email }) }));
  renderApp('/mypage');
  await userEvent.click(await screen.findByRole('button', { name: '비밀번호 변경' }));
  expect(await findAccount('현재 비밀번호')).toBe(email);
});

it('so it does where the password is asked for again', async () => {
  const close = () => undefined;
  renderWithin(
    <SignedInMember value={member({ user_email: email })}>
      <ConfirmWho hasPasskeys={false} onDone={close} onClose={close} />
    </SignedInMember>,
  );
  expect(await findAccount('비밀번호')).toBe(email);
});
