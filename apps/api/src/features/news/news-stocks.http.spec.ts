import type { NewsStock } from '@gaemi/contracts/news-list';
import mongoose, { type Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addNewsAnalysis, type NewsAnalysisSeed } from '../../../test/add-news-analysis.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

const LIST = '/api/v1/combined-news-result';
const samsung = { stockCode: '005930', stockName: '삼성전자' };
const hanwha = { stockCode: '000880', stockName: '한화' };
const hynix = { stockCode: '000660', stockName: 'SK하이닉스' };
const day = (date: number, hour = 3) => new Date(Date.UTC(2026, 10, date, hour));
const event = (side: 'good' | 'bad', short: string, points: number) => ({
  eventId: `${side}-${short}`,
  day: '2026-11-20',
  short,
  type: 'earnings' as const,
  side,
  strength: 2 as const,
  points,
});

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
  for (const name of ['news_analyses', 'news_details', 'watchlist'])
    await api.connection.collection(name).deleteMany({});
});

const add = (seed: Partial<NewsAnalysisSeed> = {}) => addNewsAnalysis(api, { userId: ownerId, ...samsung, ...seed });
const byStock = (query: Record<string, string | number> = {}) => owner.get(LIST).query({ group: 'stock', ...query });
const listNames = (body: { items: NewsStock[] }) => body.items.map(({ latest }) => latest.stock_name);

