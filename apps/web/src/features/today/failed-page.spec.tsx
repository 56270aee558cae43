import { screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { member } from '../../../testing/members.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { refusal, type StubApi, startStubApi } from '../../../testing/stub-api.ts';

let api: StubApi;
beforeAll(async () => {
  api = await startStubApi();
});
afterAll(() => api.close());
beforeEach(() => {
  api.reset();
  api.on(/GET users\/me$/, () => ({ body: member() }));
  api.on(/GET (events|stocks)\//, () => refusal(404, 'NOT_FOUND', '찾을 수 없습니다.'));
});

it.each([
  ['/event/e1', '소식'],
  ['/stock/999999', '종목'],
])('%s has a heading where it cannot be shown', async (path, name) => {
  renderApp(path);
  expect(await screen.findByText('찾을 수 없습니다.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name })).toBeTruthy();
});
