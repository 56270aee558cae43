import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { startMailStub } from '@gaemi/testing/providers/mail-stub';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { passkeyMember } from '../../../test/passkey-member.ts';
import { PASSWORD, startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const NEW_PASSWORD = 'sturdy7anthill';
const url = 'https://bot.example.com/secret-path';
let members = 0;
let email: string;
let browser: ReturnType<TestApi['browser']>;
beforeEach(async () => {
  members += 1;
  email = `owner${members}@example.com`;
  await api.addMember(email);
  browser = await api.logIn(email);
});

/** Subjects of the mails to the member, the newest first. Notices come beside the answer. */
const subjects = async () => (await mails()).map(({ subject }) => subject);
const mails = async () => (await api.mail.messages()).filter(({ to }) => to.includes(email));
const changePassword = (by = browser) =>
  by.post('/api/v1/users/me/password').send({ current_password: PASSWORD, new_password: NEW_PASSWORD });
const makeKey = (name: string) =>
  browser
    .post('/api/v1/api-keys')
    .set('Idempotency-Key', Buffer.from(`${members} ${name}`).toString('base64url'))
    .send({ name, scopes: ['read', 'analyse'] });
const makeWebhook = () => browser.post('/api/v1/webhooks').send({ url, events: ['alert'] });

describe('a member hears by mail', () => {
  it('of a changed password, and what it ended', async () => {
    await changePassword().expect(200);
    await expect.poll(subjects).toEqual(['[개미렌즈] 비밀번호가 바뀌었어요']);
    const [mail] = await mails();
    expect(mail?.text).toContain('다른 기기에서 로그아웃되고 푸시 알림이 끊겼어요. API 키는 모두 폐기됐어요.');
    expect(mail?.text).toContain('비밀번호 찾기로 바로 다시 바꾸고');
    expect(mail?.text).not.toContain(NEW_PASSWORD);
  });

  it('of a reset password', async () => {
    const someone = api.browser();
    await someone.post('/api/v1/verification/request?email_type=password-change').send({ email }).expect(200);
    const code = /인증코드: (\d{6})/.exec((await mails())[0]?.text ?? '')?.[1];
    await someone.post('/api/v1/verification/verify?email_type=password-change').send({ email, code }).expect(200);
    const form = { user_email: email, new_password: NEW_PASSWORD };
    await someone.post('/api/v1/users/change-password').send(form).expect(200);
    await expect.poll(async () => (await subjects())[0]).toBe('[개미렌즈] 비밀번호가 바뀌었어요');
    expect((await mails())[0]?.text).toContain('모든 기기에서 로그아웃되고');
  });

  it('of a key that was made, once for a repeated press, without the key itself', async () => {
    const { body } = await makeKey('<b>도구</b>').expect(201);
    await makeKey('<b>도구</b>').expect(201);
    await makeKey('둘째').expect(201);
    const madeKey = '[개미렌즈] API 키가 만들어졌어요';
    await expect.poll(subjects).toEqual([madeKey, madeKey]);
    const mail = (await mails()).find(({ text }) => text?.includes('도구'));
    expect(mail?.text).toContain(`<b>도구</b> (…${body.ending})`);
    expect(mail?.text).toContain('할 수 있는 일: 읽기, 분석 (크레딧을 써요)');
    expect(mail?.html).toContain('&lt;b&gt;');
    expect(JSON.stringify(mail)).not.toContain(body.key);
  });

  it('of a webhook and of its new address, by its host, and of no other change', async () => {
    const { body } = await makeWebhook().expect(201);
    await expect.poll(subjects).toHaveLength(1);
    expect((await mails())[0]).toMatchObject({ subject: '[개미렌즈] 웹훅 주소가 등록되었어요' });
    expect((await mails())[0]?.text).toContain('등록되었어요: bot.example.com\n');
    const change = (what: object) => browser.patch(`/api/v1/webhooks/${body.id}`).send(what).expect(200);
    await change({ events: ['analysis.finished'] });
    await change({ enabled: false });
    await change({ url: 'https://other.example.com' });
    await expect.poll(async () => (await mails())[0]?.text).toContain('등록되었어요: other.example.com\n');
    expect((await mails())[0]?.text).toContain('이 주소로 보내는 소식: 분석이 끝났다는 것\n');
    expect((await mails())[0]?.text).not.toContain('분석 결과');
    expect(await subjects()).toHaveLength(2);
  });

  it('of a new secret of a webhook, by its host, and of none that was asked for another member', async () => {
    const { body } = await makeWebhook().expect(201);
    await browser.post(`/api/v1/webhooks/${'0'.repeat(24)}/secret`).expect(404);
    const { body: replaced } = await browser.post(`/api/v1/webhooks/${body.id}/secret`).expect(200);
    const subject = '[개미렌즈] 웹훅의 서명 비밀이 바뀌었어요';
    await expect.poll(subjects).toEqual(expect.arrayContaining([subject, '[개미렌즈] 웹훅 주소가 등록되었어요']));
    const mail = (await mails()).find((each) => each.subject === subject);
    expect(mail?.text).toContain('웹훅(bot.example.com)에 새 서명 비밀이');
    expect(JSON.stringify(mail)).not.toContain(replaced.secret);
    expect(await subjects()).toHaveLength(2);
  });
});

it('a mail server that does not answer holds no change', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const away = await startTestApi({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  try {
    const { browser: owner, codes } = await passkeyMember(away, 'silent@example.com');
    expect(codes).toHaveLength(10);
    await changePassword(owner).expect(200);
    // Both mails wait for the greeting still.
    await expect.poll(() => sockets.map(({ destroyed }) => destroyed)).toEqual([false, false]);
  } finally {
    for (const socket of sockets) socket.destroy();
    await away.close();
    silent.close();
  }
  expect(away.logs.join('')).toContain('the mail about a change of an account could not be sent');
});

it('a mail server that is busy gets the mail again', async () => {
  const stub = await startMailStub();
  stub.setFault(() => 'busy');
  const busy = await startTestApi({ SMTP_URL: stub.smtpUrl });
  await busy.addMember('busy@example.com');
  await changePassword(await busy.logIn('busy@example.com')).expect(200);
  await expect.poll(() => busy.logs.join('')).toContain('the mail about a change of an account could not be sent');
  stub.setFault(() => null);
  await expect.poll(() => stub.received.map(({ to }) => to)).toEqual(['busy@example.com']);
  await busy.close();
  await stub.close();
});

it('keys and addresses of which mails tell are bounded in a day; a password can be changed all the same', async () => {
  await api.restart({ RATE_LIMIT_SCALE: '0.06' });
  browser = await api.logIn(email);
  for (let made = 0; made < 3; made += 1) {
    await makeKey(`열쇠 ${made}`).expect(201);
    await makeWebhook().expect(201);
  }
  expect((await makeKey('하나 더').expect(429)).body.code).toBe('TOO_MANY_REQUESTS');
  expect((await makeWebhook().expect(429)).body.code).toBe('TOO_MANY_REQUESTS');
  await expect.poll(subjects).toHaveLength(6);
  await changePassword().expect(200);
  await expect.poll(async () => (await subjects())[0]).toBe('[개미렌즈] 비밀번호가 바뀌었어요');
});
