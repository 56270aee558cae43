import { StockMasterRepository } from '@gaemi/database/stock-master/stock-master.repository';
import type { NewsSide } from '@gaemi/domain/news-side';
import type { SideDetail } from '@gaemi/domain/scoring/side-detail';
import { toCoverage } from '@gaemi/domain/testing/coverage';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companies, startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
let owner: ReturnType<TestApi['browser']>;
let stranger: ReturnType<TestApi['browser']>;
let goodId: string;
let badId: string;
let analysisId: string;

const coverage = toCoverage({
  askedFrom: '2026-08-21',
  askedTo: '2026-11-21',
  coveredFrom: '2026-09-01',
  coveredTo: '2026-11-20',
  found: 10,
  kept: 6,
  merged: 3,
  dropped: 1,
  publishers: 4,
});

const detail = (side: NewsSide): SideDetail => ({
  scoreVersion: 2,
  side,
  stockCode: '005930',
  stockName: '삼성전자',
  grade: 'new',
  fromDay: '2026-08-21',
  toDay: '2026-11-21',
  score: 62,
  exactScore: 61.7,
  summary: '수주가 이어졌어요.',
  reasons: [
    {
      ...{ eventId: 'e1', text: '대규모 수주', type: 'orders', strength: 3, points: 20.5 },
      ...{ merged: 2, links: ['https://news.example/1'], judgedBy: 'offline' },
    },
  ],
  unsure: [{ eventId: 'e9', text: '수주설이 나와요.', type: 'orders', links: ['https://news.example/9'] }],
  sources: [
    {
      link: 'https://news.example/1',
      title: '수주',
      publisher: '예시일보',
      publishedAt: new Date('2026-11-20T01:02:03.000Z'),
    },
  ],
  contributions: [],
  restPoints: 61.7,
  restCount: 4,
  timeline: [],
  themes: [],
  priceReactions: [],
  articlesPerDay: [{ day: '2026-11-20', count: 3 }],
  dataSource: 'sample',
  judgedBy: 'offline',
});

/** Puts an analysis into the database as the worker leaves it. */
async function addAnalysis(
  userId: Types.ObjectId,
  requestId: string,
  stock: { code: string; name: string },
  createdAt: Date,
  state = 'done',
) {
  const [_id, goodNewsId, badNewsId] = [new Types.ObjectId(), new Types.ObjectId(), new Types.ObjectId()];
  const result = {
    scoreVersion: 2,
    scores: { good: 62, bad: 31 },
    reserve: 7,
    thin: false,
    lead: ['수주가 앞섰어요.'],
    percentage: 65.5,
    summaries: { good: '수주가 이어졌어요.', bad: '환율이 부담이에요.' },
    detailIds: { good: goodNewsId, bad: badNewsId },
    coverage,
    dataSource: 'sample',
    judgedBy: 'offline',
  };
  await api.connection.collection('news_analyses').insertOne({
    _id,
    userId,
    requestId,
    stockCode: stock.code,
    stockName: stock.name,
    grade: 'new',
    tier: 'medium',
    fromDay: '2026-08-21',
    toDay: '2026-11-21',
    charged: 20,
    state,
    statuses: { good: 'done', bad: 'done', combined: 'done' },
    progress: 100,
    failure: state === 'error' ? 'not-enough-news' : null,
    createdAt,
    deadlineAt: createdAt,
    finishedAt: createdAt,
    lease: null,
    result: state === 'done' ? result : null,
  });
  await api.connection.collection('news_details').insertMany([
    { _id: goodNewsId, userId, analysisId: _id, side: 'good', content: detail('good') },
    { _id: badNewsId, userId, analysisId: _id, side: 'bad', content: detail('bad') },
  ]);
  return { id: _id.toHexString(), goodId: goodNewsId.toHexString(), badId: badNewsId.toHexString() };
}

