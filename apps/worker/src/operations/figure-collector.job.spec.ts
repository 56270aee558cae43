import 'reflect-metadata';
import { RunningAccumulation } from '@gaemi/database/accumulation/running-accumulation';
import { LastBackup, noteBackup } from '@gaemi/database/backup/last-backup';
import { CircuitRepository } from '@gaemi/database/circuits/circuit.repository';
import { ClusterTasks } from '@gaemi/database/cluster-tasks/cluster-tasks';
import { ReconcileLedger } from '@gaemi/database/ledger/reconcile-ledger';
import { RunningNewsAnalysis } from '@gaemi/database/news-analysis/running-news-analysis';
import { BacklogRepository } from '@gaemi/database/overview/backlog.repository';
import { insertMember } from '@gaemi/database/testing/insert-member';
import { openTestDatabase, type TestDatabase } from '@gaemi/database/testing/open-test-database';
import { WorkerSourcesRepository } from '@gaemi/database/worker-sources/worker-sources.repository';
import { queueNames } from '@gaemi/domain/analysis/jobs';
import { ProviderError } from '@gaemi/providers/provider-error';
import { createSqsClient } from '@gaemi/queue/sqs-client';
import { sendText } from '@gaemi/queue/testing/send-text';
import { createLogger } from '@gaemi/runtime/logging/logger';
import { registry } from '@gaemi/runtime/metrics/metrics';
import { startTestQueue } from '@gaemi/testing/embedded/start-queue';
import type { TestQueue } from '@gaemi/testing/embedded/test-queue';
import { type mongo, Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Circuits } from '../circuits.ts';
import { FigureCollector } from './figure-collector.ts';
import { ReconciliationSchedule } from './reconciliation-schedule.ts';
import { StateCollector } from './state-collector.ts';

const at = new Date('2026-11-21T19:00:00.000Z');
let now = at;
const clock = { now: () => now };
let database: TestDatabase;
let queue: TestQueue;
beforeAll(async () => {
  [database, queue] = await Promise.all([openTestDatabase(), startTestQueue()]);
});
afterAll(() => Promise.all([database.close(), queue.close()]));

const logger = createLogger({ app: 'test', level: 'silent' });
const environment = { CIRCUIT_FAILURES: 1, CIRCUIT_REST_SECONDS: 30 };
const createCircuits = () => new Circuits({ clock, logger, environment }, database.get(CircuitRepository));

function workerWith(endpoint: string, BACKUP_DIR?: string, circuits = createCircuits()): FigureCollector {
  return new FigureCollector(
    database.get(BacklogRepository),
    database.get(RunningNewsAnalysis),
    database.get(RunningAccumulation),
    database.get(ClusterTasks),
    new StateCollector(
      database.get(WorkerSourcesRepository),
      database.get(LastBackup),
      { environment: { BACKUP_DIR } },
      clock,
    ),
    circuits,
    createSqsClient({ endpoint, region: queue.region }),
    clock,
  );
}

