import { Writable } from 'node:stream';
import { ModelUsageRepository } from '@gaemi/database/model-usage/model-usage.repository';
import { loggerOptions } from '@gaemi/runtime/logging/logger';
import { runWithContext } from '@gaemi/runtime/logging/request-context';
import { disconnect } from '@gaemi/testing/providers/faults';
import { naverArticles } from '@gaemi/testing/providers/naver-articles';
import { answerJson, type StubServer, startStubServer } from '@gaemi/testing/providers/stub-server';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LiveWorker, startLiveWorker } from '../testing/start-live-worker.ts';

const MOST_CALLS = 2;
const REST_SECONDS = 2;
const requestId = 'request-of-the-member';
const traceId = 'a'.repeat(32);
const patience = 60_000;

let live: LiveWorker;
let collector: StubServer;
let userId: string;
const lines: string[] = [];

beforeAll(async () => {
  collector = await startStubServer((_, response) => answerJson(response, {}));
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const variables = {
    MODEL_CALLS_PER_ANALYSIS: String(MOST_CALLS),
    CIRCUIT_FAILURES: '1',
    CIRCUIT_REST_SECONDS: String(REST_SECONDS),
    METRICS_PORT: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  };
  live = await startLiveWorker(variables, {
    logger: pino(loggerOptions({ app: 'test', level: 'info' }), sink),
  });
  userId = await live.worker.insertMember();
});
afterAll(async () => {
  await live.close();
  await collector.close();
});

const fetchPath = (path: string) => fetch(`http://127.0.0.1:${live.worker.metricsPort()}${path}`);
const figures = async () => (await fetchPath('/metrics')).text();

const analyse = () =>
  runWithContext({ requestId, traceparent: `00-${traceId}-${'b'.repeat(16)}-01` }, () => live.analyse(userId));

