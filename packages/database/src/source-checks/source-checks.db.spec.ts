import 'reflect-metadata';
import type { SourceCheck } from '@gaemi/domain/source-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { SourceChecksRepository } from './source-checks.repository.ts';

const now = new Date('2026-11-21T03:00:00.000Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const dart: SourceCheck = {
  source: 'dart',
  configured: true,
  ok: true,
  detail: 'the key is accepted',
  reachBack: null,
  callsLeft: 19_999,
  rights: null,
  cost: 'free',
};

let database: TestDatabase;
let checks: SourceChecksRepository;
beforeAll(async () => {
  database = await openTestDatabase();
  checks = database.get(SourceChecksRepository);
});
afterAll(() => database.close());

it('a request for a check waits until a later check is stored; the last one stays', async () => {
  expect(await checks.findLast()).toEqual({ checkedAt: null, items: [] });
  expect(await checks.findRequest()).toBeNull();
  await Promise.all(Array.from({ length: 8 }, (_, index) => checks.request(later(index))));
  expect(await checks.findRequest()).toEqual(later(7));
  await checks.save([dart], later(20));
  expect(await checks.findRequest()).toBeNull();
  expect(await checks.findLast()).toEqual({ checkedAt: later(20), items: [dart] });
  await checks.request(later(30));
  expect(await checks.findRequest()).toEqual(later(30));
  expect(await checks.findLast()).toEqual({ checkedAt: later(20), items: [dart] });
});
