import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { RecentGatheringRepository } from './recent-gathering.repository.ts';

const now = new Date('2026-11-21T03:00:00.000Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
const from = new Date('2026-10-21T15:00:00.000Z');
const key = (stockCode: string) => ({ source: 'naver', stockCode }) as const;
const gathering = {
  gatheredAt: now,
  from,
  completeFrom: from,
  undated: 2,
  queries: ['삼성전자'],
  failed: ['뉴시스'],
  articleIds: ['a'],
};

let database: TestDatabase;
let recent: RecentGatheringRepository;
beforeAll(async () => {
  database = await openTestDatabase();
  recent = database.get(RecentGatheringRepository);
});
afterAll(() => database.close());

describe('a gathering shared by all', () => {
  it('is made by one owner at a time, and by another when the lease ends', async () => {
    const claim = async (owner: string, at: Date) =>
      (await recent.claim(key('1'), owner, { now: at, leaseMs: 60_000 })) !== null;
    const claims = await Promise.all(['a', 'b', 'c', 'd'].map((owner) => claim(owner, now)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await claim('e', later(59))).toBe(false);
    expect(await claim('f', later(60))).toBe(true);
    await recent.release(key('1'), 'f');
    expect(await claim('g', later(61))).toBe(true);
  });

  it('stays with an owner who renews the lease, until it is taken over', async () => {
    await recent.claim(key('6'), 'slow', { now, leaseMs: 60_000 });
    expect(await recent.extend(key('6'), 'slow', { now: later(40), leaseMs: 60_000 })).toBe(true);
    expect(await recent.claim(key('6'), 'next', { now: later(99), leaseMs: 60_000 })).toBeNull();
    expect(await recent.claim(key('6'), 'next', { now: later(100), leaseMs: 60_000 })).toEqual({ lastAt: null });
    expect(await recent.extend(key('6'), 'slow', { now: later(101), leaseMs: 60_000 })).toBe(false);
  });

  it('is found while it is young enough and reaches back far enough', async () => {
    await recent.claim(key('2'), 'a', { now, leaseMs: 60_000 });
    expect(await recent.find(key('2'), { since: later(-600), now, from })).toBeNull();
    await recent.finish(key('2'), 'a', gathering);
    expect(await recent.find(key('2'), { since: later(-600), now, from })).toMatchObject(gathering);
    expect(await recent.find(key('2'), { since: later(1), now, from })).toBeNull();
    expect(await recent.find(key('2'), { since: later(-600), now, from: new Date(from.getTime() - 1) })).toBeNull();
    expect(await recent.find(key('3'), { since: later(-600), now, from })).toBeNull();
    expect(await recent.claim(key('2'), 'b', { now: later(1), leaseMs: 60_000 })).toEqual({ lastAt: now });
  });

  it('is not found while its moment is ahead of the clock, and found by a clock a little behind', async () => {
    await recent.claim(key('5'), 'a', { now, leaseMs: 60_000 });
    await recent.finish(key('5'), 'a', gathering);
    const find = (seconds: number) => recent.find(key('5'), { since: later(seconds - 600), now: later(seconds), from });
    expect(await find(-300)).toMatchObject(gathering);
    expect(await find(-301)).toBeNull();
  });

  it('of an owner whose lease was taken over is not stored', async () => {
    await recent.claim(key('4'), 'late', { now, leaseMs: 60_000 });
    await recent.claim(key('4'), 'next', { now: later(60), leaseMs: 60_000 });
    await recent.finish(key('4'), 'late', gathering);
    expect(await recent.find(key('4'), { since: later(-600), now, from })).toBeNull();
  });
});
