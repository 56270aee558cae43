import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSessionCookie } from '../../../test/session-cookie.ts';
import { PASSWORD, startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  // Behind a proxy, so that a test can come from another network.
  api = await startTestApi({ TRUSTED_PROXY_ADDRESSES: '127.0.0.1, ::1' });
});
afterAll(() => api.close());

const NEW_PASSWORD = 'sturdy7anthill';
type Browser = ReturnType<TestApi['browser']>;

/** Returns the browser that has proved to own the address. */
async function prove(email: string, type: 'sign-up' | 'password-change' = 'password-change'): Promise<Browser> {
  const browser = api.browser();
  await browser.post(`/api/v1/verification/request?email_type=${type}`).send({ email }).expect(200);
  const mail = (await api.mail.messages()).find(({ to, text }) => to.includes(email) && text?.includes('인증코드'));
  const code = /인증코드: (\d{6})/.exec(mail?.text ?? '')?.[1];
  await browser.post(`/api/v1/verification/verify?email_type=${type}`).send({ email, code }).expect(200);
  return browser;
}

const logIn = (user_email: string, password: string) =>
  api.browser().post('/api/v1/users/log-in').send({ user_email, password });
const reset = (browser: Browser, user_email: string, new_password = NEW_PASSWORD) =>
  browser.post('/api/v1/users/change-password').send({ user_email, new_password });

describe('find-email', () => {
  const find = (user_name: unknown, user_mobile: unknown) =>
    api.browser().post('/api/v1/users/find-email').send({ user_name, user_mobile });

  it('answers the masked address to name and phone', async () => {
    await api.addMember('samantha@naver.com');
    const answer = await find(' 김개미 ', '010-1234-5678').expect(200);
    expect(answer.body).toEqual({ user_email: 'sam***@naver.com' });
  });

  it('knows a name in whatever form a system writes Hangul, and however it was stored', async () => {
    const { _id } = await api.addMember('hangul.parts@naver.com');
    const named = (name: string) =>
      api.connection.collection('users').updateOne({ _id }, { $set: { name, mobile: '010-7777-0001' } });
    for (const form of ['NFC', 'NFD'] as const) {
      await named('박개미'.normalize(form));
      for (const asked of ['NFC', 'NFD'] as const) {
        const answer = await find('박개미'.normalize(asked), '010-7777-0001').expect(200);
        expect(answer.body).toEqual({ user_email: 'han***@naver.com' });
      }
    }
  });

  it('knows a name with or without its blanks', async () => {
    const { _id } = await api.addMember('blanks@naver.com');
    for (const name of ['나 한솔', '나한솔']) {
      await api.connection.collection('users').updateOne({ _id }, { $set: { name, mobile: '010-7777-0002' } });
      for (const asked of ['나한솔', '나 한솔']) await find(asked, '010-7777-0002').expect(200);
    }
    await find('나한', '010-7777-0002').expect(404);
  });

  it('is 404 when name or phone do not match', async () => {
    for (const [name, phone] of [
      ['김개미', '010-9999-9999'],
      ['박개미', '010-1234-5678'],
    ]) {
      const answer = await find(name, phone).expect(404);
      expect(answer.body).toEqual({ detail: '일치하는 회원을 찾을 수 없습니다.', code: 'NO_MATCHING_MEMBER' });
    }
  });

  it('takes neither operators nor patterns for a name [R17]', async () => {
    await find({ $gt: '' }, { $gt: '' }).expect(400);
    await find('.*', '010-1234-5678').expect(404);
    expect((await find('김개미', '010').expect(400)).body.detail).toBe('전화번호는 11자 이상이어야 합니다.');
  });

  it('is throttled by network', async () => {
    const throttled = await startTestApi({ RATE_LIMIT_SCALE: '0.1' });
    const body = { user_name: '김개미', user_mobile: '010-0000-0000' };
    const post = () => throttled.browser().post('/api/v1/users/find-email').send(body);
    await post().expect(404);
    await post().expect(404);
    expect(Number((await post().expect(429)).headers['retry-after'])).toBeGreaterThan(0);
    await throttled.close();
    // Passport is one per process: the log-in belongs to this app again.
    await api.restart();
  });
});

