import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { renderWithin } from '../../../../testing/render-app.tsx';
import { type StubApi, startStubApi } from '../../../../testing/stub-api.ts';
import { noteServerTime } from '../../../shared/server-clock.ts';
import { SummaryFigures } from './summary-figures.tsx';

let api: StubApi;
beforeAll(async () => {
  api = await startStubApi();
});
afterAll(() => api.close());
afterEach(() => {
  vi.useRealTimers();
  noteServerTime(new Date().toUTCString());
});

function renderSince(oldest_at: string) {
  const summary = {
    plan_requests: { open: 1, oldest_at },
    expiring: { within_days: 14, total: 0, by_grade: [] },
    members: { total: 2, joined_this_week: 0 },
    paid: { this_month: 0, payments: 0, last_month: 0 },
    analyses_today: { accepted: 0, failed: 0 },
    objections: { open: 0 },
  };
  const headers = { date: new Date('2026-11-20T10:00:00+09:00').toUTCString() };
  api.on(/GET admin\/summary/, () => ({ body: summary, headers }));
  renderWithin(
    <MemoryRouter>
      <SummaryFigures />
    </MemoryRouter>,
  );
}

it.each([
  ['a day late', '2026-11-19T10:00:00+09:00'],
  ['a day early', '2026-11-21T10:00:00+09:00'],
])('the wait of the oldest request is counted by the clock of the server, %s here', async (_, clock) => {
  vi.setSystemTime(new Date(clock));
  renderSince('2026-11-19T21:30:00.000Z');
  expect(await screen.findByText('가장 오래된 것 3시간')).toBeTruthy();
});

it.each([
  ['2026-11-20T00:00:30.000Z', '1시간 안'],
  ['2026-11-18T01:00:01.000Z', '47시간'],
  ['2026-11-18T01:00:00.000Z', '2일'],
  ['2026-08-13T00:00:00.000Z', '99일'],
])('the wait since %s is shown in hours, from two days on in days', async (oldest, shown) => {
  renderSince(oldest);
  expect(await screen.findByText(`가장 오래된 것 ${shown}`)).toBeTruthy();
});
