import { type Endpoint, endpoints } from '@gaemi/contracts/endpoints';
import { API_PREFIX } from '@gaemi/contracts/routes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  askOptions,
  confirm,
  givePassword,
  passkeyMember,
  sendCode,
  sendPasskey,
} from '../../../test/passkey-member.ts';
import { cookieLines } from '../../../test/session-cookie.ts';
import { PASSWORD, startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

let members = 0;
let member: Awaited<ReturnType<typeof passkeyMember>>;
beforeEach(async () => {
  members += 1;
  member = await passkeyMember(api, `second${members}@example.com`);
});

const me = (browser: ReturnType<TestApi['browser']>) => browser.get('/api/v1/users/me');
const refused = { code: 'PASSKEY_REFUSED', detail: '패스키를 확인하지 못했어요. 다시 시도해주세요.' };

describe('the log-in of a member without a passkey', () => {
  it('is one step, with the answer and the session it always had', async () => {
    await api.addMember(`plain${members}@example.com`);
    const credentials = { user_email: `plain${members}@example.com`, password: PASSWORD };
    const browser = api.browser();
    const answer = await browser.post('/api/v1/users/log-in').send(credentials).expect(200);
    expect(Object.keys(answer.body).sort()).toEqual(
      ['credit', 'expired_at', 'grade', 'is_admin', 'paid', 'user_email', 'user_mobile', 'user_name'].sort(),
    );
    await me(browser).expect(200);
  });
});

describe('the log-in of a member with a passkey', () => {
  it('asks for the second step after the right password, and only after it', async () => {
    const credentials = { user_email: member.email, password: 'wrong9password' };
    const wrong = await api.browser().post('/api/v1/users/log-in').send(credentials).expect(401);
    expect(wrong.body.code).toBe('LOG_IN_FAILED');
    const right = await api
      .browser()
      .post('/api/v1/users/log-in')
      .send({ ...credentials, password: PASSWORD })
      .expect(401);
    expect(right.body).toEqual({
      code: 'SECOND_STEP_REQUIRED',
      detail: '패스키나 복구 코드로 한 번 더 확인해주세요.',
    });
  });

  it('is complete with the passkey: the answer is that of a log-in, under a new session', async () => {
    const browser = await givePassword(api, member.email);
    const credential = member.authenticator.get(await askOptions(browser));
    const answer = await sendPasskey(browser, credential).expect(200);
    expect(answer.body).toMatchObject({ user_email: member.email, credit: 100 });
    const days = (Date.parse(/Expires=([^;]+)/.exec(String(cookieLines(answer)))?.[1] ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(7, 1);
    await me(browser).expect(200);
    const { body } = await browser.get('/api/v1/users/me/passkeys').expect(200);
    expect(body.items[0].last_used_at).toMatch(/Z$/);
  });

  it('opens nothing before the second step: every endpoint for members and admins is 401', async () => {
    const admin = await passkeyMember(api, `admin${members}@example.com`, { isAdmin: true });
    const browser = await givePassword(api, admin.email);
    for (const [name, { route, access }] of Object.entries<Endpoint>(endpoints)) {
      if (access === 'public') continue;
      const path = `${API_PREFIX}/${route.path.replace(/:\w+/g, '0123456789abcdef01234567')}`;
      const method = route.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
      const answer = await browser[method](path);
      expect([name, answer.status, answer.body.code]).toEqual([name, 401, 'NOT_LOGGED_IN']);
    }
    const { body } = await admin.browser.get('/api/v1/users/me/sessions').expect(200);
    expect(body.items).toHaveLength(1);
    // The steps above took nothing from the second one.
    await confirm(browser, admin.authenticator);
    await me(browser).expect(200);
  });

  it('ends the session that the browser had before', async () => {
    await givePassword(api, member.email, member.browser);
    await me(member.browser).expect(401);
  });

  it('waits five minutes for the second step, in the cookie and on the server', async () => {
    const browser = api.browser();
    const credentials = { user_email: member.email, password: PASSWORD };
    const answer = await browser.post('/api/v1/users/log-in').send(credentials).expect(401);
    const seconds = (Date.parse(/Expires=([^;]+)/.exec(String(cookieLines(answer)))?.[1] ?? '') - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(280);
    expect(seconds).toBeLessThanOrEqual(300);
    const options = await askOptions(browser);
    const stored = await api.connection.collection('sessions').findOne({ 'session.halfOpen.user': member.id });
    expect(stored?.expires.getTime() - Date.now()).toBeLessThanOrEqual(300_000);
    api.clock.forward(300);
    const credential = member.authenticator.get(options);
    const late = await sendPasskey(browser, credential).expect(401);
    expect(late.body.code).toBe('SECOND_STEP_OVER');
    await sendCode(browser, member.codes[0]).expect(401);
    await browser.post('/api/v1/users/second-step/options').expect(401);
    await api.browser().post('/api/v1/users/second-step/options').expect(401);
    expect((await member.browser.get('/api/v1/users/me/passkeys')).body.recovery_codes_left).toBe(10);
  });

  it('is over when the password changes meanwhile', async () => {
    const browser = await givePassword(api, member.email);
    const passwords = { current_password: PASSWORD, new_password: 'sturdy7anthill' };
    await member.browser.post('/api/v1/users/me/password').send(passwords).expect(200);
    const late = await sendCode(browser, member.codes[0]).expect(401);
    expect(late.body.code).toBe('SECOND_STEP_OVER');
  });

  it('is over when an admin removes the passkeys meanwhile: the password alone logs in then', async () => {
    const office = await passkeyMember(api, `office${members}@example.com`, { isAdmin: true });
    const browser = await givePassword(api, member.email);
    await office.browser.delete(`/api/v1/admin/users/${member.id}/passkeys`).expect(200);
    const steps = [browser.post('/api/v1/users/second-step/options'), sendCode(browser, member.codes[0])];
    for (const step of steps) expect((await step.expect(401)).body.code).toBe('SECOND_STEP_OVER');
    const credentials = { user_email: member.email, password: PASSWORD };
    await browser.post('/api/v1/users/log-in').send(credentials).expect(200);
  });

  it('is asked for after a reset by mail, too: the reset removes no passkey', async () => {
    const send = (path: string, body: object) => api.browser().post(`/api/v1/${path}`).send(body);
    const browser = api.browser();
    await browser
      .post('/api/v1/verification/request?email_type=password-change')
      .send({ email: member.email })
      .expect(200);
    const code =
      /인증코드: (\d{6})/.exec(
        (await api.mail.messages()).find(({ text }) => text?.includes('인증코드'))?.text ?? '',
      )?.[1] ?? '';
    await browser
      .post('/api/v1/verification/verify?email_type=password-change')
      .send({ email: member.email, code })
      .expect(200);
    const password = 'sturdy7anthill';
    await browser
      .post('/api/v1/users/change-password')
      .send({ user_email: member.email, new_password: password })
      .expect(200);
    const answer = await send('users/log-in', { user_email: member.email, password }).expect(401);
    expect(answer.body.code).toBe('SECOND_STEP_REQUIRED');
  });
});

describe('a passkey in the second step', () => {
  it('is refused when it is signed with another key, comes from another site or did not verify its user', async () => {
    for (const fault of [{ wrongKey: true }, { origin: 'https://gaemilens.example.com' }, { userVerified: false }]) {
      const browser = await givePassword(api, member.email);
      const credential = member.authenticator.get(await askOptions(browser), fault);
      expect((await sendPasskey(browser, credential).expect(400)).body).toEqual(refused);
      await me(browser).expect(401);
    }
  });

  it('is refused with a challenge that was used, was replaced or belongs to another session', async () => {
    const browser = await givePassword(api, member.email);
    const other = await givePassword(api, member.email);
    const replaced = member.authenticator.get(await askOptions(browser));
    const options = await askOptions(browser);
    await sendPasskey(browser, replaced).expect(400);
    // The wrong try has used up the challenge.
    await sendPasskey(browser, member.authenticator.get(options)).expect(400);
    const credential = member.authenticator.get(await askOptions(browser));
    await sendPasskey(other, credential).expect(400);
    await sendPasskey(browser, credential).expect(200);
    await sendPasskey(browser, credential).expect(400);
    const again = await givePassword(api, member.email);
    expect((await sendPasskey(again, credential).expect(400)).body).toEqual(refused);
    await me(again).expect(401);
  });

  it('is refused when its counter goes back, as that of a copy does', async () => {
    const use = async (counter: number) => {
      const browser = await givePassword(api, member.email);
      return sendPasskey(browser, member.authenticator.get(await askOptions(browser), { counter }));
    };
    expect((await use(7)).status).toBe(200);
    expect((await use(7)).status).toBe(400);
    expect((await use(6)).status).toBe(400);
    expect((await use(8)).status).toBe(200);
  });

  it('is refused when it is that of another member, or unknown', async () => {
    const thief = await passkeyMember(api, `thief${members}@example.com`);
    const browser = await givePassword(api, member.email);
    const { challenge, rpId } = await askOptions(browser);
    const own = await askOptions(thief.browser);
    const credential = thief.authenticator.get({ challenge, rpId, allowCredentials: own.allowCredentials });
    expect((await sendPasskey(browser, credential).expect(400)).body).toEqual(refused);
    await me(browser).expect(401);
  });

  it.each([
    undefined,
    'text',
    {},
    { id: 'x', rawId: 'x', type: 'public-key' },
    { id: '!', rawId: '!', type: 'public-key', response: {} },
  ])('is a 400 with a sentence when it is %j', async (credential) => {
    const browser = await givePassword(api, member.email);
    await askOptions(browser);
    const answer = await browser.post('/api/v1/users/second-step/passkey').send({ credential }).expect(400);
    expect(answer.body.code).toBe('VALIDATION_FAILED');
  });
});

describe('a recovery code in the second step', () => {
  it('completes the log-in once, however it is typed', async () => {
    const [code = '', other] = member.codes;
    const browser = await givePassword(api, member.email);
    await sendCode(browser, ` ${code.toLowerCase().replaceAll('-', ' ')} `).expect(200);
    await me(browser).expect(200);
    const again = await givePassword(api, member.email);
    expect((await sendCode(again, code).expect(400)).body).toEqual({
      code: 'RECOVERY_CODE_WRONG',
      detail: '복구 코드가 올바르지 않거나 이미 사용했어요.',
    });
    await me(again).expect(401);
    await sendCode(again, other).expect(200);
    expect((await again.get('/api/v1/users/me/passkeys')).body.recovery_codes_left).toBe(8);
  });

  it('completes the log-in again where its answer was lost, for the same browser alone', async () => {
    const [browser, stranger] = [api.browser(), await givePassword(api, member.email)];
    const credentials = { user_email: member.email, password: PASSWORD };
    const asked = await browser.post('/api/v1/users/log-in').send(credentials).expect(401);
    await sendCode(browser, member.codes[0]).expect(200);
    // It never got that answer, and still has the cookie of before.
    const lost = api.browser();
    lost.jar.setCookies(cookieLines(asked));
    await sendCode(stranger, member.codes[0]).expect(400);
    expect((await sendCode(lost, member.codes[0]).expect(200)).body.user_email).toBe(member.email);
    expect((await lost.get('/api/v1/users/me/passkeys').expect(200)).body.recovery_codes_left).toBe(9);
    await sendCode(await givePassword(api, member.email, lost), member.codes[0]).expect(400);
  });

  it('confirms again for five minutes in the session that used it, and nowhere else', async () => {
    const [code] = member.codes;
    await sendCode(member.browser, code).expect(200);
    await sendCode(await givePassword(api, member.email), code).expect(400);
    api.clock.forward(299);
    await sendCode(member.browser, code).expect(200);
    api.clock.forward(1);
    await sendCode(member.browser, code).expect(400);
  });

  it('counts for its member only, and one that is no code is refused with a sentence', async () => {
    const other = await passkeyMember(api, `other${members}@example.com`);
    const browser = await givePassword(api, member.email);
    await sendCode(browser, other.codes[0]).expect(400);
    const answer = await sendCode(browser, '1234').expect(400);
    expect(answer.body.fields).toEqual({ code: '복구 코드 16자를 확인해주세요.' });
  });

  it('completes one of two log-ins that use it at the same moment', async () => {
    const browsers = [await givePassword(api, member.email), await givePassword(api, member.email)];
    const answers = await Promise.all(browsers.map((browser) => sendCode(browser, member.codes[0])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

describe('guesses at recovery codes', () => {
  it('are limited, by sender and member; the passkey still logs in', async () => {
    await api.restart({ RATE_LIMIT_SCALE: '1' });
    const browser = await givePassword(api, member.email);
    const statuses: number[] = [];
    for (let at = 0; at < 11; at += 1) statuses.push((await sendCode(browser, '0000-0000-0000-0000')).status);
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
    const refusal = await sendCode(browser, member.codes[0]).expect(429);
    expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(0);
    await confirm(browser, member.authenticator);
    await me(browser).expect(200);
    await api.restart({ RATE_LIMIT_SCALE: '0' });
  });

  it('of somebody who has the password keep nobody out: the owner gets in by a right code', async () => {
    await api.restart({ RATE_LIMIT_SCALE: '1' });
    for (let thief = 0; thief < 12; thief += 1) {
      const browser = await givePassword(api, member.email);
      await browser.post('/api/v1/verification/request?email_type=password-change').send({ email: member.email });
      for (let at = 0; at < 10; at += 1) await sendCode(browser, '0000-0000-0000-0000');
    }
    const owner = api.browser();
    owner.jar.setCookies(cookieLines(await giveAddress(owner), /gaemi\.device$/));
    await sendCode(await givePassword(api, member.email, owner), member.codes[0]).expect(200);
    await api.restart({ RATE_LIMIT_SCALE: '0' });
  });
});

/** Any post that gives a browser its device cookie. */
const giveAddress = (browser: ReturnType<TestApi['browser']>) =>
  browser.post('/api/v1/verification/request?email_type=sign-up').send({ email: 'somebody@example.com' });

describe('a session that ends while its second step runs', () => {
  it('does not come back: neither by an end of its owner nor by a new password', async () => {
    for (let round = 0; round < 4; round += 1) {
      const other = await passkeyMember(api, `racing-step${round}@example.com`);
      const thief = await givePassword(api, other.email);
      await confirm(thief, other.authenticator);
      const options = await askOptions(thief);
      const { body } = await other.browser.get('/api/v1/users/me/sessions').expect(200);
      const listed = body.items.find(({ current }: { current: boolean }) => !current);
      await Promise.all([
        sendPasskey(thief, other.authenticator.get(options)),
        other.browser.delete(`/api/v1/users/me/sessions/${listed.id}`).expect(204),
      ]);
      await me(thief).expect(401);
    }
  });
});

describe('a member who is suspended between the password and the second step', () => {
  it('gets no session, and no recovery code is used up', async () => {
    const suspend = (suspension: object | null) =>
      api.connection
        .collection('users')
        .updateOne(
          { email: member.email },
          suspension === null ? { $unset: { suspension: '' } } : { $set: { suspension } },
        );
    const browser = await givePassword(api, member.email);
    const credential = member.authenticator.get(await askOptions(browser));
    await suspend({ reason: '도배', at: api.clock.now() });
    const refusals = [
      await browser.post('/api/v1/users/second-step/options'),
      await sendPasskey(browser, credential),
      await sendCode(browser, member.codes[0]),
      // In a session that was begun before, too.
      await sendCode(member.browser, member.codes[0]),
    ];
    for (const { status, body } of refusals) expect([status, body.code]).toEqual([403, 'SUSPENDED']);
    await suspend(null);
    await me(browser).expect(401);
    await sendCode(browser, member.codes[0]).expect(200);
  });
});

describe('a device', () => {
  it('becomes known by the second step and not by the password alone', async () => {
    const browser = api.browser();
    const credentials = { user_email: member.email, password: PASSWORD };
    const half = await browser.post('/api/v1/users/log-in').send(credentials).expect(401);
    expect(cookieLines(half, /gaemi\.device$/)).toEqual([]);
    const whole = await sendCode(browser, member.codes[0]).expect(200);
    expect(cookieLines(whole, /gaemi\.device$/)).toHaveLength(1);
  });
});
