import { newsExport } from '@gaemi/contracts/news-history';
import { readScorable } from '@gaemi/contracts/read-scorable';
import type { EvidenceArticle, EvidenceEvent } from '@gaemi/database/news-analysis/news-evidence.schema';
import { judged } from '@gaemi/domain/judge/testing/judged';
import type { NewsSide } from '@gaemi/domain/news-side';
import { scoreEvents } from '@gaemi/domain/scoring/score-events';
import type { NewsSourceName } from '@gaemi/domain/sources';
import { toCoverage } from '@gaemi/domain/testing/coverage';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

const samsung = { code: '005930', name: '삼성전자' };
const unknownId = '0123456789abcdef01234567';

let api: TestApi;
let owner: ReturnType<TestApi['browser']>;
let stranger: ReturnType<TestApi['browser']>;
let first: string;
let second: string;
let hanwha: string;
let hanwhaNow: string;
let hynixNow: string;
let kiaNow: string;
let kiaReal: string;
let ofTwoSources: string;

const coverage = toCoverage({ found: 10, kept: 4, merged: 3, dropped: 3, publishers: 4 });

const article = (
  id: string,
  title: string,
  publishedAt: string,
  source: NewsSourceName = 'sample',
): EvidenceArticle => ({
  id,
  title,
  description: '',
  link: `https://news.example/${id}`,
  publisher: '예시일보',
  publishedAt: new Date(publishedAt),
  source,
  fetchedAt: new Date(publishedAt),
});
const event = (id: string, judgement: EvidenceEvent['judgement'], ...articles: EvidenceArticle[]) => ({
  id,
  judgement,
  articles,
  publishers: ['예시일보', '다른일보'],
});
type TestEvent = ReturnType<typeof event>;

const orders = article('orders', '=대규모 "수주", 또', '2026-11-02T00:00:00.123Z');
const ordersAgain = article('orders-again', '수주 이어져', '2026-11-19T00:00:00.000Z');
const profit = article('profit', '영업이익 증가', '2026-11-20T00:00:00.000Z');
const rate = article('rate', '환율 부담', '2026-10-20T00:00:00.000Z');
/** As another source gives it. */
const rateOfFeed = { ...rate, id: 'rate-of-feed', link: 'http://m.news.example/rate' };
const restricted = article('restricted', '심은제목 인수', '2026-11-19T00:00:00.000Z', 'naver');
const free = article('free', '자유로운 제목', '2026-11-19T01:00:00.000Z', 'gdelt');
const show = article('show', '행사 열어', '2026-11-20T00:00:00.000Z');

const good = (reason: string, strength: 1 | 2 | 3) => judged({ label: 'good', strength, reason });
const bad = (reason: string, strength: 1 | 2 | 3) => judged({ label: 'bad', strength, reason });
const earlier = [event('e1', good('대규모 수주', 3), orders), event('e2', bad('환율 부담', 1), rate)];
const later = [
  event('e1', good('수주가 이어졌어요.', 3), orders, ordersAgain),
  event('e2', bad('환율 부담', 2), rate),
  event('e3', good('영업이익이 늘었어요.', 2), profit),
  event('e4', judged({ label: 'neutral', strength: 1, reason: '행사' }), show),
  event('e5', null, article('silent', '무제', '2026-11-20T00:00:00.000Z')),
];

