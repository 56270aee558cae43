import 'reflect-metadata';
import { CircuitRepository } from '@gaemi/database/circuits/circuit.repository';
import { RequestSlots } from '@gaemi/database/request-slots/request-slots';
import { openTestDatabase, type TestDatabase } from '@gaemi/database/testing/open-test-database';
import { createCircuit } from '@gaemi/providers/circuit/circuit';
import { createSharedCircuit } from '@gaemi/providers/circuit/shared-circuit';
import { noCallsForMonitoring } from '@gaemi/providers/news/spend-calls';
import { createSharedPace } from '@gaemi/providers/pace/shared-pace';
import { ProviderError } from '@gaemi/providers/provider-error';
import { createLogger } from '@gaemi/runtime/logging/logger';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const logger = createLogger({ app: 'test', level: 'silent' });
const warned = vi.spyOn(logger, 'warn');
const { signal } = new AbortController();

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
  warned.mockClear();
});
afterEach(() => database.close());

describe('the pace that workers share', () => {
  const buildPace = (each: number) =>
    createSharedPace({ provider: 'kiwoom', each, all: 1_000 }, database.get(RequestSlots), logger);

  it('lets those who wait in one worker through in the order in which they asked', async () => {
    const pace = buildPace(20);
    const order: number[] = [];
    await Promise.all([1, 2, 3, 4, 5].map((n) => pace.acquire('a', signal).then(() => order.push(n))));
    expect(order).toEqual([1, 2, 3, 4, 5]);
  });

  it('is asked by one caller of a worker at a time, so that it refuses none', async () => {
    const slots = database.get(RequestSlots);
    const take = vi.spyOn(slots, 'take');
    const pace = createSharedPace({ provider: 'kiwoom', each: 50, all: 50 }, slots, logger);
    const startedAt = performance.now();
    await Promise.all(['a', 'b', 'c', 'a', 'b'].map((name) => pace.acquire(name, signal)));
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(80);
    const answers = await Promise.all(take.mock.results.map(({ value }) => value));
    expect(new Set(answers)).toEqual(new Set([0]));
  });

  it('takes the slots of a fast pace at once, and two workers still never exceed it', async () => {
    const slots = database.get(RequestSlots);
    const take = vi.spyOn(slots, 'take');
    const paces = [1, 2].map(() => createSharedPace({ provider: 'fast', each: 200, all: 200 }, slots, logger));
    const at: number[] = [];
    const ask = async (pace: (typeof paces)[number]) => {
      for (let left = 40; left > 0; left -= 1) {
        await pace.acquire('a', signal);
        at.push(performance.now());
      }
    };
    await Promise.all(paces.map(ask));
    // The slots of one write are ten; the first of the next ten may follow the last of the former at once.
    for (let first = 0; first + 20 < at.length; first += 1)
      expect((at[first + 20] ?? 0) - (at[first] ?? 0)).toBeGreaterThanOrEqual(85);
    expect(new Set(take.mock.calls.map(([, heldMs]) => heldMs))).toEqual(new Set([50]));
    const one = createSharedPace({ provider: 'slow', each: 30, all: 30 }, slots, logger);
    await one.acquire('a', signal);
    expect(take.mock.lastCall?.[1]).toBeCloseTo(1_000 / 30);
  });

  it('ends the wait of whoever gives up, and holds up nobody behind', async () => {
    const pace = buildPace(2);
    await pace.acquire('a', signal);
    const leaving = new AbortController();
    const gone = pace.acquire('a', leaving.signal);
    const next = pace.acquire('a', signal);
    leaving.abort();
    await expect(gone).rejects.toThrow();
    await next;
    expect(warned).not.toHaveBeenCalled();
  });

  it('gives way to a quarter of the rate in this worker where the store is silent, and says so once', async () => {
    const pace = buildPace(40);
    await database.close();
    const startedAt = performance.now();
    for (let turns = 0; turns < 4; turns += 1) await pace.acquire('a', signal);
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(300);
    expect(warned.mock.calls.map(([, message]) => message)).toEqual([expect.stringContaining('keeps to a part of it')]);
    database = await openTestDatabase();
  });
});

