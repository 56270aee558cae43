import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../test/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const EMAIL = 'very.secret+person@mail.example.com';
const ADMIN = 'secret.boss@example.com';
const PHONE = '010-7391-8264';
const NAME = '남궁비밀';
const passwords = { first: 'sturdy7anthill', wrong: 'wrong7password', reset: 'another8anthill', own: 'third9anthill' };

type Browser = ReturnType<TestApi['browser']>;
const codes: string[] = [];
const cookies: string[] = [];
const keys: string[] = [];

async function verify(browser: Browser, type: 'sign-up' | 'password-change'): Promise<void> {
  await browser.post(`/api/v1/verification/request?email_type=${type}`).send({ email: EMAIL }).expect(200);
  const code =
    /인증코드: (\d{6})/.exec(
      (await api.mail.messages()).find(({ text }) => text?.includes('인증코드'))?.text ?? '',
    )?.[1] ?? '';
  codes.push(code);
  const wrong = code === '111111' ? '222222' : '111111';
  const url = `/api/v1/verification/verify?email_type=${type}`;
  await browser.post(url).send({ email: EMAIL, code: wrong }).expect(400);
  await browser.post(url).send({ email: EMAIL, code }).expect(200);
}

async function logIn(email: string, password: string): Promise<Browser> {
  const browser = api.browser();
  const answer = await browser.post('/api/v1/users/log-in').send({ user_email: email, password }).expect(200);
  cookies.push(/gaemi\.sid=([^;]+)/.exec(String(answer.headers['set-cookie']))?.[1] ?? '');
  return browser;
}

/** A member's whole life, with everything that goes wrong in one. */
async function liveThrough(): Promise<void> {
  const visitor = api.browser();
  await visitor.get(`/api/v1/users/check-email/${encodeURIComponent(EMAIL)}`).expect(200);
  await verify(visitor, 'sign-up');
  const form = {
    user_email: EMAIL,
    user_name: NAME,
    user_pw: passwords.first,
    user_pw_confirm: passwords.first,
    user_mobile: PHONE,
    user_agree: true,
  };
  await visitor
    .post('/api/v1/users/sign-up')
    .send({ ...form, surprise: EMAIL })
    .expect(400);
  await visitor.post('/api/v1/users/sign-up').send(form).expect(201);
  await visitor.get(`/api/v1/users/check-email/${EMAIL}`).expect(409);
  await visitor.post('/api/v1/users/log-in').send({ user_email: EMAIL, password: passwords.wrong }).expect(401);
  await visitor.post('/api/v1/users/find-email').send({ user_name: NAME, user_mobile: PHONE }).expect(200);
  await visitor.get(`/api/v1/nothing/${EMAIL}?email=${EMAIL}&password=${passwords.first}`).expect(404);

  await logIn(EMAIL, passwords.first);
  api.clock.forward(60);
  await verify(visitor, 'password-change');
  await visitor
    .post('/api/v1/users/change-password')
    .send({ user_email: EMAIL, new_password: passwords.reset })
    .expect(200);
  const member = await logIn(EMAIL, passwords.reset);
  const change = (current_password: string) =>
    member.post('/api/v1/users/me/password').send({ current_password, new_password: passwords.own });
  await change(passwords.wrong).expect(400);
  await change(passwords.reset).expect(200);
  await member.get('/api/v1/admin/users').expect(403);
  const made = await member
    .post('/api/v1/api-keys')
    .send({ name: NAME, scopes: ['read'] })
    .expect(201);
  keys.push(made.body.key);
  await visitor.get('/api/v1/stocks/search').set('authorization', `Bearer ${made.body.key}`).expect(200);
  await visitor.get(`/api/v1/nothing/${made.body.key}`).expect(404);
  await member.post('/api/v1/medium-good-news-sqs').send({ request_id: 'request-masked', stock_name: '삼성전자' });

  const admin = await logIn(ADMIN, 'correct9horse');
  const found = await admin.get(`/api/v1/admin/users?search=${encodeURIComponent(EMAIL)}`).expect(200);
  const id = found.body.items[0]?._id;
  await admin.patch(`/api/v1/admin/users-credit/${id}`).send({ paid: 1, credit: 1 }).expect(200);
  await admin.get('/api/v1/admin/audit').expect(200);

  // A record that no code of ours writes: an error of ours, with the record at hand.
  await api.connection.collection('users').updateOne({ email: EMAIL }, { $set: { credit: EMAIL } });
  await member.get('/api/v1/users/me').expect(500);
  await api.connection.collection('users').updateOne({ email: EMAIL }, { $set: { credit: 1 } });
  await member.delete('/api/v1/users/sign-out').expect(204);
}

describe('the log of calls with the token of a link', () => {
  const token = 'AbCdEfGhIjKlMnOpQrStUv';

  it.each([
    `//r/${token}`,
    `/r//${token}`,
    `/r%2F${token}`,
    `//u//${token}`,
    `/api/v1//shared/${token}`,
    `/r/${token}`,
  ])('masks it in %s', async (path) => {
    const before = api.logs.length;
    const { status } = await fetch(`${api.url}${path}`);
    expect(status).toBe(404);
    await expect.poll(() => api.logs.slice(before).join('')).toContain('"answered"');
    expect(api.logs.slice(before).join('')).toContain('***');
    expect(api.logs.slice(before).join('')).not.toContain(token);
  });
});

describe('the log of a run through everything', () => {
  it('has no address, code, password, cookie, API key, name or phone on any line', async () => {
    await api.addMember(ADMIN, { isAdmin: true });
    await liveThrough();
    const log = api.logs.join('');
    expect(api.logs.length).toBeGreaterThan(30);
    expect(log).toContain('***@***');
    expect(codes).toHaveLength(2);
    expect(cookies.every((cookie) => cookie.length > 20)).toBe(true);

    const secrets = [
      ...['very.secret', 'secret.boss', NAME, PHONE, 'correct9horse'],
      ...Object.values(passwords),
      ...cookies,
      ...keys,
      // The id of the session without its signature, decoded and not.
      ...cookies.map((cookie) => decodeURIComponent(cookie).slice(2).split('.', 1)[0] ?? ''),
    ];
    for (const secret of secrets) expect(log).not.toContain(secret);
    for (const code of codes) expect(log).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`));
  });
});
