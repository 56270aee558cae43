import type { StockOverview } from '@gaemi/contracts/today';
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { buildAccumulation } from '../../../testing/accumulation-records.ts';
import { renderWithin } from '../../../testing/render-app.tsx';
import { type StubApi, startStubApi } from '../../../testing/stub-api.ts';
import { buildTodayItem as item } from '../../../testing/today.ts';
import { StockChart } from './stock-chart.tsx';
import { AccumulationCard, WhyMoved } from './stock-parts.tsx';

const stock = (change_percent: number) => ({
  ...{ stock_code: '005930', stock_name: '삼성전자', market: 'KOSPI' as const, like: false },
  price: { day: '2026-11-23', close: 64_300, change_percent, source: 'kis' as const },
  ...{ events: [], filings: [], latest_news: null, latest_accumulation: null, ahead: [] },
});

const show = (percent: number, events: StockOverview['events'] = []) =>
  renderWithin(
    <MemoryRouter>
      <WhyMoved stock={{ ...stock(percent), events }} />
    </MemoryRouter>,
  );
const closes = (items: { day: string; close: number; volume: number }[]) =>
  api.on(/GET stocks\/005930\/prices/, () => ({ body: { items, source: 'kis', as_of: '2026-11-23' } }));
const at = (now: string) => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
let api: StubApi;
beforeAll(async () => {
  api = await startStubApi();
});
afterAll(() => api.close());
beforeEach(() => {
  at('2026-11-23T12:00:00Z');
  closes([]);
});
afterEach(() => void vi.useRealTimers());

it('asks why a stock moved only where it did: a halted one repeats its close', () => {
  const { unmount } = show(-0.1);
  expect(screen.getByText('왜 움직였나 · 11월 23일')).toBeTruthy();
  unmount();
  show(0);
  expect(screen.queryByText(/왜 움직였나/)).toBeNull();
});

it('says of no old move that no news explains it: only those of the last weeks are at hand', () => {
  at('2026-12-14T12:00:00Z');
  const { unmount } = show(5.6);
  expect(screen.getByText(/움직임을 설명할 확실한 소식을 찾지 못했어요/)).toBeTruthy();
  unmount();
  at('2026-12-28T12:00:00Z');
  show(5.6);
  expect(screen.queryByText(/왜 움직였나/)).toBeNull();
});

it('says of a small good news beside a large bad one no more than that it is the largest good one', async () => {
  const at = '2026-11-23T01:00:00.000Z';
  const small = item({ at, side: 'good', strength: 1, text: '신제품을 내놓았어요.' });
  show(1.8, [small, item({ at, side: 'bad', strength: 3, text: '과징금을 받았어요.' })]);
  expect(await screen.findByRole('link', { name: '신제품을 내놓았어요.' })).toBeTruthy();
  expect(screen.getByText(/^장이 끝나기 전에 나온 가장 큰 호재예요\./)).toBeTruthy();
});

it('explains the first move after a halt by what came out in it', async () => {
  const volumes = { '2026-11-10': 9, '2026-11-11': 0, '2026-11-20': 0, '2026-11-23': 9 };
  closes(Object.entries(volumes).map(([day, volume]) => ({ day, close: 64_300, volume })));
  const halted = { at: '2026-11-11T01:00:00.000Z', side: 'bad' as const, change_percent: null };
  show(-29.8, [item({ ...halted, text: '횡령 혐의가 발생했어요.' })]);
  expect(await screen.findByRole('link', { name: '횡령 혐의가 발생했어요.' })).toBeTruthy();
});

it('names the side of each event over the closes, whose colour is not heard', async () => {
  const days = ['2026-11-10', '2026-11-16', '2026-11-23'];
  const items = days.map((day, index) => ({ day, close: 60_000 + index, volume: 1 }));
  closes(items);
  const [first, second] = days.map((day) => `${day}T01:00:00.000Z`);
  const events = [
    item({ event_id: 'e1', side: 'good', at: first ?? '' }),
    item({ event_id: 'e2', side: 'bad', at: second ?? '', text: '계약이 해지됐어요.' }),
  ];
  renderWithin(
    <MemoryRouter>
      <StockChart stock={{ ...stock(1), events }} />
    </MemoryRouter>,
  );
  expect(await screen.findByRole('link', { name: '11월 10일 호재 4,890억 원 규모 계약을 맺었어요.' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '11월 16일 악재 계약이 해지됐어요.' })).toBeTruthy();
});

it('says what the letters of the last accumulation analysis mean, and of which days they are', async () => {
  const record = buildAccumulation('MJB-shown-1', { searching_period: '2026-10-07 ~ 2026-11-19' });
  api.on(/GET mjb\/a+$/, () => ({ body: record }));
  const of = { _id: record._id, stock_code: '005930', stock_name: '삼성전자', service: 'mjb' as const };
  const letters: ['A', 'B', 'C'] = ['A', 'B', 'C'];
  const latest_accumulation = {
    ...of,
    letters,
    data_source: 'kiwoom' as const,
    created_at: '2026-11-20T01:00:00.000Z',
  };
  renderWithin(
    <MemoryRouter>
      <AccumulationCard stock={{ ...stock(1), latest_accumulation }} />
    </MemoryRouter>,
  );
  expect(await screen.findByText('10.07 ~ 11.19 · 거래일 61일')).toBeTruthy();
  expect(screen.getByText('매집 흔적이 뚜렷해요')).toBeTruthy();
  expect(screen.getByText(/^주요 거래원 5곳이 .+ 주를 순매수했어요.$/)).toBeTruthy();
});
