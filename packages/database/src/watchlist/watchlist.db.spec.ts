import 'reflect-metadata';
import { WATCHLIST_MAX } from '@gaemi/domain/members/limits';
import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertMember } from '../testing/insert-member.ts';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { Transactions } from '../transactions.ts';
import { EraseMember } from '../users/erase-member.ts';
import { UserRepository } from '../users/user.repository.ts';
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
  beforeEach(async () => {
    userId = await insertMember(database, { credit: 1, at: now });
  });

  it('has a stock once, even when it is added concurrently', async () => {
    const [stock] = stocksFrom(100_000, 1);
    const added = await Promise.all(
      Array.from({ length: 20 }, () => watchlist.insertMissing(userId, stock ? [stock] : [], now)),
    );
    expect(added.reduce((sum, one) => sum + one)).toBe(1);
    expect(await watchlist.listAll(userId)).toMatchObject([{ ...stock, createdAt: now }]);
  });

  it('never exceeds its limit, even with concurrent additions', async () => {
    await watchlist.insertMissing(userId, stocksFrom(100_000, WATCHLIST_MAX - 30), now);
    const results = await Promise.allSettled(
      [200_000, 300_000, 400_000, 500_000].map((first) => watchlist.insertMissing(userId, stocksFrom(first, 20), now)),
    );
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'WATCHLIST_FULL' });
    }
    const accepted = results.filter(({ status }) => status === 'fulfilled').length;
    expect(accepted).toBe(1);
    expect(await watchlist.listAll(userId)).toHaveLength(WATCHLIST_MAX - 10);
  });

  it('keeps its earlier stocks when it rejects an addition over the limit', async () => {
    const there = stocksFrom(100_000, WATCHLIST_MAX);
    await watchlist.insertMissing(userId, there, now);
    const mixed = [...there.slice(0, 3), ...stocksFrom(200_000, 2)];
    await expect(watchlist.insertMissing(userId, mixed, now)).rejects.toMatchObject({ code: 'WATCHLIST_FULL' });
    const codes = (await watchlist.listAll(userId)).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(there.map(({ code }) => code));
  });

  it('keeps what was added after the given time, with its alerts, so that a repeat deletes nothing newer', async () => {
    const [first, second, third] = stocksFrom(100_000, 3);
    const later = new Date(now.getTime() + 1);
    await watchlist.insertMissing(
      userId,
      [first, second].flatMap((stock) => stock ?? []),
      now,
    );
    await watchlist.insertMissing(userId, third ? [third] : [], later);
    const alerts = database.collection('alert_settings');
    const stocks = [first, third].map((stock) => ({ code: stock?.code, on: true, min: 3 }));
    await alerts.updateOne({ _id: new Types.ObjectId(userId) }, { $set: { stocks } }, { upsert: true });
    for (let repeat = 0; repeat < 2; repeat += 1) {
      await watchlist.deleteAll(userId, now);
      expect(await watchlist.listAll(userId)).toMatchObject([{ code: third?.code }]);
      expect(await alerts.findOne({ _id: new Types.ObjectId(userId) })).toMatchObject({ stocks: [stocks[1]] });
    }
    await watchlist.deleteAll(userId);
    expect(await watchlist.listAll(userId)).toEqual([]);
    expect(await alerts.findOne({ _id: new Types.ObjectId(userId) })).toMatchObject({ stocks: [] });
  });

  describe('with a concurrent withdrawal', () => {
    const add = () => watchlist.insertMissing(userId, stocksFrom(100_000, 2), now);
    /** Erases the member, with other work before or after it during the same transaction. */
    const withdraw = (meanwhile: { afterReading?: () => Promise<unknown>; beforeCommit?: () => void }) =>
      database.get(Transactions).run(async (transaction) => {
        const member = await database.get(UserRepository).findById(userId, transaction);
        await meanwhile.afterReading?.();
        if (member === null) throw new Error('the member is gone already');
        await database.get(EraseMember).erase(member, transaction);
        meanwhile.beforeCommit?.();
      });

    it('adds nothing for a member who is gone', async () => {
      await withdraw({});
      await expect(add()).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' });
      expect(await watchlist.listAll(userId)).toEqual([]);
    });

    it('leaves no orphaned row when the withdrawal is about to end', async () => {
      let adding: Promise<unknown> = Promise.resolve();
      await withdraw({
        beforeCommit: () => {
          adding = add().catch((error: unknown) => error);
        },
      });
      expect(await adding).toMatchObject({ code: 'NOT_LOGGED_IN' });
      expect(await watchlist.listAll(userId)).toEqual([]);
    });

    it('leaves no orphaned row when the addition came after the start of the withdrawal', async () => {
      let added = 0;
      await withdraw({
        afterReading: async () => {
          if (added === 0) added = await add();
        },
      });
      expect(added).toBe(2);
      expect(await watchlist.listAll(userId)).toEqual([]);
    });
  });
});
