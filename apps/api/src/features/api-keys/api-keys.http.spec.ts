import { type Endpoint, endpoints } from '@gaemi/contracts/endpoints';
import { API_PREFIX } from '@gaemi/contracts/routes';
import { MAX_API_KEYS } from '@gaemi/domain/members/api-key';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Browser = ReturnType<TestApi['browser']>;

let members = 0;
let email: string;
let browser: Browser;
beforeEach(async () => {
  members += 1;
  email = `keys${members}@example.com`;
  await api.addMember(email);
  browser = await api.logIn(email);
});

interface Made {
  id: string;
  key: string;
}

async function makeKey(scopes = ['read', 'analyse'], by = browser): Promise<Made> {
  const { body } = await by.post('/api/v1/api-keys').send({ name: '내 도구', scopes }).expect(201);
  return body;
}

const bearing = (key: string) => ({ authorization: `Bearer ${key}` });
const search = (key: string) => api.browser().get('/api/v1/stocks/search?query=삼성').set(bearing(key));
const invalid = {
  detail: 'API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.',
  code: 'API_KEY_INVALID',
};

describe('API keys', () => {
  it('are made with a name and scopes, shown once, stored as a hash and listed without their secret', async () => {
    const made = await makeKey(['read']);
    expect(made.key).toMatch(/^gaemi_[0-9a-f]{48}$/);
    const listed = await browser.get('/api/v1/api-keys').expect(200);
    expect(listed.body.items).toEqual([
      {
        id: made.id,
        name: '내 도구',
        scopes: ['read'],
        ending: made.key.slice(-4),
        daily_credit_limit: 150,
        spent_today: 0,
        created_at: expect.stringMatching(/Z$/),
        last_used_on: null,
      },
    ]);
    expect(JSON.stringify(await api.connection.collection('api_keys').find().toArray())).not.toContain(made.key);
    expect(api.logs.join('')).not.toContain(made.key);
  });

  it('are made once under one Idempotency-Key, whichever answer is lost, and not again much later', async () => {
    const make = (name: string, id: string, by = browser) =>
      by
        .post('/api/v1/api-keys')
        .set('idempotency-key', id)
        .send({ name, scopes: ['read'] });
    const id = crypto.randomUUID();
    api.logs.length = 0;
    const answers = await Promise.all([make('도구', id), make('도구', id), make('도구', id)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    await search(answers[0]?.body.key).expect(200);
    expect((await browser.get('/api/v1/api-keys')).body.items).toHaveLength(1);
    expect(api.logs.filter((line) => line.includes('"api-key-made"'))).toHaveLength(1);
    const stored = JSON.stringify(await api.connection.collection('api_keys').find().toArray());
    expect(stored).not.toContain(id);
    expect((await make('다른 도구', id).expect(409)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
    await api.connection
      .collection('api_keys')
      .updateMany({}, { $set: { createdAt: new Date(api.clock.now().getTime() - 2 * 3_600_000) } });
    await make('도구', id).expect(409);
    await api.addMember(`second${members}@example.com`);
    const other = await make('도구', id, await api.logIn(`second${members}@example.com`)).expect(201);
    expect(other.body.key).not.toBe(answers[0]?.body.key);
  });

  it('are the same for a repeat that names the scopes in another order', async () => {
    const make = (scopes: string[], id: string) =>
      browser.post('/api/v1/api-keys').set('idempotency-key', id).send({ name: '도구', scopes });
    const id = crypto.randomUUID();
    const made = await make(['read', 'analyse'], id).expect(201);
    expect((await make(['analyse', 'read'], id).expect(201)).body).toEqual(made.body);
    await make(['read'], id).expect(409);
    const readOnly = crypto.randomUUID();
    await make(['read'], readOnly).expect(201);
    await make(['read', 'analyse'], readOnly).expect(409);
  });

  it('answer what a session gets, and tell the day of their last use', async () => {
    const { key } = await makeKey();
    const bySession = await browser.get('/api/v1/stocks/search?query=삼성').expect(200);
    const { body } = await search(key).expect(200);
    expect(body.items.map(({ code }: { code: string }) => code)).toEqual(
      bySession.body.items.map(({ code }: { code: string }) => code),
    );
    const listed = await browser.get('/api/v1/api-keys').expect(200);
    expect(listed.body.items[0].last_used_on).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('are refused with 401 and one sentence when wrong, malformed or revoked', async () => {
    const { id, key } = await makeKey();
    await browser.delete(`/api/v1/api-keys/${id}`).expect(204);
    for (const wrong of [key, `gaemi_${'0'.repeat(48)}`, 'nonsense', '']) {
      const answer = await search(wrong).expect(401, invalid);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
    }
    await browser.delete(`/api/v1/api-keys/${id}`).expect(404);
    await browser.delete('/api/v1/api-keys/not-an-id').expect(400);
  });

  it('are what a request without a log-in is told to bring', async () => {
    const { headers } = await api.browser().get('/api/v1/stocks/search').expect(401);
    expect(headers['www-authenticate']).toBe('Bearer');
  });

  it('are revoked by their member only', async () => {
    const { id, key } = await makeKey();
    await api.addMember(`thief${members}@example.com`);
    const thief = await api.logIn(`thief${members}@example.com`);
    await thief.delete(`/api/v1/api-keys/${id}`).expect(404);
    expect((await thief.get('/api/v1/api-keys')).body.items).toEqual([]);
    await search(key).expect(200);
  });

  it('count instead of a session where a request brings both', async () => {
    const { key } = await makeKey();
    await browser.get('/api/v1/users/me').expect(200);
    expect((await browser.get('/api/v1/users/me').set(bearing(key)).expect(403)).body.code).toBe('API_KEY_NOT_ALLOWED');
    await browser.get('/api/v1/users/me').set(bearing('wrong')).expect(401, invalid);
  });

  it('call only endpoints that name a scope: never account, keys, sessions, admin, plans or objections', async () => {
    const opened = Object.entries<Endpoint>(endpoints).flatMap(([name, { apiKey }]) =>
      apiKey ? [[name, apiKey]] : [],
    );
    expect(Object.fromEntries(opened)).toEqual({
      baseRates: 'read',
      today: 'read',
      analysisCosts: 'read',
      searchStocks: 'read',
      stockPrices: 'read',
      sinceAnalysis: 'read',
      postNews: 'analyse',
      newsProgress: 'read',
      combinedNewsByRequest: 'read',
      combinedNews: 'read',
      newsDetail: 'read',
      listCombinedNews: 'read',
      newsExport: 'read',
      postMjb: 'analyse',
      mjbProgress: 'read',
      listMjb: 'read',
      mjb: 'read',
      mjbCalendar: 'read',
      eventStream: 'read',
      listCreditLogs: 'read',
      listWatchlist: 'read',
      alerts: 'read',
      plans: 'read',
      scorecard: 'read',
      scorecardFile: 'read',
      newsChanges: 'read',
      newsProgressEvents: 'read',
      startAnalysis: 'analyse',
      listAnalyses: 'read',
      analysis: 'read',
    });
    await api.addMember(`boss${members}@example.com`, { isAdmin: true });
    const { key } = await makeKey(undefined, await api.logIn(`boss${members}@example.com`));
    for (const [name, { route, apiKey }] of Object.entries<Endpoint>(endpoints)) {
      if (apiKey !== undefined || name === 'health') continue;
      const path = `${API_PREFIX}/${route.path.replace(/:\w+/g, '0123456789abcdef01234567')}`;
      const answer = await fetch(`${api.url}${path}`, { method: route.method, headers: bearing(key) });
      expect([name, answer.status]).toEqual([name, 403]);
      expect(await answer.json()).toMatchObject({ code: 'API_KEY_NOT_ALLOWED' });
    }
  });

  it('start analyses only with the scope analyse, and read only with the scope read', async () => {
    const reading = await makeKey(['read']);
    const starting = await makeKey(['analyse']);
    const start = ({ key }: Made, request_id: string) =>
      api.browser().post('/api/v1/medium-good-news-sqs').set(bearing(key)).send({ request_id, stock_name: '삼성전자' });
    expect((await start(reading, 'request-by-reader').expect(403)).body.code).toBe('API_KEY_SCOPE_MISSING');
    expect((await start(starting, 'request-by-key').expect(202)).body).toMatchObject({ charged: 20 });
    expect((await search(starting.key).expect(403)).body).toEqual({
      code: 'API_KEY_SCOPE_MISSING',
      detail: '이 API 키에는 read 권한이 없어요(있는 권한: analyse). read와 analyse는 서로를 포함하지 않아요.',
    });
    await api.browser().get('/api/v1/news-progress/request-by-key').set(bearing(reading.key)).expect(200);
    const costs = await api.browser().get('/api/v1/analysis-costs').set(bearing(reading.key)).expect(200);
    expect(costs.body).toEqual({
      credit: 80,
      grade: 'new',
      news: { tier: 'medium', cost: 20, start_date: expect.any(String), end_date: expect.any(String) },
      mjb: { cost: 10, stays_inside: false },
      api_key: { scopes: ['read'], daily_credit_limit: 150, spent_today: 0 },
    });
  });

  it('are not bound by the origin rules of cookies, which still bind a session', async () => {
    const { key } = await makeKey();
    const post = (by: Browser, request_id: string) =>
      by
        .post('/api/v1/medium-good-news-sqs')
        .set('origin', 'https://tool.example')
        .send({ request_id, stock_name: '삼성전자' });
    await post(browser, 'request-foreign').expect(403);
    await post(api.browser(), 'request-foreign').set(bearing(key)).expect(202);
    await post(browser, 'request-foreign2').set(bearing('wrong')).expect(401);
  });

  it('are at most ten, with a sentence for the eleventh', async () => {
    for (let made = 0; made < MAX_API_KEYS; made += 1) await makeKey(['read']);
    const refused = await browser
      .post('/api/v1/api-keys')
      .send({ name: '또', scopes: ['read'] })
      .expect(409);
    expect(refused.body).toEqual({
      detail: 'API 키는 10개까지 만들 수 있어요. 쓰지 않는 키를 폐기한 뒤 다시 시도해주세요.',
      code: 'API_KEYS_FULL',
    });
  });

  it.each([
    [{ name: '', scopes: ['read'] }, { name: '키의 이름을 입력해주세요.' }],
    [{ name: 'ㄱ'.repeat(41), scopes: ['read'] }, { name: '키의 이름은 40자 이하로 입력해주세요.' }],
    [{ name: 'a\u202Eb', scopes: ['read'] }, { name: '이름에 사용할 수 없는 문자가 있습니다.' }],
    [{ name: '도구', scopes: [] }, { scopes: '권한을 하나 이상 선택해주세요.' }],
    [{ name: '도구', scopes: ['read', 'read'] }, { scopes: '권한을 하나 이상 선택해주세요.' }],
  ])('refuse %j with a sentence for the field', async (body, fields) => {
    expect((await browser.post('/api/v1/api-keys').send(body).expect(400)).body.fields).toEqual(fields);
  });

  it('end with the withdrawal of their member', async () => {
    const { key } = await makeKey();
    await browser.delete('/api/v1/users/sign-out').expect(204);
    await search(key).expect(401, invalid);
    expect(await api.connection.collection('api_keys').countDocuments({ name: '내 도구', ending: key.slice(-4) })).toBe(
      0,
    );
  });

  it('go on with the grade that counts when the paid one has ended', async () => {
    const { key } = await makeKey(['read']);
    const paid = { grade: 'premium', expiredAt: new Date('2020-01-01T00:00:00Z') };
    await api.connection.collection('users').updateOne({ email }, { $set: paid });
    const { body } = await api.browser().get('/api/v1/analysis-costs').set(bearing(key)).expect(200);
    expect(body).toMatchObject({ grade: 'basic', news: { tier: 'basic' } });
  });

  it('open nothing while their member must replace a given password', async () => {
    const { key } = await makeKey();
    await api.connection.collection('users').updateOne({ email }, { $set: { mustChangePassword: true } });
    expect((await search(key).expect(403)).body.code).toBe('PASSWORD_CHANGE_REQUIRED');
  });

  it('leave their making, a change, their end and a wrong one in the security trail', async () => {
    const { id } = await makeKey();
    await browser.patch(`/api/v1/api-keys/${id}`).send({ daily_credit_limit: 10 }).expect(200);
    await browser.delete(`/api/v1/api-keys/${id}`).expect(204);
    await search('wrong').expect(401);
    const events = api.logs.flatMap((line) => {
      const { security, what } = JSON.parse(line);
      return what === id || security === 'api-key-refused' ? [security] : [];
    });
    const all = ['api-key-made', 'api-key-changed', 'api-key-revoked', 'api-key-refused'];
    expect(events).toEqual(expect.arrayContaining(all));
  });
});
