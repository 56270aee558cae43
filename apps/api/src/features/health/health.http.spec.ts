import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('health', () => {
  it('is 503 while the queue is not there, and 200 once everything answers', async () => {
    const before = await api.browser().get('/api/v1/health').expect(503);
    expect(before.body).toMatchObject({ status: 'down', parts: { database: 'ok', queue: 'down' } });

    await api.addMember('member@example.com');
    const browser = await api.logIn('member@example.com');
    const body = { request_id: 'request-first', stock_name: '삼성전자' };
    await browser.post('/api/v1/medium-good-news-sqs').send(body).expect(202);
    await expect.poll(async () => (await api.browser().get('/api/v1/health')).status).toBe(200);
    const { body: health } = await api.browser().get('/api/v1/health');
    expect(health).toEqual({
      status: 'ok',
      parts: { database: 'ok', queue: 'ok' },
      sources: { news: 'sample', judge: 'lexicon', trading: 'sample', stock_master: 'bundled' },
      stock_master: { source: 'bundled', as_of: '2026-11-20', size: 7 },
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
  });

  it('is told at once while the database is away, and everything else is 503', async () => {
    const cut = await startTestApi();
    await cut.connection.close();
    const started = performance.now();
    const health = await cut.browser().get('/api/v1/health').expect(503);
    expect(health.body).toMatchObject({ status: 'down', parts: { database: 'down' } });
    const answer = await cut.browser().get('/api/v1/users/me').expect(503);
    expect(answer.body).toEqual({
      detail: '잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요.',
      code: 'UNAVAILABLE',
    });
    expect(performance.now() - started).toBeLessThan(4_000);
    await cut.close();
  });
});
