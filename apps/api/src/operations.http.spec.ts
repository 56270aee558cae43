import { once } from 'node:events';
import { ModelUsageRepository } from '@gaemi/database/model-usage/model-usage.repository';
import { queueNames } from '@gaemi/domain/analysis/jobs';
import { startConsumer } from '@gaemi/queue/consumer';
import { createSqsClient } from '@gaemi/queue/sqs-client';
import { createLogger } from '@gaemi/runtime/logging/logger';
import { currentContext, type RequestContext } from '@gaemi/runtime/logging/request-context';
import { httpRequests } from '@gaemi/runtime/metrics/metrics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, startTestApi, type TestApi } from '../test/start-test-api.ts';
import { startOperations } from './operations.ts';

const logger = createLogger({ app: 'test', level: 'silent' });
let api: TestApi;
beforeAll(async () => {
  // Other files of this process have counted, too.
  httpRequests.reset();
  api = await startTestApi({
    ANALYZER: 'openai',
    OPENAI_BASE_URL: 'http://127.0.0.1:9',
    MODEL_CALLS_PER_MEMBER_DAY: '10',
    MODEL_TOKENS_PER_DAY: '5000',
  });
});
afterAll(() => api.close());

async function member(email: string) {
  const { _id } = await api.addMember(email, { credit: 1_000 });
  const browser = await api.logIn(email);
  return {
    userId: _id.toHexString(),
    credit: async () => (await api.users.findByEmail(email))?.credit,
    post: (requestId: string, headers: Record<string, string> = {}) =>
      browser.post('/api/v1/medium-good-news-sqs').set(headers).send({ request_id: requestId, stock_name: '삼성전자' }),
  };
}

const used = (userId: string, usage: { calls: number; promptTokens: number }) =>
  api.app
    .get(ModelUsageRepository, { strict: false })
    .add({ analysisId: 'f'.repeat(24), userId, at: api.clock.now() }, { ...usage, completionTokens: 0 });

describe('what the API tells of itself', () => {
  it('carries request and trace with the message, and logs the analysis of a request', async () => {
    const { post } = await member('trail@example.com');
    const trails: Readonly<RequestContext>[] = [];
    const client = createSqsClient({ endpoint: api.queue.endpoint, region: api.queue.region });
    const consumer = await startConsumer({
      client,
      queue: queueNames.newsAnalysis,
      concurrency: 1,
      create: true,
      waitSeconds: 1,
      logger,
      handle: async () => void trails.push(currentContext()),
    });
    const traceparent = `00-${'c'.repeat(32)}-${'d'.repeat(16)}-01`;
    await post('request-trail', { 'x-request-id': 'from-the-member', traceparent }).expect(202);
    await expect.poll(() => trails.length, { timeout: 20_000 }).toBe(1);
    await consumer.close();
    client.destroy();
    const { requestId, analysisId, messageId } = trails[0] ?? {};
    expect(trails[0]).toMatchObject({ requestId: 'from-the-member', traceparent });
    expect(messageId).toBeDefined();
    const line = api.logs.map((text) => JSON.parse(text)).find(({ analysisId: about }) => about === analysisId);
    const account: unknown = expect.stringMatching(/^[0-9a-f]{24}$/);
    expect(line).toMatchObject({ msg: 'answered', requestId, status: 202, account });
  });

  it('counts answers by the template of the route, at a port of their own', async () => {
    let stopping = false;
    const settings = { METRICS_PORT: 0, METRICS_HOST: '127.0.0.1' };
    const operations = await startOperations(api.app, settings, { logger, isStopping: () => stopping });
    const fetchPath = (path: string) => fetch(`http://127.0.0.1:${operations?.port}${path}`);
    await api.browser().get('/api/v1/news-progress/request-secret').expect(401);
    await api.browser().get('/api/v1/users/check-email/sam@naver.com').expect(200);
    await api.browser().get('/api/v1/nowhere/request-secret').expect(404);
    const text = await (await fetchPath('/metrics')).text();
    const count = (route: string, status: number, method = 'GET') =>
      `gaemi_http_request_seconds_count{method="${method}",route="${route}",status="${status}"} 1`;
    expect(text).toContain(count('/api/v1/news-progress/:requestId', 401));
    expect(text).toContain(count('/api/v1/users/check-email/:email', 200));
    expect(text).toContain(count('/api/v1/:tier-:side-news-sqs', 202, 'POST'));
    expect(text).toContain(count('none', 404));
    expect(text).not.toMatch(/naver\.com|request-secret|request-trail/);
    expect(text).toMatch(/^gaemi_build_info\{version="[\d.]+",commit="\w+"\} 1$/m);
    expect((await fetchPath('/ready')).status).toBe(200);
    stopping = true;
    expect((await fetchPath('/ready')).status).toBe(503);
    expect((await fetchPath('/live')).status).toBe(200);
    await operations?.close();
    expect((await api.browser().get('/metrics')).status).toBe(404);
  });
});

describe('the budget of the model', () => {
  it('is 429 for a member who has spent the day’s, charges nothing, and never refuses what runs', async () => {
    const { userId, post, credit } = await member('heavy@example.com');
    await post('request-heavy-1').expect(202);
    await used(userId, { calls: 10, promptTokens: 100 });
    const refused = await post('request-heavy-2').expect(429);
    expect(refused.body).toEqual({
      detail: '오늘 분석할 수 있는 양을 모두 사용했어요. 내일 다시 이용해주세요.',
      code: 'MEMBER_BUDGET_SPENT',
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await post('request-heavy-1').expect(202);
    expect(await credit()).toBe(980);
    await (await member('light@example.com')).post('request-light').expect(202);
  });

  it('is 503 for everybody once the service has spent the day’s, until the day in Seoul is over', async () => {
    const { userId } = await member('last@example.com');
    await used(userId, { calls: 1, promptTokens: 5_000 });
    const { post, credit } = await member('late@example.com');
    expect((await post('request-late').expect(503)).body.code).toBe('SERVICE_BUDGET_SPENT');
    expect(await credit()).toBe(1_000);
    api.clock.forward(86_400);
    await post('request-late').expect(202);
  });
});

describe('an API that is stopped', () => {
  it('answers what it has begun, and takes nothing new [R37]', async () => {
    const server = api.app.getHttpServer();
    const body = JSON.stringify({ user_email: 'trail@example.com', password: PASSWORD });
    const began = once(server, 'request');
    const answer = fetch(`${api.url}/api/v1/users/log-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    await began;
    const closing = api.app.close();
    expect((await answer).status).toBe(200);
    await closing;
    await expect(fetch(`${api.url}/api/v1/health`)).rejects.toThrow();
  });
});
