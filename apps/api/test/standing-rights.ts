import { SoftwareAuthenticator } from '@gaemi/testing/passkeys/software-authenticator';
import type { Request } from 'express';
import { Types } from 'mongoose';
import { Devices } from '../src/http/device/devices.ts';
import { addLiveAnalysis, filedEvent } from './live-analysis.ts';
import { addPasskey, sendCode } from './passkey-member.ts';
import { PASSWORD, type TestApi } from './start-test-api.ts';

type Browser = ReturnType<TestApi['browser']>;

/** A member with the browser in which the event happens, and another browser of the same member. */
export interface Scene {
  api: TestApi;
  id: string;
  email: string;
  /** Changes with the event. */
  password: string;
  own: Browser;
  other: Browser;
  admin: Browser;
}

const NEW_PASSWORD = 'sturdy7anthill';

export async function openScene(api: TestApi, number: number, admin: Browser): Promise<Scene> {
  const email = `right${number}@example.com`;
  const { _id } = await api.addMember(email);
  return {
    api,
    id: _id.toHexString(),
    email,
    password: PASSWORD,
    own: await api.logIn(email),
    other: await api.logIn(email),
    admin,
  };
}

const isOk = async (call: PromiseLike<{ status: number }>): Promise<boolean> => (await call).status < 300;

