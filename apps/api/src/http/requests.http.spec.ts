import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../test/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ WEB_ORIGIN: 'http://gaemi.test' });
  await api.addMember('member@example.com');
});
afterAll(() => api.close());

const logIn = '/api/v1/users/log-in';
const post = (headers: Record<string, string> = {}) =>
  api.browser().post(logIn).set(headers).send({ user_email: 'nobody@example.com', password: 'wrong7password' });
const raw = (body: string | Buffer, headers: Record<string, string> = {}) =>
  fetch(`${api.url}${logIn}`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });

describe('where a request comes from', () => {
  it.each([
    ['a foreign Origin', { origin: 'https://evil.example' }],
    ['an Origin that only begins like ours', { origin: 'http://gaemi.test.evil.example' }],
    ['the Origin null', { origin: 'null' }],
    ['a foreign Referer', { referer: 'https://evil.example/page' }],
    ['a broken Referer', { referer: 'nonsense' }],
    ['another site by Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
  ])('refuses a state-changing request with %s [R7]', async (_name, headers) => {
    const answer = await post(headers).expect(403);
    expect(answer.body).toEqual({ detail: '허용되지 않은 요청입니다.', code: 'ORIGIN_REFUSED' });
  });

  it.each([
    ['our own Origin', { origin: 'http://gaemi.test', 'sec-fetch-site': 'same-origin' }],
    ['our own Referer', { referer: 'http://gaemi.test/login' }],
    ['no word about it', {}],
  ])('lets through a request with %s [R7]', async (_name, headers) => {
    await post(headers).expect(401);
  });

  it('lets foreign pages read nothing: no CORS header is answered [R7]', async () => {
    const answer = await api.browser().get('/api/v1/users/me').set('origin', 'https://evil.example').expect(401);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  it.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data'])(
    'refuses a body of %s [R7]',
    async (type) => {
      const answer = await raw('user_email=a@b.co&password=x', { 'content-type': type });
      expect(answer.status).toBe(415);
      expect(await answer.json()).toEqual({ detail: '지원하지 않는 형식입니다.', code: 'UNSUPPORTED_MEDIA_TYPE' });
    },
  );
});

describe('bodies [R17]', () => {
  const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

  it.each([
    ['broken JSON', '{"user_email":'],
    ['a bare text', '"text"'],
    ['deep JSON', nested(40)],
    ['very deep JSON', nested(15_000)],
    ['deep arrays', '['.repeat(45_000) + ']'.repeat(45_000)],
    ['a __proto__ inside', '{"user_email":"a@b.co","password":{"__proto__":{"x":1}}}'],
    [
      'bad UTF-8',
      Buffer.from([...Buffer.from('{"user_email":"a@b.co","password":"'), 0xff, 0xfe, ...Buffer.from('"}')]),
    ],
  ])('are 400 for %s', async (_name, body) => {
    const answer = await raw(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ detail: '요청 형식이 올바르지 않습니다.', code: 'MALFORMED_REQUEST' });
  });

  it.each([
    ['an operator', { user_email: { $gt: '' }, password: { $gt: '' } }],
    ['an array', { user_email: ['a@b.co'], password: 'x' }],
    ['a number beyond range', '{"user_email":1e309,"password":"x"}'],
    ['a list instead of an object', []],
    ['nothing', ''],
  ])('are 400 with a Korean sentence for %s', async (_name, body) => {
    const answer = await raw(typeof body === 'string' ? body : JSON.stringify(body));
    expect(answer.status).toBe(400);
    const { detail, code } = (await answer.json()) as { detail: string; code: string };
    expect(code).toBe('VALIDATION_FAILED');
    expect(detail).toMatch(/^[가-힣 .]+$/);
  });

  it('are 413 when too large, however they say it', async () => {
    const body = JSON.stringify({ user_email: 'a@b.co', password: 'x'.repeat(10_000_000) });
    const answer = await raw(body);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({ detail: '보낸 내용이 너무 큽니다.', code: 'BODY_TOO_LARGE' });
  });

  it('leave the process alive', async () => {
    await post().expect(401);
  });
});

describe('answers', () => {
  it('carry the request id, our own or a well-formed one of the caller, also on the log line', async () => {
    const own = await api.browser().get('/api/v1/users/me').expect(401);
    expect(own.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    const given = await api.browser().get('/api/v1/users/me').set('x-request-id', 'trace_12345').expect(401);
    expect(given.headers['x-request-id']).toBe('trace_12345');
    expect(api.logs.some((line) => line.includes('"requestId":"trace_12345"'))).toBe(true);
    const refused = await api.browser().get('/api/v1/users/me').set('x-request-id', 'bad id "}').expect(401);
    expect(refused.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('name the methods that are allowed where another one is used', async () => {
    const refused = await api.browser().delete('/api/v1/users/me').expect(405);
    expect(refused.body.code).toBe('METHOD_NOT_ALLOWED');
    expect(refused.headers.allow).toBe('GET, HEAD');
    expect((await api.browser().put('/api/v1/watchlist/stocks/005930').expect(405)).headers.allow).toBe('DELETE');
    expect((await api.browser().options('/api/v1/mjb').expect(405)).headers.allow).toBe('GET, HEAD, POST');
    expect((await api.browser().get('/api/v1/BASIC-good-news-sqs').expect(405)).headers.allow).toBe('POST');
    await api.browser().head('/api/v1/users/me').expect(401);
  });

  it('are JSON for an unknown address and for bad percent-encoding', async () => {
    const unknown = await api.browser().get('/api/v1/nothing').expect(404);
    expect(unknown.body).toEqual({ detail: '찾을 수 없습니다.', code: 'NOT_FOUND' });
    await api.browser().get('/api').expect(404);
    const bad = await fetch(`${api.url}/api/v1/users/check-email/%ff%fe`);
    expect(bad.status).toBe(400);
    expect(await bad.json()).toEqual({ detail: '요청 형식이 올바르지 않습니다.', code: 'MALFORMED_REQUEST' });
  });

  it('tell nothing of the software and are kept by nobody', async () => {
    const { headers } = await api.browser().get('/api/v1/users/me');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['permissions-policy']).toMatch(/^accelerometer=\(\), camera=\(\), .*usb=\(\)$/);
    expect(headers['content-security-policy']).toBe(
      "default-src 'self';script-src 'self' 'sha256-dBZtHGdbXGxJJdCoUBCwcmyYrDNqqIjrtR8rkTWd/1E=' 'sha256-Z7eJCjwplW9Wz0tg8K4kOo7coFsuOSyRlzMW/Kx0KMo=';style-src 'self' 'sha256-jB9VrB/bJMPAkFRhMcvaHNNF75aSLei9jxu9tjunCok=';img-src 'self' data:;font-src 'self';connect-src 'self';object-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'self'",
    );
  });

  it('say nothing of what broke, while the log knows it by the request id [R21]', async () => {
    const browser = await api.logIn('member@example.com');
    // A record no code of ours writes: its answer does not fit the schema.
    await api.connection
      .collection('users')
      .updateOne({ email: 'member@example.com' }, { $set: { credit: 'lots of secret@example.com' } });
    const answer = await browser.get('/api/v1/users/me').expect(500);
    expect(answer.body).toEqual({ detail: '예기치 않은 오류가 발생했습니다.', code: 'INTERNAL' });
    const line = api.logs.find((entry) => entry.includes('does not fit its schema')) ?? '';
    expect(line).toContain(`"requestId":"${answer.headers['x-request-id']}"`);
    expect(api.logs.join('')).not.toMatch(/secret@|member@example|correct9horse|gaemi\.sid/);
  });
});

describe('paths in another letter case', () => {
  const anywhere = (path: string) => path.replace('/api/v1/', '/API/V1/');

  it('ask where a request comes from [R7]', async () => {
    const answer = await api
      .browser()
      .post(anywhere(logIn))
      .set('origin', 'https://evil.example')
      .send({ user_email: 'nobody@example.com', password: 'wrong7password' })
      .expect(403);
    expect(answer.body.code).toBe('ORIGIN_REFUSED');
  });

  it('ask who asks: as many sessions, no less access [R15]', async () => {
    for (const path of ['/API/v1/users/me', '/Api/V1/Users/Me', '/API/V1/ADMIN/USERS']) {
      const answer = await api.browser().get(path).expect(401);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    await api.addMember('letters@example.com');
    const member = await api.logIn('letters@example.com');
    await member.get('/API/V1/users/me').expect(200);
    await member.get('/API/V1/ADMIN/USERS').expect(403);
  });

  it('read bodies within the same bounds [R17]', async () => {
    const post = (body: string, type = 'application/json') =>
      fetch(`${api.url}${anywhere(logIn)}`, { method: 'POST', headers: { 'content-type': type }, body });
    expect((await post('x'.repeat(200_000))).status).toBe(413);
    expect((await post('a=b', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await post('{"user_email":{"$gt":""},"password":{"$gt":""}}')).status).toBe(400);
  });
});

describe('queries that no honest client sends [R17]', () => {
  const searches = ['stocks/search?query', 'watchlist?query', 'combined-news-result?stock_name', 'admin/users?search'];
  const days = ['0000-01-01', '0000-00-00', '0001-01-01', '-000001-01-01', '10000-01-01', '2026-02-30'];
  let browser: ReturnType<TestApi['browser']>;
  beforeAll(async () => {
    await api.addMember('curious@example.com', { isAdmin: true });
    browser = await api.logIn('curious@example.com');
  });

  it.each(searches)('are 400 for a NUL and other control characters: %s', async (search) => {
    for (const text of ['%00', 'a%00b', '%00%00', '%01', '%1b[31m', '%7f']) {
      const answer = await browser.get(`/api/v1/${search}=${text}`);
      expect([text, answer.status, answer.body.detail]).toEqual([text, 400, '검색어가 올바르지 않습니다.']);
    }
  });

  it.each(['start_date', 'end_date'])('are 400 for %s of the year 0000 and of days that are none', async (field) => {
    for (const day of days) {
      const answer = await browser.get(`/api/v1/combined-news-result?${field}=${day}`);
      expect([day, answer.status, answer.body.detail]).toEqual([day, 400, '날짜 형식이 올바르지 않습니다.']);
    }
  });

  it('are 400 for a grade that ends in the year 0000', async () => {
    const id = (await api.users.findByEmail('curious@example.com'))?._id.toHexString();
    for (const expired_at of days) {
      const answer = await browser.patch(`/api/v1/admin/users-grade/${id}`).send({ grade: 'pro', expired_at });
      expect([expired_at, answer.status]).toEqual([expired_at, 400]);
    }
  });
});
