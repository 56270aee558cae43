import { queueNames } from '@gaemi/domain/analysis/jobs';
import { resolveQueue } from '@gaemi/queue/queues';
import { createSqsClient } from '@gaemi/queue/sqs-client';
import { sendText } from '@gaemi/queue/testing/send-text';
import { STATES } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('health', () => {
  it('is 503 while a queue is not there, and 200 once everything answers', async () => {
    const health = async () => (await api.browser().get('/api/v1/health')).body;
    const before = await api.browser().get('/api/v1/health').expect(503);
    expect(before.body).toMatchObject({ status: 'down', parts: { database: 'ok', queue: 'down' } });
    const [news, accumulation] = Object.values(queueNames);
    const absent = { status: 'down', dead_letters: null };
    expect(before.body.queues).toEqual([
      { name: news, ...absent },
      { name: accumulation, ...absent },
    ]);

    const client = createSqsClient({ endpoint: api.queue.endpoint, region: api.queue.region });
    await resolveQueue({ client, create: true }, queueNames.newsAnalysis);
    const there = { status: 'ok', dead_letters: 0 };
    await expect.poll(async () => (await health()).queues[0]).toEqual({ name: news, ...there });
    expect(await health()).toMatchObject({ status: 'down', queues: [there, absent] });

    await sendText(client, { queue: queueNames.accumulation, at: 'dead' }, '{not json');
    client.destroy();
    await expect.poll(async () => (await health()).queues[1].dead_letters).toBe(1);
    expect(await health()).toEqual({
      status: 'ok',
      parts: { database: 'ok', queue: 'ok' },
      queues: [
        { name: news, ...there },
        { name: accumulation, status: 'ok', dead_letters: 1 },
      ],
      sources: { news: 'sample', judge: 'offline', trading: 'sample', prices: 'sample', stock_master: 'bundled' },
      rights: [
        expect.objectContaining({ source: 'sample', store_days: null, model: true, redistribution: true }),
        expect.objectContaining({ source: 'bundled' }),
      ],
      stock_master: { source: 'bundled', as_of: '2026-11-20', size: 7 },
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      commit: expect.stringMatching(/^([0-9a-f]{40}|unknown)$/),
      workers: 0,
      waiting: 0,
      oldest_waiting_seconds: 0,
      last_backup_at: null,
    });
  });

  it('is told at once while the database is away, and everything else is 503', async () => {
    const cut = await startTestApi();
    await cut.connection.close();
    const askedAt = performance.now();
    const health = await cut.browser().get('/api/v1/health').expect(503);
    expect(health.body).toMatchObject({ status: 'down', parts: { database: 'down' } });
    const answer = await cut.browser().get('/api/v1/users/me').expect(503);
    const levels = cut.logs.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
    expect(levels.map(({ path, level }) => [path, level])).toEqual([
      ['/api/v1/health', 30],
      ['/api/v1/users/me', 50],
    ]);
    expect(answer.body).toEqual({
      detail: '잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요.',
      code: 'UNAVAILABLE',
    });
    // What waits for the database gives up after ten seconds.
    expect(performance.now() - askedAt).toBeLessThan(8_000);
    await cut.close();
  });

  it('is told while the store hangs, as on a disk that does not answer, sooner than askers give up', async () => {
    const hung = await startTestApi();
    const admin = hung.connection.getClient().db('admin');
    const hangs = { failCommands: ['update', 'find', 'aggregate'], blockConnection: true, blockTimeMS: 15_000 };
    await admin.command({ configureFailPoint: 'failCommand', mode: 'alwaysOn', data: hangs });
    const askedAt = performance.now();
    const { body } = await hung.browser().get('/api/v1/health').expect(503);
    expect(body).toMatchObject({ status: 'down', parts: { database: 'down' } });
    expect(performance.now() - askedAt).toBeLessThan(10_000);
    await admin.command({ configureFailPoint: 'failCommand', mode: 'off' });
    await expect
      .poll(async () => (await hung.browser().get('/api/v1/health')).body.parts.database, { timeout: 20_000 })
      .toBe('ok');
    await hung.close();
  });

  it('holds one connection to a store that hangs, however often it is asked', async () => {
    const hung = await startTestApi();
    const client = hung.connection.getClient();
    let held = 0;
    client.on('connectionCheckedOut', () => {
      held += 1;
    });
    client.on('connectionCheckedIn', () => {
      held -= 1;
    });
    const namespace = `${hung.connection.name}.health`;
    const data = { failCommands: ['update'], namespace, blockConnection: true, blockTimeMS: 15_000 };
    await client.db('admin').command({ configureFailPoint: 'failCommand', mode: 'alwaysOn', data });
    for (const _asked of ['first', 'second']) await hung.browser().get('/api/v1/health').expect(503);
    await expect.poll(() => held, { timeout: 2_000 }).toBe(1);
    await client.db('admin').command({ configureFailPoint: 'failCommand', mode: 'off' });
    await hung.close();
  });

  it('is 503 while the store takes no write, as with a full disk, and so is what would write; reads go on', async () => {
    const full = await startTestApi();
    await full.addMember('reader@example.com');
    const browser = await full.logIn('reader@example.com');
    const writes = ['insert', 'update', 'findAndModify', 'delete', 'commitTransaction'];
    const admin = full.connection.getClient().db('admin');
    const outOfDiskSpace = { failCommands: writes, errorCode: 14_031 };
    await admin.command({ configureFailPoint: 'failCommand', mode: 'alwaysOn', data: outOfDiskSpace });
    await expect
      .poll(async () => (await full.browser().get('/api/v1/health')).body.parts.database, { timeout: 20_000 })
      .toBe('down');
    const refused = await browser
      .post('/api/v1/watchlist/stocks')
      .send({ stocks: { '005930': '삼성전자' } })
      .expect(503);
    expect(refused.body.code).toBe('UNAVAILABLE');
    const post = { request_id: 'request-on-full-disk', stock_name: '삼성전자' };
    expect((await browser.post('/api/v1/medium-good-news-sqs').send(post).expect(503)).body.code).toBe('UNAVAILABLE');
    await browser.get('/api/v1/users/me').expect(200);

    await admin.command({ configureFailPoint: 'failCommand', mode: 'off' });
    await browser.post('/api/v1/medium-good-news-sqs').send(post).expect(202);
    const { body } = await browser.get('/api/v1/users/me').expect(200);
    expect(body.credit).toBe(80);
    await expect
      .poll(async () => (await full.browser().get('/api/v1/health')).body.parts.database, { timeout: 20_000 })
      .toBe('ok');
    await full.close();
  });

  it('calls a store that answers within reach after the machine has slept', async () => {
    // By the clock its last heartbeat is hours old, until the next one.
    Reflect.set(api.connection, '_lastHeartbeatAt', Date.now() - 36_000_000);
    expect(api.connection.readyState).toBe(STATES.disconnected);
    await api.browser().get('/api/v1/users/me').expect(401);
    const { body } = await api.browser().get('/api/v1/health');
    expect(body.parts.database).toBe('ok');
  });
});
