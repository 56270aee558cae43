import { limits } from '@gaemi/api/src/http/throttle/limits.ts';
import { addLiveAnalysis, filedEvent } from '@gaemi/api/test/live-analysis.ts';
import { confirm, givePassword, passkeyMember, sendCode } from '@gaemi/api/test/passkey-member.ts';
import { PASSWORD, startTestApi, type TestApi } from '@gaemi/api/test/start-test-api.ts';
import { afterEach, describe, expect, it } from 'vitest';

// Attacks as whole journeys, with the limits as they ship. Each tries what a thief would try next.

type Browser = ReturnType<TestApi['browser']>;

const EMAIL = 'owner@example.com';
const NEW_PASSWORD = 'sturdy7anthill';
const subscription = (name: string) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
  keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
});

let api: TestApi;
afterEach(() => api.close());
const start = async (variables: Record<string, string> = {}) => {
  api = await startTestApi({ RATE_LIMIT_SCALE: '1', ...variables });
};

const me = (browser: Browser) => browser.get('/api/v1/users/me');
const tryPassword = (browser: Browser, password: string) =>
  browser.post('/api/v1/users/log-in').send({ user_email: EMAIL, password });

/** Sets a new password by a code from the mailbox. */
async function reset(browser: Browser): Promise<void> {
  const send = (path: string, body: object) => browser.post(`/api/v1/${path}`).send(body).expect(200);
  await send('verification/request?email_type=password-change', { email: EMAIL });
  const code = /인증코드: (\d+)/.exec(
    (await api.mail.messages()).find(({ text }) => text?.includes('인증코드'))?.text ?? '',
  )?.[1];
  await send('verification/verify?email_type=password-change', { email: EMAIL, code });
  await send('users/change-password', { user_email: EMAIL, new_password: NEW_PASSWORD });
}

const pushDevices = () => api.connection.collection('push_subscriptions').countDocuments();

describe('a stolen session', () => {
  it('leaves nothing behind: key, push device and second factor end with it or were never given', async () => {
    await start();
    await api.addMember(EMAIL);
    const owner = await api.logIn(EMAIL);
    const thief = api.browser();
    const cookies = owner.jar.getCookies({ path: '/', domain: '127.0.0.1', secure: false, script: false });
    thief.jar.setCookies(cookies.filter(({ name }) => name === 'gaemi.sid').map(String));
    await me(thief).expect(200);

    api.clock.forward(301);
    await thief.post('/api/v1/users/me/passkeys/options').expect(403);
    for (let at = 0; at < 11; at += 1)
      await thief
        .post('/api/v1/users/me/password')
        .send({ current_password: 'wrong7password', new_password: NEW_PASSWORD });
    await thief.post('/api/v1/push-subscriptions').send(subscription('thief')).expect(201);
    const made = await thief
      .post('/api/v1/api-keys')
      .send({ name: '도구', scopes: ['read', 'analyse'] })
      .expect(201);
    const byKey = () => api.browser().get('/api/v1/analysis-costs').set('authorization', `Bearer ${made.body.key}`);
    await byKey().expect(200);

    // The thief has used up the tries of the session that both hold. Another log-in of the owner has its own.
    const again = await api.logIn(EMAIL);
    const changed = await again
      .post('/api/v1/users/me/password')
      .send({ current_password: PASSWORD, new_password: NEW_PASSWORD })
      .expect(200);
    expect(changed.body).toEqual({ ended_keys: 1, ended_push_devices: 1 });
    await me(thief).expect(401);
    await byKey().expect(401);
    expect(await pushDevices()).toBe(0);
    await me(again).expect(200);
  });

  it('of an admin changes nobody’s access, and what it grants stands in the audit trail', async () => {
    await start();
    const { _id } = await api.addMember(EMAIL);
    await api.addMember('admin@example.com', { isAdmin: true });
    const owner = await api.logIn(EMAIL);
    const stolen = await api.logIn('admin@example.com');
    api.clock.forward(301);
    const of = `/api/v1/admin/users/${_id.toHexString()}`;
    for (const right of ['sessions', 'api-keys', 'passkeys'])
      expect((await stolen.delete(`${of}/${right}`).expect(403)).body.code).toBe('CONFIRMATION_REQUIRED');
    await stolen.patch(`/api/v1/admin/users-credit/${_id.toHexString()}`).send({ paid: 0, credit: 10 }).expect(200);
    await me(owner).expect(200);
    expect((await stolen.get('/api/v1/admin/audit').expect(200)).body.items).toMatchObject([{ action: 'credit' }]);
  });
});

