import { Ledger } from '@gaemi/database/ledger/ledger';
import { Transactions } from '@gaemi/database/transactions';
import type { TimelineEvent } from '@gaemi/domain/scoring/event-views';
import { seoulDay } from '@gaemi/domain/seoul-time';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addNewsAnalysis } from '../../../test/add-news-analysis.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('the home screen asks for a log-in', async () => {
  await api.browser().get('/api/v1/home').expect(401);
});

it('of a new member has what the sign-up bonus buys, and no analysis', async () => {
  await api.addMember('new@example.com', { credit: 100 });
  const { body } = await (await api.logIn('new@example.com')).get('/api/v1/home').expect(200);
  expect(body).toMatchObject({
    credit: 100,
    grade: 'new',
    analyses_left: { news: 5, mjb: 10 },
    spent_this_month: 0,
    recent: [],
    watched_count: 0,
    briefing: { on: false, at: '08:00', stocks: 0, paused_until: null },
    watched: null,
    latest_filings: [],
    this_week: [],
  });
});

it('has the newest of both services, what was spent this month less refunds, and nothing of others', async () => {
  const { _id: userId } = await api.addMember('busy@example.com', { credit: 100 });
  const { _id: otherId } = await api.addMember('other@example.com', { credit: 100 });
  const now = api.clock.now().getTime();
  const at = (minutes: number) => new Date(now - minutes * 60_000);
  const news = (owner: Types.ObjectId, minutes: number) => ({
    _id: new Types.ObjectId(),
    userId: owner,
    requestId: crypto.randomUUID(),
    stockCode: '005930',
    stockName: '삼성전자',
    state: 'done',
    createdAt: at(minutes),
    result: {
      scores: { good: 58, bad: 30 },
      reserve: 12,
      thin: false,
      percentage: 64,
      lead: ['수주가 앞섰어요.'],
      dataSource: 'sample',
    },
  });
  const thin = news(userId, 50);
  Object.assign(thin.result, { thin: true, lead: ['근거가 적어 방향을 말하지 않아요.'] });
  await api.connection.collection('news_analyses').insertMany([news(userId, 3), thin, news(otherId, 1)]);
  await api.connection.collection('accumulations').insertOne({
    _id: new Types.ObjectId(),
    userId,
    requestId: 'accumulated',
    stockCode: '000660',
    stockName: 'SK하이닉스',
    state: 'done',
    createdAt: at(20),
    finishedAt: at(20),
    result: { letters: { first: 'D', second: 'B', third: 'C' }, dataSource: 'sample' },
  });
  await api.connection
    .collection('watchlist')
    .insertOne({ userId, code: '005930', name: '삼성전자', createdAt: at(9) });
  const ledger = api.app.get(Ledger, { strict: false });
  await api.app.get(Transactions, { strict: false }).run(async (session) => {
    const entry = (reference: string, amount: number, when = at(3)) => ({
      userId,
      amount,
      reason: '분석',
      reference,
      at: when,
    });
    await ledger.charge(entry('charge:news:1', 20), session);
    await ledger.charge(entry('charge:news:2', 30), session);
    await ledger.credit(entry('refund:news:2', 30), session);
    await ledger.charge({ ...entry('charge:news:3', 40), userId: otherId }, session);
    for (const last of [0, 4]) await ledger.charge(entry(`charge:news:${last}`, 10, at(40 * 24 * 60)), session);
    // What was charged last month comes back this month, as after an upheld objection.
    await ledger.credit(entry('refund:news:0', 10), session);
    await ledger.credit(entry('grant:1', 500), session);
  });
  const { body } = await (await api.logIn('busy@example.com')).get('/api/v1/home').expect(200);
  expect(body).toMatchObject({ credit: 570, spent_this_month: 20, watched_count: 1 });
  expect(body.recent).toMatchObject([
    {
      service: 'news',
      stock_code: '005930',
      good: 58,
      bad: 30,
      reserve: 12,
      top_reason: '수주가 앞섰어요.',
      data_source: 'sample',
    },
    { service: 'mjb', stock_code: '000660', letters: ['D', 'B', 'C'], data_source: 'sample' },
    { service: 'news', thin: true, top_reason: null, created_at: at(50).toISOString() },
  ]);
});

