import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { member } from '../../../testing/members.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { type StubApi, startStubApi } from '../../../testing/stub-api.ts';
import { buildToday } from '../../../testing/today.ts';

let api: StubApi;
beforeAll(async () => {
  api = await startStubApi();
});
afterAll(() => api.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  api.reset();
  api.on(/GET users\/me$/, () => ({ body: member() }));
});
afterEach(() => void vi.useRealTimers());

const none = { items: [], total: 0, counts: { good: 0, bad: 0, confirmed: 0 } };

it('leads to what came meanwhile on a holiday that only the operator knows', async () => {
  // A Thursday of the exchange that was announced to be closed.
  vi.setSystemTime(new Date('2026-12-24T11:00:00+09:00'));
  const days = [{ day: '2026-12-23', good: 3, bad: 4 }];
  api.on(/GET today/, ({ query }) => ({
    body:
      query.get('day') === null
        ? buildToday({ day: '2026-12-23', days })
        : buildToday({ ...none, days, day: '2026-12-28' }),
  }));
  renderApp('/today');
  expect(await screen.findByText(/오늘은 장이 쉬어요. 12월 23일 수요일의 소식이에요./)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '쉬는 동안 나온 소식 보기' }));
  expect(await screen.findByText('2026.12.28에는 아직 중요한 소식이 없어요.')).toBeTruthy();
});

it('does not call a day closed that the operator has opened', async () => {
  vi.setSystemTime(new Date('2026-07-17T08:00:00+09:00'));
  const days = [
    { day: '2026-07-16', good: 3, bad: 4 },
    { day: '2026-07-17', good: 0, bad: 0 },
  ];
  api.on(/GET today/, ({ query }) => ({
    body:
      query.get('day') === '2026-07-16'
        ? buildToday({ day: '2026-07-16', days })
        : buildToday({ ...none, days, day: '2026-07-17' }),
  }));
  renderApp('/today');
  expect(await screen.findByText(/오늘은 아직 중요한 소식이 없어요. 7월 16일 목요일의 소식이에요./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '쉬는 동안 나온 소식 보기' })).toBeNull();
});
