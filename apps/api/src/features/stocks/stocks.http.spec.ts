import { StockMasterRepository } from '@gaemi/database/stock-master/stock-master.repository';
import { measureComputingTime } from '@gaemi/testing/measures/computing-time';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companies, startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
let browser: ReturnType<TestApi['browser']>;
beforeAll(async () => {
  api = await startTestApi();
  const member = await api.addMember('member@example.com');
  await api.connection.collection('watchlist').insertOne({ userId: member._id, code: '009150', createdAt: new Date() });
  browser = await api.logIn('member@example.com');
});
afterAll(() => api.close());

const search = (query: Record<string, string | number>) => browser.get('/api/v1/stocks/search').query(query);
const listNames = (body: { items: { name: string }[] }) => body.items.map((item) => item.name);

const unranked = { market: 'KOSPI', market_cap_rank: null, last: null, by_preferred: false };

describe('stock search', () => {
  it('asks for a log-in', async () => {
    const answer = await api.browser().get('/api/v1/stocks/search').expect(401);
    expect(answer.body).toEqual({ detail: '로그인이 필요합니다.', code: 'NOT_LOGGED_IN' });
  });

  it('finds by name, code and initial consonants, and tells what is on the watchlist', async () => {
    const answer = await search({ query: '삼성' }).expect(200);
    expect(answer.body).toEqual({
      items: [
        { ...unranked, code: '005930', name: '삼성전자', like: false, match: [[0, 2]] },
        { ...unranked, code: '009150', name: '삼성전기', like: true, match: [[0, 2]] },
      ],
      page: 1,
      size: 5,
      total: 2,
      pages: 1,
    });
    expect(listNames((await search({ query: 'ㅅㅅㅈㅈ' })).body)).toEqual(['삼성전자']);
    expect(listNames((await search({ query: ' sk하이' })).body)).toEqual(['SK하이닉스']);
    expect(listNames((await search({ query: '000880' })).body)).toEqual(['한화']);
  });

  it('tells which part of the name fits, and none for a hit by code or by another name', async () => {
    const matchOf = async (query: string) => (await search({ query, size: 1 }).expect(200)).body.items[0].match;
    expect(await matchOf('ㅅㅅㅈ')).toEqual([[0, 3]]);
    expect(await matchOf('하이닉')).toEqual([[2, 5]]);
    expect(await matchOf('005930')).toEqual([]);
    expect(await matchOf('삼성전자우')).toEqual([]);
    expect(await matchOf('')).toEqual([]);
  });

  it('says of an ordinary share that the query names its preferred one', async () => {
    const isPreferred = async (query: string) => (await search({ query }).expect(200)).body.items[0].by_preferred;
    expect(await isPreferred('삼성전자우')).toBe(true);
    expect(await isPreferred('삼성전자')).toBe(false);
  });

  it("has the member's newest finished news analysis of each company, and nobody else's", async () => {
    const last = await api.addMember('last@example.com');
    const analysed = await api.logIn('last@example.com');
    const stranger = await api.addMember('stranger@example.com');
    const analysis = (userId: Types.ObjectId, stockCode: string, minute: number, reserve = 20) => ({
      _id: new Types.ObjectId(),
      userId,
      requestId: crypto.randomUUID(),
      stockCode,
      state: 'done',
      createdAt: new Date(Date.UTC(2026, 10, 21, 3, minute)),
      result: { scores: { good: 50 + minute, bad: 20 }, reserve, thin: false },
    });
    const newest = analysis(last._id, '005930', 8, 22);
    const old = analysis(last._id, '009150', 1);
    await api.connection
      .collection('news_analyses')
      .insertMany([analysis(last._id, '005930', 5, 25), newest, old, analysis(stranger._id, '005930', 9, 21)]);
    const { body } = await analysed.get('/api/v1/stocks/search').query({ query: '삼성' }).expect(200);
    const created_at = '2026-11-21T03:08:00.000Z';
    expect(body.items.map((item: { last: unknown }) => item.last)).toEqual([
      { _id: newest._id.toHexString(), good: 58, bad: 20, reserve: 22, created_at },
      { _id: old._id.toHexString(), good: 51, bad: 20, reserve: 20, created_at: '2026-11-21T03:01:00.000Z' },
    ]);
  });

  it('takes characters of regular expressions literally, within 200 ms of computing [R18]', async () => {
    for (const query of ['.*+?()[\\', '(a+)+$', '[', '^삼']) {
      const took = await measureComputingTime(async () =>
        expect((await search({ query }).expect(200)).body.total).toBe(0),
      );
      expect(took).toBeLessThan(200);
    }
  });

  it.each([{ page: 0 }, { page: -1 }, { page: 1.5 }, { page: 'x' }, { page: '' }, { page: '1e3' }])(
    'refuses %o [R19]',
    async (query) => {
      const answer = await search(query).expect(400);
      expect(answer.body.detail).toBe('페이지 번호가 올바르지 않습니다.');
    },
  );

  it.each([{ size: 0 }, { size: 101 }, { size: 'NaN' }])('refuses %o [R19]', async (query) => {
    expect((await search(query).expect(400)).body.detail).toBe('페이지 크기가 올바르지 않습니다.');
  });

  it('answers a page past the end with no items and the right total [R19]', async () => {
    const answer = await search({ query: '한화', page: 99, size: 1 }).expect(200);
    expect(answer.body).toEqual({ items: [], page: 99, size: 1, total: 2, pages: 2 });
  });

  it('refuses a query that is no text [R17]', async () => {
    await browser.get('/api/v1/stocks/search?query=a&query=b').expect(400);
    await search({ query: 'x'.repeat(51) }).expect(400);
    // A field of that name is known to nobody.
    await browser.get('/api/v1/stocks/search?query[$gt]=').expect(400);
  });
});

it('the stock search ranks companies by market value once their values are known', async () => {
  const ranked = await startTestApi();
  try {
    const values = new Map([
      ['009150', 9_000],
      ['005930', 400_000],
    ]);
    const listed = companies.map((company) => ({ ...company, marketValue: values.get(company.code) ?? null }));
    await ranked.app
      .get(StockMasterRepository, { strict: false })
      .replace({ version: 'ranked', source: 'kis', asOf: '2026-11-20', companies: listed });
    await ranked.addMember('ranked@example.com');
    const { body } = await (await ranked.logIn('ranked@example.com')).get('/api/v1/stocks/search').expect(200);
    const ranks = body.items.map((item: { code: string; market_cap_rank: number | null }) => [
      item.code,
      item.market_cap_rank,
    ]);
    expect(ranks.slice(0, 3)).toEqual([
      ['005930', 1],
      ['009150', 2],
      ['000660', null],
    ]);
  } finally {
    await ranked.close();
  }
});
