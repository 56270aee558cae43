import type { Alerts } from '@gaemi/contracts/alerts';
import { PUSH_DEVICES_MAX } from '@gaemi/domain/alerts/alert-settings';
import { status } from '@gaemi/testing/providers/faults';
import { type PushStub, type StubSubscription, startPushStub } from '@gaemi/testing/providers/push-stub';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { givePassword, passkeyMember } from '../../../test/passkey-member.ts';
import { PASSWORD, startTestApi, type TestApi } from '../../../test/start-test-api.ts';

const SUBSCRIPTIONS = '/api/v1/push-subscriptions';
const CHROME =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

let push: PushStub;
let api: TestApi;
let owner: ReturnType<TestApi['browser']>;
let email: string;
beforeAll(async () => {
  push = await startPushStub();
  api = await startTestApi({ PUSH_TRUSTED_ORIGIN: push.url, VAPID_SUBJECT: 'mailto:operator@lens.example' });
});
afterAll(() => Promise.all([api.close(), push.close()]));

let members = 0;
beforeEach(async () => {
  members += 1;
  email = `device-owner${members}@example.com`;
  await api.addMember(email);
  owner = await api.logIn(email);
});
afterEach(() => {
  push.recover();
  push.received.length = 0;
});

const settings = async (browser = owner): Promise<Alerts> => (await browser.get('/api/v1/alerts').expect(200)).body;
const buildBody = ({ endpoint, p256dh, auth }: StubSubscription) => ({ endpoint, keys: { p256dh, auth } });
const add = (subscription: StubSubscription, browser = owner) =>
  browser.post(SUBSCRIPTIONS).set('user-agent', CHROME).send(buildBody(subscription));
const remove = (endpoint: string, browser = owner) => browser.delete(SUBSCRIPTIONS).send({ endpoint });
const test = () => owner.post('/api/v1/alerts/test');
const put = async (changes: object) => {
  const { briefing, instant, quiet, mail, paused_until } = await settings();
  await owner
    .put('/api/v1/alerts')
    .send({ briefing, instant, quiet, mail, paused_until, stocks: [], ...changes })
    .expect(200);
};
const mailsTo = async (address: string) => {
  const mails = await api.mail.messages();
  return mails.filter((mail) => JSON.stringify(mail).includes(address));
};

