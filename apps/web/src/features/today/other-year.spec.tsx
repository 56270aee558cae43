import type { StockOverview } from '@gaemi/contracts/today';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { member } from '../../../testing/members.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { type StubApi, startStubApi } from '../../../testing/stub-api.ts';
import { buildEvent, buildToday } from '../../../testing/today.ts';

let api: StubApi;
beforeAll(async () => {
  api = await startStubApi();
  api.on(/GET users\/me$/, () => ({ body: member() }));
});
afterAll(() => api.close());

it('the close of a stock that has not been traded since names its year', async () => {
  const stock: StockOverview = {
    ...{ stock_code: '005930', stock_name: '삼성전자', market: 'KOSPI', like: false },
    price: { day: '2025-03-05', close: 64_300, change_percent: null, source: 'kis' },
    ...{ events: [], filings: [], latest_news: null, latest_accumulation: null, ahead: [] },
  };
  api.on(/GET stocks\/005930\/overview$/, () => ({ body: stock }));
  renderApp('/stock/005930');
  expect(await screen.findByText('2025.03.05 종가')).toBeTruthy();
});

it('the filing of an event of another year names it', async () => {
  const confirmed_by = { link: 'https://dart.fss.or.kr/dsaf001/main.do?rcpNo=1', date: '2025-11-24' };
  api.on(/GET events\/e1$/, () => ({ body: buildEvent({ at: '2025-11-24T01:00:00.000Z', confirmed_by }) }));
  api.on(/GET events\/e1\/articles$/, () => ({ body: { items: [] } }));
  renderApp('/event/e1');
  expect(await screen.findByRole('link', { name: '2025.11.24 공시 원문' })).toBeTruthy();
});

it('since when sources are read names the year where it is another one', async () => {
  const sources = [{ name: 'dart', status: 'ok' as const, since: '2024-12-30T15:00:00.000Z' }];
  api.on(/GET today/, () => ({ body: buildToday({ sources }) }));
  renderApp('/today');
  expect((await screen.findByText(/^읽는 출처/)).textContent).toContain('(24.12.31부터)');
});
