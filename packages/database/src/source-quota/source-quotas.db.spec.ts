import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { SourceQuotas } from './source-quotas.ts';

const now = new Date('2026-11-21T03:00:00.000Z');
let database: TestDatabase;
let quotas: SourceQuotas;
beforeAll(async () => {
  database = await openTestDatabase();
  quotas = database.get(SourceQuotas);
});
afterAll(() => database.close());

it('calls of a day never exceed the limit for any number of workers; a new day in Seoul has new ones', async () => {
  const spend = (calls: number, at = now) => quotas.spend('naver', calls, { limit: 10, now: at });
  expect(await spend(11)).toBe(false);
  const granted = await Promise.all(Array.from({ length: 25 }, () => spend(1)));
  expect(granted.filter(Boolean)).toHaveLength(10);
  expect(await spend(1)).toBe(false);
  expect(await quotas.spend('dart', 1, { limit: 10, now })).toBe(true);
  const midnight = new Date('2026-11-21T15:00:00.000Z');
  expect(await spend(4, midnight)).toBe(true);
  expect(await spend(7, midnight)).toBe(false);
  expect(await spend(6, midnight)).toBe(true);
});

describe('monitoring', () => {
  const at = (day: number) => new Date(`2026-12-0${day}T03:00:00.000Z`);
  const spend = (monitoring: boolean, now: Date, calls = 1) =>
    quotas.spend('naver', calls, { limit: 11, now, monitoring });

  it('gets its share of the calls and no more, from many workers at once; the rest is for analyses', async () => {
    const looks = await Promise.all(Array.from({ length: 20 }, () => spend(true, at(1))));
    expect(looks.filter(Boolean)).toHaveLength(5);
    expect(await quotas.findUse('naver', at(1))).toEqual({ all: 5, monitoring: 5, limit: 11 });
    const analyses = await Promise.all(Array.from({ length: 20 }, () => spend(false, at(1))));
    expect(analyses.filter(Boolean)).toHaveLength(6);
    expect(await spend(true, at(2))).toBe(true);
  });

  it('gets no call that analyses have used, and none beyond its share where they were first', async () => {
    expect(await spend(false, at(3), 9)).toBe(true);
    expect(await spend(true, at(3), 6)).toBe(false);
    expect([await spend(true, at(3)), await spend(true, at(3)), await spend(true, at(3))]).toEqual([true, true, false]);
    expect(await quotas.findUse('naver', at(3))).toEqual({ all: 11, monitoring: 2, limit: 11 });
  });
});