describe('the history by stock', () => {
  it('has one entry for each stock, the one analysed last in front, with exact totals', async () => {
    await add({ createdAt: day(1) });
    await add({ ...hanwha, createdAt: day(2) });
    await add({ ...hynix, createdAt: day(3) });
    await add({ createdAt: day(4) });
    await add({ ...hynix, createdAt: day(5), state: 'error' });
    await add({ ...hynix, createdAt: day(5), state: 'running' });
    await add({ ...hanwha, createdAt: day(6), userId: strangerId });
    const first = await byStock({ size: 2 }).expect(200);
    expect(listNames(first.body)).toEqual(['삼성전자', 'SK하이닉스']);
    expect(first.body).toMatchObject({ page: 1, size: 2, total: 3, pages: 2 });
    expect(listNames((await byStock({ size: 2, page: 2 }).expect(200)).body)).toEqual(['한화']);
    expect((await byStock({ page: 9 }).expect(200)).body).toMatchObject({ items: [], total: 3, facets: { all: 3 } });
  });

  it('shows the latest analysis as its card does, with the weightiest event of each side', async () => {
    await add({ createdAt: day(1), scores: { good: 49, bad: 36 } });
    const timeline = [event('good', '작은 수주', 3), event('bad', '파업 예고', 9), event('good', '자사주 소각', 12)];
    const id = await add({
      createdAt: day(20),
      scores: { good: 58, bad: 30 },
      timeline,
      lead: ['자사주 소각이 앞섰어요.'],
    });
    await api.connection.collection('watchlist').insertOne({ userId: ownerId, code: '005930', createdAt: day(1) });
    const { body } = await byStock().expect(200);
    const card = await owner.get(`/api/v1/combined-news/${id}`).expect(200);
    expect(body.items[0].latest).toEqual({ ...card.body, top_good: '자사주 소각', top_bad: '파업 예고' });
    expect(body.items[0]).toMatchObject({ run_count: 2, change: { good: 9, bad: -6 }, turned: false });
    expect(body.items[0].runs[0]).toEqual({
      _id: id,
      created_at: '2026-11-20T03:00:00.000Z',
      news_tier: 'medium',
      good: 58,
      bad: 30,
      reserve: 12,
      thin: false,
      percentage_value: 64,
      score_version: 2,
      lead: ['자사주 소각이 앞섰어요.'],
    });
  });

  it('names the type of an event whose name had to go, and nothing where a side has no event', async () => {
    await add({ timeline: [event('good', '', 3)] });
    expect((await byStock().expect(200)).body.items[0].latest).toMatchObject({ top_good: '실적', top_bad: null });
  });

  it('does not compare with an analysis of another formula', async () => {
    await add({ createdAt: day(1), scoreVersion: 1, scores: { good: 20, bad: 70 } });
    await add({ createdAt: day(2), scores: { good: 58, bad: 30 } });
    const { body } = await byStock().expect(200);
    expect(body.items[0].change).toBeNull();
    expect(body.items[0].runs.map((run: { score_version: number }) => run.score_version)).toEqual([2, 1]);
    expect(body.facets.turned).toBe(0);
  });

  it('has the newest 12 analyses of a stock and counts all', async () => {
    for (let date = 1; date <= 14; date += 1) await add({ createdAt: day(date), scores: { good: date, bad: 50 } });
    const { body } = await byStock().expect(200);
    expect(body.items[0].run_count).toBe(14);
    expect(body.items[0].runs.map((run: { good: number }) => run.good)).toEqual([
      14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3,
    ]);
  });

  it('counts all stocks of the list for the chips, whatever the page', async () => {
    await add({ createdAt: day(1), scores: { good: 20, bad: 60 } });
    await add({ createdAt: day(2), scores: { good: 60, bad: 20 } });
    await add({ ...hanwha, createdAt: day(1), scores: { good: 20, bad: 60 } });
    await add({ ...hynix, createdAt: day(1), scores: { good: 40, bad: 10 }, thin: true });
    await api.connection.collection('watchlist').insertOne({ userId: ownerId, code: '000880', createdAt: day(1) });
    const facets = { all: 3, good: 1, bad: 1, even: 1, thin: 1, liked: 1, turned: 1, analyses: 4 };
    expect((await byStock({ size: 1, page: 3 }).expect(200)).body.facets).toEqual(facets);
    const found = await byStock({ stock_name: '한화' }).expect(200);
    expect(found.body).toMatchObject({ total: 1, facets: { all: 1, bad: 1, analyses: 1 } });
  });

  it('follows the filters of the list: name, code and days', async () => {
    await add({ createdAt: day(1) });
    await add({ createdAt: day(9) });
    await add({ ...hynix, createdAt: day(5) });
    expect(listNames((await byStock({ stock_name: 'hynix' }).expect(200)).body)).toEqual([]);
    expect(listNames((await byStock({ stock_name: '하이' }).expect(200)).body)).toEqual(['SK하이닉스']);
    const early = await byStock({ stock_code: '005930', end_date: '2026-11-05' }).expect(200);
    expect(early.body.items[0]).toMatchObject({ run_count: 1, latest: { created_at: '2026-11-01T03:00:00.000Z' } });
    await byStock({ start_date: '2026-11-05', end_date: '2026-11-01' }).expect(400);
  });

  it('leaves the list without group as it was, and refuses other groups', async () => {
    await add({ createdAt: day(1) });
    await add({ createdAt: day(2) });
    const { body } = await owner.get(LIST).expect(200);
    expect(body.items).toHaveLength(2);
    expect(body).not.toHaveProperty('facets');
    expect(body.items[0]).not.toHaveProperty('top_good');
    await owner.get(LIST).query({ group: 'day' }).expect(400);
    await owner.get(`${LIST}?group=stock&group=stock`).expect(400);
    await api.browser().get(LIST).query({ group: 'stock' }).expect(401);
  });

  it('asks as many queries for 30 stocks as for 3', async () => {
    for (let index = 0; index < 30; index += 1) {
      await add({ stockCode: String(100_000 + index), stockName: `회사${index}`, createdAt: day(1, index % 24) });
    }
    const countQueries = async (size: number) => {
      const queries: string[] = [];
      mongoose.set('debug', (collection, method) => queries.push(`${collection}.${method}`));
      await byStock({ size }).expect(200);
      mongoose.set('debug', false);
      return queries.sort();
    };
    const ofThree = await countQueries(3);
    expect(ofThree.filter((query) => query.startsWith('news_'))).toEqual([
      'news_analyses.find',
      'news_analyses.find',
      'news_details.find',
    ]);
    expect(await countQueries(30)).toEqual(ofThree);
  });
});
