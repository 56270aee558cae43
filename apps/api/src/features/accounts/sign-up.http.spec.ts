import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const form = (email: string) => ({
  user_email: email,
  user_name: '김개미',
  user_pw: 'sturdy7anthill',
  user_pw_confirm: 'sturdy7anthill',
  user_mobile: '010-1234-5678',
  user_agree: true,
});

/** Returns the browser that has proved to own the address. */
async function prove(email: string) {
  const browser = api.browser();
  await browser.post('/api/v1/verification/request?email_type=sign-up').send({ email }).expect(200);
  const [mail] = await api.mail.messages();
  const code = /인증코드: (\d{6})/.exec(mail?.text ?? '')?.[1];
  await browser.post('/api/v1/verification/verify?email_type=sign-up').send({ email, code }).expect(200);
  return browser;
}

describe('check-email', () => {
  it('is 200 for a free address and 409 for a taken one, whatever the letter case', async () => {
    await api.addMember('taken@example.com');
    await api.browser().get('/api/v1/users/check-email/free@example.com').expect(200, { available: true });
    const answer = await api.browser().get('/api/v1/users/check-email/Taken%40Example.com').expect(409);
    expect(answer.body).toEqual({ detail: '이미 사용 중인 이메일입니다.', code: 'EMAIL_TAKEN' });
  });

  it('is 400 for what is no address', async () => {
    const answer = await api.browser().get('/api/v1/users/check-email/nobody').expect(400);
    expect(answer.body.detail).toBe('올바른 이메일 형식이 아닙니다.');
  });

  it('never puts the address on a log line', async () => {
    await api.browser().get('/api/v1/users/check-email/secret.person%40example.com').expect(200);
    const lines = api.logs.join('');
    expect(lines).toContain('/api/v1/users/check-email/***@***');
    expect(lines).not.toContain('secret.person');
  });
});

