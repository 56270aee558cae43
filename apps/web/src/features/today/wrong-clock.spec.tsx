import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { member } from '../../../testing/members.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { type StubApi, startStubApi } from '../../../testing/stub-api.ts';
import { buildToday } from '../../../testing/today.ts';
import { noteServerTime } from '../../shared/server-clock.ts';

let api: StubApi;
beforeAll(async () => {
  api = await startStubApi();
});
afterAll(() => api.close());
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  noteServerTime(new Date().toUTCString());
});

it.each([
  { what: 'a day late', clock: '2026-11-19T10:00:00+09:00' },
  { what: 'a day early', clock: '2026-11-21T10:00:00+09:00' },
  { what: 'a year early', clock: '2027-11-20T10:00:00+09:00' },
])('the page of the day names it by the server’s date where the clock of the browser is $what', async ({ clock }) => {
  vi.setSystemTime(new Date(clock));
  const headers = { date: new Date('2026-11-20T10:00:00+09:00').toUTCString() };
  api.on(/GET users\/me$/, () => ({ body: member(), headers }));
  const days = [{ day: '2026-11-20', good: 3, bad: 4 }];
  api.on(/GET today/, () => ({ body: buildToday({ day: '2026-11-20', days }), headers }));
  renderApp('/today');
  // The day strip comes with the answer; the title stands before it.
  await screen.findByText(/공시 확인/, { selector: 'p' });
  expect(screen.getByRole('heading', { name: '오늘의 소식' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^오늘/ })).toBeTruthy();
  expect(screen.queryByText(/장이 쉬어요|아직 중요한 소식이 없어요/)).toBeNull();
});
