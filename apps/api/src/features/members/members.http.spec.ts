import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
let admin: ReturnType<TestApi['browser']>;
let members = 0;
beforeAll(async () => {
  api = await startTestApi();
  await api.addMember('admin@example.com', { isAdmin: true });
  admin = await api.logIn('admin@example.com');
});
afterAll(() => api.close());

async function newMember(fields: { isAdmin?: true } = {}) {
  members += 1;
  const email = `member${members}@example.com`;
  const { _id } = await api.addMember(email, fields);
  return { email, id: _id.toHexString(), _id };
}
const url = (id: string, what: string) => `/api/v1/admin/users/${id}${what}`;
const mailsTo = async (email: string) => (await api.mail.messages()).filter(({ to }) => to.includes(email));
const listActions = async (id: string) =>
  (await admin.get(`/api/v1/admin/audit?user_id=${id}&size=50`).expect(200)).body.items.map(
    ({ action }: { action: string }) => action,
  );

describe('the rights of an admin', () => {
  it('are given and taken back, at once, audited and mailed', async () => {
    const { id, email } = await newMember();
    const browser = await api.logIn(email);
    await browser.get('/api/v1/admin/summary').expect(403);
    expect((await admin.post(url(id, '/admin')).expect(200)).body).toEqual({ mailed: true });
    await browser.get('/api/v1/admin/summary').expect(200);
    await admin.delete(url(id, '/admin')).expect(200);
    await browser.get('/api/v1/admin/summary').expect(403);
    expect(await listActions(id)).toEqual(['admin_revoked', 'admin_granted']);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('of the last admin stay', async () => {
    const { _id } = (await api.users.findByEmail('admin@example.com')) ?? {};
    const answer = await admin.delete(url(String(_id), '/admin')).expect(409);
    expect(answer.body).toEqual({ code: 'LAST_ADMIN', detail: '마지막 관리자의 권한은 해제할 수 없어요.' });
    expect((await admin.delete(url(String(_id), '')).expect(409)).body.code).toBe('LAST_ADMIN');
    await admin.get('/api/v1/admin/summary').expect(200);
  });

  it('are not taken from both of two admins at once', async () => {
    const pair = [await newMember({ isAdmin: true }), await newMember({ isAdmin: true })];
    await api.connection.collection('users').updateOne({ email: 'admin@example.com' }, { $set: { isAdmin: false } });
    const browsers = await Promise.all(pair.map(({ email }) => api.logIn(email)));
    const answers = await Promise.all(pair.map(({ id }, at) => browsers[at]?.delete(url(id, '/admin'))));
    const statuses = answers.map((answer) => answer?.status);
    expect(statuses.sort()).toEqual([200, 409]);
    expect(await api.connection.collection('users').countDocuments({ isAdmin: true })).toBe(1);
    await api.connection.collection('users').updateMany({ isAdmin: true }, { $set: { isAdmin: false } });
    await api.connection.collection('users').updateOne({ email: 'admin@example.com' }, { $set: { isAdmin: true } });
  });

  it.each([
    ['post', '/admin', 'admin_granted', {}],
    ['delete', '/admin', 'admin_revoked', { isAdmin: true }],
    ['post', '/suspension', 'suspended', {}],
    ['delete', '/suspension', 'resumed', { suspension: { reason: 'b', at: new Date() } }],
  ] as const)('are changed once by two admins at once: %s %s', async (method, what, action, fields) => {
    const { id, email, _id } = await newMember();
    await api.connection.collection('users').updateOne({ _id }, { $set: fields });
    const { email: second } = await newMember({ isAdmin: true });
    const body = method === 'post' && what === '/suspension' ? { reason: 'a' } : undefined;
    const ask = (browser: typeof admin) => browser[method](url(id, what)).send(body).expect(200);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const answers = await Promise.all([ask(admin).set(key), ask(await api.logIn(second))]);
    for (const { body: answered } of [...answers, await ask(admin).set(key)])
      expect(answered).toEqual({ mailed: true });
    expect(await listActions(id)).toEqual([action]);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('that were taken back do not come with the next start', async () => {
    const { id, email } = await newMember({ isAdmin: true });
    await admin.delete(url(id, '/admin')).expect(200);
    await api.users.makeAdmin(email);
    expect((await api.users.findById(id))?.isAdmin).toBe(false);
    await admin.post(url(id, '/admin')).expect(200);
    await api.users.makeAdmin(email);
    expect((await api.users.findById(id))?.isAdmin).toBe(true);
    await admin.delete(url(id, '/admin')).expect(200);
  });
});

describe('a suspension', () => {
  it('refuses log-in, session and key with 403, and ends with the resumption', async () => {
    const { id, email } = await newMember();
    const browser = await api.logIn(email);
    const made = await browser
      .post('/api/v1/api-keys')
      .send({ name: '도구', scopes: ['read'] })
      .expect(201);
    const withKey = () => api.browser().get('/api/v1/analysis-costs').set('authorization', `Bearer ${made.body.key}`);
    await withKey().expect(200);
    expect((await admin.post(url(id, '/suspension')).send({ reason: ' ' }).expect(400)).body.fields).toHaveProperty(
      'reason',
    );
    await admin.post(url(id, '/suspension')).send({ reason: '너무 많은 요청' }).expect(200);
    const logIn = () => api.browser().post('/api/v1/users/log-in').send({ user_email: email, password: PASSWORD });
    for (const refused of [await browser.get('/api/v1/users/me'), await withKey(), await logIn()]) {
      expect([refused.status, refused.body.code]).toEqual([403, 'SUSPENDED']);
    }
    // A stranger does not learn of it.
    const stranger = await api
      .browser()
      .post('/api/v1/users/log-in')
      .send({ user_email: email, password: 'wrong-pass-1' });
    expect(stranger.body.code).toBe('LOG_IN_FAILED');
    expect((await mailsTo(email)).map(({ text }) => text).join()).toContain('너무 많은 요청');
    const found = async () => (await admin.get('/api/v1/admin/users').query({ search: email })).body.items[0];
    expect((await found()).suspension).toEqual({ reason: '너무 많은 요청', at: expect.stringMatching(/Z$/) });
    await admin.delete(url(id, '/suspension')).expect(200);
    expect(await found()).not.toHaveProperty('suspension');
    await browser.get('/api/v1/users/me').expect(200);
    await withKey().expect(200);
    expect(await listActions(id)).toEqual(['resumed', 'suspended']);
  });

  it('tells its reason in the mail as it was written, also with the signs of HTML', async () => {
    const { id, email } = await newMember();
    await admin.post(url(id, '/suspension')).send({ reason: '<광고> "A&B" 링크를 올림' }).expect(200);
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain('이유: <광고> "A&B" 링크를 올림');
    expect(mail?.html).toContain('이유: &lt;광고&gt; &quot;A&amp;B&quot; 링크를 올림');
  });

  it('for another reason is no repeat of it', async () => {
    const { id, email } = await newMember();
    const suspend = (reason: string, key: string) =>
      admin.post(url(id, '/suspension')).set('idempotency-key', key).send({ reason });
    const key = crypto.randomUUID();
    await suspend('광고 링크', key).expect(200);
    expect((await suspend('욕설', key).expect(409)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
    await suspend('광고 링크', key).expect(200);
    expect((await mailsTo(email)).map(({ text }) => /이유: (.*)/.exec(text ?? '')?.[1])).toEqual(['광고 링크']);
  });

  it('is refused for an admin, and a suspended member becomes none', async () => {
    const { id } = await newMember({ isAdmin: true });
    expect((await admin.post(url(id, '/suspension')).send({ reason: 'a' }).expect(409)).body.code).toBe('IS_ADMIN');
    await admin.delete(url(id, '/admin')).expect(200);
    await admin.post(url(id, '/suspension')).send({ reason: 'a' }).expect(200);
    expect((await admin.post(url(id, '/admin')).expect(409)).body.code).toBe('IS_SUSPENDED');
  });
});

describe('deletion and export', () => {
  it('erase a member on demand: nobody is left, the mail goes out, the audit row stays', async () => {
    const { id, email, _id } = await newMember();
    const browser = await api.logIn(email);
    expect((await admin.delete(url(id, '')).expect(200)).body).toEqual({ mailed: true });
    await browser.get('/api/v1/users/me').expect(401);
    expect(await api.users.findById(id)).toBeNull();
    expect(await mailsTo(email)).toHaveLength(1);
    const row = await api.connection.collection('audit').findOne({ userId: _id });
    expect(row).toMatchObject({ action: 'deleted', before: null, after: null });
    expect((await admin.delete(url(id, '')).expect(404)).body.code).toBe('USER_NOT_FOUND');
  });

  it('give out everything held but secrets, to the member and to an admin', async () => {
    const { id, email, _id } = await newMember();
    const browser = await api.logIn(email);
    await browser.post('/api/v1/watchlist/stocks').send({ stocks: { '005930': '삼성전자' } });
    const made = await browser
      .post('/api/v1/api-keys')
      .send({ name: '도구', scopes: ['read'] })
      .expect(201);
    const secretFields = {
      push_subscriptions: ['endpoint', 'p256dh', 'auth', 'deviceKey', 'sessionId'],
      passkeys: ['credentialId', 'publicKey'],
      shares: ['tokenHash'],
      passkey_challenges: ['challenge'],
      recovery_codes: ['codeHash'],
      unsubscribe_links: ['token'],
    };
    for (const [collection, fields] of Object.entries(secretFields))
      await api.connection
        .collection(collection)
        .insertOne({ userId: _id, ...Object.fromEntries(fields.map((field) => [field, `planted ${id}`])) });
    const own = await browser.get('/api/v1/users/me/export').expect(200);
    expect(own.text).not.toContain('planted');
    const given = Object.keys(own.body.records).filter((collection) => collection in secretFields);
    expect(given.sort()).toEqual(['passkeys', 'push_subscriptions', 'shares']);
    expect(own.headers['content-disposition']).toContain('attachment');
    expect(own.body.member).toMatchObject({ _id: id, email, credit: 100 });
    expect(own.body.records.api_keys).toMatchObject([{ name: '도구' }]);
    expect(own.body.records.credit_logs).toHaveLength(1);
    expect(own.body.records.sessions).toEqual([
      { device: expect.any(String), startedAt: expect.stringMatching(/Z$/), expires: expect.stringMatching(/Z$/) },
    ]);
    expect(JSON.stringify(own.body.records)).toContain('005930');
    const stored = await api.connection
      .collection('api_keys')
      .findOne({ name: '도구', userId: (await api.users.findById(id))?._id });
    const secrets = [made.body.key, stored?.keyHash, (await api.users.findById(id))?.passwordHash];
    for (const secret of secrets) expect(own.text).not.toContain(String(secret));
    const byAdmin = await admin.get(url(id, '/export')).expect(200);
    expect(byAdmin.body.member).toEqual(own.body.member);
    expect(await listActions(id)).toEqual(['exported']);
    await api.browser().get('/api/v1/users/me/export').expect(401);
  });
});

describe('the analyses of a member', () => {
  it('are listed with outcome, reason and cost, newest first', async () => {
    const { id, _id } = await newMember();
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 0, minute));
    const analysis = { userId: _id, stockCode: '005930', stockName: '삼성전자', progress: 100, charged: 20 };
    await api.connection.collection('news_analyses').insertMany([
      { ...analysis, requestId: 'a', state: 'done', failure: null, createdAt: at(1), finishedAt: at(2) },
      { ...analysis, requestId: 'b', state: 'error', failure: 'analysis-overdue', createdAt: at(3), finishedAt: at(4) },
    ]);
    await api.connection
      .collection('accumulations')
      .insertOne({ ...analysis, requestId: 'c', state: 'running', failure: null, createdAt: at(2), finishedAt: null });
    const { body } = await admin.get(url(id, '/analyses?size=2')).expect(200);
    expect(body).toMatchObject({ total: 3, pages: 2, page: 1 });
    expect(body.items).toMatchObject([
      { kind: 'news', state: 'error', failure: 'analysis-overdue', cost: 20, created_at: at(3).toISOString() },
      { kind: 'accumulation', state: 'running', failure: null },
    ]);
    const next = await admin.get(url(id, '/analyses?size=2&page=2')).expect(200);
    expect(next.body.items).toMatchObject([{ kind: 'news', state: 'done' }]);
    await admin.get(url('0123456789abcdef01234567', '/analyses')).expect(404);
  });
});

describe('the load of the day', () => {
  it('lists who asked most of both services today, with failures and credits that were not refunded', async () => {
    const [much, little] = [await newMember(), await newMember()];
    await api.connection.collection('news_analyses').deleteMany({});
    await api.connection.collection('accumulations').deleteMany({});
    const at = api.clock.now();
    const order = (member: { _id: unknown }, requestId: string, fields = {}) => ({
      ...{ userId: member._id, stockCode: '005930', stockName: '삼성전자', progress: 100, charged: 20, requestId },
      ...{ state: 'done', failure: null, createdAt: at, finishedAt: at, ...fields },
    });
    const dayBefore = new Date(at.getTime() - 86_400_000);
    await api.connection
      .collection('news_analyses')
      .insertMany([
        order(little, 'l1'),
        order(much, 'l2', { state: 'error' }),
        order(little, 'l3', { createdAt: dayBefore }),
      ]);
    await api.connection.collection('accumulations').insertOne(order(much, 'l4', { charged: 10 }));
    const { body } = await admin.get('/api/v1/admin/load').expect(200);
    expect(body.items).toMatchObject([
      { _id: much.id, user_email: much.email, analyses: 2, failed: 1, credits: 10 },
      { _id: little.id, analyses: 1, failed: 0, credits: 20 },
    ]);
  });
});

describe('acts on the access of others', () => {
  it.each([
    ['post', '/admin'],
    ['delete', '/admin'],
    ['post', '/suspension'],
    ['delete', '/suspension'],
    ['delete', ''],
    ['get', '/export'],
  ] as const)('ask for a recent second step: %s %s', async (method, what) => {
    const { id, email } = await newMember();
    const late = await api.logIn('admin@example.com');
    api.clock.forward(301);
    const answer = await late[method](url(id, what)).send(method === 'post' ? { reason: 'a' } : undefined);
    expect([answer.status, answer.body.code]).toEqual([403, 'CONFIRMATION_REQUIRED']);
    const member = await api.logIn(email);
    expect((await member[method](url(id, what))).body.code).toBe('ADMIN_ONLY');
  });
});

it('a member takes the room that docs/without-containers.md tells', async () => {
  const { email, _id } = await newMember();
  await api.connection.collection('sessions').deleteMany({});
  await api.logIn(email);
  let bytes = 0;
  for (const [collection, filter] of [
    ['users', { email }],
    ['sessions', {}],
    ['credit_logs', { userId: _id }],
  ] as const) {
    const sizes = [{ $match: filter }, { $project: { size: { $bsonSize: '$$ROOT' } } }];
    const found = await api.connection.collection(collection).aggregate<{ size: number }>(sizes).toArray();
    expect(found).toHaveLength(1);
    for (const { size } of found) bytes += size;
  }
  const page = await readFile(new URL('../../../../../docs/without-containers.md', import.meta.url), 'utf8');
  const stated = Number(/\| a member[^|]*\| *([\d.]+) kB/.exec(page)?.[1]) * 1_000;
  expect(bytes / stated).toBeGreaterThan(0.8);
  expect(bytes / stated).toBeLessThan(1.2);
  admin = await api.logIn('admin@example.com');
});
