import { PriceRepository } from '@gaemi/database/prices/price.repository';
import mongoose, { type Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAccumulation } from '../../../test/add-accumulation.ts';
import { addNewsAnalysis, type NewsAnalysisSeed } from '../../../test/add-news-analysis.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

const LIST = '/api/v1/watchlist';
const names: Record<string, string> = { '005930': '삼성전자', '000660': 'SK하이닉스', '000880': '한화' };
const day = (date: number) => new Date(Date.UTC(2026, 10, date, 3));

let api: TestApi;
let owner: ReturnType<TestApi['browser']>;
let ownerId: Types.ObjectId;
let strangerId: Types.ObjectId;

beforeAll(async () => {
  api = await startTestApi();
  ownerId = (await api.addMember('owner@example.com'))._id;
  strangerId = (await api.addMember('stranger@example.com'))._id;
  owner = await api.logIn('owner@example.com');
});
afterAll(() => api.close());
beforeEach(async () => {
  for (const name of ['news_analyses', 'accumulations', 'watchlist', 'daily_prices', 'price_series']) {
    await api.connection.collection(name).deleteMany({});
  }
});

const watch = (...codes: string[]) =>
  api.connection
    .collection('watchlist')
    .insertMany(
      codes.map((code, at) => ({ userId: ownerId, code, name: names[code] ?? code, createdAt: day(at + 1) })),
    );
const analyse = (stockCode: string, seed: Partial<NewsAnalysisSeed> = {}) =>
  addNewsAnalysis(api, { userId: ownerId, stockCode, stockName: names[stockCode] ?? stockCode, ...seed });
async function storeCloses(stockCode: string, closes: Record<string, number>): Promise<void> {
  const repository = api.app.get(PriceRepository, { strict: false });
  const of = { source: 'sample', stockCode } as const;
  const now = new Date();
  const claim = await repository.claim(of, { now, unlessSince: now });
  if (claim === null) throw new Error('not claimed');
  const days = Object.entries(closes).map(([date, close]) => ({ day: date, close, volume: 1 }));
  await repository.replace(of, claim, { days, asOf: days.at(-1)?.day ?? null, completeFrom: null });
}
const board = async (query: Record<string, string | number> = {}) =>
  (await owner.get(LIST).query(query).expect(200)).body;

describe('a stock of the watchlist', () => {
  it('brings the newest finished news analysis of the member and its change', async () => {
    await watch('005930');
    await analyse('005930', { createdAt: day(1), scores: { good: 49, bad: 36 } });
    const id = await analyse('005930', { createdAt: day(2), scores: { good: 58, bad: 30 } });
    await analyse('005930', { createdAt: day(3), state: 'error' });
    await analyse('005930', { createdAt: day(4), userId: strangerId });
    const [stock] = (await board()).items;
    expect(stock).toMatchObject({ name: '삼성전자', code: '005930', change: { good: 9, bad: -6 } });
    expect(stock.last).toEqual({
      _id: id,
      created_at: '2026-11-02T03:00:00.000Z',
      good: 58,
      bad: 30,
      reserve: 12,
      thin: false,
      percentage_value: 64,
      score_version: 2,
      data_source: 'sample',
    });
  });

  it('has neither where it was never analysed, and no change after the first formula', async () => {
    await watch('005930', '000660');
    await analyse('005930', { createdAt: day(1), scoreVersion: 1 });
    await analyse('005930', { createdAt: day(2) });
    const { items } = await board();
    expect(items[0]).toMatchObject({ code: '000660', last: null, change: null, price: null });
    expect(items[1]).toMatchObject({ code: '005930', last: { score_version: 2 }, change: null });
  });

  it('brings the newest stored close against the one before, and gathers nothing for it', async () => {
    await watch('005930', '000660', '000880');
    await storeCloses('005930', { '2025-12-30': 190_000, '2026-11-19': 193_400, '2026-11-20': 196_700 });
    await storeCloses('000660', { '2026-11-20': 612_000 });
    const { items } = await board();
    expect(items.map((item: { price: unknown }) => item.price)).toEqual([
      null,
      { close: 612_000, change_pct: null, as_of: '2026-11-20', source: 'sample' },
      { close: 196_700, change_pct: 1.7, as_of: '2026-11-20', source: 'sample' },
    ]);
    expect(await api.connection.collection('price_series').countDocuments({ stockCode: '000880' })).toBe(0);
  });

  it('brings the newest accumulation analysis of the member, counts each word, and finds stocks by it', async () => {
    await watch('005930', '000660', '000880');
    const accumulate = (stockCode: string, date: number, userId = ownerId) =>
      addAccumulation(api, userId, { requestId: `MJB-${stockCode}-${date}`, stockCode, createdAt: day(date) });
    await accumulate('005930', 1);
    const id = await accumulate('005930', 2);
    await accumulate('000660', 3, strangerId);
    const { items, sums } = await board();
    const [, none, stock] = items;
    expect(none).toMatchObject({ code: '000660', accumulation: null });
    expect(stock.accumulation).toEqual({
      _id: id,
      searching_period: '2026-11-19 ~ 2026-11-20',
      created_at: '2026-11-02T03:00:00.000Z',
      first_mjb_grade: 'B',
      second_mjb_grade: 'C',
      third_mjb_grade: 'B',
      data_source: 'sample',
      basis: {
        majors: ['가나증권', '다라증권'],
        major_buy: 960,
        major_sell: 610,
        floating_shares: 10_000,
        trading_days: 2,
        provisional: true,
      },
    });
    expect(sums.traces).toEqual({ clear: 0, medium: 1, faint: 0 });
    expect(await board({ trace: 'medium' })).toMatchObject({ total: 1, items: [{ code: '005930' }], sums });
    expect(await board({ trace: 'clear' })).toMatchObject({ total: 0, items: [], sums });
    await owner.get(LIST).query({ trace: 'loud' }).expect(400);
  });

  it('counts the whole list in the sums, whatever the page and the search', async () => {
    await watch('005930', '000660', '000880');
    await analyse('005930', { createdAt: day(1), scores: { good: 40, bad: 30 } });
    await analyse('005930', { createdAt: day(2), scores: { good: 58, bad: 31 } });
    await analyse('000660', { createdAt: day(2), scores: { good: 20, bad: 60 } });
    await analyse('035720', { createdAt: day(2), scores: { good: 20, bad: 60 } });
    const sums = { stocks: 3, analysed: 2, good: 1, bad: 1, good_up: 1, bad_up: 1 };
    expect(await board({ size: 1, page: 3 })).toMatchObject({ total: 3, sums });
    expect(await board({ query: '없는 회사' })).toMatchObject({ items: [], total: 0, sums });
  });

  it('asks as many queries for 20 stocks as for 2', async () => {
    await watch(...Array.from({ length: 20 }, (_, at) => String(200_000 + at)));
    const countQueries = async (size: number) => {
      const queries: string[] = [];
      mongoose.set('debug', (collection, method) => queries.push(`${collection}.${method}`));
      await board({ size });
      mongoose.set('debug', false);
      return queries.sort();
    };
    const ofTwo = await countQueries(2);
    expect(ofTwo).toEqual(expect.arrayContaining(['daily_prices.find', 'news_analyses.find', 'watchlist.find']));
    expect(await countQueries(20)).toEqual(ofTwo);
  });
});
