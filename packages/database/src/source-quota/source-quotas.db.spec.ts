import 'reflect-metadata';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

it('calls of a day never exceed the limit, whatever the number of workers, and a new day in Seoul has new ones', async () => {
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
