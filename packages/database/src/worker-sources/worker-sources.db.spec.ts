import 'reflect-metadata';
import type { SourceNames } from '@gaemi/domain/sources';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { WorkerSourcesRepository } from './worker-sources.repository.ts';

const now = new Date('2026-11-21T03:00:00.000Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const sample: SourceNames = {
  news: ['sample'],
  judge: 'offline',
  trading: 'sample',
  prices: 'sample',
  stockMaster: 'bundled',
};
const live: SourceNames = {
  news: ['dart', 'naver'],
  judge: 'openai',
  trading: 'kiwoom',
  prices: 'kiwoom',
  stockMaster: 'kis',
};

let database: TestDatabase;
let workers: WorkerSourcesRepository;
beforeAll(async () => {
  database = await openTestDatabase();
  workers = database.get(WorkerSourcesRepository);
});
afterAll(() => database.close());

it('the sources of the service are those of the most recently started running worker', async () => {
  expect(await workers.findCurrent(now)).toBeNull();
  expect(await workers.listJudges(now)).toEqual([]);

  await workers.publish({ id: 'old', sources: sample }, now);
  await workers.publish({ id: 'new', sources: live }, later(10));
  await workers.publish({ id: 'old', sources: sample }, later(30));
  expect(await workers.findCurrent(later(40))).toEqual(live);
  expect((await workers.listJudges(later(40))).toSorted()).toEqual(['offline', 'openai']);

  // From now on only the old one reports.
  await workers.publish({ id: 'old', sources: sample }, later(120));
  expect(await workers.findCurrent(later(140))).toEqual(sample);
  expect(await workers.listJudges(later(140))).toEqual(['offline']);

  // Neither runs: the last report stays, and there is no judge.
  expect(await workers.findCurrent(later(3_600))).toEqual(sample);
  expect(await workers.listJudges(later(3_600))).toEqual([]);
});
