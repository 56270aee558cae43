import { randomUUID } from 'node:crypto';
import type { AnalysisList } from '@gaemi/contracts/analyses';
import { RunningNewsAnalysis } from '@gaemi/database/news-analysis/running-news-analysis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccumulation } from '../../../test/add-accumulation.ts';
import { addNewsAnalysis } from '../../../test/add-news-analysis.ts';
import { chargedMember } from '../../../test/charged-member.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const news = { stock_code: '005930', kind: 'news' };
const mjb = { stock_code: '000660', kind: 'accumulation', start_date: '2026-11-19', end_date: '2026-11-20' };

describe('POST /api/v1/analyses', () => {
  it('starts news of both sides in the tier of the member, once under an Idempotency-Key', async () => {
    const { browser, creditNow, charges } = await chargedMember(api);
    const start = (key: string) => browser.post('/api/v1/analyses').set('idempotency-key', key).send(news).expect(202);
    const key = randomUUID();
    const [first, second] = [await start(key), await start(key)];
    expect(first.body).toEqual({ id: expect.any(String), kind: 'news', status: 'queued', cost: 20 });
    expect(first.headers.location).toBe(`/api/v1/analyses/${first.body.id}`);
    expect(second.body).toEqual(first.body);
    expect([await creditNow(), await charges()]).toEqual([80, 1]);
    // The six posts and this one share the request id.
    await browser.get(`/api/v1/news-progress/${key}`).expect(200);
    const shared = await browser.post('/api/v1/medium-bad-news-sqs').send({ request_id: key, stock_name: '삼성전자' });
    expect([shared.status, await creditNow()]).toEqual([202, 80]);
    const other = { ...news, stock_code: '000660' };
    const reused = await browser.post('/api/v1/analyses').set('idempotency-key', key).send(other).expect(409);
    expect(reused.body.code).toBe('REQUEST_ID_REUSED');
    const ofOtherKind = await browser.post('/api/v1/analyses').set('idempotency-key', key).send(mjb).expect(409);
    expect([ofOtherKind.body.code, await creditNow()]).toEqual(['REQUEST_ID_REUSED', 80]);
  });

  it('finds the news of its Idempotency-Key also when the grade has changed since', async () => {
    const { _id, browser, creditNow, charges } = await chargedMember(api);
    const start = (body: object) =>
      browser.post('/api/v1/analyses').set('idempotency-key', '0b0b7c3e-5d0f-4c5a-9a52-6f1f0f6a2a10').send(body);
    const first = await start(news).expect(202);
    for (const grade of ['premium', 'basic']) {
      await api.connection.collection('users').updateOne({ _id }, { $set: { grade } });
      expect((await start(news).expect(202)).body).toEqual(first.body);
    }
    await start({ ...news, stock_code: '000660' }).expect(409);
    expect([await creditNow(), await charges()]).toEqual([80, 1]);
  });

  it('starts one of two kinds that come at once under an Idempotency-Key', async () => {
    const { browser, charges } = await chargedMember(api);
    const key = randomUUID();
    const posts = [news, mjb, news, mjb].map((body) =>
      browser.post('/api/v1/analyses').set('idempotency-key', key).send(body),
    );
    const statuses = (await Promise.all(posts)).map(({ status }) => status);
    expect([statuses.toSorted(), await charges()]).toEqual([[202, 202, 409, 409], 1]);
  });

  it('starts an accumulation analysis of its days', async () => {
    const { browser, creditNow } = await chargedMember(api);
    const { body } = await browser.post('/api/v1/analyses').send(mjb).expect(202);
    expect(body).toMatchObject({ kind: 'accumulation', status: 'queued', cost: 10 });
    const found = await browser.get(`/api/v1/analyses/${body.id}`).expect(200);
    expect(found.body).toEqual({
      ...{ id: body.id, kind: 'accumulation', stock_code: '000660', stock_name: 'SK하이닉스' },
      ...{ status: 'queued', progress: 0, result: null, error: null },
    });
    expect(await creditNow()).toBe(90);
  });

  it.each([
    [{ ...news, start_date: '2026-11-19' }, 'start_date', '뉴스 분석은 기간을 고를 수 없어요'],
    [{ ...mjb, end_date: undefined }, 'end_date', 'start_date와 end_date가 필요해요'],
    [{ ...mjb, start_date: '2026-11-21', end_date: '2026-11-21' }, 'start_date', ''],
    [{ ...mjb, end_date: '2026-11-18' }, 'start_date', ''],
    [{ ...news, period: 3 }, 'period', '알 수 없는 항목'],
  ])('refuses %j without a charge', async (body, field, sentence) => {
    const { browser, creditNow } = await chargedMember(api);
    const refused = await browser.post('/api/v1/analyses').send(body).expect(400);
    expect(refused.body.fields[field]).toContain(sentence);
    expect(await creditNow()).toBe(100);
  });

  it('knows no stock that is not listed', async () => {
    const { browser } = await chargedMember(api);
    const refused = await browser
      .post('/api/v1/analyses')
      .send({ ...news, stock_code: '999999' })
      .expect(404);
    expect(refused.body.code).toBe('STOCK_NOT_FOUND');
  });
});

