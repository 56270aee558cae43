import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieLines, readSessionCookie } from '../../../test/session-cookie.ts';
import { PASSWORD, startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { Sessions } from './sessions.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await api.addMember('member@example.com');
});
afterAll(() => api.close());

const credentials = { user_email: 'member@example.com', password: PASSWORD };
const logIn = async (cookie = '') =>
  readSessionCookie(
    await api.browser().post('/api/v1/users/log-in').set('cookie', cookie).send(credentials).expect(200),
  );
const me = (cookie: string) => api.browser().get('/api/v1/users/me').set('cookie', cookie);

describe('sessions', () => {
  it('have a cookie that scripts and other sites do not get', async () => {
    const answer = await api.browser().post('/api/v1/users/log-in').send(credentials).expect(200);
    expect(String(answer.headers['set-cookie'])).toMatch(/^gaemi\.sid=/);
    const cookie = String(cookieLines(answer));
    expect(cookie).toMatch(/^gaemi\.sid=/);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    expect(cookie).toContain('Path=/');
    expect(cookie).not.toContain('Secure');
    const days = (Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(7, 1);
  });

  it('are not made for visitors', async () => {
    const answer = await api.browser().get('/api/v1/users/check-email/a@b.co').expect(200);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('have a new id after log-in, and the planted or earlier one is 401 [R3]', async () => {
    const first = await logIn();
    const second = await logIn(first);
    expect(second).not.toBe(first);
    await me(first).expect(401);
    await me(second).expect(200);
    const planted = await logIn('gaemi.sid=s%3Aplanted.signature');
    expect(planted).not.toContain('planted');
    await me('gaemi.sid=s%3Aplanted.signature').expect(401);
  });

  it('end with log-out: the cookie replayed is 401 [R4]', async () => {
    const cookie = await logIn();
    const answer = await api.browser().post('/api/v1/users/log-out').set('cookie', cookie).expect(204);
    expect(String(answer.headers['set-cookie'])).toContain('gaemi.sid=;');
    await me(cookie).expect(401);
    await api.browser().post('/api/v1/users/log-out').set('cookie', cookie).expect(204);
  });

  it('end on every device when all of a member are ended, and nobody else is logged out [R4]', async () => {
    const other = await api.addMember('other@example.com');
    const [phone, laptop] = [await logIn(), await logIn()];
    const others = await api.logIn('other@example.com');
    const member = await api.users.findByEmail('member@example.com');
    await api.app.get(Sessions, { strict: false }).endAllOf(member?._id.toHexString() ?? '');
    await me(phone).expect(401);
    await me(laptop).expect(401);
    await others.get('/api/v1/users/me').expect(200);
    expect(other.email).toBe('other@example.com');
  });

  it('end when the member is gone [R4]', async () => {
    await api.addMember('gone@example.com');
    const browser = await api.logIn('gone@example.com');
    await api.connection.collection('users').deleteOne({ email: 'gone@example.com' });
    await browser.get('/api/v1/users/me').expect(401);
  });

  it('outlive a restart of the server [R5]', async () => {
    const cookie = await logIn();
    await api.restart();
    await me(cookie).expect(200);
  });

  it('survive ten tabs that ask at once, again and again [R6]', async () => {
    const cookie = await logIn();
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => me(cookie)));
      expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200));
    }
    await me(cookie).expect(200);
  });

  it('survive a log-out in one tab while another is asking: both are logged out, nothing breaks', async () => {
    const cookie = await logIn();
    const asking = Array.from({ length: 10 }, () => me(cookie));
    await api.browser().post('/api/v1/users/log-out').set('cookie', cookie).expect(204);
    for (const answer of await Promise.all(asking)) expect([200, 401]).toContain(answer.status);
    await me(cookie).expect(401);
  });

  it('are prolonged by use, but not written at each request', async () => {
    const cookie = await logIn();
    const sessions = api.connection.collection<{ _id: string; expires: Date }>('sessions');
    const id = decodeURIComponent(cookie).split('s:')[1]?.split('.')[0] ?? '';
    const endsInDays = async () =>
      (((await sessions.findOne({ _id: id }))?.expires.getTime() ?? 0) - Date.now()) / 86_400_000;
    const setEnd = (days: number) =>
      sessions.updateOne({ _id: id }, { $set: { expires: new Date(Date.now() + days * 86_400_000) } });

    await setEnd(6);
    const prolonged = await me(cookie).expect(200);
    expect(await endsInDays()).toBeCloseTo(7, 2);
    expect(readSessionCookie(prolonged)).toBe(cookie);
    expect(String(prolonged.headers['set-cookie'])).toMatch(/Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/);
    const justNow = 7 - 4 / 1440;
    await setEnd(justNow);
    const asItWas = await me(cookie).expect(200);
    expect(asItWas.headers['set-cookie']).toBeUndefined();
    expect(await endsInDays()).toBeCloseTo(justNow, 4);
    await setEnd(-1 / 1440);
    await me(cookie).expect(401);
  });

  it.each(['legal', 'scorecard', 'event-types/base-rates'])(
    'are prolonged in an answer of %s for nobody else',
    async (path) => {
      const cookie = await logIn();
      const read = () => api.browser().get(`/api/v1/${path}`).set('cookie', cookie).expect(200);
      expect((await read()).headers['cache-control']).toBe('public, max-age=300');
      const expires = new Date(Date.now() + 6 * 86_400_000);
      await api.connection.collection('sessions').updateMany({}, { $set: { expires } });
      const prolonged = await read();
      expect(readSessionCookie(prolonged)).toBe(cookie);
      expect(prolonged.headers['cache-control']).toBe('private, max-age=300');
    },
  );

  it('end after 30 days even when used every day', async () => {
    const cookie = await logIn();
    api.clock.forward(30 * 86_400 - 60);
    await me(cookie).expect(200);
    api.clock.forward(120);
    await me(cookie).expect(401);
  });

  it('keep only whose they are, since when and the kind of device', async () => {
    await logIn();
    const member = await api.users.findByEmail('member@example.com');
    const [kept] = await api.connection
      .collection('sessions')
      .find()
      .sort({ 'session.startedAt': -1 })
      .limit(1)
      .toArray();
    expect(Object.keys(kept?.session).sort()).toEqual(['cookie', 'device', 'owner', 'passport', 'startedAt']);
    expect(kept?.session.passport).toEqual({ user: member?._id.toHexString() });
  });
});

describe('sessions behind TLS', () => {
  it('have a __Host- cookie that is Secure, and HSTS is told', async () => {
    const secure = await startTestApi({ WEB_ORIGIN: 'https://gaemilens.example' });
    await secure.addMember('member@example.com');
    const answer = await secure
      .browser()
      .post('/api/v1/users/log-in')
      .set('x-forwarded-proto', 'https')
      .send(credentials)
      .expect(200);
    expect(String(cookieLines(answer))).toMatch(/^__Host-gaemi\.sid=.*Path=\/;.*Secure/);
    expect(answer.headers['strict-transport-security']).toContain('max-age=31536000');
    await secure
      .browser()
      .get('/api/v1/users/me')
      .set('x-forwarded-proto', 'https')
      .set('cookie', readSessionCookie(answer))
      .expect(200);
    await secure.close();
  });
});
