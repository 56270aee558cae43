import 'reflect-metadata';
import { SourceQuotas } from '@gaemi/database/source-quota/source-quotas';
import { openTestDatabase, type TestDatabase } from '@gaemi/database/testing/open-test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SourceCalls } from './source-calls.ts';

let database: TestDatabase;
let quotas: SourceQuotas;
beforeAll(async () => {
  database = await openTestDatabase();
  quotas = database.get(SourceQuotas);
});
afterAll(() => database.close());

const noon = (day: number) => new Date(`2026-12-${day}T03:00:00.000Z`);

/** A worker whose source grants so many calls a day. */
function workerWith(naver: number, now: { at: Date }) {
  const calls = new SourceCalls(quotas, { naver }, { now: () => now.at });
  return (times: number, monitoring = false) =>
    Promise.all(Array.from({ length: times }, () => calls.spend('naver', 1, { monitoring })));
}
const used = async (now: Date) => (await quotas.findUse('naver', now))?.all ?? 0;
const granted = (answers: readonly boolean[]) => answers.filter(Boolean).length;

it('a worker takes a thousandth of the calls of a day at once, and uses them up before it takes more', async () => {
  const now = { at: noon(10) };
  const spend = workerWith(5_000, now);
  for (const [calls, counted] of [
    [1, 5],
    [4, 5],
    [1, 10],
  ] as const) {
    expect(granted(await spend(calls))).toBe(calls);
    expect(await used(now.at)).toBe(counted);
  }
});

it('workers together make each call of a day and none beyond, whoever has taken it', async () => {
  const now = { at: noon(11) };
  const workers = [workerWith(2_000, now), workerWith(2_000, now), workerWith(2_000, now)];
  let made = 0;
  for (let round = 0; round < 7; round += 1) {
    const answers = await Promise.all(workers.map((spend, place) => spend(100 + place)));
    made += granted(answers.flat());
  }
  // Calls that one has taken and not made are nobody else's.
  for (const spend of workers) made += granted(await spend(100));
  expect(made).toBe(2_000);
  expect(await used(now.at)).toBe(2_000);
});

it('calls that were taken before midnight in Seoul are none of the new day', async () => {
  const now = { at: new Date('2026-12-12T14:59:59.000Z') };
  const spend = workerWith(5_000, now);
  await spend(1);
  now.at = new Date('2026-12-12T15:00:00.000Z');
  await spend(1);
  expect(await used(now.at)).toBe(5);
});

it('monitoring takes out of its share alone, and a small day is counted call by call', async () => {
  const now = { at: noon(14) };
  const spend = workerWith(4_000, now);
  await spend(1);
  await spend(1, true);
  expect(await quotas.findUse('naver', now.at)).toMatchObject({ all: 8, monitoring: 4 });
  now.at = noon(15);
  const few = workerWith(900, now);
  expect(granted(await few(3))).toBe(3);
  expect(await used(now.at)).toBe(3);
});