describe('figures of what all workers share', () => {
  it('withdraws a figure that cannot be asked for, and keeps the others', async () => {
    const client = createSqsClient({ endpoint: queue.endpoint, region: queue.region });
    for (const name of Object.values(queueNames)) await sendText(client, { queue: name, at: 'main' }, 'waiting');
    await workerWith(queue.endpoint).collect();
    expect(await registry.metrics()).toContain('gaemi_queue_messages{queue="gaemi-news-analysis",state="waiting"} 1\n');
    await expect(workerWith('http://127.0.0.1:9').collect()).rejects.toThrow();
    const text = await registry.metrics();
    expect(text).not.toContain('gaemi_queue_messages{');
    expect(text).toContain('gaemi_outbox_messages 0\n');
    expect(text).toContain('gaemi_workers 0\n');
    expect(text).toMatch(/^gaemi_build_info\{version="[\d.]+",commit="\w+"\} 1$/m);
    expect(text).not.toMatch(/^gaemi_backup_age_seconds /m);
    expect(text).toContain('gaemi_refunds_pending{kind="accumulation"} 0\n');
    expect(text).toContain('gaemi_deliveries_due{kind="briefing"} 0\n');
  });

  it('counts the age of the backup from the making of the store where a schedule has made none', async () => {
    const changelog = database.collection('changelog');
    await changelog.updateMany({}, { $set: { appliedAt: at } });
    await changelog.insertOne({ appliedAt: new Date(at.getTime() - 3 * 86_400_000) });
    await workerWith(queue.endpoint, '/backups').collect();
    expect(await registry.metrics()).toContain(`gaemi_backup_age_seconds ${3 * 86_400}\n`);
    await noteBackup(changelog.conn.db as mongo.Db, { at, bytes: 1 });
    await workerWith(queue.endpoint, '/backups').collect();
    expect(await registry.metrics()).toContain('gaemi_backup_age_seconds 0\n');
  });

  it('tells of balance mismatches from every worker, whichever one compared', async () => {
    await insertMember(database, { credit: 100, at });
    const drifted = await insertMember(database, { credit: 100, at });
    await database.collection('users').updateOne({ _id: new Types.ObjectId(drifted) }, { $inc: { credit: 7 } });
    await workerWith(queue.endpoint).collect();
    const before = await registry.metrics();
    expect(before).not.toMatch(/^gaemi_balance_mismatches /m);
    // Nights that never come are told, too: the store was made three days before.
    expect(before).toContain(`gaemi_balances_reconciled_age_seconds ${3 * 86_400}\n`);

    await new ReconciliationSchedule(
      database.get(ReconcileLedger),
      database.get(ClusterTasks),
      clock,
      logger,
    ).reconcileOnce();
    now = new Date(at.getTime() + 60_000);
    await workerWith(queue.endpoint).collect();
    const text = await registry.metrics();
    expect(text).toContain('gaemi_balance_mismatches 1\n');
    expect(text).toContain('gaemi_balances_compared 2\n');
    expect(text).toContain('gaemi_balances_reconciled_age_seconds 60\n');
  });

  it('withdraws what a store that is away cannot be asked for, and keeps the depths of the queues', async () => {
    const collector = workerWith(queue.endpoint);
    const figures = async () =>
      (await registry.metrics()).match(
        /^gaemi_(outbox|analyses_(running|oldest)|refunds_pending|deliveries_(due|oldest)|balance)\w*/gm,
      ) ?? [];
    await collector.collect();
    expect(new Set(await figures())).toEqual(
      new Set([
        ...['gaemi_outbox_messages', 'gaemi_outbox_oldest_seconds', 'gaemi_refunds_pending'],
        ...['gaemi_analyses_running', 'gaemi_analyses_oldest_seconds', 'gaemi_balances_reconciled_age_seconds'],
        ...['gaemi_deliveries_due', 'gaemi_deliveries_oldest_seconds'],
        ...['gaemi_balances_compared', 'gaemi_balance_mismatches'],
      ]),
    );
    const admin = database.model('Outbox').db.getClient().db('admin');
    const failPoint = {
      configureFailPoint: 'failCommand',
      data: { failCommands: ['find', 'aggregate'], errorCode: 2 },
    };
    await admin.command({ ...failPoint, mode: 'alwaysOn' });
    await expect(collector.collect()).rejects.toThrow();
    expect(await collector.storeAnswers()).toBe(false);
    await admin.command({ ...failPoint, mode: 'off' });
    expect(await collector.storeAnswers()).toBe(true);
    expect(await figures()).toEqual([]);
    expect(await registry.metrics()).toContain('gaemi_queue_messages{');
  });

  it('tells that a source is away until any worker has reached it again', async () => {
    const store = database.get(CircuitRepository);
    const circuits = createCircuits();
    const naver = circuits.create({ port: 'news', provider: 'naver' }, { remote: true });
    const readFigure = async () => {
      await workerWith(queue.endpoint, undefined, circuits).collect();
      return /^gaemi_provider_circuit_open\{port="news",provider="naver"\} (\S+)$/m.exec(await registry.metrics())?.[1];
    };
    const away = () => Promise.reject(new ProviderError('naver', 'timeout', { message: 'away' }));
    expect(await readFigure()).toBe('0');
    await expect(naver(away)).rejects.toMatchObject({ kind: 'timeout' });
    expect(await readFigure()).toBe('1');
    // The trial call of another worker succeeds, and none comes here.
    await store.close('news:naver');
    expect(await readFigure()).toBe('0');
    await store.open('news:naver', new Date(0));
    expect(await readFigure()).toBe('1');
    // A trial call that fails leaves the source alone again.
    await expect(naver(away)).rejects.toThrow();
    expect(await readFigure()).toBe('1');
  });
});