beforeAll(async () => {
  api = await startTestApi();
  const member = await api.addMember('owner@example.com');
  await api.addMember('stranger@example.com');
  await api.connection.collection('watchlist').insertOne({ userId: member._id, code: '005930', createdAt: new Date() });
  const made = await addAnalysis(
    member._id,
    'request-done',
    { code: '005930', name: '삼성전자' },
    new Date('2026-11-20T15:00:00Z'),
  );
  analysisId = made.id;
  goodId = made.goodId;
  badId = made.badId;
  await addAnalysis(member._id, 'request-older', { code: '000880', name: '한화' }, new Date('2026-11-20T14:59:59Z'));
  await addAnalysis(
    member._id,
    'request-failed',
    { code: '000880', name: '한화' },
    new Date('2026-11-20T10:00:00Z'),
    'error',
  );
  [owner, stranger] = await Promise.all([api.logIn('owner@example.com'), api.logIn('stranger@example.com')]);
});
afterAll(() => api.close());

const list = (query: Record<string, string | number>) => owner.get('/api/v1/combined-news-result').query(query);
const listIds = (body: { items: { request_id: string }[] }) => body.items.map((item) => item.request_id);

describe('reading a news analysis', () => {
  it('gives the combined result by request id and by id, with the heart of the watchlist', async () => {
    const byRequest = await owner.get('/api/v1/combined-news-result/request-done').expect(200);
    expect(byRequest.body).toMatchObject({
      _id: analysisId,
      stock_name: '삼성전자',
      present_name: null,
      like: true,
      model_tier: 'new',
      news_tier: 'medium',
      score_version: 2,
      reserve: 7,
      thin: false,
      lead: ['수주가 앞섰어요.'],
      good_news_score: 62,
      bad_news_score: 31,
      percentage_value: 65.5,
      searching_period: '2026-08-21 ~ 2026-11-21',
      created_at: '2026-11-20T15:00:00.000Z',
      good_news_obj_id: goodId,
      bad_news_obj_id: badId,
      data_source: 'sample',
      read: 6,
      coverage: {
        asked_from: '2026-08-21',
        asked_to: '2026-11-21',
        covered_from: '2026-09-01',
        covered_to: '2026-11-20',
        found: 10,
        kept: 6,
        merged: 3,
        dropped: 1,
        publishers: 4,
        truncated: false,
      },
    });
    expect((await owner.get(`/api/v1/combined-news/${analysisId}`).expect(200)).body).toEqual(byRequest.body);
  });

  it('gives both details, each at its own address only', async () => {
    const good = await owner.get(`/api/v1/good-news/${goodId}`).expect(200);
    expect(good.body).toEqual({
      _id: goodId,
      side: 'good',
      stock_code: '005930',
      stock_name: '삼성전자',
      model_tier: 'new',
      score_version: 2,
      total_score: 62,
      exact_score: 61.7,
      searching_period: '2026-08-21 ~ 2026-11-21',
      summary: '수주가 이어졌어요.',
      cleaned_reasons: ['대규모 수주'],
      unsure: [{ event_id: 'e9', text: '수주설이 나와요.', type: 'orders', links: ['https://news.example/9'] }],
      citations: ['https://news.example/1'],
      reasons: [
        {
          event_id: 'e1',
          text: '대규모 수주',
          type: 'orders',
          strength: 3,
          points: 20.5,
          merged: 2,
          links: ['https://news.example/1'],
          judged_by: 'offline',
          confirmed_by: null,
          differs_from: null,
          stages: null,
          corrected: null,
          reported: null,
        },
      ],
      events: [],
      themes: [],
      price_reactions: [],
      articles_per_day: [{ day: '2026-11-20', count: 3 }],
      sources: [
        {
          link: 'https://news.example/1',
          title: '수주',
          publisher: '예시일보',
          published_at: '2026-11-20T01:02:03.000Z',
        },
      ],
      contributions: [],
      rest_points: 61.7,
      rest_count: 4,
      data_source: 'sample',
      judged_by: 'offline',
    });
    expect((await owner.get(`/api/v1/bad-news/${badId}`).expect(200)).body.side).toBe('bad');
    await owner.get(`/api/v1/good-news/${badId}`).expect(404);
  });

  it('tells in the progress why an analysis ended in error, and has no result of it', async () => {
    const progress = await owner.get('/api/v1/news-progress/request-failed').expect(200);
    expect(progress.body.detail).toBe('판단할 뉴스가 부족해요.');
    await owner.get('/api/v1/combined-news-result/request-failed').expect(404);
  });

  it('lists finished analyses, newest first, by stock and by day in Seoul', async () => {
    const all = await list({}).expect(200);
    expect(listIds(all.body)).toEqual(['request-done', 'request-older']);
    expect(all.body).toMatchObject({ page: 1, size: 3, total: 2, pages: 1 });
    expect(listIds((await list({ stock_name: '한' })).body)).toEqual(['request-older']);
    expect(listIds((await list({ stock_code: '005930' })).body)).toEqual(['request-done']);
    // 15:00 in UTC is midnight in Seoul.
    expect(listIds((await list({ start_date: '2026-11-21' })).body)).toEqual(['request-done']);
    expect(listIds((await list({ end_date: '2026-11-20' })).body)).toEqual(['request-older']);
    expect((await list({ page: 2, size: 2 })).body).toMatchObject({ items: [], total: 2 });
  });

  it('takes characters of regular expressions in the stock name literally [R18]', async () => {
    for (const stock_name of ['.*', '(a+)+$', '[한']) {
      expect((await list({ stock_name }).expect(200)).body.total).toBe(0);
    }
  });

  it('is 400 for days that are none or in the wrong order', async () => {
    expect((await list({ start_date: '2026-02-30' }).expect(400)).body.detail).toBe('날짜 형식이 올바르지 않습니다.');
    const reversed = await list({ start_date: '2026-11-21', end_date: '2026-11-20' }).expect(400);
    expect(reversed.body.detail).toBe('시작일이 종료일보다 늦습니다.');
  });
});