describe('change-password', () => {
  it('sets the password with the proof and ends the sessions on every device [R4]', async () => {
    await api.addMember('reset@example.com');
    const [phone, laptop] = [await api.logIn('reset@example.com'), await api.logIn('reset@example.com')];
    const browser = await prove('reset@example.com');
    await reset(browser, ' Reset@example.com ').expect(200);
    await phone.get('/api/v1/users/me').expect(401);
    await laptop.get('/api/v1/users/me').expect(401);
    await logIn('reset@example.com', PASSWORD).expect(401);
    await logIn('reset@example.com', NEW_PASSWORD).expect(200);
  });

  it('is 400 without a proof, and with the proof of a sign-up or of another address [R10]', async () => {
    await api.addMember('unproven@example.com');
    await api.addMember('proven@example.com');
    const proven = await prove('proven@example.com');
    const answer = await reset(proven, 'unproven@example.com').expect(400);
    expect(answer.body).toEqual({ detail: '인증 확인을 진행해주세요.', code: 'EMAIL_NOT_VERIFIED' });
    const free = await prove('free@example.com', 'sign-up');
    await reset(free, 'free@example.com').expect(400);
    await logIn('unproven@example.com', PASSWORD).expect(200);
  });

  it('takes the proof only from the browser that confirmed the code, whoever shares its network [R10]', async () => {
    await api.addMember('hunted@example.com');
    const browser = await prove('hunted@example.com');
    const neighbour = await reset(api.browser(), 'hunted@example.com', 'stolen7anthill').expect(400);
    expect(neighbour.body.code).toBe('EMAIL_NOT_VERIFIED');
    const stranger = await reset(api.browser(), 'hunted@example.com', 'stolen7anthill')
      .set('x-forwarded-for', '203.0.113.9')
      .expect(400);
    expect(stranger.body.code).toBe('EMAIL_NOT_VERIFIED');
    await reset(browser, 'hunted@example.com').expect(200);
    await logIn('hunted@example.com', NEW_PASSWORD).expect(200);
  });

  it('keeps the proof when somebody asks for another code [R10]', async () => {
    await api.addMember('disturbed@example.com');
    const browser = await prove('disturbed@example.com');
    api.clock.forward(31);
    await api
      .browser()
      .post('/api/v1/verification/request?email_type=password-change')
      .send({ email: 'disturbed@example.com' })
      .expect(200);
    await reset(api.browser(), 'disturbed@example.com').expect(400);
    await reset(browser, 'disturbed@example.com').expect(200);
  });

  it('keeps the code of a first visit from neighbours, who neither replace it nor use up its tries [R10]', async () => {
    await api.addMember('visit@example.com');
    const send = (browser: Browser, path: string, body: object) =>
      browser
        .post(`/api/v1/verification/${path}?email_type=password-change`)
        .send({ email: 'visit@example.com', ...body });
    const codeOf = async () =>
      /인증코드: (\d+)/.exec(
        (await api.mail.messages()).find(({ text }) => text?.includes('인증코드'))?.text ?? '',
      )?.[1];
    const browser = api.browser();
    await send(browser, 'request', {}).expect(200);
    const code = await codeOf();
    for (let at = 0; at < 6; at += 1) await send(api.browser(), 'verify', { code: '000000' }).expect(400);
    api.clock.forward(31);
    await send(api.browser(), 'request', {}).expect(200);
    await send(browser, 'verify', { code }).expect(200);
    await reset(browser, 'visit@example.com').expect(200);
  });

  it('takes code and proof of a program without cookies by its network [R10]', async () => {
    await api.addMember('program@example.com');
    const post = (path: string, body: object) => api.browser().post(`/api/v1/${path}`).send(body);
    await post('verification/request?email_type=password-change', { email: 'program@example.com' }).expect(200);
    const code = /인증코드: (\d+)/.exec(
      (await api.mail.messages()).find(({ text }) => text?.includes('인증코드'))?.text ?? '',
    )?.[1];
    await post('verification/verify?email_type=password-change', { email: 'program@example.com', code }).expect(200);
    await reset(api.browser(), 'program@example.com').expect(200);
  });

  it('lets its owner log in on the device at once, whatever was tried on it before', async () => {
    await api.restart({ RATE_LIMIT_SCALE: '1' });
    await api.addMember('forgot@example.com');
    const browser = await api.logIn('forgot@example.com');
    const tryIn = (password: string) =>
      browser.post('/api/v1/users/log-in').send({ user_email: 'forgot@example.com', password });
    for (let at = 0; at < 11; at += 1) await tryIn('wrong7password');
    await tryIn(PASSWORD).expect(429);
    await browser
      .post('/api/v1/verification/request?email_type=password-change')
      .send({ email: 'forgot@example.com' })
      .expect(200);
    const code = /인증코드: (\d+)/.exec(
      (await api.mail.messages()).find(({ text }) => text?.includes('인증코드'))?.text ?? '',
    )?.[1];
    await browser
      .post('/api/v1/verification/verify?email_type=password-change')
      .send({ email: 'forgot@example.com', code })
      .expect(200);
    // Calls of neighbours without a proof keep nobody from using one.
    for (let at = 0; at < 21; at += 1) await reset(api.browser(), 'nobody@example.com');
    await reset(api.browser(), 'nobody@example.com').expect(429);
    await reset(browser, 'forgot@example.com').expect(200);
    await tryIn(NEW_PASSWORD).expect(200);
    await api.restart();
  });

  it('refuses the word of the client that it verified [R10]', async () => {
    const claim = { user_email: 'unproven@example.com', new_password: NEW_PASSWORD, user_email_code_check: true };
    await api.browser().post('/api/v1/users/change-password').send(claim).expect(400);
  });

  it('uses a proof once, also when asked twice at the same moment, and not after 10 minutes', async () => {
    await api.addMember('once@example.com');
    const browser = await prove('once@example.com');
    const answers = await Promise.all([reset(browser, 'once@example.com'), reset(browser, 'once@example.com')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    api.clock.forward(60);
    const late = await prove('once@example.com');
    api.clock.forward(601);
    await reset(late, 'once@example.com').expect(400);
  });

  it('answers the exact sentence to a password that will not do, and keeps the proof [R11]', async () => {
    await api.addMember('weak@example.com');
    const browser = await prove('weak@example.com');
    const answer = await reset(browser, 'weak@example.com', 'password12').expect(400);
    expect(answer.body.fields).toEqual({ new_password: '비밀번호가 너무 흔합니다.' });
    await reset(browser, 'weak@example.com').expect(200);
  });
});

describe('the own password', () => {
  const change = (browser: ReturnType<TestApi['browser']>, current_password: string, new_password = NEW_PASSWORD) =>
    browser.post('/api/v1/users/me/password').send({ current_password, new_password });

  it('changes with the current one: other sessions end, the own goes on under a new id [R4]', async () => {
    await api.addMember('own@example.com');
    const [mine, other] = [api.browser(), await api.logIn('own@example.com')];
    const credentials = { user_email: 'own@example.com', password: PASSWORD };
    const before = readSessionCookie(await mine.post('/api/v1/users/log-in').send(credentials).expect(200));
    const answer = await change(mine, PASSWORD).expect(200);
    expect(before).not.toBe('');
    expect(readSessionCookie(answer)).not.toBe('');
    expect(readSessionCookie(answer)).not.toBe(before);
    await mine.get('/api/v1/users/me').expect(200);
    await other.get('/api/v1/users/me').expect(401);
    await api.browser().get('/api/v1/users/me').set('cookie', before).expect(401);
    await logIn('own@example.com', PASSWORD).expect(401);
    await logIn('own@example.com', NEW_PASSWORD).expect(200);
  });

  it('is 400 at its field for a wrong current one, and changes nothing', async () => {
    await api.addMember('wrong@example.com');
    const browser = await api.logIn('wrong@example.com');
    const answer = await change(browser, 'not7the7password').expect(400);
    const detail = '현재 비밀번호가 올바르지 않습니다.';
    expect(answer.body).toEqual({ detail, code: 'VALIDATION_FAILED', fields: { current_password: detail } });
    await browser.get('/api/v1/users/me').expect(200);
    await logIn('wrong@example.com', PASSWORD).expect(200);
  });

  it('changes once when two tabs change it at the same moment', async () => {
    await api.addMember('tabs@example.com');
    const browser = await api.logIn('tabs@example.com');
    const answers = await Promise.all([
      change(browser, PASSWORD, 'first7password'),
      change(browser, PASSWORD, 'second7password'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('leaves no session of a log-in with the old password that was under way [R4]', async () => {
    for (const email of ['racing1@example.com', 'racing2@example.com', 'racing3@example.com']) {
      await api.addMember(email);
      const mine = await api.logIn(email);
      let changed = false;
      const changing = change(mine, PASSWORD).then(({ status }) => {
        changed = true;
        return status;
      });
      const cookies: string[] = [];
      const keepLoggingIn = async () => {
        while (!changed) {
          const answer = await logIn(email, PASSWORD);
          expect([200, 401]).toContain(answer.status);
          cookies.push(readSessionCookie(answer));
        }
      };
      await Promise.all([keepLoggingIn(), keepLoggingIn()]);
      expect(await changing).toBe(200);
      for (const cookie of cookies) await api.browser().get('/api/v1/users/me').set('cookie', cookie).expect(401);
      await mine.get('/api/v1/users/me').expect(200);
    }
  });

  it('is 401 without a session', async () => {
    await change(api.browser(), PASSWORD).expect(401);
  });
});

describe('the credit log', () => {
  it('lists five rows at a time, newest first, only of the member', async () => {
    const member = await api.addMember('rows@example.com');
    await api.addMember('others@example.com');
    const rows = Array.from({ length: 6 }, (_, at) => ({
      userId: member._id,
      reference: `row-${at}`,
      change: -10,
      creditAfter: 90 - at * 10,
      reason: '삼성전자 호재/악재 분석',
      createdAt: new Date(api.clock.now().getTime() + 1000 * (at + 1)),
    }));
    await api.connection.collection('credit_logs').insertMany(rows);
    const browser = await api.logIn('rows@example.com');
    const first = await browser.get('/api/v1/users/me/credit-logs').expect(200);
    expect(first.body).toMatchObject({ page: 1, size: 5, total: 7, pages: 2 });
    expect(first.body.items[0]).toEqual({
      credit_after: 40,
      change: -10,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      reason: '삼성전자 호재/악재 분석',
    });
    const second = await browser.get('/api/v1/users/me/credit-logs?page=2').expect(200);
    expect(second.body.items.at(-1)).toMatchObject({ credit_after: 100, change: 100, reason: '가입 축하' });
  });

  it.each(['page=0', 'page=-1', 'page=1.5', 'size=101', 'size=x'])('refuses %s [R19]', async (query) => {
    const browser = await api.logIn('rows@example.com');
    await browser.get(`/api/v1/users/me/credit-logs?${query}`).expect(400);
  });

  it('has no items past the end, with the right total [R19]', async () => {
    const browser = await api.logIn('rows@example.com');
    const answer = await browser.get('/api/v1/users/me/credit-logs?page=99').expect(200);
    expect(answer.body).toMatchObject({ items: [], total: 7 });
  });

  it('has no endpoint that changes or removes a row [R29]', async () => {
    const browser = await api.logIn('rows@example.com');
    for (const method of ['post', 'patch', 'delete'] as const) {
      await browser[method]('/api/v1/users/me/credit-logs').expect(405);
    }
  });
});