describe('the circuit that workers share', () => {
  // Long enough that a busy machine does not pause past it while one call is on probation.
  const restMs = 2_000;
  const worker = (failures = 1) => {
    const shared = createSharedCircuit(
      { id: 'news:naver', restMs, now: () => new Date() },
      database.get(CircuitRepository),
      logger,
    );
    return createCircuit({ port: 'news', provider: 'naver' }, { failures, restMs, shared }, logger);
  };
  const fail = () => Promise.reject(new ProviderError('naver', 'timeout', { message: 'no answer' }));
  const answer = async () => 'news';
  const isOpen = () => database.collection('open_circuits').countDocuments();

  it('opens for all of them, lets one call through after the rest, and closes for all when that went well', async () => {
    const [one, other] = [worker(), worker()];
    await expect(one(fail)).rejects.toMatchObject({ kind: 'timeout' });
    await expect.poll(isOpen).toBe(1);
    await expect(other(answer)).rejects.toMatchObject({ kind: 'unreachable', retryable: false });
    const decided = Promise.withResolvers<string>();
    let [probations, refusals] = [0, 0];
    const probing = () => {
      probations += 1;
      return decided.promise;
    };
    const refused = () => {
      refusals += 1;
    };
    const calls: Promise<unknown>[] = [];
    await vi.waitUntil(
      () => {
        if (probations === 0) calls.push(...[one, other].map((circuit) => circuit(probing).catch(refused)));
        return probations > 0;
      },
      { timeout: 10_000, interval: 50 },
    );
    // One that is still asked when the circuit closes is let through.
    await expect.poll(() => refusals, { timeout: 10_000 }).toBe(calls.length - 1);
    decided.resolve('news');
    await Promise.all(calls);
    expect(probations).toBe(1);
    expect(await isOpen()).toBe(0);
    expect(await other(answer)).toBe('news');
  });

  it('stays open when the call on probation fails, and decides nothing when its caller gives up', async () => {
    await database.get(CircuitRepository).open('news:naver', new Date(Date.now() - 1));
    const givenUp = new ProviderError('naver', 'given-up', { message: 'given up' });
    const reserved = noCallsForMonitoring('naver');
    for (const error of [givenUp, reserved]) {
      await expect(worker()(() => Promise.reject(error))).rejects.toBe(error);
    }
    await expect(worker()(fail)).rejects.toMatchObject({ kind: 'timeout' });
    await expect(worker()(answer)).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('keeps the pause that a source asked for, whatever else fails meanwhile, until a trial succeeds', async () => {
    const [one, other] = [worker(), worker()];
    const pause = new ProviderError('naver', 'quota', { message: 'later', retryAfterMs: 600_000 });
    const late = Promise.withResolvers<never>();
    const running = [other(() => late.promise), one(() => late.promise)];
    await expect(one(() => Promise.reject(pause))).rejects.toBe(pause);
    late.reject(new ProviderError('naver', 'timeout', { message: 'no answer' }));
    await Promise.allSettled(running);
    const inAMinute = { now: new Date(Date.now() + 60_000), restMs };
    expect(await database.get(CircuitRepository).admit('news:naver', inAMinute)).toBe('open');

    await database.collection('open_circuits').updateOne({}, { $set: { openUntil: new Date(0) } });
    const third = worker(2);
    await expect(third(() => Promise.reject(pause))).rejects.toBe(pause);
    await database.collection('open_circuits').updateOne({}, { $set: { openUntil: new Date(0) } });
    // It is allowed the trial, though it knows of the pause itself.
    for (let calls = 0; calls < 2; calls += 1) expect(await third(answer)).toBe('news');
  });

  it('is that of the worker alone where the store does not answer', async () => {
    const circuit = worker();
    await database.close();
    expect(await circuit(answer)).toBe('news');
    await expect(circuit(fail)).rejects.toMatchObject({ kind: 'timeout' });
    await expect(circuit(answer)).rejects.toMatchObject({ kind: 'unreachable' });
    database = await openTestDatabase();
  });
});
