import { act, screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { member } from '../../testing/members.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { refusal, type StubApi, startStubApi } from '../../testing/stub-api.ts';

vi.mock('../features/accounts/log-in/session-sheet.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

let api: StubApi;
beforeAll(async () => {
  api = await startStubApi();
});
afterAll(() => api.close());

it('leads to the log-in screen and back, where the sheet of an ended session cannot be loaded', async () => {
  api.on(/GET users\/me$/, () => ({ body: member() }));
  const { client } = renderApp('/mypage');
  expect(await screen.findByRole('heading', { name: '내 정보' })).toBeTruthy();
  api.on(/GET/, () => refusal(401, 'NOT_LOGGED_IN', '로그인이 필요합니다.'));
  act(() => void client.invalidateQueries({ queryKey: ['member'] }));
  expect(await screen.findByRole('form', { name: '로그인' })).toBeTruthy();
  expect(await screen.findByText(/로그인하면 보던 화면\(내 정보\)으로 돌아가요/)).toBeTruthy();
  expect(localStorage.getItem('username')).toBeNull();
});
