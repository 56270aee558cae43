import 'reflect-metadata';
import type { DailyPrice } from '@gaemi/domain/prices/daily-price';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { PriceRepository, type PricesOf } from './price.repository.ts';

const now = new Date('2026-11-20T12:00:00Z');
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const price = (day: string, close: number): DailyPrice => ({ day, close, volume: 10 });

let database: TestDatabase;
let prices: PriceRepository;
let stocks = 0;
beforeAll(async () => {
  database = await openTestDatabase();
  prices = database.get(PriceRepository);
});
afterAll(() => database.close());

const fresh = (): PricesOf => {
  stocks += 1;
  return { source: 'sample', stockCode: String(stocks).padStart(6, '0') };
};
async function claimed(of: PricesOf, at = now) {
  const claim = await prices.claim(of, { now: at, unlessSince: at });
  if (claim === null) throw new Error('not claimed');
  return claim;
}
const whole = (of: PricesOf) => prices.find(of, '2025-01-01', '2026-12-31');

describe('stored prices', () => {
  it('are found by period, source and stock, over the years', async () => {
    const of = fresh();
    const days = [price('2025-12-30', 1), price('2026-01-02', 2), price('2026-11-20', 3)];
    expect(await whole(of)).toEqual({ days: [], asOf: null, completeFrom: null });
    await prices.replace(of, await claimed(of), { days, asOf: '2026-11-20', completeFrom: '2025-12-30' });
    expect(await whole(of)).toEqual({ days, asOf: '2026-11-20', completeFrom: '2025-12-30' });
    expect((await prices.find(of, '2025-12-31', '2026-11-19')).days).toEqual([days[1]]);
    expect((await prices.find(of, '2025-12-30', '2026-01-02')).days).toEqual(days.slice(0, 2));
    expect(await whole({ ...of, source: 'kis' })).toEqual({ days: [], asOf: null, completeFrom: null });
    expect((await whole(fresh())).days).toEqual([]);
    expect(await database.collection('daily_prices').countDocuments({ stockCode: of.stockCode })).toBe(2);
  });

  it('give the last two days of many stocks at once, over the turn of a year', async () => {
    const [first, second, none] = [fresh(), fresh(), fresh()];
    const days = [price('2025-12-29', 1), price('2025-12-30', 2), price('2026-01-02', 3)];
    const later = [price('2026-01-05', 4), price('2026-01-06', 5)];
    await prices.replace(first, await claimed(first), { days, asOf: '2026-01-02', completeFrom: '2025-12-01' });
    await prices.replace(second, await claimed(second), {
      days: days.slice(0, 1),
      asOf: '2025-12-29',
      completeFrom: '2025-12-01',
    });
    const codes = [first, second, none].map(({ stockCode }) => stockCode);
    expect(await prices.findLastDays('sample', codes)).toEqual(
      new Map([
        [first.stockCode, days.slice(1)],
        [second.stockCode, days.slice(0, 1)],
      ]),
    );
    const upTo = await prices.findLastDays('sample', codes, '2026-01-01');
    expect(upTo.get(first.stockCode)).toEqual(days.slice(0, 2));
    expect((await prices.findLastDays('sample', codes, '2026-01-02')).get(first.stockCode)).toEqual(days.slice(1));
    await prices.merge(first, await claimed(first, minutesLater(1)), { days: later, asOf: '2026-01-06' });
    expect((await prices.findLastDays('sample', codes, '2026-01-02')).get(first.stockCode)).toEqual(days.slice(1));
    expect(await prices.findLastDays('kis', codes)).toEqual(new Map());
    expect(await prices.findLastDays('sample', [])).toEqual(new Map());
  });

  it('take further days, and corrections of single ones', async () => {
    const of = fresh();
    const days = [price('2025-12-30', 1), price('2026-01-02', 2)];
    await prices.replace(of, await claimed(of), { days, asOf: '2026-01-02', completeFrom: '2025-12-01' });
    const more = [price('2026-01-02', 5), price('2026-01-05', 6)];
    expect(await prices.merge(of, await claimed(of, minutesLater(1)), { days: more, asOf: '2026-01-05' })).toBe(true);
    expect(await whole(of)).toEqual({
      days: [days[0], ...more],
      asOf: '2026-01-05',
      completeFrom: '2025-12-01',
    });
  });

  it('come in ascending order and stock by stock, in whatever order they were gathered', async () => {
    const stocks = [fresh(), fresh()].map((of): PricesOf => ({ ...of, source: 'kiwoom' }));
    const days = [price('2025-12-29', 1), price('2025-12-30', 2), price('2026-01-02', 3), price('2026-01-05', 4)];
    for (const [minute, part] of [days.slice(2).toReversed(), days.slice(0, 2).toReversed()].entries())
      for (const of of stocks.toReversed())
        await prices.merge(of, await claimed(of, minutesLater(minute)), { days: part, asOf: '2026-01-05' });
    const codes = stocks.map(({ stockCode }) => stockCode);
    for (const of of stocks) expect((await whole(of)).days).toEqual(days);
    const last = await prices.findLastDays('kiwoom', codes, '2026-01-02');
    expect(last).toEqual(new Map(codes.map((code) => [code, days.slice(1, 3)])));
    const each: unknown[] = [];
    for await (const stock of prices.each('kiwoom', '2025-12-30')) each.push(stock);
    expect(each).toEqual(codes.map((stockCode) => ({ stockCode, days: days.slice(1) })));
  });

  it('have the last answer of their source beside them', async () => {
    const of = fresh();
    expect(await prices.findAnswer(of)).toBeNull();
    const others = [fresh(), { ...of, source: 'kis' } as const];
    for (const each of [of, ...others]) await claimed(each);
    const answer = { to: '2026-11-20', at: now };
    await prices.noteAnswer(of, answer);
    expect(await prices.findAnswer(of)).toEqual(answer);
    for (const other of others) expect(await prices.findAnswer(other)).toBeNull();
    await prices.merge(of, await claimed(of, minutesLater(1)), { days: [], asOf: '2026-11-20' });
    expect(await Promise.all([of, ...others].map((each) => prices.findAsOf(each)))).toEqual(['2026-11-20', null, null]);
  });

  it('are replaced as a whole after a split: a reader sees the old ones or the new ones', async () => {
    const of = fresh();
    const buildSeries = (close: number) => [price('2025-12-30', close), price('2026-01-02', close)];
    await prices.replace(of, await claimed(of), {
      days: buildSeries(100),
      asOf: '2026-01-02',
      completeFrom: '2025-12-30',
    });
    const seen: number[][] = [];
    let writing = true;
    const reader = (async () => {
      while (writing) seen.push((await whole(of)).days.map(({ close }) => close));
    })();
    for (let round = 1; round <= 20; round += 1) {
      const claim = await claimed(of, minutesLater(round));
      const next = { days: buildSeries(100 + round), asOf: '2026-01-02', completeFrom: '2025-12-30' };
      expect(await prices.replace(of, claim, next)).toBe(true);
    }
    writing = false;
    await reader;
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.filter((closes) => closes.length !== 2 || closes[0] !== closes[1])).toEqual([]);
    expect((await whole(of)).days).toEqual(buildSeries(120));
    await prices.replace(of, await claimed(of, minutesLater(30)), {
      ...(await whole(of)),
      days: [price('2026-01-02', 9)],
    });
    expect((await whole(of)).days).toEqual([price('2026-01-02', 9)]);
  });

  it.each(['merge', 'replace'] as const)('are all as before where %s cannot end', async (act) => {
    const of = fresh();
    const before = {
      days: [price('2025-12-30', 1), price('2026-01-02', 1)],
      asOf: '2026-01-02',
      completeFrom: '2025-12-30',
    };
    await prices.replace(of, await claimed(of), before);
    const claim = await claimed(of, minutesLater(1));
    const data = { failCommands: ['commitTransaction'], errorCode: 2 };
    const admin = database.model('PriceYear').db.getClient().db('admin');
    await admin.command({ configureFailPoint: 'failCommand', mode: { times: 1 }, data });
    const next = { days: [price('2026-01-02', 2)], asOf: '2026-01-05', completeFrom: '2026-01-02' };
    await expect(prices[act](of, claim, next)).rejects.toThrow();
    expect(await whole(of)).toEqual(before);
    expect(await prices[act](of, claim, next)).toBe(true);
  });

  it('are removed when their last day is out of reach', async () => {
    const of = fresh();
    await prices.replace(of, await claimed(of), {
      days: [price('2026-01-02', 1)],
      asOf: '2026-01-02',
      completeFrom: '2026-01-02',
    });
    const year = await database.collection('daily_prices').findOne({ stockCode: of.stockCode });
    expect(year?.removeAt).toEqual(new Date('2028-03-06T14:59:59.999Z'));
    const head = await database.collection('price_series').findOne({ stockCode: of.stockCode });
    expect(head?.removeAt).toEqual(new Date('2028-01-25T14:59:59.999Z'));
    for (const name of ['daily_prices', 'price_series']) {
      const indexes = await database.collection(name).indexes();
      expect(indexes.find(({ key }) => 'removeAt' in key)?.expireAfterSeconds).toBe(0);
    }
  });
});

