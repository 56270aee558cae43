import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { storePrices } from '../../../test/store-prices.ts';
import { storedEvent } from '../../../test/stored-event.ts';

let api: TestApi;
let browser: Awaited<ReturnType<TestApi['logIn']>>;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T03:00:00Z') });
  api = await startTestApi();
  await api.addMember('many@example.com');
  browser = await api.logIn('many@example.com');
});
afterEach(async () => {
  vi.useRealTimers();
  await api.close();
});

const events = () => api.connection.collection('stock_events');
const seoul = (time: string) => new Date(`2026-11-${time}:00+09:00`);
const get = async (path: string) => (await browser.get(`/api/v1/${path}`).expect(200)).body;

it('small events, and those without a side, push no material one off the page of a stock', async () => {
  const stockCode = '000660';
  const small = Array.from({ length: 31 }, (_, index) =>
    storedEvent({ id: `small-${index}`, stockCode, at: seoul(`23T10:${index + 10}`) }, { strength: 1 }),
  );
  const neutral = Array.from({ length: 31 }, (_, index) =>
    storedEvent({ id: `neutral-${index}`, stockCode, at: seoul(`23T11:${index + 10}`) }, { side: null }),
  );
  const material = storedEvent({ id: 'material', stockCode, at: seoul('10T10:00') }, { strength: 2 });
  await events().insertMany([material, ...small, ...neutral]);
  const ids = (await get('stocks/000660/overview')).events.map((event: { event_id: string }) => event.event_id);
  const newest = Array.from({ length: 29 }, (_, index) => `small-${30 - index}`);
  expect(ids).toEqual([...newest, 'material']);
});

it('the strip of days counts no event of a company that is not listed any more', async () => {
  await events().insertMany(
    ['005930', '999999'].map((stockCode) => storedEvent({ id: 'strip', stockCode, at: seoul('18T10:00') })),
  );
  expect((await get('today')).days).toContainEqual({ day: '2026-11-18', good: 1, bad: 0 });
});

it.each([
  ['sample', 2],
  ['kiwoom', null],
] as const)(
  'the move of a day stands beside what came before its close; by prices of %s a key reads %s',
  async (prices, move) => {
    await events().insertMany([
      storedEvent({ id: 'before', stockCode: '005930', at: seoul('23T15:20') }),
      storedEvent({ id: 'after', stockCode: '005930', at: seoul('23T15:40') }),
    ]);
    const { body: made } = await browser
      .post('/api/v1/api-keys')
      .send({ name: prices, scopes: ['read'] })
      .expect(201);
    await storePrices(api, prices, [
      { day: '2026-11-20', close: 50_000, volume: 1 },
      { day: '2026-11-23', close: 51_000, volume: 1 },
    ]);
    const now = api.clock.now();
    const sources = { news: ['feed'], judge: 'offline', trading: 'sample', prices, stockMaster: 'bundled' };
    const worker = { sources, startedAt: now, seenAt: now, endedAt: null };
    await api.connection.collection('worker_sources').replaceOne({ _id: 'worker' as never }, worker, { upsert: true });
    const path = 'today?day=2026-11-23&strength=3';
    const readMoves = ({ items }: { items: { event_id: string; change_percent: number | null }[] }) =>
      Object.fromEntries(items.map((item) => [item.event_id, item.change_percent]));
    const { body } = await api.browser().get(`/api/v1/${path}`).set('authorization', `Bearer ${made.key}`).expect(200);
    expect(readMoves(await get(path))).toEqual({ before: 2, after: null });
    expect(readMoves(body)).toEqual({ before: move, after: null });
  },
);

it('a source is limited where some of its streams fail, and none of a source that is not in use', async () => {
  const stream = (_id: string, error: string | null) => ({
    ...{ _id: _id as never, source: _id.split(':')[0], position: null, spans: [], error, readAt: api.clock.now() },
    since: seoul(_id.endsWith('b') ? '02T09:00' : '01T09:00'),
  });
  const streams = api.connection.collection('streams');
  await streams.insertMany([stream('sample:b', null), stream('sample:a', 'away'), stream('gdelt', null)]);
  const since = '2026-11-01T00:00:00.000Z';
  expect((await get('today')).sources).toEqual([{ name: 'sample', status: 'limited', since }]);
  await streams.updateMany({}, { $set: { error: 'away' } });
  expect((await get('today')).sources).toEqual([{ name: 'sample', status: 'failed', since }]);
});