describe("somebody else's analysis [R14]", () => {
  it.each([
    ['news-progress/request-done', 'news-progress/request-none'],
    ['combined-news-result/request-done', 'combined-news-result/request-none'],
    ['combined-news/ID', 'combined-news/0123456789abcdef01234567'],
    ['good-news/GOOD', 'good-news/0123456789abcdef01234567'],
    ['bad-news/BAD', 'bad-news/0123456789abcdef01234567'],
  ])('cannot be told from one that does not exist: %s', async (theirs, none) => {
    const address = theirs.replace('ID', analysisId).replace('GOOD', goodId).replace('BAD', badId);
    const answer = await stranger.get(`/api/v1/${address}`).expect(404);
    const nothing = await stranger.get(`/api/v1/${none}`).expect(404);
    expect(answer.body).toEqual(nothing.body);
  });

  it('is not listed, and its request id is free for others', async () => {
    expect((await stranger.get('/api/v1/combined-news-result').expect(200)).body.total).toBe(0);
    const body = { request_id: 'request-done', stock_name: '한화' };
    await stranger.post('/api/v1/medium-good-news-sqs').send(body).expect(202);
    expect((await owner.get('/api/v1/combined-news-result/request-done')).body.stock_name).toBe('삼성전자');
  });

  it('says Progress not found for an unknown progress', async () => {
    const answer = await owner.get('/api/v1/news-progress/request-none').expect(404);
    expect(answer.body).toEqual({ detail: 'Progress not found', code: 'PROGRESS_NOT_FOUND' });
  });
});

it.each(['005930', 'ㅅㅅㅈㅈ', '삼성전자우'])(
  '%s finds the results of its stock in the history',
  async (stock_name) => {
    expect((await list({ stock_name }).expect(200)).body).toMatchObject({
      total: 1,
      items: [{ stock_name: '삼성전자' }],
    });
  },
);

describe('a company that was renamed, or is listed no more', () => {
  it('keeps the name at the time beside the present one, and is found by both', async () => {
    const changed = companies
      .filter(({ code }) => code !== '000880')
      .map((one) => (one.code === '005930' ? { ...one, name: '새이름전자', formerNames: ['삼성전자'] } : one));
    await api.app
      .get(StockMasterRepository, { strict: false })
      .replace({ version: 'changed', source: 'bundled', asOf: '2026-11-20', companies: changed });
    // The new process reads the list at once; the old one would within seconds.
    await api.restart();
    owner = await api.logIn('owner@example.com');

    const names = { stock_name: '삼성전자', present_name: '새이름전자' };
    for (const stock_name of ['새 이름', '새이름전자', '삼성']) {
      expect((await list({ stock_name }).expect(200)).body).toMatchObject({ total: 1, items: [names] });
    }
    expect((await owner.get(`/api/v1/combined-news/${analysisId}`).expect(200)).body).toMatchObject(names);
    const delisted = { stock_name: '한화', present_name: null };
    expect((await list({ stock_name: '한화' }).expect(200)).body).toMatchObject({ total: 1, items: [delisted] });
  });
});
