import { StockEventRepository } from '@gaemi/database/stock-events/stock-event.repository';
import type { TimelineEvent } from '@gaemi/domain/scoring/event-views';
import { seoulDay, startOfSeoulDay } from '@gaemi/domain/seoul-time';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addNewsAnalysis } from '../../../test/add-news-analysis.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const path = (code: string) => `/api/v1/stocks/${code}/since-analysis`;
const addEvent = (eventId: string, more: object) =>
  api.connection.collection('stock_events').insertOne({
    stockCode: '005930',
    eventId,
    firstSeenAt: api.clock.now(),
    family: [eventId],
    marks: [],
    joinedInto: null,
    turnedTo: null,
    at: api.clock.now(),
    day: seoulDay(api.clock.now()),
    filed: false,
    confirmedBy: null,
    stage: null,
    text: `소식 ${eventId}`,
    short: '소식',
    type: 'orders',
    ...{ articles: 4, publishers: 3, link: 'https://news.example/1', publisher: 'news.example', sources: ['naver'] },
    sample: false,
    reports: [],
    ...more,
  });

it('tells the last analysis of the member and what came after it, the strongest first', async () => {
  const { _id: userId } = await api.addMember('again@example.com');
  const { _id: strangerId } = await api.addMember('stranger@example.com');
  await addEvent('told', { side: 'good', strength: 3 });
  await addEvent('medium', { side: 'good', strength: 2, sources: ['dart'] });
  await addEvent('strong', { side: 'bad', strength: 3 });
  await addEvent('weak', { side: 'bad', strength: 1 });
  const createdAt = new Date(api.clock.now().getTime() - 3_600_000);
  // It was out before the analysis, which did not read it.
  await addEvent('found late', { side: 'bad', strength: 3, at: new Date(createdAt.getTime() - 60_000) });
  const analysis = { stockCode: '005930', stockName: '삼성전자', createdAt };
  const id = await addNewsAnalysis(api, { ...analysis, userId, timeline: [{ eventId: 'told' }] as TimelineEvent[] });
  await addNewsAnalysis(api, { ...analysis, userId: strangerId });
  const browser = await api.logIn('again@example.com');
  const { body } = await browser.get(path('005930')).expect(200);
  expect(body.last).toMatchObject({ _id: id, created_at: analysis.createdAt.toISOString() });
  expect(body.news.count).toBe(2);
  expect(body.news.events.map((event: { text: string; side: string }) => [event.text, event.side])).toEqual([
    ['소식 strong', 'bad'],
    ['소식 medium', 'good'],
  ]);
  const made = await browser
    .post('/api/v1/api-keys')
    .send({ name: '내 도구', scopes: ['read'] })
    .expect(201);
  const byKey = await api
    .browser()
    .get(path('005930'))
    .set({ authorization: `Bearer ${made.body.key}` })
    .expect(200);
  const [strong, medium] = body.news.events;
  // The sentence of a filing leaves, that of the press does not; on the watchlist, too.
  const outside = [{ ...strong, text: null }, medium];
  expect(byKey.body).toEqual({ last: body.last, news: { ...body.news, events: outside } });
  const stock = { userId, code: '005930', name: '삼성전자', createdAt: api.clock.now() };
  await api.connection.collection('watchlist').insertOne(stock);
  const watched = await api
    .browser()
    .get('/api/v1/watchlist')
    .set({ authorization: `Bearer ${made.body.key}` })
    .expect(200);
  expect(watched.body.items[0].news.events.map(({ text }: { text: string | null }) => text)).toEqual(
    expect.arrayContaining([null, '소식 medium']),
  );
});

it('knows nothing of a stock that was neither analysed nor looked at, and of no code that is not listed', async () => {
  await api.addMember('first@example.com');
  const browser = await api.logIn('first@example.com');
  expect((await browser.get(path('000660')).expect(200)).body).toEqual({ last: null, news: null });
  expect((await browser.get(path('999999')).expect(404)).body).toMatchObject({ code: 'STOCK_NOT_FOUND' });
  await api.browser().get(path('005930')).expect(401);
});

it('has of the events of a day the last one first, on home, too', async () => {
  const { _id: userId } = await api.addMember('later@example.com');
  const start = startOfSeoulDay(seoulDay(api.clock.now())).getTime();
  // Their ids stand in another order than their moments.
  for (const [eventId, hour] of [
    ['a-last', 15],
    ['b-first', 9],
    ['c-second', 11],
  ] as const) {
    await addEvent(eventId, { stockCode: '035420', side: 'good', strength: 2, at: new Date(start + hour * 3_600_000) });
  }
  const stock = { userId, code: '035420', name: 'NAVER', createdAt: api.clock.now() };
  await api.connection.collection('watchlist').insertOne(stock);
  const browser = await api.logIn('later@example.com');
  const { body } = await browser.get('/api/v1/home').expect(200);
  const ids = body.watched[0].events.map((event: { event_id: string }) => event.event_id);
  expect(ids).toEqual(['a-last', 'c-second', 'b-first']);
});

it('reads the events of a stock once for all who ask, and again once a look has found some', async () => {
  const code = '000660';
  const stocks = api.connection.collection<{ _id: string }>('monitored_stocks');
  await stocks.insertOne({ _id: code, recognitions: 1 } as never);
  await addEvent('first', { stockCode: code, side: 'good', strength: 3 });
  await api.addMember('one@example.com');
  await api.addMember('other@example.com');
  const [one, other] = [await api.logIn('one@example.com'), await api.logIn('other@example.com')];
  using reads = vi.spyOn(api.app.get(StockEventRepository, { strict: false }), 'listOf');
  const count = async (browser: typeof one) => (await browser.get(path(code)).expect(200)).body.news.count;
  expect([await count(one), await count(other)]).toEqual([1, 1]);
  expect(reads).toHaveBeenCalledTimes(1);
  await addEvent('second', { stockCode: code, side: 'good', strength: 3 });
  await stocks.updateOne({ _id: code }, { $inc: { recognitions: 1 } });
  expect(await count(one)).toBe(2);
});
