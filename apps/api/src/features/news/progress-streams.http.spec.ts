import { newsProgress } from '@gaemi/contracts/news-analysis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
let cookie: string;
let requestId: string;

beforeAll(async () => {
  api = await startTestApi();
  requestId = 'stream-request';
  cookie = await orderAs('member@example.com', requestId);
});
afterAll(() => api.close());

const open = (id: string, options: { signal?: AbortSignal; cookie?: string } = {}) =>
  fetch(`${api.url}/api/v1/news-progress/${id}/events`, {
    headers: { cookie: options.cookie ?? cookie, connection: 'close' },
    ...(options.signal && { signal: options.signal }),
  });
const set = (change: object) => api.connection.collection('news_analyses').updateOne({ requestId }, { $set: change });

type Browser = Awaited<ReturnType<TestApi['logIn']>>;
const cookieOf = ({ jar }: Browser) =>
  jar.getCookies({ path: '/', domain: '127.0.0.1', secure: false, script: false }).toValueString();

/** Orders an analysis as a new member, whose cookie it returns. */
async function orderAs(email: string, request_id: string): Promise<string> {
  await api.addMember(email, { credit: 1_000 });
  const browser = await api.logIn(email);
  await browser.post('/api/v1/medium-good-news-sqs').send({ request_id, stock_name: '삼성전자' }).expect(202);
  return cookieOf(browser);
}

/** Events as they arrive. */
async function* eventsOf(response: Response) {
  const decoder = new TextDecoderStream();
  let text = '';
  for await (const chunk of response.body?.pipeThrough(decoder) ?? []) {
    text += chunk;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const line = text.slice(0, end);
      text = text.slice(end + 2);
      if (line.startsWith('data: ')) yield newsProgress.parse(JSON.parse(line.slice(6)));
    }
  }
}

