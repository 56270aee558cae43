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
  expect(await checks.findRequest(later(40))).toBeNull();
  await Promise.all(Array.from({ length: 8 }, (_, index) => checks.request(later(index))));
  expect(await checks.findRequest(later(40))).toEqual(later(7));
  await checks.save([dart], later(20));
  expect(await checks.findRequest(later(40))).toBeNull();
  expect(await checks.findLast()).toEqual({ checkedAt: later(20), items: [dart] });
  await checks.request(later(30));
  expect(await checks.findRequest(later(40))).toEqual(later(30));
  expect(await checks.findLast()).toEqual({ checkedAt: later(20), items: [dart] });
});

it('a check by a clock that was ahead answers no request after it was set right', async () => {
  await checks.request(later(86_400));
  await checks.save([dart], later(86_410));
  expect(await checks.findRequest(later(60))).toBeNull();
  await checks.request(later(60));
  expect(await checks.findRequest(later(61))).toEqual(later(60));
  await checks.save([dart], later(62));
  expect(await checks.findRequest(later(63))).toBeNull();
});
