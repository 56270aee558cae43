import { SourceChecksRepository } from '@gaemi/database/source-checks/source-checks.repository';
import { SourceQuotas } from '@gaemi/database/source-quota/source-quotas';
import { dartStatus } from '@gaemi/testing/providers/dart-faults';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type SourceStubs, startSourceStubs } from '../testing/source-stubs.ts';
import type { TestWorker } from '../testing/start-test-worker.ts';
import { startTwoWorkers } from '../testing/two-workers.ts';

let stubs: SourceStubs;
let workers: TestWorker | undefined;
beforeAll(async () => {
  stubs = await startSourceStubs(new Date());
});
afterEach(() => workers?.close());
afterAll(() => stubs.close());

/** So few that the workers count call by call. */
const CALLS_OF_A_DAY = 900;
const start = async (atStart: 'true' | 'false') => {
  const given = { SESSION_SECRET: 'a secret of sixteen characters', DART_CALLS_PER_DAY: String(CALLS_OF_A_DAY) };
  workers = await startTwoWorkers({ ...stubs.variables, ...given, CHECK_SOURCES_AT_START: atStart });
  return workers;
};
/** The reader lists all companies. */
const companies = () =>
  stubs.dart.requests.filter(({ path, query }) => path === '/api/list.json' && query.has('corp_code')).length;
/** Calls with the key: those of the checks and those of the reader. */
const calls = () => stubs.dart.requests.filter(({ query }) => query.has('crtfc_key')).length;
const checked = (checks: SourceChecksRepository, after: Date | null) =>
  vi.waitUntil(
    async () => {
      const last = await checks.findLast();
      return last.checkedAt !== null && (after === null || last.checkedAt > after) ? last : null;
    },
    { timeout: 30_000, interval: 100 },
  );

it('workers check their sources when they start, and again when an admin asks, one for all of them', async () => {
  const started = await start('true');
  const checks = started.get(SourceChecksRepository);
  await checked(checks, null);
  // The second worker starts after the first, perhaps after the end of its check.
  await expect.poll(() => checks.findRequest(new Date()), { timeout: 30_000 }).toBeNull();
  const first = await checks.findLast();
  expect(first.items.filter(({ ok }) => ok !== true)).toEqual([]);
  const before = companies();
  expect(before).toBeLessThanOrEqual(2);
  // The reader may ask between two looks.
  const uncounted = async () => calls() - ((await started.get(SourceQuotas).findUse('dart', new Date()))?.all ?? 0);
  await expect.poll(uncounted).toBe(0);
  const [dart] = first.items;
  // The reader makes calls of its own before and after.
  expect(dart?.callsLeft).toBeLessThanOrEqual(CALLS_OF_A_DAY - before);
  expect(dart?.callsLeft).toBeGreaterThanOrEqual(CALLS_OF_A_DAY - calls());

  stubs.dart.fail(dartStatus('020'), Number.POSITIVE_INFINITY);
  const now = new Date();
  await Promise.all([checks.request(now), checks.request(now)]);
  const second = await checked(checks, now);
  expect(second?.items[0]).toMatchObject({ source: 'dart', ok: false, detail: expect.stringContaining('(020)') });
  await expect.poll(() => checks.findRequest(new Date())).toBeNull();
  expect(companies()).toBe(before + 1);
  expect([stubs.kiwoom.calls('au10001'), stubs.kis.tokens()]).toEqual([1, 1]);
});

it('nothing is asked at the start where that is turned off', async () => {
  const before = companies();
  const started = await start('false');
  expect(await started.get(SourceChecksRepository).findRequest(new Date())).toBeNull();
  expect((await started.get(SourceChecksRepository).findLast()).checkedAt).toBeNull();
  expect(companies()).toBe(before);
});
