import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { member } from '../../../../testing/members.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { refusal, type StubApi, startStubApi } from '../../../../testing/stub-api.ts';

let api: StubApi;
beforeAll(async () => {
  api = await startStubApi();
});
afterAll(() => api.close());
beforeEach(() => {
  api.reset();
  api.on(/GET users\/me$/, () => ({ body: member() }));
  api.on(/GET (users\/me\/sessions|webhooks|api-keys)$/, () => ({ body: { items: [] } }));
  api.on(/GET users\/me\/passkeys$/, () => ({ body: { items: [], recovery_codes_left: 0 } }));
  api.on(/GET users\/me\/credit-logs/, () => ({ body: { items: [], page: 1, size: 5, total: 0, pages: 0 } }));
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Loses the first answer; a network between answers the repeat, and only the next one reaches the API. */
function answerThird(answer: object) {
  const answers = [{ status: 502 }, { status: 401, body: '<html>', headers: { 'content-type': 'text/html' } }];
  return () => answers.shift() ?? answer;
}

it('a withdrawal goes on where a network between says 401, which tells nothing of the session', async () => {
  api.on(/DELETE users\/sign-out/, answerThird({ status: 204 }));
  renderApp('/mypage');
  await press('회원 탈퇴');
  await press('탈퇴하기');
  expect(await screen.findByText('회원 탈퇴가 완료되었습니다.')).toBeTruthy();
});

it('so does a change of the password', async () => {
  api.on(/POST users\/me\/password/, answerThird({ body: { ended_keys: 0, ended_push_devices: 0 } }));
  api.on(/POST users\/log-in/, () => refusal(401, 'LOG_IN_FAILED', '다시 확인해주세요.'));
  renderApp('/mypage');
  await press('비밀번호 변경');
  await userEvent.type(screen.getByLabelText('현재 비밀번호'), 'old4horse4old');
  for (const label of ['새 비밀번호', '새 비밀번호 확인'])
    await userEvent.type(screen.getByLabelText(label), 'gaemi20251');
  await press('변경하기');
  expect(await screen.findByText('비밀번호 변경을 완료했습니다.')).toBeTruthy();
});
