import 'reflect-metadata';
import { BaseRatesRepository } from '@gaemi/database/base-rates/base-rates.repository';
import { PriceRepository } from '@gaemi/database/prices/price.repository';
import { type EventToFollow, MarketEventsRepository } from '@gaemi/database/stock-events/market-events.repository';
import { StockDirectory } from '@gaemi/database/stock-master/stock-directory';
import { StockMasterRepository } from '@gaemi/database/stock-master/stock-master.repository';
import { openTestDatabase, type TestDatabase } from '@gaemi/database/testing/open-test-database';
import { bundledCalendar } from '@gaemi/domain/market-calendar/market-calendar';
import { listTradingDays } from '@gaemi/domain/scorecard/market-returns';
import { isOnDayPage } from '@gaemi/domain/stock-events/day-page';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { EventFollower } from './event-follower.ts';
import { recountBaseRates } from './recount-base-rates.ts';

const now = new Date('2026-11-20T18:00:00.000Z');
const days = listTradingDays('2026-08-03', '2026-11-20');
const codes = Array.from({ length: 24 }, (_, index) => String(100_000 + index));
const day = (index: number) => days[index] ?? '';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
  await list(codes);
  for (const [stock, stockCode] of codes.entries()) {
    const prices = database.get(PriceRepository);
    const of = { source: 'kis' as const, stockCode };
    const claim = await prices.claim(of, { now, unlessSince: new Date(8.64e15) });
    if (claim === null) throw new Error('not claimed');
    const known = days.map((each, index) => ({
      day: each,
      close: 10_000 + ((stock * 37 + index * 53) % 211),
      volume: 1,
    }));
    await prices.replace(of, claim, { days: known, asOf: day(days.length - 1), completeFrom: null });
  }
});
afterEach(() => database.close());

const list = (listed: readonly string[]) =>
  database.get(StockMasterRepository).replace({
    ...{ version: String(listed.length), source: 'kis', asOf: '2026-11-20' },
    companies: listed.map((code) => ({
      ...{ code, name: `회사${code}`, market: 'KOSPI' as const, aliases: [], formerNames: [] },
      ...{ listedShares: null, floatingShares: null },
    })),
  });

const event = (index: number, change: object = {}) => ({
  _id: `${index}` as never,
  ...{ stockCode: codes[index % 20], eventId: `e${index}`, family: [], marks: [], joinedInto: null },
  ...{ day: day(index), at: new Date(`${day(index)}T10:00:00+09:00`), type: 'orders', side: 'good', strength: 2 },
  ...{ filed: false, confirmedBy: null, stage: null, text: '계약을 맺었어요.', short: '계약', articles: 1 },
  ...{ publishers: 1, link: `https://news.example/${index}`, publisher: '가나일보', sources: ['feed'], reports: [] },
  ...{ sample: false, byModel: false, textsFrom: [] },
  ...change,
});
const insert = (events: object[]) => database.collection('stock_events').insertMany(events);
const follow = (source: 'kis' | 'sample' = 'kis') =>
  new EventFollower(
    database.get(MarketEventsRepository),
    database.get(PriceRepository),
    new StockDirectory(database.get(StockMasterRepository)),
    database.get(BaseRatesRepository),
    bundledCalendar,
  ).follow(source, now);
const recount = (isSample = false) => recountBaseRates(database.get(BaseRatesRepository), isSample);

it('material events are followed by stored prices, and no sample counts among them', async () => {
  await insert([
    ...Array.from({ length: 25 }, (_, index) => event(index)),
    ...Array.from({ length: 5 }, (_, index) => event(30 + index, { sample: true })),
    event(40, { strength: 1 }),
    event(41, { side: null }),
  ]);
  await follow();
  const answer = await recount();
  expect(answer.items.map(({ type, side, horizon, n, days: on }) => [type, side, horizon, n, on])).toEqual([
    ['orders', 'good', 1, 25, 25],
    ['orders', 'good', 5, 25, 25],
    ['orders', 'good', 20, 25, 25],
  ]);
  expect(answer).toMatchObject({ as_of: day(44), data_source: null });
  expect(await recount(true)).toEqual({ as_of: day(54), items: [], data_source: 'sample' });
});

