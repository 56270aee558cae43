import 'reflect-metadata';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LastBackup } from '@gaemi/database/backup/last-backup';
import { readBackup } from '@gaemi/database/backup/read-backup';
import { ClusterTasks } from '@gaemi/database/cluster-tasks/cluster-tasks';
import { openTestDatabase, type TestDatabase } from '@gaemi/database/testing/open-test-database';
import { createLogger } from '@gaemi/runtime/logging/logger';
import { parseEnvironment } from '@gaemi/runtime/settings/environment';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { environmentSchema } from '../environment.ts';
import { BackupSchedule } from './backup-schedule.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'gaemi-backups-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

it('backs up when it is due, once for all workers, and keeps the newest files of its own', async () => {
  let now = new Date('2026-11-20T00:00:00.000Z');
  const hoursLater = (hours: number) => {
    now = new Date(now.getTime() + hours * 3_600_000);
  };
  const settings = { BACKUP_DIR: folder, BACKUP_EVERY: '6', BACKUP_KEEP: '2' };
  const worker = (variables: Record<string, string> = settings) =>
    new BackupSchedule(
      database.get(LastBackup),
      database.get(ClusterTasks),
      { environment: parseEnvironment(environmentSchema, { MONGODB_URI: database.uri, ...variables }) },
      { now: () => now },
      Object.assign(createLogger({ app: 'test', level: 'silent' }), {
        warn: (line: string) => warned.push(line),
        error: ({ err }: { err: Error }) => failed.push(err.message),
      }),
    );
  const warned: string[] = [];
  const failed: string[] = [];
  const files = async () => (await readdir(folder)).sort();
  for (const variables of [{}, settings, { BACKUP_DIR: join(import.meta.filename, 'backups') }])
    worker(variables).onApplicationBootstrap();
  expect(warned).toEqual([expect.stringMatching(/^BACKUP_DIR: nothing can be written/)]);
  await worker({}).backUpWhenDue();
  expect(await files()).toEqual([]);
  await writeFile(join(folder, 'of-the-operator.gz'), '');

  await database.get(ClusterTasks).runOnce({ name: 'another-task', period: 'a', leaseMs: 1, now }, async () => {});
  await Promise.all([worker(), worker(), worker()].map((each) => each.backUpWhenDue()));
  expect(await files()).toEqual(['gaemi-20261120T000000Z.gz', 'of-the-operator.gz']);
  const leased: unknown[] = [];
  const { head } = await readBackup(join(folder, 'gaemi-20261120T000000Z.gz'), ({ collection, document }) => {
    if (collection === 'cluster_tasks') leased.push(document._id);
  });
  expect(leased).toEqual(['another-task']);
  expect(head).toMatchObject({
    at: now.toISOString(),
    secretNames: ['SESSION_SECRET'],
  });
  expect(await database.get(LastBackup).find()).toMatchObject({ at: now });

  hoursLater(5);
  await worker().backUpWhenDue();
  expect(await files()).toHaveLength(2);
  for (const hours of [1, 6]) {
    hoursLater(hours);
    await worker().backUpWhenDue();
  }
  expect(await files()).toEqual(['gaemi-20261120T060000Z.gz', 'gaemi-20261120T120000Z.gz', 'of-the-operator.gz']);

  // The clock was years ahead, and is set right: nothing waits for that year, and no new file is the first to go.
  hoursLater(40 * 8_760);
  await worker().backUpWhenDue();
  hoursLater(-40 * 8_760 + 1);
  await mkdir(join(folder, 'gaemi-20200101T000000Z.gz'));
  await writeFile(join(folder, 'gaemi-20261120T120000Z.gz.of-a-killed-worker.part'), '');
  await worker().backUpWhenDue();
  expect(await files()).toEqual([
    ...['gaemi-20200101T000000Z.gz', 'gaemi-20261120T120000Z.gz', 'gaemi-20261120T130000Z.gz', 'of-the-operator.gz'],
  ]);
  expect(await database.get(LastBackup).find()).toMatchObject({ at: now });

  // The disk is nearly full: nothing is written, and a quarter of an hour passes before the next try.
  const lastHas = (bytes: number) => database.collection('backups').updateOne({}, { $set: { bytes } });
  await lastHas(2 ** 50);
  hoursLater(7);
  const hurried = worker();
  await hurried.backUpWhenDue();
  expect(failed).toEqual([expect.stringContaining(`needs ${2 ** 51} bytes, twice the last backup`)]);
  await lastHas(1_000);
  await hurried.backUpWhenDue();
  expect(await files()).not.toContain('gaemi-20261120T200000Z.gz');
  hoursLater(0.25);
  await hurried.backUpWhenDue();
  expect(await files()).toContain('gaemi-20261120T201500Z.gz');

  // The folder is gone, as where a disk was changed.
  await rm(folder, { recursive: true });
  hoursLater(6);
  await worker().backUpWhenDue();
  expect(await files()).toEqual(['gaemi-20261121T021500Z.gz']);
});