async function codeFor({ api, email }: Scene, type: string, browser: Browser): Promise<string> {
  await browser.post(`/api/v1/verification/request?email_type=${type}`).send({ email }).expect(200);
  const mail = (await api.mail.messages()).find(({ to, text }) => to.includes(email) && text?.includes('인증코드'));
  return /인증코드: (\d+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const verify = ({ email }: Scene, type: string, { browser, code }: { browser: Browser; code: string }) =>
  browser.post(`/api/v1/verification/verify?email_type=${type}`).send({ email, code });

const resetTo = ({ email }: Scene, browser: Browser, new_password: string) =>
  browser.post('/api/v1/users/change-password').send({ user_email: email, new_password });

const passwordOf = ({ email, password }: Scene) => ({ user_email: email, password });

/** Adds a push subscription in a browser, and returns whether the member still has it. */
async function subscribe({ api, id }: Scene, browser: Browser): Promise<() => Promise<boolean>> {
  const endpoint = `https://fcm.googleapis.com/fcm/send/${id}${Math.random()}`;
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
  await browser.post('/api/v1/push-subscriptions').send({ endpoint, keys }).expect(201);
  return async () => (await api.connection.collection('push_subscriptions').countDocuments({ endpoint })) > 0;
}

const register = ({ other }: Scene) => addPasskey(other, new SoftwareAuthenticator('http://localhost:3000'));

/** Every credential and standing right of a member: obtains it and returns a probe that tells whether it still works. */
export const standingRights = {
  'session of the browser itself':
    async ({ own }: Scene) =>
    () =>
      isOk(own.get('/api/v1/users/me')),
  'session of another browser':
    async ({ other }: Scene) =>
    () =>
      isOk(other.get('/api/v1/users/me')),
  'half-open session': async (scene: Scene) => {
    const { recovery_codes: codes } = await register(scene);
    const half = scene.api.browser();
    await half.post('/api/v1/users/log-in').send(passwordOf(scene)).expect(401);
    return () => isOk(sendCode(half, codes?.[0]));
  },
  'device mark of another browser': async ({ api, other, email }: Scene) => {
    const cookie = other.jar
      .getCookies({ path: '/', domain: '127.0.0.1', secure: false, script: false })
      .toValueString();
    return async () => {
      const passwordHash = (await api.users.findByEmail(email))?.passwordHash ?? null;
      const request = { headers: { cookie }, ip: '127.0.0.1' } as Request;
      return api.app.get(Devices, { strict: false }).requesterOf(request).knows({ email, passwordHash });
    };
  },
  'API key': async ({ api, other }: Scene) => {
    const { body } = await other
      .post('/api/v1/api-keys')
      .send({ name: '내 도구', scopes: ['read'] })
      .expect(201);
    return () => isOk(api.browser().get('/api/v1/analysis-costs').set('authorization', `Bearer ${body.key}`));
  },
  passkey: async (scene: Scene) => {
    await register(scene);
    return async () => {
      const { body } = await scene.api.browser().post('/api/v1/users/log-in').send(passwordOf(scene));
      return body.code === 'SECOND_STEP_REQUIRED';
    };
  },
  'recovery code': async (scene: Scene) => {
    const { recovery_codes: codes } = await register(scene);
    return async () => {
      const half = scene.api.browser();
      await half.post('/api/v1/users/log-in').send(passwordOf(scene));
      return isOk(sendCode(half, codes?.[0]));
    };
  },
  'push subscription of the browser itself': (scene: Scene) => subscribe(scene, scene.own),
  'push subscription of another browser': (scene: Scene) => subscribe(scene, scene.other),
  'share link': async (scene: Scene) => {
    const member = await scene.api.users.findByEmail(scene.email);
    if (member === null) throw new Error('the member is not there');
    const content = { lead: ['공급 계약이 앞섰어요.'], summary: '공급 계약을 맺었어요.', events: [filedEvent] };
    const analysis = await addLiveAnalysis(scene.api, member._id, content);
    const { body } = await scene.other.post(`/api/v1/combined-news/${analysis}/share`).expect(201);
    return () => isOk(scene.api.browser().get(`/api/v1/shared/${body.token}`));
  },
  'unsubscribe link': async ({ api, other, id }: Scene) => {
    await other.put('/api/v1/alerts').send({ mail: true }).expect(200);
    await other.post('/api/v1/alerts/test').expect(200);
    const token = (await api.mail.messages()).map(({ text }) => /\/u\/([\w-]+)/.exec(text ?? '')?.[1]).find(Boolean);
    const settings = api.connection.collection('alert_settings');
    return async () => {
      await api.browser().post(`/u/${token}`).type('form').send('List-Unsubscribe=One-Click').expect(200);
      return (await settings.findOne({ _id: new Types.ObjectId(id) }))?.mail === false;
    };
  },
  'code for a reset': async (scene: Scene) => {
    const browser = scene.api.browser();
    const code = await codeFor(scene, 'password-change', browser);
    return () => isOk(verify(scene, 'password-change', { browser, code }));
  },
  'proof for a reset': async (scene: Scene) => {
    const browser = scene.api.browser();
    const code = await codeFor(scene, 'password-change', browser);
    await verify(scene, 'password-change', { browser, code }).expect(200);
    return () => isOk(resetTo(scene, browser, 'another9anthill'));
  },
  'proof for a sign-up of somebody else': async (scene: Scene) => {
    const { api, email, id } = scene;
    // Made before there was a member of the address.
    const users = api.connection.collection('users');
    await users.updateOne({ email }, { $set: { email: `${id}@example.com` } });
    const browser = api.browser();
    await verify(scene, 'sign-up', { browser, code: await codeFor(scene, 'sign-up', browser) }).expect(200);
    await users.updateOne({ email: `${id}@example.com` }, { $set: { email } });
    const passwords = { user_pw: NEW_PASSWORD, user_pw_confirm: NEW_PASSWORD };
    const form = {
      user_email: email,
      user_name: '박개미',
      user_mobile: '010-2222-3333',
      user_agree: true,
      ...passwords,
    };
    return () => isOk(browser.post('/api/v1/users/sign-up').send(form));
  },
  'copy in the cache of the browser': async ({ own }: Scene) => {
    const paths = ['users/me', 'users/me/credit-logs', 'alerts', 'combined-news-result', 'home'];
    const answers = await Promise.all(paths.map((path) => own.get(`/api/v1/${path}`).expect(200)));
    const isCached = answers.some(({ headers }) => headers['cache-control'] !== 'no-store');
    return async () => isCached;
  },
} as const satisfies Record<string, (scene: Scene) => Promise<() => Promise<boolean>>>;

/** Everything that could end such a right, in the browser `own` or about its member. */
export const endingEvents = {
  'log-out': async ({ own }: Scene) => {
    await own.post('/api/v1/users/log-out').expect(204);
  },
  'password change': async (scene: Scene) => {
    const passwords = { current_password: PASSWORD, new_password: NEW_PASSWORD };
    await scene.own.post('/api/v1/users/me/password').send(passwords).expect(200);
    scene.password = NEW_PASSWORD;
  },
  'reset by mail': async (scene: Scene) => {
    const { own: browser } = scene;
    const code = await codeFor(scene, 'password-change', browser);
    await verify(scene, 'password-change', { browser, code }).expect(200);
    await resetTo(scene, browser, NEW_PASSWORD).expect(200);
    scene.password = NEW_PASSWORD;
  },
  'end of sessions by the member': async ({ own }: Scene) => {
    const { body } = await own.get('/api/v1/users/me/sessions').expect(200);
    const items: { id: string; current: boolean }[] = body.items;
    for (const { id } of items.toSorted((a, b) => Number(a.current) - Number(b.current)))
      await own.delete(`/api/v1/users/me/sessions/${id}`).expect(204);
  },
  'end of sessions by an admin': async ({ id, admin }: Scene) => {
    await admin.delete(`/api/v1/admin/users/${id}/sessions`).expect(200);
  },
  'end of the grade': async ({ api, email }: Scene) => {
    await api.connection.collection('users').updateOne({ email }, { $set: { expiredAt: new Date(0) } });
  },
  withdrawal: async ({ own }: Scene) => {
    await own.delete('/api/v1/users/sign-out').expect(204);
  },
} as const satisfies Record<string, (scene: Scene) => Promise<void>>;

export type StandingRight = keyof typeof standingRights;
export type EndingEvent = keyof typeof endingEvents;