it('the events to follow are those of the page of the day, with all that following reads of them', async () => {
  const filing = { receiptNo: '20261120000001', link: 'https://dart.example/1' };
  await insert([
    event(0),
    event(1, { strength: 1 }),
    event(2, { strength: 1, filed: true }),
    event(3, { strength: 1, differsFrom: filing }),
    event(4, { side: null, filed: true }),
    event(5, { joinedInto: 'e0' }),
    event(6, { sample: true }),
  ]);
  const events = database.get(MarketEventsRepository);
  const whole = (await events.listBetween(day(0), day(9))).filter(isOnDayPage);
  const found = await events.listToFollow(day(0), day(9));
  const keys = ['eventId', 'stockCode', 'type', 'side', 'sample', 'at', 'filed', 'differsFrom', 'strength'] as const;
  const pick = (each: EventToFollow) => keys.map((key) => each[key]);
  const byId = (a: EventToFollow, b: EventToFollow) => a.eventId.localeCompare(b.eventId);
  expect(found.toSorted(byId).map(pick)).toEqual(whole.toSorted(byId).map(pick));
  expect(found.map(({ eventId }) => eventId).toSorted()).toEqual(['e0', 'e2', 'e3', 'e6']);
  expect(found.some((each) => 'reports' in each || 'text' in each)).toBe(false);
});

it('figures are computed again to the byte, and stay when events and prices are out of reach', async () => {
  await insert(Array.from({ length: 25 }, (_, index) => event(index)));
  await follow();
  const before = JSON.stringify(await recount());
  await follow();
  expect(JSON.stringify(await recount())).toBe(before);
  await database.collection('stock_events').deleteMany({});
  await database.collection('daily_prices').deleteMany({});
  await follow();
  expect(JSON.stringify(await recount())).toBe(before);
});

it('an event that turned out to be part of another one, or of another company, is counted no more', async () => {
  await insert(Array.from({ length: 25 }, (_, index) => event(index)));
  await follow();
  expect((await recount()).items[0]?.n).toBe(25);
  const joined = { $set: { joinedInto: 'e20' } };
  await database.collection('stock_events').updateOne({ eventId: 'e21' }, joined);
  await database.collection('objections').insertOne({
    ...{ stockCode: codes[3], kind: 'other_company', side: 'good', state: 'upheld', decidedAt: now },
    ...{ links: ['https://news.example/3'], wordings: [] },
  });
  await follow();
  expect((await recount()).items[0]?.n).toBe(23);
});

it('a stock that is not listed any more counts up to its last close', async () => {
  const last = days.length - 25;
  await insert([event(0, { stockCode: codes[0], day: day(last), at: new Date(`${day(last)}T10:00:00+09:00`) })]);
  await database
    .collection('daily_prices')
    .updateMany({ stockCode: codes[0] }, { $pull: { days: { day: { $gt: day(last + 2) } } } } as never);
  await follow();
  const returnsOf = async () => (await database.get(BaseRatesRepository).listFollowed(false))[0]?.returns;
  expect(await returnsOf()).toEqual({ 1: expect.any(Number), 5: null, 20: null });
  await list(codes.slice(1));
  await follow();
  expect(await returnsOf()).toEqual({ 1: expect.any(Number), 5: expect.any(Number), 20: expect.any(Number) });
});

it('what made-up prices follow is a sample, though the event is real', async () => {
  await insert([event(0)]);
  await database.collection('daily_prices').updateMany({}, { $set: { source: 'sample' } });
  await follow('sample');
  const followed = database.get(BaseRatesRepository);
  expect([await followed.listFollowed(true), await followed.listFollowed(false)]).toMatchObject([
    [{ sample: true }],
    [],
  ]);
});