describe('the claim to gather prices', () => {
  it('goes to one of all workers, and to another one after a while', async () => {
    const of = fresh();
    const at = { now, unlessSince: minutesLater(-10) };
    const claims = await Promise.all(Array.from({ length: 8 }, () => prices.claim(of, at)));
    expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
    expect(await prices.claim(of, { now: minutesLater(5), unlessSince: minutesLater(-5) })).toBeNull();
    const next = await prices.claim(of, { now: minutesLater(11), unlessSince: minutesLater(1) });
    expect(next).toMatchObject({ asOf: null });
  });

  it('goes to another one when a clock that was ahead made it', async () => {
    const of = fresh();
    await claimed(of, minutesLater(60));
    expect(await prices.claim(of, { now: minutesLater(55), unlessSince: minutesLater(45) })).toBeNull();
    expect(await prices.claim(of, { now: minutesLater(54), unlessSince: minutesLater(44) })).not.toBeNull();
  });

  it('lets nobody store who has lost it', async () => {
    const of = fresh();
    const lost = await claimed(of);
    const held = await claimed(of, minutesLater(1));
    const gathered = { days: [price('2026-01-02', 1)], asOf: '2026-01-02', completeFrom: '2026-01-01' };
    expect(await prices.replace(of, lost, gathered)).toBe(false);
    expect(await prices.merge(of, lost, gathered)).toBe(false);
    expect(await prices.findAsOf(of)).toBeNull();
    expect(await prices.replace(of, held, gathered)).toBe(true);
    expect(await prices.findAsOf(of)).toBe('2026-01-02');
    expect(await prices.claim(of, { now: minutesLater(20), unlessSince: minutesLater(2) })).toMatchObject({
      asOf: '2026-01-02',
    });
  });
});