describe('sign-up', () => {
  it('makes a member with grade new for 30 days and 100 credits, and answers no secrets', async () => {
    const proven = await prove('fresh@example.com');
    await proven.post('/api/v1/users/sign-up').send(form('fresh@example.com')).expect(201, {
      user_email: 'fresh@example.com',
    });
    const browser = api.browser();
    const answer = await browser
      .post('/api/v1/users/log-in')
      .send({ user_email: ' Fresh@example.com ', password: 'sturdy7anthill' })
      .expect(200);
    expect(answer.body).toMatchObject({ user_name: '김개미', grade: 'new', credit: 100, is_admin: false, paid: 0 });
    const days = (Date.parse(answer.body.expired_at) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(30, 1);
    const me = await browser.get('/api/v1/users/me').expect(200);
    expect(me.body).toEqual(answer.body);
    const log = await api.connection.collection('credit_logs').find({}).toArray();
    expect(log.filter((row) => row.reason === '가입 축하').length).toBeGreaterThan(0);
  });

  it('refuses a client that only says that it verified, and makes nobody [R10]', async () => {
    const claim = {
      user_email_check: true,
      user_email_verify: true,
      user_email_code: '123456',
      user_email_code_check: true,
    };
    const answer = await api
      .browser()
      .post('/api/v1/users/sign-up')
      .send({ ...form('liar@example.com'), ...claim })
      .expect(400);
    expect(answer.body).toEqual({ detail: '인증 확인을 진행해주세요.', code: 'EMAIL_NOT_VERIFIED' });
    expect(await api.users.findByEmail('liar@example.com')).toBeNull();
  });

  it('uses a proof once, also for two sign-ups at the same moment', async () => {
    const browser = await prove('once@example.com');
    const answers = await Promise.all(
      [1, 2].map(() => browser.post('/api/v1/users/sign-up').send(form('once@example.com'))),
    );
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses[0]).toBe(201);
    expect([400, 409]).toContain(statuses[1]);
    expect(await api.connection.collection('users').countDocuments({ email: 'once@example.com' })).toBe(1);
  });

  it('does not take a proof older than 10 minutes', async () => {
    const browser = await prove('late@example.com');
    api.clock.forward(601);
    const answer = await browser.post('/api/v1/users/sign-up').send(form('late@example.com')).expect(400);
    expect(answer.body.code).toBe('EMAIL_NOT_VERIFIED');
  });

  it.each([
    ['password12', '비밀번호가 너무 흔합니다.'],
    ['Password12', '비밀번호가 너무 흔합니다.'],
    ['qwer123456', '비밀번호가 너무 흔합니다.'],
    ['short7pas', '비밀번호는 10자 이상이어야 합니다'],
    ['a1'.repeat(36).concat('x'), '비밀번호는 72자 이하여야 합니다.'],
    [' sturdy7ant ', '비밀번호는 영문과 숫자를 포함하여 10자 이상이어야 합니다.'],
    ['ｓｔｕｒｄｙ７ａｎｔｓ', '비밀번호는 영문과 숫자를 포함하여 10자 이상이어야 합니다.'],
    ['onlylettershere', '비밀번호는 영문과 숫자를 포함하여 10자 이상이어야 합니다.'],
  ])('answers the exact sentence to the password %s [R11]', async (password, sentence) => {
    const answer = await api
      .browser()
      .post('/api/v1/users/sign-up')
      .send({ ...form('pw@example.com'), user_pw: password, user_pw_confirm: password })
      .expect(400);
    expect(answer.body).toEqual({ detail: sentence, code: 'VALIDATION_FAILED', fields: { user_pw: sentence } });
  });

  it.each(['is_admin', 'credit', 'grade', '_id'])('refuses a body with %s [R16]', async (field) => {
    const email = `mass-${field.replace('_', '')}@example.com`;
    const browser = await prove(email);
    const answer = await browser
      .post('/api/v1/users/sign-up')
      .send({ ...form(email), [field]: true })
      .expect(400);
    expect(answer.body).toEqual({
      detail: '알 수 없는 항목입니다.',
      code: 'VALIDATION_FAILED',
      fields: { [field]: '알 수 없는 항목입니다.' },
    });
    expect(await api.users.findByEmail(email)).toBeNull();
  });

  it.each(['__proto__', 'constructor'])('refuses a body with %s [R16]', async (field) => {
    const body = JSON.stringify(form('proto@example.com')).replace('{', `{"${field}":{"is_admin":true},`);
    await api.browser().post('/api/v1/users/sign-up').type('json').send(body).expect(400);
  });

  it('names every refused field and puts the first sentence in detail', async () => {
    const answer = await api
      .browser()
      .post('/api/v1/users/sign-up')
      .send({ ...form('x@example.com'), user_name: ' ', user_mobile: '010', user_agree: false })
      .expect(400);
    expect(answer.body).toEqual({
      detail: '이름은 1자 이상이어야 합니다.',
      code: 'VALIDATION_FAILED',
      fields: {
        user_name: '이름은 1자 이상이어야 합니다.',
        user_mobile: '전화번호는 11자 이상이어야 합니다.',
        user_agree: '개인정보 수집 및 이용 동의에 동의해주세요.',
      },
    });
  });
});

describe('log-in', () => {
  it('answers a wrong password and an unknown address alike, after the same time [R1]', {
    timeout: 120_000,
  }, async () => {
    const proven = await prove('timed@example.com');
    await proven.post('/api/v1/users/sign-up').send(form('timed@example.com')).expect(201);
    const browser = api.browser();
    const bodies = new Set<string>();
    // Time of the processor, not of the clock: what else the machine does must not count. The app runs in this process.
    const timed = async (user_email: string) => {
      const before = process.cpuUsage();
      const answer = await browser.post('/api/v1/users/log-in').send({ user_email, password: 'wrong7password' });
      bodies.add(`${answer.status} ${JSON.stringify(answer.body)}`);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    };
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let round = 0; round < 10; round += 1) {
      times.known.push(await timed('timed@example.com'));
      times.unknown.push(await timed('nobody@example.com'));
    }
    expect([...bodies]).toEqual(['401 {"detail":"이메일 또는 비밀번호가 올바르지 않습니다.","code":"LOG_IN_FAILED"}']);
    // The quickest of each, as the rest had other work beside it. Without the comparison it would be a tenth.
    const [known, unknown] = [Math.min(...times.known), Math.min(...times.unknown)];
    expect(Math.abs(known - unknown)).toBeLessThan(Math.max(10, known / 5));
  });

  it('does not take a longer password whose first 72 bytes are right', async () => {
    const long = 'a1'.repeat(36);
    const browser = await prove('long@example.com');
    await browser
      .post('/api/v1/users/sign-up')
      .send({ ...form('long@example.com'), user_pw: long, user_pw_confirm: long })
      .expect(201);
    const logIn = (password: string) =>
      api.browser().post('/api/v1/users/log-in').send({ user_email: 'long@example.com', password });
    await logIn(long).expect(200);
    await logIn(`${long}b2`).expect(401);
  });

  it('counts a grade as basic from the moment it expires, without a new log-in [R12]', async () => {
    await api.addMember('expiring@example.com');
    const browser = await api.logIn('expiring@example.com');
    expect((await browser.get('/api/v1/users/me')).body.grade).toBe('new');
    await api.connection
      .collection('users')
      .updateOne({ email: 'expiring@example.com' }, { $set: { expiredAt: api.clock.now() } });
    expect((await browser.get('/api/v1/users/me').expect(200)).body.grade).toBe('basic');
  });
});