describe('the stream of a progress', () => {
  it('is for the member whose analysis it is', async () => {
    const stranger = await open(requestId, { cookie: '' });
    expect([stranger.status, await stranger.json()]).toMatchObject([401, { code: 'NOT_LOGGED_IN' }]);
    const unknown = await open('nobody-asked-for');
    expect([unknown.status, await unknown.json()]).toMatchObject([404, { code: 'PROGRESS_NOT_FOUND' }]);
  });

  it('ends with the session that opened it', async () => {
    const browser = await api.logIn('member@example.com');
    const events = eventsOf(await open(requestId, { cookie: cookieOf(browser) }));
    expect((await events.next()).value).toMatchObject({ progress: 0 });
    await browser.post('/api/v1/users/log-out').expect(204);
    await set({ progress: 5 });
    expect((await events.next()).done).toBe(true);
    await set({ progress: 0 });
  });

  it('ends with the suspension of its member', async () => {
    const analysis = { requestId: 'of-the-suspended' };
    const own = await orderAs('suspended@example.com', analysis.requestId);
    const events = eventsOf(await open(analysis.requestId, { cookie: own }));
    expect((await events.next()).value).toMatchObject({ progress: 0 });
    const suspension = { reason: 'attacks', at: new Date() };
    await api.connection.collection('users').updateOne({ email: 'suspended@example.com' }, { $set: { suspension } });
    await api.connection.collection('news_analyses').updateOne(analysis, { $set: { progress: 5 } });
    expect((await events.next()).done).toBe(true);
  });

  it('sends the progress now and at every change, never compressed, and ends with the analysis', async () => {
    const response = await open(requestId);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('no-store');
    const events = eventsOf(response);
    expect((await events.next()).value).toMatchObject({ progress: 0, statuses: { combined: 'pending' } });
    await set({ progress: 35, 'statuses.good': 'running' });
    expect((await events.next()).value).toMatchObject({ progress: 35, statuses: { good: 'running' } });
    await set({ progress: 100, 'statuses.combined': 'done' });
    expect((await events.next()).value).toMatchObject({ progress: 100, statuses: { combined: 'done' } });
    expect((await events.next()).done).toBe(true);
  });

  it('tells what was read and what time is usual while it runs, and is silent while only time passes', async () => {
    const recent = [
      {
        ...{ title: '자사주 소각', publisher: '한강경제', publishedAt: new Date('2026-11-20T01:00:00.000Z') },
        ...{ outcome: 'event', articles: 9, side: 'good' },
      },
    ];
    const counts = { found: 493, about: 203, events: 41, judged: 1, good: 1, bad: 0, sample: true };
    await set({ state: 'running', progress: 36, 'statuses.combined': 'running', seen: { ...counts, recent } });
    const running = await api.connection.collection('news_analyses').findOne({ requestId });
    if (running === null) throw new Error('no analysis');
    const { createdAt, _id, ...rest } = running;
    const finished = [1, 2, 3, 4, 5].map((seconds) => ({
      ...rest,
      ...{ requestId: `finished-${seconds}`, state: 'done', createdAt },
      finishedAt: new Date(createdAt.getTime() + seconds * 1000),
    }));
    await api.connection.collection('news_analyses').insertMany(finished);
    api.clock.forward(61);
    const events = eventsOf(await open(requestId));
    const first = (await events.next()).value;
    expect(first).toMatchObject({ progress: 36, expected: { p50: 3, p90: 5 }, seen: counts });
    expect(first?.elapsed).toBeGreaterThanOrEqual(61);
    expect(first?.seen?.recent).toEqual([
      {
        title: '자사주 소각',
        publisher: '한강경제',
        published_at: '2026-11-20T01:00:00.000Z',
        outcome: 'event',
        articles: 9,
        side: 'good',
      },
    ]);
    await set({ progress: 40 });
    expect((await events.next()).value).toMatchObject({ progress: 40 });
    await set({ state: 'done', progress: 100, 'statuses.combined': 'done' });
    const last = (await events.next()).value;
    expect([last?.progress, last?.seen, last?.expected, last?.elapsed]).toEqual([100, undefined, undefined, undefined]);
    await set({ state: 'running', progress: 40, 'statuses.combined': 'running' });
  });

  it('asks the store once for all streams while nothing changes', async () => {
    const neighbourKey = { requestId: 'request-of-a-neighbour' };
    const neighbour = await orderAs('neighbour@example.com', neighbourKey.requestId);
    const clients = [1, 2, 3, 4].map(() => new AbortController());
    const streams = await Promise.all(
      clients.map(({ signal }, index) =>
        index === 3 ? open(neighbourKey.requestId, { signal, cookie: neighbour }) : open(requestId, { signal }),
      ),
    );
    const events = streams.map(eventsOf);
    await Promise.all(events.map((each) => each.next()));
    const from = performance.now();
    const tenLooks = Promise.withResolvers<void>();
    let [looks, others] = [0, 0];
    api.connection.set('debug', (_collection: string, method: string, filter: { requestId?: unknown }) => {
      if (method === 'find' && typeof filter.requestId === 'object') looks += 1;
      // Each stream reads its session, its member and its analysis once more after the first look.
      else if (looks > 2) others += 1;
      if (looks === 10) tenLooks.resolve();
    });
    await tenLooks.promise;
    const tookMs = performance.now() - from;
    api.connection.set('debug', false);
    await api.connection.collection('news_analyses').updateOne(neighbourKey, { $set: { progress: 7 } });
    expect((await events[3]?.next())?.value).toMatchObject({ progress: 7 });
    for (const client of clients) client.abort();
    expect(others).toBeLessThanOrEqual(2 * streams.length);
    // The store tells of changes: looks by itself are only in case one is not told.
    expect(tookMs).toBeGreaterThan(1_500);
  });

  it('tells changes also where the store tells none', async () => {
    const fail = (mode: object | string) =>
      api.connection.db?.admin().command({
        ...{ configureFailPoint: 'failCommand', mode },
        data: { failCommands: ['getMore'], errorCode: 286 },
      });
    await fail('alwaysOn');
    const events = eventsOf(await open(requestId));
    expect((await events.next()).value).toMatchObject({ progress: 40 });
    // The first change ends what the store tells, so the others are looked for.
    for (const progress of [41, 42, 43]) {
      await set({ progress });
      expect((await events.next()).value).toMatchObject({ progress });
    }
    await set({ progress: 40 });
    await events.return();
    await fail('off');
  });

  it('ends where its analysis is gone', async () => {
    const { _id, ...stored } = (await api.connection.collection('news_analyses').findOne({ requestId })) ?? {};
    await api.connection.collection('news_analyses').insertOne({ ...stored, requestId: 'soon-gone' });
    const events = eventsOf(await open('soon-gone'));
    expect((await events.next()).done).toBe(false);
    await api.connection.collection('news_analyses').deleteOne({ requestId: 'soon-gone' });
    expect((await events.next()).done).toBe(true);
  });

  it('is one of five at most, and makes room when a client goes', async () => {
    await set({ progress: 40, 'statuses.combined': 'running' });
    const clients = Array.from({ length: 5 }, () => new AbortController());
    const streams = await Promise.all(clients.map(({ signal }) => open(requestId, { signal })));
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const refused = await open(requestId);
    expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'TOO_MANY_REQUESTS' }]);
    expect(refused.headers.get('retry-after')).toBe('10');
    for (const client of clients) client.abort();
    await expect
      .poll(
        async () => {
          const again = new AbortController();
          const { status } = await open(requestId, { signal: again.signal });
          again.abort();
          return status;
        },
        { timeout: 10_000 },
      )
      .toBe(200);
  });
});
