import 'reflect-metadata';
import { ClusterTasks } from '@gaemi/database/cluster-tasks/cluster-tasks';
import { ReconcileLedger } from '@gaemi/database/ledger/reconcile-ledger';
import { insertMember } from '@gaemi/database/testing/insert-member';
import { openTestDatabase, type TestDatabase } from '@gaemi/database/testing/open-test-database';
import { createLogger } from '@gaemi/runtime/logging/logger';
import { ScheduleModule, SchedulerRegistry } from '@nestjs/schedule';
import { Test } from '@nestjs/testing';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { RECONCILE_TASK, ReconciliationSchedule } from './reconciliation-schedule.ts';

const logger = createLogger({ app: 'test', level: 'silent' });
const logged = { info: vi.spyOn(logger, 'info'), error: vi.spyOn(logger, 'error') };
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('the nightly comparison of balances and credit log [R29]', () => {
  it('raises an alarm with the ids of members whose balance drifted, and nothing else of them [R29]', async () => {
    const at = new Date();
    const [sound, drifted] = [
      await insertMember(database, { credit: 100, at }),
      await insertMember(database, { credit: 100, at }),
    ];
    let now = at;
    const worker = () =>
      new ReconciliationSchedule(database.get(ReconcileLedger), database.get(ClusterTasks), { now: () => now }, logger);
    const schedule = worker();
    // Every worker has the same schedule.
    await Promise.all([schedule, worker(), worker()].map((each) => each.reconcileOnce()));
    expect(logged.info.mock.calls).toEqual([[{ compared: 2 }, 'credits reconciled']]);

    now = new Date(at.getTime() + 86_400_000);
    await database.collection('users').updateOne({ _id: new Types.ObjectId(drifted) }, { $inc: { credit: 7 } });
    await schedule.reconcileOnce();
    const report = logged.error.mock.lastCall;
    expect(report).toEqual([
      { alarm: 'bent-balance', compared: 2, userIds: [drifted] },
      'balances differ from the credit log',
    ]);
    expect(JSON.stringify(report)).not.toContain(sound);
    expect((await database.collection('users').findOne({ _id: new Types.ObjectId(drifted) }))?.credit).toBe(107);
  });

  it('comes later in the day where no worker ran at night, long after a start, and once', async () => {
    await database.collection('cluster_tasks').deleteMany({});
    vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00+09:00'), toFake: ['Date', 'setInterval', 'clearInterval'] });
    const figures = () => database.get(ClusterTasks).findFigures(RECONCILE_TASK);
    const clock = { now: () => new Date() };
    const useFactory = () =>
      new ReconciliationSchedule(database.get(ReconcileLedger), database.get(ClusterTasks), clock, logger);
    const providers = [{ provide: ReconciliationSchedule, useFactory }];
    const scheduled = await Test.createTestingModule({ imports: [ScheduleModule.forRoot()], providers }).compile();
    try {
      await scheduled.init();
      expect(scheduled.get(SchedulerRegistry).getIntervals()).toHaveLength(1);
      vi.advanceTimersByTime(10 * 60_000);
      expect(await figures()).toBeNull();
      vi.advanceTimersByTime(10 * 60_000);
      await expect.poll(figures).toMatchObject({ compared: 2 });
    } finally {
      vi.useRealTimers();
      await scheduled.close();
    }
  });
});
