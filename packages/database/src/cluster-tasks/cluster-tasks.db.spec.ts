import 'reflect-metadata';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { ClusterTasks } from './cluster-tasks.ts';

const now = new Date('2026-11-21T03:00:00.000Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

let database: TestDatabase;
let tasks: ClusterTasks;
beforeAll(async () => {
  database = await openTestDatabase();
  tasks = database.get(ClusterTasks);
});
afterAll(() => database.close());

describe('a task of the cluster', () => {
  const task = (name: string, at: Date, period = '2026-11-21') => ({ name, period, leaseMs: 60_000, now: at });

  it('runs once per period, whatever the number of workers', async () => {
    const done: string[] = [];
    const run = (period: string) =>
      Promise.all(
        Array.from({ length: 8 }, () => tasks.runOnce(task('daily', now, period), async () => void done.push(period))),
      );
    expect((await run('2026-11-21')).filter(Boolean)).toHaveLength(1);
    expect((await run('2026-11-21')).filter(Boolean)).toEqual([]);
    expect(await tasks.runOnce({ ...task('daily', now), again: true }, async () => undefined)).toBe(true);
    expect((await run('2026-11-22')).filter(Boolean)).toHaveLength(1);
    expect(done).toEqual(['2026-11-21', '2026-11-22']);
  });

  it('runs again after a failure', async () => {
    const failing = tasks.runOnce(task('failing', now), () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(await tasks.runOnce(task('failing', now), async () => undefined)).toBe(true);
  });

  it('is taken over from a dead worker when its lease has expired, and not before', async () => {
    const died = Promise.withResolvers<void>();
    const running = tasks.runOnce(task('slow', now), () => died.promise);
    await expect.poll(() => tasks.runOnce(task('slow', later(59)), async () => undefined)).toBe(false);
    expect(await tasks.runOnce(task('slow', later(60)), async () => undefined)).toBe(true);
    died.reject(new Error('late'));
    await expect(running).rejects.toThrow('late');
    // The late failure of the first does not undo the result of the second.
    expect(await tasks.runOnce(task('slow', later(61)), async () => undefined)).toBe(false);
  });

  it('is kept by a worker that takes longer than its lease', async () => {
    const ended = Promise.withResolvers<void>();
    const long = { name: 'long', period: '2026-11-21', leaseMs: 300 };
    const running = tasks.runOnce({ ...long, now }, () => ended.promise);
    const leaseEnds = later(0.3);
    const isRenewed = { _id: 'long' as never, leaseUntil: { $gt: leaseEnds } };
    await expect.poll(() => database.collection('cluster_tasks').countDocuments(isRenewed)).toBe(1);
    expect(await tasks.runOnce({ ...long, now: leaseEnds }, async () => undefined)).toBe(false);
    ended.resolve();
    expect(await running).toBe(true);
  });

  it('fails and is run again where it hangs in a worker that lives, and does not end it late', async () => {
    const hangs = Promise.withResolvers<void>();
    const stuck = { name: 'stuck', period: '2026-11-21', leaseMs: 30, now };
    await expect(tasks.runOnce(stuck, () => hangs.promise)).rejects.toThrow('stuck has not ended after');
    hangs.resolve();
    expect(await tasks.runOnce(stuck, async () => undefined)).toBe(true);
  });

  it('is taken over from a worker whose clock was far ahead', async () => {
    const died = Promise.withResolvers<void>();
    const running = tasks.runOnce(task('ahead', later(22 * 86_400), '2026-12-13'), () => died.promise);
    const owned = () =>
      database.collection('cluster_tasks').countDocuments({ donePeriod: null, leaseUntil: { $gt: later(86_400) } });
    await expect.poll(owned).toBe(1);
    expect(await tasks.runOnce(task('ahead', now), async () => undefined)).toBe(true);
    died.resolve();
    await running;
  });
});

describe('the lease of a running task', () => {
  const lock = () => database.collection('cluster_tasks');
  const byName = (name: string) => ({ _id: name as never });
  const readLease = async (name: string) => (await lock().findOne(byName(name)))?.leaseUntil;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  async function begin(name: string, leaseMs: number) {
    const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const running = tasks.runOnce({ name, period: '2026-11-21', leaseMs, now }, () => {
      begun.resolve();
      return ended.promise;
    });
    await begun.promise;
    return { running, ended };
  }

  it('is renewed at each third of it, and no more once the task has ended', async () => {
    const { running, ended } = await begin('renewed', 60_000);
    for (const seconds of [20, 40, 60]) {
      vi.advanceTimersByTime(20_000);
      await expect.poll(() => readLease('renewed')).toEqual(later(seconds + 60));
    }
    ended.resolve();
    expect(await running).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
    expect(await readLease('renewed')).toEqual(new Date(0));
  });

  it.each([
    ['twelve leases', 60_000, 12],
    ['a day', 6 * 3_600_000, 24 * 60],
  ])('hangs after %s', async (name, leaseMs, minutes) => {
    const { running } = await begin(name, leaseMs);
    const ending = expect(running).rejects.toThrow(`${name} has not ended after ${minutes} minutes`);
    vi.advanceTimersByTime(minutes * 60_000);
    await ending;
    expect(await readLease(name)).toEqual(new Date(0));
  });

  it.each(['well', 'badly'])(
    'that another worker took over is neither renewed nor ended by one that ends %s',
    async (end) => {
      const { running, ended } = await begin(end, 60_000);
      const taken = { owner: 'another', leaseUntil: later(600), donePeriod: null };
      await lock().updateOne(byName(end), { $set: taken });
      vi.advanceTimersByTime(20_000);
      if (end === 'well') ended.resolve();
      else ended.reject(new Error('late'));
      await Promise.allSettled([running]);
      expect(await lock().findOne(byName(end))).toMatchObject(taken);
    },
  );
});