describe('the first admin', () => {
  it('is made at start, once, and keeps its password when the variable changes', async () => {
    const admin = await startTestApi({ ADMIN_EMAIL: 'Boss@example.com', ADMIN_PASSWORD: 'first.Password!' });
    await admin.restart({ ADMIN_PASSWORD: 'second.Password!' });
    const answer = await admin
      .browser()
      .post('/api/v1/users/log-in')
      .send({ user_email: 'boss@example.com', password: 'first.Password!' })
      .expect(200);
    expect(answer.body).toMatchObject({ is_admin: true, grade: 'premium', expired_at: null, credit: 100 });
    expect(await admin.connection.collection('users').countDocuments()).toBe(1);
    await admin.close();
  });

  it('is made with a common password, which the start tells', async () => {
    const admin = await startTestApi({ ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'Admin123456' });
    const warnings = () => admin.logs.filter((line) => line.includes('ADMIN_PASSWORD: a common password'));
    expect(warnings()).toHaveLength(1);
    await admin.connection.collection('users').deleteMany({});
    await admin.restart({ ADMIN_PASSWORD: 'sturdy7anthill' });
    expect(warnings()).toHaveLength(1);
    await admin.close();
  });

  it('is not made again once it was deleted and others are admins', async () => {
    const admin = await startTestApi({ ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'first.Password!' });
    await admin.addMember('second@example.com', { isAdmin: true });
    await admin.connection.collection('users').deleteOne({ email: 'boss@example.com' });
    await admin.restart();
    expect(await admin.users.findByEmail('boss@example.com')).toBeNull();
    expect(admin.logs.filter((line) => line.includes('nobody is made'))).toHaveLength(1);
    await admin.restart({ ADMIN_EMAIL: 'admin@gaemilens.local' });
    expect(admin.logs.filter((line) => line.includes('nobody is made'))).toHaveLength(1);
    // Without any admin nobody could help: then it is made.
    await admin.connection.collection('users').deleteMany({});
    await admin.restart({ ADMIN_EMAIL: 'boss@example.com' });
    expect(await admin.users.findByEmail('boss@example.com')).toMatchObject({ isAdmin: true });
    await admin.close();
  });

  it('changes a password that was printed for it before anything else opens, and once is enough', async () => {
    const made = { ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'printed4start', ADMIN_PASSWORD_GENERATED: 'true' };
    const admin = await startTestApi(made);
    const browser = admin.browser();
    const logIn = (password: string, from = browser) =>
      from.post('/api/v1/users/log-in').send({ user_email: 'boss@example.com', password });
    expect((await logIn('printed4start').expect(200)).body.must_change_password).toBe(true);
    for (const path of ['admin/users', 'users/me/credit-logs', 'watchlist', 'users/me/sessions'])
      expect((await browser.get(`/api/v1/${path}`).expect(403)).body.code).toBe('PASSWORD_CHANGE_REQUIRED');
    await browser.get('/api/v1/users/me').expect(200);
    const passwords = { current_password: 'printed4start', new_password: 'sturdy7anthill' };
    await browser
      .post('/api/v1/users/me/password')
      .send({ ...passwords, new_password: 'printed4start' })
      .expect(400);
    await browser.post('/api/v1/users/me/password').send(passwords).expect(200);
    await browser.get('/api/v1/admin/users').expect(200);
    expect((await browser.get('/api/v1/users/me').expect(200)).body).not.toHaveProperty('must_change_password');
    await admin.restart();
    expect((await logIn('sturdy7anthill', admin.browser()).expect(200)).body).not.toHaveProperty(
      'must_change_password',
    );
    await admin.close();
  });
});
