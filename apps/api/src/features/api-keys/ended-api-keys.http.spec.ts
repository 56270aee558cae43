import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Browser = ReturnType<TestApi['browser']>;
const NEW_PASSWORD = 'sturdy7anthill';

let members = 0;
let email: string;
let id: string;
let browser: Browser;
beforeEach(async () => {
  members += 1;
  email = `ended-keys${members}@example.com`;
  id = (await api.addMember(email))._id.toHexString();
  browser = await api.logIn(email);
});

async function makeKey(by = browser): Promise<string> {
  const { body } = await by
    .post('/api/v1/api-keys')
    .send({ name: '내 도구', scopes: ['read'] })
    .expect(201);
  return body.key;
}

const useKey = (key: string) =>
  api.browser().get('/api/v1/stocks/search?query=삼성').set('authorization', `Bearer ${key}`);
const eventsOf = (security: string) =>
  api.logs.map((line) => JSON.parse(line)).filter((line) => line.security === security && line.account === id);

/** Sets a new password by a code from the mailbox. */
async function reset() {
  const send = (path: string, body: object) => api.browser().post(`/api/v1/${path}`).send(body);
  await send('verification/request?email_type=password-change', { email }).expect(200);
  const mail = (await api.mail.messages()).find(({ to, text }) => to.includes(email) && text?.includes('인증코드'));
  const code = /인증코드: (\d{6})/.exec(mail?.text ?? '')?.[1];
  await send('verification/verify?email_type=password-change', { email, code }).expect(200);
  return send('users/change-password', { user_email: email, new_password: NEW_PASSWORD });
}

const change = (current_password = PASSWORD) =>
  browser.post('/api/v1/users/me/password').send({ current_password, new_password: NEW_PASSWORD });

describe('the API keys of a member', () => {
  it('all end with a reset by mail, which says how many; those of others go on', async () => {
    const keys = [await makeKey(), await makeKey()];
    await api.addMember(`other-${email}`);
    const others = await makeKey(await api.logIn(`other-${email}`));
    const answer = await reset();
    expect([answer.status, answer.body]).toEqual([200, { ended_keys: 2, ended_push_devices: 0 }]);
    for (const key of keys) expect((await useKey(key).expect(401)).body.code).toBe('API_KEY_INVALID');
    await useKey(others).expect(200);
    expect(eventsOf('api-keys-ended')).toMatchObject([{ what: 2 }]);
  });

  it('all end with a change by the member, and a new one works under the new password', async () => {
    const key = await makeKey();
    expect((await change().expect(200)).body).toEqual({ ended_keys: 1, ended_push_devices: 0 });
    await useKey(key).expect(401);
    await useKey(await makeKey()).expect(200);
  });

  it('stay where the new password is refused', async () => {
    const key = await makeKey();
    await change('not7the7password').expect(400);
    await useKey(key).expect(200);
    expect(eventsOf('api-keys-ended')).toEqual([]);
  });

  it('are none: nothing ends and nothing is told', async () => {
    expect((await change().expect(200)).body).toEqual({ ended_keys: 0, ended_push_devices: 0 });
    expect(eventsOf('api-keys-ended')).toEqual([]);
  });
});

describe('an admin who ends the keys of a member', () => {
  const endAll = (by: Browser, of = id) => by.delete(`/api/v1/admin/users/${of}/api-keys`);
  let admin: Browser;
  beforeEach(async () => {
    await api.addMember(`admin-${email}`, { isAdmin: true });
    admin = await api.logIn(`admin-${email}`);
  });

  it('ends all, with an audit row, a mail and a line of the trail; the sessions stay', async () => {
    const keys = [await makeKey(), await makeKey()];
    await endAll(admin).expect(200, { ended: 2, mailed: true });
    for (const key of keys) await useKey(key).expect(401);
    await browser.get('/api/v1/users/me').expect(200);
    const { body } = await admin.get(`/api/v1/admin/audit?user_id=${id}`).expect(200);
    expect(body.items).toMatchObject([{ action: 'api_keys_ended', admin: { user_email: `admin-${email}` } }]);
    const mails = (await api.mail.messages()).filter(({ to }) => to.includes(email));
    const subjects = mails.map(({ subject }) => subject).filter((subject) => !subject.includes('만들어졌어요'));
    expect(subjects).toEqual(['[개미렌즈] API 키가 폐기되었어요']);
    expect(eventsOf('admin-change')).toMatchObject([{ what: 'api-keys' }]);
  });

  it('is told that there is none, which writes no audit row', async () => {
    const none = await endAll(admin).expect(404);
    expect(none.body).toEqual({ detail: '만든 API 키가 없어요.', code: 'NO_API_KEYS' });
    expect((await admin.get(`/api/v1/admin/audit?user_id=${id}`)).body.total).toBe(0);
    expect((await endAll(admin, 'f'.repeat(24)).expect(404)).body.code).toBe('USER_NOT_FOUND');
  });

  it('must be one', async () => {
    const key = await makeKey();
    await endAll(browser).expect(403);
    await useKey(key).expect(200);
  });
});