/** Puts a finished analysis into the database as the worker leaves it; its scores are computed here, past the export. */
async function addAnalysis(
  userId: Types.ObjectId,
  {
    code,
    name,
    version = 2,
    dataSource = 'sample',
  }: typeof samsung & { version?: number; dataSource?: NewsSourceName },
  createdAt: Date,
  events: TestEvent[],
) {
  const [_id, goodNewsId, badNewsId] = [new Types.ObjectId(), new Types.ObjectId(), new Types.ObjectId()];
  const { sides: scores } = scoreEvents({
    asOf: createdAt,
    events: events.map(({ id, judgement, articles: [reported], publishers }) => ({
      id,
      judgement,
      publishedAt: reported?.publishedAt ?? null,
      publishers: publishers.length,
    })),
  });
  const record = { userId, requestId: _id.toHexString(), stockCode: code, stockName: name };
  const { total: goodScore } = scores.good;
  const { total: badScore } = scores.bad;
  const ofVersion = { scoreVersion: version, reserve: 100 - goodScore - badScore, thin: true, lead: [] };
  const sources = { dataSource, judgedBy: 'offline' } as const;
  await api.connection.collection('news_analyses').insertOne({
    _id,
    ...record,
    grade: 'new',
    tier: 'medium',
    fromDay: '2026-08-21',
    toDay: '2026-11-21',
    state: 'done',
    createdAt,
    result: {
      ...ofVersion,
      scores: { good: goodScore, bad: badScore },
      detailIds: { good: goodNewsId, bad: badNewsId },
      coverage,
      ...sources,
    },
  });
  const buildDetail = (side: NewsSide) => ({
    scoreVersion: version,
    exactScore: scores[side].exact,
    reasons: events.flatMap(({ judgement, articles }) =>
      judgement?.label === side
        ? [{ text: judgement.reason, strength: 1, merged: 0, links: articles.slice(-1).map(({ link }) => link) }]
        : [],
    ),
  });
  await api.connection.collection('news_details').insertMany([
    { _id: goodNewsId, userId, analysisId: _id, side: 'good', content: buildDetail('good') },
    { _id: badNewsId, userId, analysisId: _id, side: 'bad', content: buildDetail('bad') },
  ]);
  await api.connection.collection('news_evidence').insertOne({
    _id,
    userId,
    articles: events.flatMap(({ articles }) => articles),
    events: events.map(({ articles, ...rest }) => ({
      ...rest,
      representativeId: articles[0]?.id,
      articleIds: articles.map(({ id }) => id),
    })),
    coverage,
    droppedBecause: { other_company: 3 },
    ...sources,
    judgeVersion: 'offline-7',
    asOf: createdAt,
  });
  return _id.toHexString();
}

beforeAll(async () => {
  api = await startTestApi();
  const { _id: ownerId } = await api.addMember('owner@example.com');
  const { _id: strangerId } = await api.addMember('stranger@example.com');
  first = await addAnalysis(ownerId, samsung, new Date('2026-11-10T03:00:00.000Z'), earlier);
  const renewed = { code: '000880', name: '한화' };
  hanwha = await addAnalysis(ownerId, { ...renewed, version: 1 }, new Date('2026-11-15T03:00:00.000Z'), earlier);
  hanwhaNow = await addAnalysis(ownerId, renewed, new Date('2026-11-16T03:00:00.000Z'), later);
  // Another member's analysis in between is none of the owner's.
  await addAnalysis(strangerId, samsung, new Date('2026-11-18T03:00:00.000Z'), later);
  second = await addAnalysis(ownerId, samsung, new Date('2026-11-20T15:00:00.000Z'), later);
  const skHynix = { code: '000660', name: 'SK하이닉스' };
  await addAnalysis(ownerId, skHynix, new Date('2026-11-10T03:00:00.000Z'), [
    event('gone', bad('소송이 이어졌어요.', 2), article('gone', '소송', '2026-11-09T00:00:00.000Z')),
  ]);
  hynixNow = await addAnalysis(ownerId, skHynix, new Date('2026-11-20T03:00:00.000Z'), [
    event('new', good('공급 계약을 맺었어요.', 2), article('new', '계약', '2026-11-19T00:00:00.000Z')),
  ]);
  const kia = { code: '000270', name: '기아' };
  await addAnalysis(ownerId, kia, new Date('2026-11-10T03:00:00.000Z'), [
    event('e1', good('공장을 멈췄어요.', 2), orders),
    event('e2', bad('환율 부담', 1), rate),
    event('e4', judged({ label: 'neutral', strength: 1, reason: '행사' }), show),
  ]);
  kiaNow = await addAnalysis(ownerId, kia, new Date('2026-11-20T03:00:00.000Z'), [
    event('e1', bad('공장을 멈췄어요.', 2), orders, ordersAgain),
    // No news, and nothing of it is gone.
    event('e2', bad('환율 부담', 1), rateOfFeed),
    event('e4', good('행사를 열었어요.', 1), show),
  ]);
  kiaReal = await addAnalysis(ownerId, { ...kia, dataSource: 'gdelt' }, new Date('2026-11-20T04:00:00.000Z'), later);
  const mixed = [
    event('e1', good('심은까닭이에요.', 3), restricted, free),
    event('e2', bad('공개된 까닭이에요.', 1), article('open', '공개된 제목', '2026-11-18T00:00:00.000Z', 'gdelt')),
  ];
  const hynix = { code: '000660', name: 'SK하이닉스' };
  ofTwoSources = await addAnalysis(ownerId, hynix, new Date('2026-11-20T03:00:00.000Z'), mixed);
  [owner, stranger] = await Promise.all([api.logIn('owner@example.com'), api.logIn('stranger@example.com')]);
});
afterAll(() => api.close());