describe('what a worker keeps to and tells of itself', () => {
  it('asks a model no more often than one analysis may, gives the credits back, and keeps what it cost', async () => {
    live.naver.setArticles(
      naverArticles({ company: { name: '삼성전자' }, count: 300, to: new Date(Date.now() - 3_600_000), perDay: 8 }),
    );
    const analysis = await analyse();
    expect(analysis).toMatchObject({ state: 'error', failure: 'analysis-too-costly' });
    expect(await live.worker.creditOf(userId)).toBe(100);
    expect(await live.worker.sumOfLog(userId)).toBe(100);
    expect(live.model.questions).toHaveLength(MOST_CALLS);

    const prompts = live.model.questions.reduce((sum, { user }) => sum + Math.ceil(user.length / 3), 0);
    const usage = live.worker.get(ModelUsageRepository);
    const sums = await Promise.all([
      usage.findOfAnalysis(analysis._id.toHexString()),
      usage.findOfMember(userId, new Date()),
      usage.findOfService(new Date()),
    ]);
    for (const sum of sums) expect(sum).toMatchObject({ calls: MOST_CALLS, promptTokens: prompts });
    expect(sums[0].completionTokens).toBeGreaterThan(0);
  });

  it('fails at once with the credits back while a source is left alone, and tries it again later [R46]', async () => {
    live.naver.fail(disconnect, Number.POSITIVE_INFINITY);
    expect(await analyse()).toMatchObject({ state: 'error', failure: 'news-source-failed' });
    const asked = live.naver.requests.length;
    expect(await analyse()).toMatchObject({ state: 'error', failure: 'news-source-failed', failures: 0 });
    expect(live.naver.requests.length).toBe(asked);
    expect(await live.worker.creditOf(userId)).toBe(100);
    expect(await figures()).toMatch(/gaemi_provider_circuit_open\{port="news",provider="naver"\} 1/);

    live.naver.recover();
    live.naver.setArticles([]);
    await expect
      .poll(async () => (await analyse()).failure, { timeout: patience, interval: 500 })
      .toBe('not-enough-news');
    expect(live.naver.requests.length).toBeGreaterThan(asked);
    expect(await figures()).toMatch(/gaemi_provider_circuit_open\{port="news",provider="naver"\} 0/);
  });

  it('puts the ids of request, analysis and message on every line about an analysis', async () => {
    const analysis = await analyse();
    const analysisId = analysis._id.toHexString();
    const about = lines.map((line) => JSON.parse(line)).filter((line) => line.analysisId === analysisId);
    expect(about.map(({ msg }) => msg)).toEqual(
      expect.arrayContaining(['news gathered', 'news analysis ends in error']),
    );
    for (const line of about) expect(line).toMatchObject({ requestId, messageId: expect.stringMatching(/./) });
  });

  it('serves its figures at a port of their own, without a member or an id in them', async () => {
    const text = await figures();
    expect(text).toMatch(/gaemi_refunds_total\{kind="news"\} [1-9]/);
    expect(text).toMatch(/gaemi_analyses_ended_total\{kind="news",state="error"\} [1-9]/);
    expect(text).toMatch(/gaemi_job_step_seconds_count\{job="news",step="judge",outcome="failed"\} 1/);
    expect(text).toMatch(/gaemi_provider_errors_total\{provider="naver",kind="unreachable"\} [1-9]/);
    expect(text).toMatch(/gaemi_provider_errors_total\{provider="naver",kind="left-alone"\} [1-9]/);
    expect(text).toMatch(/gaemi_model_calls_total\{model="gpt-5-mini"\} 2/);
    expect(text).toMatch(/gaemi_model_tokens_total\{model="gpt-5-mini",kind="prompt"\} [1-9]/);
    expect(text).toMatch(/gaemi_budget_refusals_total\{cap="analysis"\} 1/);
    expect(text).toMatch(/gaemi_queue_wait_seconds_count\{queue="gaemi-news-analysis"\} [1-9]/);
    expect(text).toMatch(/gaemi_queue_messages\{queue="gaemi-news-analysis-dead",state="waiting"\} 0/);
    expect(text).toMatch(/gaemi_outbox_messages 0/);
    expect(text).toMatch(/gaemi_outbox_oldest_seconds 0/);
    expect(text).toMatch(/gaemi_analyses_oldest_seconds\{kind="accumulation"\} 0/);
    expect(text).toMatch(/nodejs_eventloop_lag_seconds/);
    expect(text).not.toContain(userId);
    // The commit of the program is no id.
    const ofWork = text.replaceAll(/^gaemi_build_info.*$/gm, '');
    expect(ofWork).not.toMatch(/[0-9a-f]{24}|request-of/);
    expect((await fetchPath('/live')).status).toBe(200);
    expect((await fetchPath('/ready')).status).toBe(200);
    expect((await fetchPath('/else')).status).toBe(404);
  });

  it('sends the traces that began at the member’s request before it ends [R37]', async () => {
    await live.worker.stopWorker();
    const sent = collector.requests.filter(({ path }) => path === '/v1/traces').map(({ body }) => body);
    const spans = sent
      .flatMap((body) => JSON.parse(body).resourceSpans)
      .flatMap((one) => one.scopeSpans)
      .flatMap((one) => one.spans);
    expect(new Set(spans.map((span) => span.traceId))).toEqual(new Set([traceId]));
    const names = new Set(spans.map((span) => span.name));
    const steps = [...names].filter((name) => /^(send|take|news:)/.test(name)).sort();
    expect(steps).toEqual(['news: gather', 'news: judge', 'send gaemi-news-analysis', 'take gaemi-news-analysis']);
    expect(sent.join()).not.toContain(userId);
    await expect(fetchPath('/live')).rejects.toThrow();
  });

  it('tells of calls to sources and of the database by place and kind, without keys and texts', () => {
    const sent = collector.requests.filter(({ path }) => path === '/v1/traces').map(({ body }) => body);
    const spans: { name: string; kind: number; attributes: { key: string; value: Record<string, unknown> }[] }[] = sent
      .flatMap((body) => JSON.parse(body).resourceSpans)
      .flatMap((one) => one.scopeSpans)
      .flatMap((one) => one.spans);
    const fetchPath = spans.map(({ name, attributes }) => ({
      name,
      ...Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
    }));
    const naver = { name: 'GET', 'http.request.method': 'GET', 'server.address': '127.0.0.1' };
    expect(fetchPath).toContainEqual({ ...naver, 'http.response.status_code': 200 });
    expect(fetchPath).toContainEqual({ ...naver, 'error.type': 'Error' });
    expect(fetchPath).toContainEqual(expect.objectContaining({ name: 'POST', 'http.response.status_code': 200 }));
    expect(fetchPath).toContainEqual({
      name: 'findOneAndUpdate news_analyses',
      'db.system.name': 'mongodb',
      'db.operation.name': 'findOneAndUpdate',
      'db.collection.name': 'news_analyses',
    });
    expect(sent.join()).not.toMatch(/query=|%EC|삼성|exception|hang up|ECONN/);
  });
});
