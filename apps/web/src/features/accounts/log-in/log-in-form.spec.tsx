import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { renderApp } from '../../../../testing/render-app.tsx';
import { refusal, type StubApi, startStubApi } from '../../../../testing/stub-api.ts';

vi.mock('./check-log-in.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

let api: StubApi;
beforeAll(async () => {
  api = await startStubApi();
  api.on(/GET users\/me/, () => refusal(401, 'NOT_LOGGED_IN', '로그인이 필요합니다.'));
});
afterAll(() => api.close());

it('says that the log-in failed where its validator cannot be loaded', async () => {
  renderApp('/login');
  await userEvent.type(await screen.findByLabelText('이메일'), 'seoyeon.kim@example.com');
  await userEvent.type(screen.getByLabelText('비밀번호'), 'gaemi20251');
  await userEvent.click(screen.getByRole('button', { name: '로그인' }));
  expect(await screen.findByText('로그인에 실패했습니다. 다시 시도해주세요')).toBeTruthy();
  expect(api.calls.some(({ path }) => path === 'users/log-in')).toBe(false);
});