describe('Idempotency-Key', () => {
  const dated = { start_date: '2026-11-19', end_date: '2026-11-20' };

  it.each([
    ['medium-good-news-sqs', { stock_name: '삼성전자' }, 80],
    ['mjb', { stock_name: '삼성전자', ...dated }, 90],
    ['analyses', news, 80],
  ])('is the request_id of a post to %s', async (path, body, left) => {
    const { browser, creditNow } = await chargedMember(api);
    const key: string = randomUUID();
    const post = (sent: object, header = key) =>
      browser
        .post(`/api/v1/${path}`)
        .set('idempotency-key', header)
        .send({ ...body, ...sent });
    await post({}).expect(202);
    await post({ request_id: key }).expect(202);
    expect(await creditNow()).toBe(left);
    const differing = await post({ request_id: 'another-request' }).expect(400);
    expect(differing.body.fields.request_id).toContain('서로 달라요');
    await post({}, 'no uuid').expect(400);
    expect(await creditNow()).toBe(left);
  });

  it('or request_id is required by the older posts', async () => {
    const { browser } = await chargedMember(api);
    const refused = await browser.post('/api/v1/medium-good-news-sqs').send({ stock_name: '삼성전자' }).expect(400);
    expect(refused.body.fields).toEqual({ request_id: '요청 번호가 올바르지 않습니다.' });
  });
});