describe('a leaked password', () => {
  it('that its owner resets opens nothing, and guesses from 40 devices of the thief end like a stranger’s', async () => {
    await start();
    await api.addMember(EMAIL);
    const thieves = Array.from({ length: 40 }, () => api.browser());
    for (const thief of thieves) await tryPassword(thief, PASSWORD).expect(200);
    const [first] = thieves;
    await first?.post('/api/v1/push-subscriptions').send(subscription('thief')).expect(201);

    const owner = api.browser();
    await reset(owner);
    for (const thief of thieves) await me(thief).expect(401);
    expect(await pushDevices()).toBe(0);

    const statuses: number[] = [];
    for (const thief of thieves)
      for (let at = 0; at < 3; at += 1) statuses.push((await tryPassword(thief, 'wrong7password')).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    // On the owner's own device all these tries count for nothing.
    await tryPassword(owner, NEW_PASSWORD).expect(200);
  });

  it('keeps its owner out in no way: neither right passwords, nor wrong ones, nor codes of the thief', async () => {
    await start();
    await api.addMember(EMAIL);
    const owner = await api.logIn(EMAIL);
    for (let at = 0; at < 101; at += 1) await tryPassword(api.browser(), PASSWORD);
    for (let at = 0; at < 12; at += 1) await tryPassword(api.browser(), 'wrong7password');
    await tryPassword(owner, PASSWORD).expect(200);
    const elsewhere = api.browser();
    await tryPassword(elsewhere, PASSWORD).expect(429);
    await reset(owner);
    await tryPassword(owner, NEW_PASSWORD).expect(200);
  });
});

describe('a lost passkey', () => {
  it('is no way in for who has the password, and its owner comes back by a code, whatever the thief tries', async () => {
    await start();
    const member = await passkeyMember(api, EMAIL);
    for (let at = 0; at < 12; at += 1) {
      const thief = await givePassword(api, EMAIL);
      await me(thief).expect(401);
      for (let code = 0; code < 10; code += 1) await sendCode(thief, '0000-0000-0000-0000');
    }
    const { browser: owner, codes } = member;
    await owner.post('/api/v1/users/log-out').expect(204);
    await sendCode(await givePassword(api, EMAIL, owner), codes[0]).expect(200);
    await me(owner).expect(200);
  });

  it('is removed by an admin who has just confirmed, with a row and a mail; the password still works', async () => {
    await start();
    const member = await passkeyMember(api, EMAIL);
    const admin = await passkeyMember(api, 'admin@example.com', { isAdmin: true });
    api.clock.forward(301);
    const remove = () => admin.browser.delete(`/api/v1/admin/users/${member.id}/passkeys`);
    await remove().expect(403);
    await confirm(admin.browser, admin.authenticator);
    await remove().expect(200, { removed: 1, mailed: true });
    await tryPassword(api.browser(), PASSWORD).expect(200);
    const { body } = await admin.browser.get(`/api/v1/admin/audit?user_id=${member.id}`).expect(200);
    expect(body.items).toMatchObject([{ action: 'passkeys_removed' }]);
    const subjects = (await api.mail.messages()).map(({ subject }) => subject);
    expect(subjects).toContain('[개미렌즈] 패스키가 삭제되었어요');
  });
});

describe('a hostile member', () => {
  it('finds nothing of others: analyses, progress, streams, links, keys, sessions, push devices', async () => {
    await start();
    const { _id } = await api.addMember(EMAIL, { credit: 100 });
    await api.addMember('hostile@example.com', { credit: 100 });
    const [owner, hostile] = [await api.logIn(EMAIL), await api.logIn('hostile@example.com')];
    const post = (browser: Browser) =>
      browser.post('/api/v1/medium-good-news-sqs').send({ request_id: 'request-of-owner', stock_name: '삼성전자' });
    await post(owner).expect(202);
    const content = { lead: ['앞섰어요.'], summary: '맺었어요.', events: [filedEvent] };
    const analysis = await addLiveAnalysis(api, _id, content);
    const { body: share } = await owner.post(`/api/v1/combined-news/${analysis}/share`).expect(201);
    const { body: key } = await owner
      .post('/api/v1/api-keys')
      .send({ name: '도구', scopes: ['read'] })
      .expect(201);
    const { body: sessions } = await owner.get('/api/v1/users/me/sessions').expect(200);
    await owner.post('/api/v1/push-subscriptions').send(subscription('owner')).expect(201);

    for (const path of [
      'news-progress/request-of-owner',
      'news-progress/request-of-owner/events',
      `combined-news/${analysis}`,
      `combined-news/${analysis}/export?format=json`,
      `combined-news/${analysis}/changes`,
    ])
      await hostile.get(`/api/v1/${path}`).expect(404);
    await hostile.post(`/api/v1/combined-news/${analysis}/share`).expect(404);
    await hostile.delete(`/api/v1/shares/${share.token}`);
    await hostile.delete(`/api/v1/api-keys/${key.id}`).expect(404);
    await hostile.delete(`/api/v1/users/me/sessions/${sessions.items[0].id}`).expect(404);
    const claimed = { ...subscription('owner'), keys: { ...subscription('owner').keys, auth: 'B'.repeat(22) } };
    await hostile.post('/api/v1/push-subscriptions').send(claimed).expect(400);
    await hostile.delete('/api/v1/push-subscriptions').send({ endpoint: claimed.endpoint }).expect(204);

    // A request id of somebody else is the member's own, with a charge of its own.
    await post(hostile).expect(202);
    await api.browser().get(`/api/v1/shared/${share.token}`).expect(200);
    await me(owner).expect(200);
    expect(await pushDevices()).toBe(1);
  });

  it('reads at most 1,200 times a minute, which stops neither the other members nor an order', async () => {
    expect(limits.readsOfMember).toMatchObject({ times: 1_200, seconds: 60 });
    // A tenth of it: a busy machine takes more than the minute for all.
    await start({ RATE_LIMIT_SCALE: '0.1' });
    await api.addMember(EMAIL);
    await api.addMember('hostile@example.com');
    const [owner, hostile] = [await api.logIn(EMAIL), await api.logIn('hostile@example.com')];
    const statuses: number[] = [];
    for (let round = 0; round < 5; round += 1)
      statuses.push(...(await Promise.all(Array.from({ length: 25 }, async () => (await me(hostile)).status))));
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    await me(owner).expect(200);
    const order = { request_id: 'request-of-hostile', stock_name: '삼성전자' };
    await hostile.post('/api/v1/medium-good-news-sqs').send(order).expect(202);
  });
});

describe('a careless operator', () => {
  it('who offers the site by https without naming the proxy lets nobody choose an address', async () => {
    await start({ WEB_ORIGIN: 'https://lens.example' });
    const statuses: number[] = [];
    for (let at = 0; at < 90; at += 1) {
      const asked = api.browser().get(`/api/v1/users/check-email/m${at}@example.com`);
      statuses.push((await asked.set({ 'x-forwarded-for': `203.0.113.${at}`, 'x-forwarded-proto': 'https' })).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  });
});
