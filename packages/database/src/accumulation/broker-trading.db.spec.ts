import 'reflect-metadata';
import type { BrokerDay } from '@gaemi/domain/accumulation/broker-trading';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { BrokerTradingRepository, type TradingOf } from './broker-trading.repository.ts';

let database: TestDatabase;
let trading: BrokerTradingRepository;
let stocks = 0;
beforeAll(async () => {
  database = await openTestDatabase();
  trading = database.get(BrokerTradingRepository);
});
afterAll(() => database.close());

const fresh = (): TradingOf => {
  stocks += 1;
  return { source: 'sample', venue: 'KRX', stockCode: String(stocks).padStart(6, '0') };
};
const traded = (day: string, buy: number): BrokerDay => ({ day, trades: [{ name: '가나증권', buy, sell: 0 }] });
const settled = { provisional: false, fetchedAt: new Date('2026-11-20T12:00:00Z') };
const moving = { provisional: true, fetchedAt: new Date('2026-11-20T06:00:00Z') };
const days = (of: TradingOf) => trading.findSettled(of, '2026-11-01', '2026-11-30');

describe('stored days of broker trading', () => {
  it('are found by day, each once, for the same period, source, venue and stock', async () => {
    const of = fresh();
    for (const day of ['2026-11-20', '2026-11-18', '2026-10-30', '2026-12-01']) {
      await trading.save(of, [{ ...traded(day, 1), ...settled }]);
    }
    await trading.save({ ...of, venue: 'KRX+NXT' }, [{ ...traded('2026-11-19', 1), ...settled }]);
    await trading.save({ ...of, source: 'kiwoom' }, [{ ...traded('2026-11-19', 1), ...settled }]);
    await trading.save(fresh(), [{ ...traded('2026-11-19', 1), ...settled }]);
    expect(await days(of)).toEqual([traded('2026-11-18', 1), traded('2026-11-20', 1)]);
  });

  it('store a quiet day as one without trades', async () => {
    const of = fresh();
    await trading.save(of, [{ day: '2026-11-20', trades: [], ...settled }]);
    expect(await days(of)).toEqual([{ day: '2026-11-20', trades: [] }]);
  });

  it('are ignored while provisional, and replaced by a later fetch', async () => {
    const of = fresh();
    await trading.save(of, [{ ...traded('2026-11-20', 1), ...moving }]);
    expect(await days(of)).toEqual([]);
    await trading.save(of, [{ ...traded('2026-11-20', 2), ...settled }]);
    expect(await days(of)).toEqual([traded('2026-11-20', 2)]);
  });

  it('do not change once they are final, even with concurrent saves', async () => {
    const of = fresh();
    await Promise.all([1, 1, 1].map((buy) => trading.save(of, [{ ...traded('2026-11-20', buy), ...settled }])));
    await trading.save(of, [{ ...traded('2026-11-20', 9), ...moving, fetchedAt: new Date('2026-11-20T13:00:00Z') }]);
    expect(await days(of)).toEqual([traded('2026-11-20', 1)]);
  });

  it('are all saved, also next to one that is final already', async () => {
    const of = fresh();
    const kept = (buy: number) => ['2026-11-18', '2026-11-19', '2026-11-20'].map((day) => traded(day, buy));
    await trading.save(of, [{ ...traded('2026-11-19', 1), ...settled }]);
    await trading.save(
      of,
      kept(2).map((day) => ({ ...day, ...settled })),
    );
    expect((await days(of)).map(({ trades }) => trades[0]?.buy)).toEqual([2, 1, 2]);
  });

  it('are removed a week after they are out of reach', async () => {
    const of = fresh();
    await trading.save(of, [{ ...traded('2026-11-20', 1), ...settled }]);
    const record = await database.collection('broker_days').findOne({ stockCode: of.stockCode });
    expect(record?.removeAt).toEqual(new Date('2027-11-27T14:59:59.999Z'));
    const indexes = await database.collection('broker_days').indexes();
    expect(indexes.find(({ key }) => 'removeAt' in key)?.expireAfterSeconds).toBe(0);
  });
});

describe('stored floating shares', () => {
  it('are those of the day of the request, and the first ones stay', async () => {
    const of = fresh();
    expect(await trading.findFloatingShares(of, '2026-11-20')).toBeNull();
    await trading.saveFloatingShares(of, '2026-11-20', { shares: 1000, asOf: '2026-11-19' });
    await trading.saveFloatingShares(of, '2026-11-20', { shares: 2000, asOf: '2026-11-20' });
    expect(await trading.findFloatingShares(of, '2026-11-20')).toEqual({ shares: 1000, asOf: '2026-11-19' });
    expect(await trading.findFloatingShares(of, '2026-11-21')).toBeNull();
  });
});
