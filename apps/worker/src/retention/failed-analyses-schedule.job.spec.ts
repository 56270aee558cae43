import 'reflect-metadata';
import { ClusterTasks } from '@gaemi/database/cluster-tasks/cluster-tasks';
import { AcceptNewsAnalysis } from '@gaemi/database/news-analysis/accept-news-analysis';
import { RunningNewsAnalysis } from '@gaemi/database/news-analysis/running-news-analysis';
import { FailedAnalysesRepository } from '@gaemi/database/retention/failed-analyses.repository';
import { insertMember } from '@gaemi/database/testing/insert-member';
import { openTestDatabase, type TestDatabase } from '@gaemi/database/testing/open-test-database';
import { createLogger } from '@gaemi/runtime/logging/logger';
import { ScheduleModule, SchedulerRegistry } from '@nestjs/schedule';
import { Test } from '@nestjs/testing';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newsOrder } from '../testing/news-order.ts';
import { FailedAnalysesSchedule } from './failed-analyses-schedule.ts';

const logger = createLogger({ app: 'test', level: 'silent' });
const DAY_MS = 86_400_000;
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('removes analyses that failed ninety days ago with what was gathered; the log of credits stays', async () => {
  const at = new Date('2026-11-21T00:00:00Z');
  const userId = await insertMember(database, { credit: 100, at });
  const accepted = async (when: Date) =>
    (await database.get(AcceptNewsAnalysis).accept(newsOrder(userId), when)).analysis._id;
  const old = new Date(at.getTime() - 91 * DAY_MS);
  const [failedLongAgo, failedLately, running] = [await accepted(old), await accepted(old), await accepted(old)];
  const end = (id: typeof running, when: Date) =>
    database.get(RunningNewsAnalysis).fail(id.toHexString(), 'analysis-overdue', { at: when });
  await end(failedLongAgo, old);
  await end(failedLately, new Date(at.getTime() - 89 * DAY_MS));
  for (const id of [failedLongAgo, failedLately]) {
    await database.collection('news_evidence').insertOne({ _id: id });
    await database.collection('news_details').insertOne({ analysisId: id, side: 'good' });
  }

  // Other ends long ago, and what the other service has.
  const [done, ratioDone, ratioFailed] = [new Types.ObjectId(), new Types.ObjectId(), new Types.ObjectId()];
  await database.collection('news_analyses').insertOne({ _id: done, state: 'done', finishedAt: old });
  await database.collection('accumulations').insertMany([
    { _id: ratioDone, requestId: 'ratio-done', state: 'done', finishedAt: old },
    { _id: ratioFailed, requestId: 'ratio-failed', state: 'error', finishedAt: old },
  ]);

  const tasks = database.get(ClusterTasks);
  await new FailedAnalysesSchedule(
    database.get(FailedAnalysesRepository),
    tasks,
    { now: () => at },
    logger,
  ).removeOnce();

  const left = async (collection: string, field: string) =>
    (await database.collection(collection).find().toArray()).map((record) => String(record[field]));
  expect((await left('news_analyses', '_id')).sort()).toEqual([failedLately, running, done].map(String).sort());
  expect(await left('accumulations', '_id')).toEqual([String(ratioDone)]);
  expect(await left('news_evidence', '_id')).toEqual([String(failedLately)]);
  expect(await left('news_details', 'analysisId')).toEqual([String(failedLately)]);
  // The bonus, three charges, two refunds.
  expect(await database.collection('credit_logs').countDocuments()).toBe(6);
});

it('comes at night, and for an installation that is off then, later in the day', async () => {
  const useFactory = () =>
    new FailedAnalysesSchedule(
      database.get(FailedAnalysesRepository),
      database.get(ClusterTasks),
      { now: () => new Date() },
      logger,
    );
  const providers = [{ provide: FailedAnalysesSchedule, useFactory }];
  const scheduled = await Test.createTestingModule({ imports: [ScheduleModule.forRoot()], providers }).compile();
  await scheduled.init();
  try {
    const [job] = [...scheduled.get(SchedulerRegistry).getCronJobs().values()];
    const hours = new Set(job?.nextDates(24 * 6).map((date) => date.setZone('Asia/Seoul').hour));
    for (const hour of [3, 9, 14, 22]) expect(hours).toContain(hour);
  } finally {
    await scheduled.close();
  }
});
