import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createGaemiClient, type GaemiClient } from './client.ts';
import { answerOf, GaemiError } from './gaemi-error.ts';
import { listAnalyses } from './list-analyses.ts';
import { computePause } from './patience.ts';
import { waitForAnalysis, waitForNews } from './wait-for-result.ts';

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
  /** `lose`: the connection ends without an answer; `hold`: no answer comes. */
  instead?: 'lose' | 'hold';
}

let server: Server;
let client: GaemiClient;
let answers: Answer[];
let asked: string[];
let ended: number;

beforeEach(async () => {
  [answers, asked, ended] = [[], [], 0];
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const { status = 200, headers = {}, body, instead } = answers.shift() ?? { status: 500, body: {} };
    response.once('close', () => {
      if (!response.writableFinished) ended += 1;
    });
    if (instead === 'lose') request.socket.destroy();
    if (instead !== undefined) return;
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  client = createGaemiClient({ url: `http://127.0.0.1:${port}`, apiKey: 'key' });
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const refusal = (status: number, code: string, headers = {}): Answer => ({
  status,
  headers: { 'x-request-id': 'number-1', ...headers },
  body: { detail: '문장', code, fields: { stock_code: '확인' } },
});
const look = (status: string) => ({ body: { progress: 50, status, error: null, result: null } });

it('waits out a lost connection, 429 and 503 by Retry-After, and returns the analysis', async () => {
  answers = [
    { instead: 'lose' },
    refusal(429, 'TOO_MANY_REQUESTS', { 'retry-after': '1' }),
    refusal(503, 'UNAVAILABLE', { 'retry-after': '0' }),
    look('running'),
    look('finished'),
  ];
  const seen: number[] = [];
  const started = performance.now();
  const analysis = await waitForAnalysis(client, 'request-1', { onProgress: (progress) => seen.push(progress) });
  expect([analysis.status, seen, asked.length]).toEqual(['finished', [50, 50], 5]);
  expect(performance.now() - started).toBeGreaterThan(1_000);
});

it('ends at once and within a request when it is aborted', async () => {
  answers = [{ instead: 'hold' }];
  const abort = new AbortController();
  const waiting = waitForNews(client, 'request-1', { signal: abort.signal });
  await expect.poll(() => asked.length).toBe(1);
  abort.abort(new Error('enough'));
  await expect(waiting).rejects.toThrow('enough');
  await expect.poll(() => ended).toBe(1);
});

it('calls nothing without end, whatever Retry-After says', () => {
  const pauses = [0, -5, 1, 3_000_000].map((retryAfterSeconds) => computePause({ retryAfterSeconds }, 500));
  expect(pauses).toEqual([500, 500, 1_000, 3_000_000_000]);
});

it('waits where a time is longer than timers know', async () => {
  answers = [refusal(503, 'UNAVAILABLE', { 'retry-after': '3000000' })];
  const abort = new AbortController();
  const waiting = waitForAnalysis(client, 'request-1', { signal: abort.signal, timeoutMs: Number.POSITIVE_INFINITY });
  const ended = expect(waiting).rejects.toThrow('enough');
  await expect.poll(() => asked.length).toBe(1);
  // A timer that ended at once would have asked again by then.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).toHaveLength(1);
  abort.abort(new Error('enough'));
  await ended;
});

it('pauses between two looks that were not held', async () => {
  answers = [look('running'), look('running'), look('running')];
  const abort = new AbortController();
  const waiting = waitForAnalysis(client, 'request-1', { signal: abort.signal });
  const ended = expect(waiting).rejects.toThrow('enough');
  await expect.poll(() => asked.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).toHaveLength(1);
  abort.abort(new Error('enough'));
  await ended;
});

it('ends where an analysis failed, also without a word why', async () => {
  answers = [look('failed')];
  await expect(waitForAnalysis(client, 'request-1')).rejects.toMatchObject({ code: 'ANALYSIS_FAILED' });
  expect(asked).toHaveLength(1);
});

it('ends after its time', async () => {
  answers = [{ instead: 'hold' }];
  const waiting = waitForAnalysis(client, 'request-1', { timeoutMs: 50 });
  await expect(waiting).rejects.toMatchObject({ code: 'WAITED_TOO_LONG' });
});

it('throws whatever reason a call is aborted with', async () => {
  for (const reason of [new Error('own'), 'enough', undefined]) {
    answers = [{ instead: 'hold' }];
    const abort = new AbortController();
    const call = answerOf(client.GET('/api/v1/analyses', { params: { query: {} }, signal: abort.signal }));
    abort.abort(reason);
    expect(await call.catch((error: unknown) => error)).toBe(abort.signal.reason);
  }
});

it('does not repeat what will not pass', async () => {
  answers = [refusal(404, 'ANALYSIS_NOT_FOUND')];
  const refused = await waitForAnalysis(client, 'request-1').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(GaemiError);
  expect(refused).toMatchObject({ status: 404, fields: { stock_code: '확인' }, requestId: 'number-1' });
  expect(asked).toHaveLength(1);
});

it('tells a text that is no JSON from a connection that failed', async () => {
  answers = [{ body: 'a;b', headers: { 'content-type': 'text/csv' } }];
  const call = answerOf(client.GET('/api/v1/analyses', { params: { query: {} } }));
  await expect(call).rejects.toMatchObject({ status: 200, message: '서버의 답을 읽지 못했습니다.' });
});

it('lists every page of the analyses', async () => {
  answers = [
    { body: { items: [{ id: 'a' }, { id: 'b' }], next_cursor: 'next' } },
    { body: { items: [{ id: 'c' }], next_cursor: null } },
  ];
  const ids: string[] = [];
  for await (const { id } of listAnalyses(client)) ids.push(id);
  expect(ids).toEqual(['a', 'b', 'c']);
  expect(asked[1]).toContain('cursor=next');
});

it.each([429, 503])('the page of a proxy in place of an answer says how long to wait, too: %i', async (status) => {
  const answered = async (retryAfter: string) => {
    const headers = { 'content-type': 'text/html', 'retry-after': retryAfter };
    answers.push({ status, headers, body: '<html></html>' });
    return answerOf(client.GET('/api/v1/analysis-costs')).catch((error: unknown) => error);
  };
  expect(await answered('7')).toMatchObject({ status, code: 'NO_ANSWER', retryAfterSeconds: 7 });
  for (const odd of ['soon', '-1', ''])
    expect(await answered(odd)).toMatchObject({ status, code: 'NO_ANSWER', retryAfterSeconds: undefined });
  const { retryAfterSeconds } = (await answered(new Date(Date.now() + 60_000).toUTCString())) as GaemiError;
  expect(retryAfterSeconds).toBeGreaterThan(50);
  expect(retryAfterSeconds).toBeLessThanOrEqual(60);
});

it('names the address that nobody knows, and no other lost connection', async () => {
  const askAt = (url: string) => answerOf(createGaemiClient({ url, apiKey: 'key' }).GET('/api/v1/analysis-costs'));
  await expect(askAt('http://no-such-host.invalid')).rejects.toMatchObject({
    ...{ status: 0, code: 'NO_ANSWER' },
    message: '서버의 주소를 찾지 못했습니다: no-such-host.invalid',
  });
  answers = [{ instead: 'lose' }];
  await expect(answerOf(client.GET('/api/v1/analysis-costs'))).rejects.toThrow('서버에 연결하지 못했습니다.');
});