const at = (id: string, what: string) => `/api/v1/combined-news/${id}/${what}`;
const exported = async (id: string) => newsExport.parse((await owner.get(at(id, 'export')).expect(200)).body);

describe('what changed since the last analysis', () => {
  it('is the change of both scores and the reasons that rest on no article of the last time', async () => {
    const [before, now] = [await exported(first), await exported(second)];
    const { body } = await owner.get(at(second, 'changes')).expect(200);
    expect(body).toEqual({
      previous_id: first,
      previous_created_at: '2026-11-10T03:00:00.000Z',
      previous_tier: 'medium',
      good_change: now.good_news_score - before.good_news_score,
      bad_change: now.bad_news_score - before.bad_news_score,
      // "수주가 이어졌어요." shows a new link, but an article of the last time told the same event.
      new_good_reasons: ['영업이익이 늘었어요.'],
      new_bad_reasons: [],
      gone_good_reasons: [],
      gone_bad_reasons: [],
    });
    expect(body.good_change).toBeGreaterThan(0);
  });

  it('names the reasons of the last time that rest on no article any more', async () => {
    const { body } = await owner.get(at(hynixNow, 'changes')).expect(200);
    expect(body).toMatchObject({
      new_good_reasons: ['공급 계약을 맺었어요.'],
      new_bad_reasons: [],
      gone_good_reasons: [],
      gone_bad_reasons: ['소송이 이어졌어요.'],
    });
  });

  it('names what counts for the other side by now, as after an upheld objection', async () => {
    const { body } = await owner.get(at(kiaNow, 'changes')).expect(200);
    expect(body).toMatchObject({
      new_good_reasons: ['행사를 열었어요.'],
      new_bad_reasons: ['공장을 멈췄어요.'],
      gone_good_reasons: ['공장을 멈췄어요.'],
      gone_bad_reasons: [],
    });
  });

  it.each([
    ['the first of its stock', () => first],
    ['the first of another stock', () => hanwha],
  ])('is nothing for %s', async (_, id) => {
    const { body } = await owner.get(at(id(), 'changes')).expect(200);
    expect(body).toEqual({
      previous_id: null,
      previous_created_at: null,
      previous_tier: null,
      good_change: null,
      bad_change: null,
      new_good_reasons: [],
      new_bad_reasons: [],
      gone_good_reasons: [],
      gone_bad_reasons: [],
    });
  });

  it.each([
    ['that another formula scored', () => hanwhaNow, () => hanwha, '2026-11-15T03:00:00.000Z'],
    ['of generated news, beside one of real ones', () => kiaReal, () => kiaNow, '2026-11-20T03:00:00.000Z'],
  ])('is not told of an analysis %s', async (_, now, before, createdAt) => {
    const { body } = await owner.get(at(now(), 'changes')).expect(200);
    expect(body).toEqual({
      previous_id: before(),
      previous_created_at: createdAt,
      previous_tier: 'medium',
      good_change: null,
      bad_change: null,
      new_good_reasons: [],
      new_bad_reasons: [],
      gone_good_reasons: [],
      gone_bad_reasons: [],
    });
  });
});

describe('the export of articles that may not leave the service', () => {
  it('has link and date, but no title, publisher or sentence that rests on them, in both formats', async () => {
    const body = await exported(ofTwoSources);
    const links = (id: string) => `https://news.example/${id}`;
    expect(body.events).toMatchObject([
      {
        judgement: { label: 'good', strength: 3, reason: null },
        articles: [
          { link: links('restricted'), title: null, publisher: null, published_at: '2026-11-19T00:00:00.000Z' },
          { link: links('free'), title: '자유로운 제목', publisher: '예시일보' },
        ],
      },
      { judgement: { reason: '공개된 까닭이에요.' }, articles: [{ title: '공개된 제목' }] },
    ]);
    expect(scoreEvents(readScorable(body)).sides.good.total).toBe(body.good_news_score);
    const csv = await owner.get(at(ofTwoSources, 'export')).query({ format: 'csv' }).expect(200);
    expect(JSON.stringify(body) + csv.text).not.toMatch(/심은/);
    expect(csv.text).toContain(links('restricted'));
  });
});

