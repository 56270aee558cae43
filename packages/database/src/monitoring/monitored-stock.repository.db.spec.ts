import 'reflect-metadata';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { MonitoredStockRepository } from './monitored-stock.repository.ts';

const code = '005930';
const leaseMs = 60_000;
const start = Date.parse('2026-11-23T00:00:00Z');
const first = '2026-11-23T09';
const next = '2026-11-23T10';

describe('taking a stock on for a round', () => {
  let database: TestDatabase;
  let monitoredStocks: MonitoredStockRepository;

  beforeAll(async () => {
    database = await openTestDatabase();
    monitoredStocks = database.get(MonitoredStockRepository);
  });
  afterAll(() => database.close());
  beforeEach(() => database.collection('monitored_stocks').deleteMany({}));

  const claim = (owner: string, { minute = 0, round = first } = {}) =>
    monitoredStocks.claim({ code, round, owner }, { now: new Date(start + minute * 60_000), leaseMs });

  it('gives it to one of many workers', async () => {
    const claims = await Promise.all(Array.from({ length: 8 }, (_, index) => claim(`worker ${index}`)));
    expect(claims.filter((stock) => stock !== null)).toHaveLength(1);
  });

  it('gives it to another worker when the lease has ended, and to none after three tries', async () => {
    expect(await claim('a')).toMatchObject({ owner: 'a', tries: 1, leaseUntil: new Date(start + leaseMs) });
    expect(await claim('b', { minute: 0.9 })).toBeNull();
    expect(await claim('b', { minute: 1 })).toMatchObject({ owner: 'b', tries: 2 });
    expect(await claim('c', { minute: 2 })).toMatchObject({ owner: 'c', tries: 3 });
    expect(await claim('d', { minute: 3 })).toBeNull();
    expect(await claim('d', { minute: 3, round: next })).toMatchObject({ owner: 'd', tries: 1 });
  });

  it('gives it at once when it was given back, but not when it is done in the round', async () => {
    await claim('a');
    await monitoredStocks.release({ code, round: first, owner: 'a' });
    expect(await claim('b')).toMatchObject({ owner: 'b', tries: 2 });
    const at = new Date(start);
    expect(
      await monitoredStocks.finish({ code, round: first, owner: 'b' }, { monitoredAt: at, alertedThrough: 1 }),
    ).toBe(true);
    expect(await claim('c', { minute: 5 })).toBeNull();
    expect(await claim('c', { minute: 5, round: next })).toMatchObject({ owner: 'c', tries: 1, monitoredAt: at });
  });

  it('takes on one that only an analysis has seen', async () => {
    await database.collection('monitored_stocks').insertOne({ _id: code, recognitions: 1 } as never);
    expect(await claim('a')).toMatchObject({ owner: 'a', tries: 1, recognitions: 1 });
  });
});
