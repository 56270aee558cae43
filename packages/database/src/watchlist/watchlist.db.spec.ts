import 'reflect-metadata';
import { WATCHLIST_MAX } from '@gaemi/contracts/watchlist';
import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { WatchlistRepository } from './watchlist.repository.ts';

const now = new Date('2026-11-21T03:00:00.000Z');
const stocksFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ code: String(first + index), name: `회사${first + index}` }));

describe('the watchlist', () => {
  let database: TestDatabase;
  let watchlist: WatchlistRepository;
  let userId: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    watchlist = database.get(WatchlistRepository);
  });
  afterAll(() => database.close());
  beforeEach(() => {
    userId = new Types.ObjectId().toHexString();
  });

  it('holds a stock once, however often it is added at the same moment', async () => {
    const [stock] = stocksFrom(100_000, 1);
    const added = await Promise.all(
      Array.from({ length: 20 }, () => watchlist.insertMissing(userId, stock ? [stock] : [], now)),
    );
    expect(added.reduce((sum, one) => sum + one)).toBe(1);
    expect(await watchlist.listAll(userId)).toMatchObject([{ ...stock, createdAt: now }]);
  });

  it('never ends longer than it may be, whatever is added at the same moment', async () => {
    await watchlist.insertMissing(userId, stocksFrom(100_000, WATCHLIST_MAX - 30), now);
    const results = await Promise.allSettled(
      [200_000, 300_000, 400_000, 500_000].map((first) => watchlist.insertMissing(userId, stocksFrom(first, 20), now)),
    );
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'WATCHLIST_FULL' });
    }
    const accepted = results.filter(({ status }) => status === 'fulfilled').length;
    expect(accepted).toBeLessThanOrEqual(1);
    expect(await watchlist.listAll(userId)).toHaveLength(WATCHLIST_MAX - 30 + accepted * 20);
  });

  it('leaves what was there when it takes back what is too much', async () => {
    const there = stocksFrom(100_000, WATCHLIST_MAX);
    await watchlist.insertMissing(userId, there, now);
    const mixed = [...there.slice(0, 3), ...stocksFrom(200_000, 2)];
    await expect(watchlist.insertMissing(userId, mixed, now)).rejects.toMatchObject({ code: 'WATCHLIST_FULL' });
    const codes = (await watchlist.listAll(userId)).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(there.map(({ code }) => code));
  });
});