describe('GET /api/v1/analyses/{id}', () => {
  it('holds the answer until the analysis has ended', async () => {
    const { browser } = await chargedMember(api);
    const { body: started } = await browser.post('/api/v1/analyses').send(news).expect(202);
    const waiting = browser.get(`/api/v1/analyses/${started.id}?wait=30`).expect(200);
    const answered = waiting.then(({ body }) => body);
    const early = await browser.get(`/api/v1/analyses/${started.id}?wait=1`).expect(200);
    expect(early.body.status).toBe('queued');
    const running = api.app.get(RunningNewsAnalysis, { strict: false });
    await running.fail(started.id, 'judge-failed', { at: api.clock.now() });
    expect(await answered).toMatchObject({
      status: 'failed',
      result: null,
      error: { code: 'judge-failed', detail: expect.any(String) },
    });
  });

  it.each([
    ['a key that was revoked', 'api-key', 'API_KEY_INVALID'],
    ['a session that was ended', 'session', 'NOT_LOGGED_IN'],
    ['a key whose member was suspended', 'api-key', 'SUSPENDED'],
    ['a session whose member was suspended', 'session', 'SUSPENDED'],
  ])('gives no held answer to %s meanwhile', async (_, kind, code) => {
    const { _id, browser } = await chargedMember(api);
    const { body: started } = await browser.post('/api/v1/analyses').send(news).expect(202);
    const { body: made } = await browser
      .post('/api/v1/api-keys')
      .send({ name: '기다리는 키', scopes: ['read'] })
      .expect(201);
    const path = `/api/v1/analyses/${started.id}?wait=30`;
    const reader =
      kind === 'api-key' ? api.browser().get(path).set('authorization', `Bearer ${made.key}`) : browser.get(path);
    const answered = reader.then((answer) => answer);
    // Another answer of the same member, held for a second: by then the first one is held.
    await browser.get(`/api/v1/analyses/${started.id}?wait=1`).expect(200);
    if (code === 'SUSPENDED') {
      const suspension = { reason: '도배', at: api.clock.now() };
      await api.connection.collection('users').updateOne({ _id }, { $set: { suspension } });
    } else if (kind === 'api-key') await browser.delete(`/api/v1/api-keys/${made.id}`).expect(204);
    else await browser.post('/api/v1/users/log-out').expect(204);
    await api.app.get(RunningNewsAnalysis, { strict: false }).fail(started.id, 'judge-failed', { at: api.clock.now() });
    const { status, body } = await answered;
    expect([status, body.code]).toEqual([code === 'SUSPENDED' ? 403 : 401, code]);
  });

  it.each(['61', '-1', 'abc'])('refuses wait=%s', async (wait) => {
    const { browser } = await chargedMember(api);
    await browser.get(`/api/v1/analyses/0123456789abcdef01234567?wait=${wait}`).expect(400);
    await browser.get('/api/v1/analyses/0123456789abcdef01234567?waits=1').expect(400);
  });

  it('has the result of either kind, and nothing of another member', async () => {
    const { browser, _id: userId } = await chargedMember(api);
    const id = await addNewsAnalysis(api, { userId, stockCode: '005930', stockName: '삼성전자' });
    await addAccumulation(api, userId, { requestId: 'MJB-of-kind', createdAt: new Date('2026-11-20T10:00:00Z') });
    const { items } = (await browser.get('/api/v1/analyses').expect(200)).body;
    for (const listed of items) {
      const { body } = await browser.get(`/api/v1/analyses/${listed.id}`).expect(200);
      const path = listed.kind === 'news' ? `combined-news/${id}` : 'mjb/MJB-of-kind';
      expect(body.result).toEqual((await browser.get(`/api/v1/${path}`).expect(200)).body);
    }
    expect(items).toHaveLength(2);
    const { browser: other } = await chargedMember(api);
    await other.get(`/api/v1/analyses/${id}`).expect(404);
  });
});

it('lists analyses by cursor, each once, also while new ones are added', async () => {
  const { browser, _id: userId } = await chargedMember(api);
  const add = (minute: number) =>
    minute % 2 === 0
      ? addNewsAnalysis(api, {
          userId,
          stockCode: '005930',
          stockName: '삼성전자',
          createdAt: new Date(2026, 10, 20, 3, minute),
        })
      : addAccumulation(api, userId, { requestId: `MJB-page-${minute}`, createdAt: new Date(2026, 10, 20, 3, minute) });
  for (let minute = 0; minute < 5; minute += 1) await add(minute);
  const seen: string[] = [];
  let next: string | null = '';
  while (next !== null) {
    const { body }: { body: AnalysisList } = await browser
      .get(`/api/v1/analyses?limit=2${next && `&cursor=${next}`}`)
      .expect(200);
    seen.push(...body.items.map(({ created_at }) => created_at));
    next = body.next_cursor;
    await add(20 + seen.length);
  }
  expect(seen).toEqual(Array.from({ length: 5 }, (_, at) => new Date(2026, 10, 20, 3, 4 - at).toISOString()));
  await browser.get('/api/v1/analyses?cursor=nonsense').expect(400);
});