it('has what happened to stocks of the watchlist since their last analysis, and nothing ungathered', async () => {
  const { _id: userId } = await api.addMember('watching@example.com');
  const day = seoulDay(api.clock.now());
  const event = (eventId: string, more: object = {}) => ({
    _id: `005930:${eventId}` as never,
    ...{
      stockCode: '005930',
      eventId,
      family: [eventId],
      marks: [],
      joinedInto: null,
      turnedTo: null,
      at: api.clock.now(),
      day,
      type: 'orders',
      side: 'good',
    },
    ...{
      strength: 3,
      filed: false,
      confirmedBy: null,
      stage: null,
      text: `수주 ${eventId}`,
      short: '수주',
      articles: 4,
    },
    ...{ publishers: 3, link: 'https://news.example/1', publisher: 'news.example', sources: ['naver'], sample: false },
    ...more,
  });
  const report = (publisher: string) => ({
    ...{ title: '수주 new', link: `https://news.example/${publisher}`, publisher, source: 'naver' },
    ...{ publishedAt: api.clock.now(), fetchedAt: api.clock.now() },
  });
  const stocks = [
    { code: '005930', name: '삼성전자' },
    { code: '000660', name: 'SK하이닉스' },
    { code: '035720', name: '카카오' },
  ];
  await api.connection
    .collection('watchlist')
    .insertMany(stocks.map((stock) => ({ userId, ...stock, createdAt: api.clock.now() })));
  await api.connection
    .collection('stock_events')
    .insertMany([
      event('told'),
      event('new', { publishers: 1, reports: [report('가'), report('나')] }),
      event('weak', { strength: 1 }),
      event('old', { day: '2026-01-02' }),
    ]);
  const checkedAt = api.clock.now();
  await api.connection.collection('monitored_stocks').insertOne({ _id: '000660' as never, monitoredAt: checkedAt });
  const createdAt = new Date(api.clock.now().getTime() - 3_600_000);
  const analysis = { userId, stockCode: '005930', stockName: '삼성전자', createdAt };
  const timeline = (eventId: string) => [{ eventId }] as TimelineEvent[];
  await addNewsAnalysis(api, { ...analysis, timeline: timeline('told') });
  await addNewsAnalysis(api, { ...analysis, state: 'error', timeline: timeline('new') });
  const browser = await api.logIn('watching@example.com');
  const { body } = await browser.get('/api/v1/home').expect(200);
  expect(body.watched_count).toBe(3);
  // Two houses with the same words, of which one was counted: both are listed.
  const shown = { event_id: 'new', text: '수주 new', type: 'orders', kind: 'news', publishers: 2, day, sample: false };
  expect((await browser.get('/api/v1/events/new').expect(200)).body.publishers).toBe(2);
  expect(body.watched).toEqual([
    { stock_code: '005930', stock_name: '삼성전자', count: 1, events: [shown], checked_at: null },
    { stock_code: '000660', stock_name: 'SK하이닉스', count: 0, events: [], checked_at: checkedAt.toISOString() },
  ]);
});

it('has the latest filings of listed companies, those that tell something first, newest on top', async () => {
  const { _id } = await api.addMember('filings@example.com');
  expect(_id).toBeDefined();
  const now = api.clock.now().getTime();
  const filing = (number: number, title: string, more: object = {}) => {
    const receivedAt = new Date(now - number * 60_000);
    const link = `https://dart.fss.or.kr/dsaf001/main.do?rcpNo=2026112000${1000 + number}`;
    const fields = {
      title,
      description: '',
      link,
      publisher: '금융감독원 전자공시',
      articleId: link,
      seenAt: receivedAt,
    };
    const kept = { publishedAt: receivedAt, removeAt: new Date(now + 86_400_000) };
    return { _id: link as never, archive: 'dart:005930', filing: { reportName: title }, ...fields, ...kept, ...more };
  };
  const contract = '단일판매ㆍ공급계약체결';
  const routine = '임원ㆍ주요주주특정증권등소유상황보고서';
  await api.connection
    .collection('archived_articles')
    .insertMany([
      ...[1, 2, 3, 4, 5, 6].map((number) => filing(number, contract)),
      ...[7, 8, 9].map((number) => filing(number, routine)),
      filing(10, contract, { archive: 'dart:000660' }),
      filing(0, contract, { archive: 'sample:005930' }),
      filing(11, contract, { archive: 'dart:999999' }),
    ]);
  const { body } = await (await api.logIn('filings@example.com')).get('/api/v1/home').expect(200);
  const listed: { stock_name: string; title: string; at: string; link: string }[] = body.latest_filings;
  expect(listed.map(({ stock_name, title }) => `${stock_name} ${title}`)).toEqual([
    ...Array(6).fill(`삼성전자 ${contract}`),
    `삼성전자 ${routine}`,
    `SK하이닉스 ${contract}`,
  ]);
  expect(listed[0]).toMatchObject({ stock_code: '005930', at: new Date(now - 60_000).toISOString() });
});

it('names stocks of the watchlist as they are called now, as the watchlist does', async () => {
  const { _id: userId } = await api.addMember('renamed@example.com');
  const now = api.clock.now();
  const stocks = [
    { code: '000660', name: '현대전자' },
    { code: '999998', name: '떠난회사' },
  ];
  await api.connection
    .collection('watchlist')
    .insertMany(stocks.map((stock, at) => ({ userId, ...stock, createdAt: new Date(now.getTime() - at) })));
  const looks = stocks.map(({ code }) => ({ updateOne: { filter: { _id: code as never }, ...lookedAt(now) } }));
  await api.connection.collection('monitored_stocks').bulkWrite(looks);
  await api.connection.collection('archived_articles').insertMany(
    stocks.map(({ code }) => ({
      ...{ _id: `dividend:${code}` as never, archive: `dart:${code}`, articleId: code, title: '배당', description: '' },
      ...{ link: `https://filings.example/${code}`, publisher: '공시', publishedAt: now, seenAt: now },
      removeAt: new Date(now.getTime() + 86_400_000),
      filing: {
        ...{ receiptNo: `2026112000000${code}`, reportName: '현금ㆍ현물배당결정', receivedOn: seoulDay(now) },
        ...{ receivedAt: null, figures: [], days: [{ kind: 'dividend_payment', day: seoulDay(now) }] },
      },
    })),
  );
  const browser = await api.logIn('renamed@example.com');
  const { body } = await browser.get('/api/v1/home').expect(200);
  const { body: list } = await browser.get('/api/v1/watchlist').expect(200);
  const names = ['SK하이닉스', '떠난회사'];
  expect(list.items.map(({ name }: { name: string }) => name)).toEqual(names);
  for (const part of [body.watched, body.this_week]) {
    expect(part.map(({ stock_name }: { stock_name: string }) => stock_name)).toEqual(names);
  }
});

const lookedAt = (monitoredAt: Date) => ({ update: { $set: { monitoredAt } }, upsert: true });
