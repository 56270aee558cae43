import { MAX_SESSIONS, sessionLife } from '@gaemi/contracts/session-life';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSessionCookie } from '../../../test/session-cookie.ts';
import { PASSWORD, startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const WINDOWS_CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

async function logIn(email: string, userAgent: string) {
  const browser = api.browser();
  const credentials = { user_email: email, password: PASSWORD };
  const answer = await browser.post('/api/v1/users/log-in').set('user-agent', userAgent).send(credentials).expect(200);
  return { browser, cookie: readSessionCookie(answer) };
}

describe('the sessions of a member', () => {
  it('are listed with device, beginning and last use, and the own one is marked; nothing opens one', async () => {
    const { _id } = await api.addMember('devices@example.com');
    await api.addMember('else@example.com');
    await api.logIn('else@example.com');
    const { browser: phone, cookie } = await logIn('devices@example.com', IPHONE);
    api.clock.forward(60);
    const { browser } = await logIn('devices@example.com', WINDOWS_CHROME);
    const { body } = await browser.get('/api/v1/users/me/sessions').expect(200);
    // The one used last comes first.
    const devices = ['Chrome · Windows', 'Safari · iOS'];
    expect(body.items.map(({ device }: { device: string }) => device)).toEqual(devices);
    for (const { created_at: since, last_seen_at: lastSeen } of body.items) expect(lastSeen >= since).toBe(true);
    expect(body.items).toContainEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      current: true,
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
      last_seen_at: expect.stringMatching(/^\d{4}-.*Z$/),
      device: 'Chrome · Windows',
    });
    expect(body.items).toContainEqual(expect.objectContaining({ current: false, device: 'Safari · iOS' }));
    expect(JSON.stringify(body)).not.toContain(decodeURIComponent(cookie).split('s:')[1]?.split('.')[0]);
    expect(
      (await phone.get('/api/v1/users/me/sessions')).body.items.map(({ id }: { id: string }) => id).sort(),
    ).toEqual(body.items.map(({ id }: { id: string }) => id).sort());
    await api.browser().get('/api/v1/users/me/sessions').expect(401);
    // One that is past its 30 days opens nothing any more.
    const own = { 'session.passport.user': _id.toHexString(), 'session.device': 'Safari · iOS' };
    const startedAt = api.clock.now().getTime() - sessionLife.absoluteMs;
    await api.connection.collection('sessions').updateOne(own, { $set: { 'session.startedAt': startedAt } });
    expect((await browser.get('/api/v1/users/me/sessions')).body.items).toMatchObject([{ current: true }]);
  });

  it('end one by one: another device at once, the own like a log-out, another member’s never', async () => {
    await api.addMember('ends@example.com');
    await api.addMember('outsider@example.com');
    const { browser: lost } = await logIn('ends@example.com', IPHONE);
    const { browser, cookie } = await logIn('ends@example.com', WINDOWS_CHROME);
    const outsider = await api.logIn('outsider@example.com');
    const items: { id: string; current: boolean }[] = (await browser.get('/api/v1/users/me/sessions')).body.items;
    const own = items.find(({ current }) => current)?.id;
    const other = items.find(({ current }) => !current)?.id;

    expect((await outsider.delete(`/api/v1/users/me/sessions/${other}`).expect(404)).body.code).toBe(
      'SESSION_NOT_FOUND',
    );
    await lost.get('/api/v1/users/me').expect(200);
    await browser.delete(`/api/v1/users/me/sessions/${other}`).expect(204);
    await lost.get('/api/v1/users/me').expect(401);
    await browser.delete(`/api/v1/users/me/sessions/${other}`).expect(404);
    await browser.delete('/api/v1/users/me/sessions/not-an-id').expect(400);
    const ended = await browser.delete(`/api/v1/users/me/sessions/${own}`).expect(204);
    expect(String(ended.headers['set-cookie'])).toContain('gaemi.sid=;');
    await api.browser().get('/api/v1/users/me').set('cookie', cookie).expect(401);
  });

  it('are a hundred at most: a further log-in ends the one used longest ago, and no other member’s', async () => {
    const { _id } = await api.addMember('many@example.com');
    const stored = api.connection.collection('sessions');
    const own = { 'session.passport.user': _id.toHexString() };
    await api.addMember('few@example.com');
    const others = await api.logIn('few@example.com');
    const oldest = await api.logIn('many@example.com');
    // Used again long after the others.
    await stored.updateOne(own, [{ $set: { expires: { $add: ['$expires', 3_600_000] } } }]);
    const unused = await api.logIn('many@example.com');
    const { items } = (await unused.get('/api/v1/users/me/sessions')).body;
    const pushes = api.connection.collection('push_subscriptions');
    for (const { id, current } of items)
      await pushes.insertOne({ userId: _id, sessionId: id, endpoint: `https://push.example/${current}` });
    // As they were left before there was a limit.
    const [left] = await stored.find(own).sort({ expires: 1 }).limit(1).toArray();
    const old = Array.from({ length: 2_000 }, (_, at) => ({
      ...left,
      _id: `left-${at}` as never,
      expires: new Date(),
    }));
    await stored.insertMany(old);
    for (let logIns = 2; logIns < MAX_SESSIONS; logIns += 1) await api.logIn('many@example.com');
    const { browser: newest } = await logIn('many@example.com', IPHONE);
    await unused.get('/api/v1/users/me').expect(401);
    for (const still of [oldest, newest, others]) await still.get('/api/v1/users/me').expect(200);
    expect((await newest.get('/api/v1/users/me/sessions')).body.items).toHaveLength(MAX_SESSIONS);
    // The browser of the session that ended gets no more push messages.
    expect(await pushes.distinct('endpoint', { userId: _id })).toEqual(['https://push.example/false']);
  });

  it('are ended by an admin, on every device [R4]', async () => {
    const { _id } = await api.addMember('ended@example.com');
    await api.addMember('ending-admin@example.com', { isAdmin: true });
    const admin = await api.logIn('ending-admin@example.com');
    const [one, two] = [await api.logIn('ended@example.com'), await api.logIn('ended@example.com')];
    const answer = { ended: 2, ended_push_devices: 0, mailed: true };
    await admin.delete(`/api/v1/admin/users/${_id.toHexString()}/sessions`).expect(200, answer);
    await one.get('/api/v1/users/me').expect(401);
    await two.get('/api/v1/users/me').expect(401);
    await admin.get('/api/v1/users/me').expect(200);
    await admin.delete(`/api/v1/admin/users/${'f'.repeat(24)}/sessions`).expect(404);
    const { body } = await admin.get(`/api/v1/admin/audit?user_id=${_id.toHexString()}`).expect(200);
    expect(body.items).toMatchObject([
      {
        action: 'sessions_ended',
        admin: { user_email: 'ending-admin@example.com' },
        user: { user_email: 'ended@example.com' },
      },
    ]);
    const mail = (await api.mail.messages()).find(({ to }) => to.includes('ended@example.com'));
    expect(mail?.subject).toBe('[개미렌즈] 모든 기기에서 로그아웃되었어요');
  });

  it('are ended by an admin only soon after the log-in: a session in wrong hands ends nobody else’s', async () => {
    const { _id } = await api.addMember('kept@example.com');
    await api.addMember('late-admin@example.com', { isAdmin: true });
    const admin = await api.logIn('late-admin@example.com');
    const kept = await api.logIn('kept@example.com');
    api.clock.forward(300);
    const of = `/api/v1/admin/users/${_id.toHexString()}`;
    for (const path of ['sessions', 'api-keys', 'passkeys']) {
      const refused = await admin.delete(`${of}/${path}`).expect(403);
      expect(refused.body.code).toBe('CONFIRMATION_REQUIRED');
    }
    await kept.get('/api/v1/users/me').expect(200);
    const again = await api.logIn('late-admin@example.com');
    await again.delete(`${of}/sessions`).expect(200);
    await kept.get('/api/v1/users/me').expect(401);
  });
});