describe('the devices of a member', () => {
  it('are added, named by browser and system, and removed', async () => {
    const subscription = push.subscribe();
    const { body } = await add(subscription).expect(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      endpoint: subscription.endpoint,
      device: 'Chrome · Android',
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect((await settings()).devices).toEqual([body]);
    expect((await add(subscription).expect(201)).body.id).toBe(body.id);
    await remove(subscription.endpoint).expect(204);
    await remove(subscription.endpoint).expect(204);
    expect((await settings()).devices).toEqual([]);
  });

  it('belong to one member: a browser moves to who adds it, and nobody else removes it', async () => {
    await api.addMember(`other${members}@example.com`);
    const other = await api.logIn(`other${members}@example.com`);
    const subscription = push.subscribe();
    await add(subscription).expect(201);
    await remove(subscription.endpoint, other).expect(204);
    expect((await settings()).devices).toHaveLength(1);
    await add(subscription, other).expect(201);
    expect((await settings()).devices).toEqual([]);
    expect((await settings(other)).devices).toHaveLength(1);
  });

  it('stay with their member when somebody else names the endpoint with another secret', async () => {
    await api.addMember(`other${members}@example.com`);
    const other = await api.logIn(`other${members}@example.com`);
    const subscription = push.subscribe();
    await add(subscription).expect(201);
    const claimed = { ...push.subscribe(), endpoint: subscription.endpoint };
    expect((await add(claimed, other).expect(400)).body.code).toBe('PUSH_ENDPOINT_REFUSED');
    expect((await settings()).devices).toHaveLength(1);
  });

  it('stay with a browser whose member logs in again, and leave it with the log-in of another member', async () => {
    await add(push.subscribe()).expect(201);
    const credentials = { user_email: email, password: PASSWORD };
    await owner.post('/api/v1/users/log-in').send(credentials).expect(200);
    expect((await settings()).devices).toHaveLength(1);
    await api.addMember(`other${members}@example.com`);
    await owner
      .post('/api/v1/users/log-in')
      .send({ ...credentials, user_email: `other${members}@example.com` })
      .expect(200);
    expect((await settings(await api.logIn(email))).devices).toEqual([]);
  });

  it('end with the log-out after a log-in again in the same browser', async () => {
    await add(push.subscribe()).expect(201);
    await owner.post('/api/v1/users/log-in').send({ user_email: email, password: PASSWORD }).expect(200);
    await owner.post('/api/v1/users/log-out').expect(204);
    expect((await settings(await api.logIn(email))).devices).toEqual([]);
  });

  it('end with a log-out while a log-in of another member waits for its second step in that browser', async () => {
    await add(push.subscribe()).expect(201);
    await passkeyMember(api, `passkey${members}@example.com`);
    await givePassword(api, `passkey${members}@example.com`, owner);
    const elsewhere = await api.logIn(email);
    expect((await settings(elsewhere)).devices).toHaveLength(1);
    await owner.post('/api/v1/users/log-out').expect(204);
    expect((await settings(elsewhere)).devices).toEqual([]);
  });

  it('are not added by a session that ends meanwhile', async () => {
    for (let round = 0; round < 5; round += 1) {
      const browser = await api.logIn(email);
      await Promise.all([add(push.subscribe(), browser), browser.post('/api/v1/users/log-out').expect(204)]);
    }
    expect((await settings()).devices).toEqual([]);
  });

  it(`are ${PUSH_DEVICES_MAX} at most`, async () => {
    for (let device = 0; device < PUSH_DEVICES_MAX; device += 1) await add(push.subscribe()).expect(201);
    expect((await add(push.subscribe()).expect(409)).body.code).toBe('PUSH_DEVICES_FULL');
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://127.0.0.1/push',
    'https://169.254.169.254/latest/meta-data/',
    'https://[::1]/push',
    'https://localhost/push',
    'https://8.8.8.8/push',
    'https://api.internal/push',
  ])('are refused with the endpoint %s', async (endpoint) => {
    expect((await add({ ...push.subscribe(), endpoint }).expect(400)).body.code).toBe('PUSH_ENDPOINT_REFUSED');
    expect((await settings()).devices).toEqual([]);
  });

  it.each([
    ['an endpoint that is no address', { endpoint: 'push' }],
    ['a short key', { p256dh: 'BAAA' }],
    ['a long secret', { auth: 'A'.repeat(30) }],
  ])('are refused with %s', async (_, changes) => {
    expect((await add({ ...push.subscribe(), ...changes }).expect(400)).body.code).toBe('VALIDATION_FAILED');
  });
});

describe('a test alert', () => {
  it('goes by mail and to every device, once a minute', async () => {
    const { push_key: key } = await settings();
    const devices = [push.subscribe(key), push.subscribe(key)];
    for (const device of devices) await add(device).expect(201);
    const { body } = await test().expect(200);
    expect(body).toEqual({ mail: true, devices: 2, at: expect.stringMatching(/^\d{4}-.*Z$/) });
    expect(push.received.map(({ endpoint }) => endpoint).toSorted()).toEqual(
      devices.map(({ endpoint }) => endpoint).toSorted(),
    );
    expect(push.received[0]).toMatchObject({
      payload: { title: '시험 알림', body: expect.stringMatching(/요\.$/), url: '/mypage/alerts', tag: 'test' },
      vapid: { sub: 'mailto:operator@lens.example', aud: push.url },
    });
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).toMatch(/\/u\/[\w-]{22}/);
    expect((await settings()).tested_at).toBe(body.at);

    api.clock.forward(40);
    const refused = await test().expect(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(21);
    expect(push.received).toHaveLength(2);
    api.clock.forward(21);
    await test().expect(200);
  });

  it('forgets a device that is gone, and keeps one whose push service waits or fails', async () => {
    const subscriptions = Array.from({ length: 4 }, () => push.subscribe());
    for (const subscription of subscriptions) await add(subscription).expect(201);
    push.fail(status(410));
    push.fail(status(429, { retryAfter: 60 }));
    push.fail(status(500));
    const { body } = await test().expect(200);
    expect(body).toMatchObject({ mail: true, devices: 1 });
    expect((await settings()).devices).toHaveLength(3);
    expect(api.logs.filter((line) => line.includes('a device did not get its test alert'))).toHaveLength(1);
    expect(api.logs.join('')).not.toContain(new URL(subscriptions[0]?.endpoint ?? '').pathname);
  });

  it('sends no mail to a member who wants none', async () => {
    await put({ mail: false });
    await add(push.subscribe()).expect(201);
    expect((await test().expect(200)).body).toMatchObject({ mail: false, devices: 1 });
    expect(await mailsTo(email)).toEqual([]);
  });

  it('fails when neither mail nor device took it, and succeeds by a device alone', async () => {
    await api.restart({ SMTP_URL: 'smtp://127.0.0.1:1' });
    owner = await api.logIn(email);
    expect((await test().expect(503)).body.code).toBe('MAIL_UNAVAILABLE');
    await add(push.subscribe()).expect(201);
    api.clock.forward(61);
    expect((await test().expect(200)).body).toMatchObject({ mail: false, devices: 1 });
    await api.restart();
  });
});