describe('the export', () => {
  it('says what the scores rest on: articles, judgements, points and versions', async () => {
    const { headers } = await owner.get(at(second, 'export')).expect(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    // 15:00 in UTC is the next day in Seoul.
    expect(headers['content-disposition']).toBe('attachment; filename=gaemilens-005930-2026-11-21.json');
    const body = await exported(second);
    expect(body).toMatchObject({
      version: 1,
      score_version: 2,
      reserve: 100 - body.good_news_score - body.bad_news_score,
      stock_name: '삼성전자',
      model_tier: 'new',
      news_tier: 'medium',
      searching_period: '2026-08-21 ~ 2026-11-21',
      judge_version: 'offline-7',
      as_of: '2026-11-20T15:00:00.000Z',
      window_days: 92,
      max_articles: 60,
      dropped_because: { other_company: 3 },
    });
    expect(body.events.map(({ points }) => points > 0)).toEqual([true, true, true, false, false]);
    expect(body.events[0]).toMatchObject({
      event: 'e1',
      judgement: good('수주가 이어졌어요.', 3),
      publishers: 2,
      articles: [
        { link: orders.link, published_at: '2026-11-02T00:00:00.123Z', represents: true },
        { link: ordersAgain.link, represents: false },
      ],
    });
  });

  it('is enough to compute both scores again', async () => {
    const body = await exported(second);
    const { sides: scores } = scoreEvents(readScorable(body));
    expect([scores.good.total, scores.bad.total]).toEqual([body.good_news_score, body.bad_news_score]);
    expect([scores.good.exact, scores.bad.exact]).toEqual([body.good_exact_score, body.bad_exact_score]);
    const sum = body.events.reduce((total, { points }) => total + points, 0);
    expect(sum).toBeCloseTo(body.good_exact_score + body.bad_exact_score, 9);
  });

  it('is a table for spreadsheets, where asked for: a row for each article, no formulas', async () => {
    const answer = await owner.get(at(second, 'export?format=csv')).expect(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename=gaemilens-005930-2026-11-21.csv');
    expect(answer.text.startsWith('\u{FEFF}종목코드,종목명,')).toBe(true);
    expect(answer.text.endsWith('\r\n')).toBe(true);
    const lines = answer.text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(1 + 6);
    expect(lines[1]).toContain(
      `,Y,"'=대규모 ""수주"", 또",예시일보,2026-11-02T09:00:00.123+09:00,${orders.link},호재,3,`,
    );
    expect(lines[2]).toContain(',N,수주 이어져,');
  });

  it('is in no other format', async () => {
    const answer = await owner.get(at(second, 'export?format=xlsx')).expect(400);
    expect(answer.body.detail).toBe('내보내기 형식이 올바르지 않습니다.');
    await owner.get(at(second, 'export?format=json&format=csv')).expect(400);
  });
});

describe.each(['changes', 'export', 'export?format=csv'])('%s', (what) => {
  it('asks for a log-in', async () => {
    await api.browser().get(at(second, what)).expect(401);
  });

  it("of somebody else's analysis cannot be told from that of none [R14]", async () => {
    const theirs = await stranger.get(at(second, what)).expect(404);
    const none = await stranger.get(at(unknownId, what)).expect(404);
    expect(theirs.body).toEqual({ detail: '분석 결과를 찾을 수 없습니다.', code: 'ANALYSIS_NOT_FOUND' });
    expect(theirs.body).toEqual(none.body);
    expect(theirs.headers['content-disposition']).toBeUndefined();
  });

  it('of an analysis that runs or has failed is 404, of a wrong id 400', async () => {
    const id = new Types.ObjectId();
    const { _id: userId } = (await api.users.findByEmail('owner@example.com')) ?? {};
    await api.connection
      .collection('news_analyses')
      .insertOne({ _id: id, userId, requestId: id.toHexString(), state: 'running', createdAt: new Date() });
    await owner.get(at(id.toHexString(), what)).expect(404);
    await owner.get(at('$gt', what)).expect(400);
  });
});
