import { noteBackup } from '@gaemi/database/backup/last-backup';
import { WorkerSourcesRepository } from '@gaemi/database/worker-sources/worker-sources.repository';
import { queueNames } from '@gaemi/domain/analysis/jobs';
import type { SourceNames } from '@gaemi/domain/sources';
import { resolveQueue } from '@gaemi/queue/queues';
import { createSqsClient } from '@gaemi/queue/sqs-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

const sources: SourceNames = {
  news: ['sample'],
  judge: 'offline',
  trading: 'sample',
  prices: 'sample',
  stockMaster: 'bundled',
};
let api: TestApi;
let workers: WorkerSourcesRepository;
beforeAll(async () => {
  api = await startTestApi();
  workers = api.app.get(WorkerSourcesRepository, { strict: false });
  const client = createSqsClient({ endpoint: api.queue.endpoint, region: api.queue.region });
  for (const name of Object.values(queueNames)) await resolveQueue({ client, create: true }, name);
  client.destroy();
});
afterAll(() => api.close());

const state = async () => {
  const { body, status } = await api.browser().get('/api/v1/health');
  return { http: status, ...body };
};

it('is degraded, but answers, after two minutes without a worker, and tells what waits', async () => {
  await expect.poll(state).toMatchObject({ http: 200, status: 'ok', workers: 0 });
  await api.addMember('waiting@example.com', { credit: 1_000 });
  const browser = await api.logIn('waiting@example.com');
  const post = { request_id: 'request-that-waits', stock_name: '삼성전자' };
  await browser.post('/api/v1/medium-good-news-sqs').send(post).expect(202);
  await expect.poll(state, { timeout: 5_000 }).toMatchObject({ status: 'ok', waiting: 1 });
  api.clock.forward(121);
  await expect.poll(state, { timeout: 5_000 }).toMatchObject({ http: 200, status: 'degraded', waiting: 1 });
  expect((await state()).oldest_waiting_seconds).toBeGreaterThanOrEqual(121);

  await workers.publish({ id: 'a', sources }, api.clock.now());
  await workers.publish({ id: 'b', sources }, api.clock.now());
  await expect.poll(state, { timeout: 5_000 }).toMatchObject({ status: 'ok', workers: 2 });
  await workers.end('a', api.clock.now());
  await expect.poll(state, { timeout: 5_000 }).toMatchObject({ status: 'ok', workers: 1 });
  await workers.end('b', api.clock.now());
  await expect.poll(state, { timeout: 5_000 }).toMatchObject({ status: 'ok', workers: 0 });
  api.clock.forward(121);
  await expect.poll(state, { timeout: 5_000 }).toMatchObject({ status: 'degraded', workers: 0 });
});

it('tells the last backup', async () => {
  const at = new Date('2026-11-21T03:00:00.000Z');
  const { db } = api.connection;
  if (db === undefined) throw new Error('no store');
  await noteBackup(db, { at, bytes: 7 });
  await noteBackup(db, { at: new Date(at.getTime() - 1), bytes: 7 });
  await expect.poll(state, { timeout: 5_000 }).toMatchObject({ last_backup_at: at.toISOString() });
});
