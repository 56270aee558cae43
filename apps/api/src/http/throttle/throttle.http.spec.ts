import { afterEach, describe, expect, it, vi } from 'vitest';
import { PASSWORD, startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
afterEach(async () => {
  vi.useRealTimers();
  await api.close();
});

type Browser = ReturnType<TestApi['browser']>;

const EMAIL = 'member@example.com';
const from = (ip: string) => ({ 'x-forwarded-proto': 'https', 'x-forwarded-for': ip });

const logIn = (ip: string, password: string, email = EMAIL, browser: Browser = api.browser()) =>
  browser.post('/api/v1/users/log-in').set(from(ip)).send({ user_email: email, password });

/** Behind a proxy of ours, so that a test can come from many networks. Cookies are not Secure, as the test speaks plain HTTP. */
const start = (scale: string) => startTestApi({ RATE_LIMIT_SCALE: scale, TRUSTED_PROXY_ADDRESSES: '127.0.0.1, ::1' });

/** Wrong log-ins from as many networks. */
async function guessFrom(networks: number, email = EMAIL): Promise<number[]> {
  const statuses: number[] = [];
  for (let at = 0; at < networks; at += 1)
    statuses.push((await logIn(`203.0.${at >> 8}.${at & 255}`, 'wrong7password', email)).status);
  return statuses;
}

/** The code of the mail that came last. */
async function newestCode(): Promise<string> {
  return (
    /인증코드: (\d+)/.exec(
      (await api.mail.messages()).find(({ text }) => text?.includes('인증코드'))?.text ?? '',
    )?.[1] ?? ''
  );
}

describe('log-ins', () => {
  it('bound what strangers guess from 200 networks, while the owner logs in where it has been before [R2]', async () => {
    api = await start('1');
    await api.addMember(EMAIL);
    const owner = api.browser();
    await logIn('198.51.100.1', PASSWORD, EMAIL, owner).expect(200);

    const statuses = await guessFrom(200);
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
    expect(statuses.filter((status) => status === 429)).toHaveLength(100);

    await logIn('198.51.100.1', PASSWORD, EMAIL, owner).expect(200);
    await logIn('192.0.2.77', PASSWORD, EMAIL, owner).expect(200);
    await logIn('203.0.0.5', PASSWORD, EMAIL, owner).expect(200);
    // A stranger is told no more with the right password than with a wrong one, and what the owner can do.
    const refused = await logIn('198.51.100.2', PASSWORD).expect(429);
    expect(refused.body).toEqual({
      detail: '이 계정에 잘못된 로그인이 많았어요. 비밀번호 찾기로 재설정하면 바로 로그인할 수 있어요.',
      code: 'TOO_MANY_REQUESTS',
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_401_000 });
    await logIn('198.51.100.2', PASSWORD).expect(200);
  });

  it('let the owner reset by mail from anywhere and log in at once, whatever strangers try [R2]', async () => {
    api = await start('0.2');
    await api.addMember(EMAIL);
    expect((await guessFrom(21)).at(-1)).toBe(429);
    const ask = (ip: string, browser = api.browser()) =>
      browser.post('/api/v1/verification/request?email_type=password-change').set(from(ip)).send({ email: EMAIL });
    const guess = (ip: string) =>
      api
        .browser()
        .post('/api/v1/verification/verify?email_type=password-change')
        .set(from(ip))
        .send({ email: EMAIL, code: '000000' });
    const owner = api.browser();
    await ask('192.0.2.9', owner).expect(200);
    const ownCode = await newestCode();
    expect(ownCode).toHaveLength(6);
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async (_, at) => {
        await ask(`198.18.0.${at}`).expect(200);
        return (await guess(`198.18.0.${at}`)).status;
      }),
    );
    expect(statuses).toEqual(Array(40).fill(400));
    // So many codes for one address are no longer to be guessed: they become long.
    expect(await newestCode()).toHaveLength(12);

    const send = (path: string, body: object) => owner.post(`/api/v1/${path}`).set(from('192.0.2.10')).send(body);
    await send('verification/verify?email_type=password-change', { email: EMAIL, code: ownCode }).expect(200);
    await send('users/change-password', { user_email: EMAIL, new_password: 'sturdy7anthill' }).expect(200);
    await logIn('192.0.2.11', 'sturdy7anthill', EMAIL, owner).expect(200);
    // Another password is another secret: strangers begin anew, and so may the owner anywhere.
    await logIn('192.0.2.12', 'sturdy7anthill').expect(200);
    // A known device gets its code, however many strangers asked.
    for (let at = 0; at < 10; at += 1) await ask(`198.18.1.${at}`);
    await ask('198.18.1.11').expect(429);
    api.clock.forward(31);
    await ask('192.0.2.13', owner).expect(200);
    expect(await newestCode()).toHaveLength(6);
  });

  it('are counted by network and address: ten wrong ones close that network alone for 15 minutes [R2]', async () => {
    api = await start('1');
    await api.addMember(EMAIL);
    for (let time = 0; time < 10; time += 1) await logIn('203.0.113.7', 'wrong7password').expect(401);
    await logIn('203.0.113.7', PASSWORD).expect(429);
    await logIn('203.0.113.8', PASSWORD).expect(200);
    await api.addMember('neighbour@example.com');
    await logIn('203.0.113.7', PASSWORD, 'neighbour@example.com').expect(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 + 1000 });
    await logIn('203.0.113.7', PASSWORD).expect(200);
  });

  it('have an allowance of its own on each device that is known: a thief of one guesses ten times [R2]', async () => {
    api = await start('1');
    await api.addMember(EMAIL);
    const [stolen, own] = [api.browser(), api.browser()];
    await logIn('198.51.100.1', PASSWORD, EMAIL, stolen).expect(200);
    await logIn('198.51.100.1', PASSWORD, EMAIL, own).expect(200);
    const statuses: number[] = [];
    for (let at = 0; at < 12; at += 1)
      statuses.push((await logIn(`203.0.113.${at}`, 'wrong7password', EMAIL, stolen)).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    await logIn('198.51.100.1', PASSWORD, EMAIL, own).expect(200);
  });

  it('of all known devices together are bounded, and never stop one that had no wrong try [R2]', async () => {
    api = await start('1');
    await api.addMember(EMAIL);
    const devices = Array.from({ length: 7 }, () => api.browser());
    for (const device of devices) await logIn('198.51.100.1', PASSWORD, EMAIL, device).expect(200);
    const [once, clean, ...thieves] = devices;
    await logIn('198.51.100.2', 'wrong7password', EMAIL, once).expect(401);
    const statuses: number[] = [];
    for (const thief of thieves)
      for (let at = 0; at < 10; at += 1)
        statuses.push((await logIn('203.0.113.1', 'wrong7password', EMAIL, thief)).status);
    expect(statuses).toEqual([...Array(49).fill(401), 429]);
    await logIn('198.51.100.2', PASSWORD, EMAIL, once).expect(429);
    await logIn('198.51.100.3', 'wrong7password', EMAIL, clean).expect(401);
    await logIn('198.51.100.3', PASSWORD, EMAIL, clean).expect(429);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_401_000 });
    await logIn('198.51.100.3', PASSWORD, EMAIL, clean).expect(200);
    await logIn('198.51.100.2', PASSWORD, EMAIL, once).expect(200);
  });

  it('take no device for known at another address, nor one whose cookie is not ours [R2]', async () => {
    api = await start('0.1');
    await api.addMember(EMAIL);
    await api.addMember('stranger@example.com');
    const stranger = api.browser();
    await logIn('198.51.100.9', PASSWORD, 'stranger@example.com', stranger).expect(200);
    await guessFrom(10);
    await logIn('198.51.100.9', PASSWORD, EMAIL, stranger).expect(429);
    const forged = api.browser();
    forged.jar.setCookie(`gaemi.device=${'A'.repeat(22)}.mark.signature; Path=/`);
    await logIn('198.51.100.10', PASSWORD, EMAIL, forged).expect(429);
  });

  it('forget wrong ones of a network after a right one', async () => {
    api = await start('1');
    await api.addMember(EMAIL);
    for (let round = 0; round < 2; round += 1) {
      for (let at = 0; at < 9; at += 1) await logIn('203.0.113.7', 'wrong7password').expect(401);
      await logIn('203.0.113.7', PASSWORD).expect(200);
    }
  });

  it('are limited with the right password too, whatever network they come from', async () => {
    api = await start('0.05');
    await api.addMember(EMAIL);
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1) statuses.push((await logIn(`203.0.113.${at}`, PASSWORD)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('with the right password are limited per known device: who else has it keeps nobody out', async () => {
    api = await start('0.05');
    await api.addMember(EMAIL);
    const owner = api.browser();
    await logIn('198.51.100.1', PASSWORD, EMAIL, owner).expect(200);
    for (let at = 0; at < 6; at += 1) await logIn(`203.0.113.${at}`, PASSWORD);
    await logIn('203.0.113.7', PASSWORD).expect(429);
    await logIn('198.51.100.1', PASSWORD, EMAIL, owner).expect(200);
  });

  it('with the right password take back what they counted, on a known device and of strangers [R2]', async () => {
    api = await start('0.2');
    await api.addMember(EMAIL);
    const [owner, other] = [api.browser(), api.browser()];
    for (const device of [owner, other]) await logIn('198.51.100.1', PASSWORD, EMAIL, device).expect(200);
    const statuses: number[] = [];
    for (let at = 0; at < 21; at += 1) statuses.push((await logIn('198.51.100.1', PASSWORD, EMAIL, owner)).status);
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
    await logIn('198.51.100.1', 'wrong7password', EMAIL, other).expect(401);
    await logIn('198.51.100.1', PASSWORD, EMAIL, other).expect(200);

    await api.restart({ RATE_LIMIT_SCALE: '0.05' });
    const strangers = ['a@example.com', 'b@example.com', 'c@example.com'];
    for (const email of strangers) {
      await api.addMember(email);
      for (let at = 0; at < 4; at += 1) await logIn('203.0.113.7', PASSWORD, email).expect(200);
    }
    // Of ten by this network, and of five of strangers by address.
    await logIn('203.0.113.7', 'wrong7password', strangers[0]).expect(401);
    for (let at = 0; at < 4; at += 1) await logIn(`203.0.114.${at}`, 'wrong7password', strangers[0]).expect(401);
    await logIn('203.0.114.5', 'wrong7password', strangers[0]).expect(429);
  });

  it('leave a device on which one was wrong in doubt for a day, not for the minutes of its own allowance', async () => {
    api = await start('0.2');
    await api.addMember(EMAIL);
    const devices = Array.from({ length: 7 }, () => api.browser());
    for (const device of devices) await logIn('198.51.100.1', PASSWORD, EMAIL, device).expect(200);
    const [clean, ...tried] = devices;
    const wrong = async (device: Browser) => (await logIn('198.51.100.1', 'wrong7password', EMAIL, device)).status;
    const statuses: number[] = [];
    for (const device of tried) statuses.push(await wrong(device), await wrong(device));
    expect(statuses).toEqual([...Array(10).fill(401), 401, 429]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 });
    for (const device of tried) await logIn('198.51.100.1', PASSWORD, EMAIL, device).expect(429);
    await logIn('198.51.100.1', PASSWORD, EMAIL, clean).expect(200);
  });

  it('of one network are counted over all addresses, also after a restart, and nothing kept tells who', async () => {
    api = await start('0.025');
    for (let at = 0; at < 5; at += 1) await logIn('203.0.113.9', 'wrong7password', `m${at}@example.com`).expect(401);
    await api.restart();
    await logIn('203.0.113.9', 'wrong7password', 'm6@example.com').expect(429);
    await logIn('203.0.113.10', 'wrong7password', 'm7@example.com').expect(401);
    const kept = JSON.stringify(await api.connection.collection('rate_limits').find().toArray());
    expect(kept).not.toContain('203.0.113');
    expect(kept).not.toContain('example.com');
  });

  it('do not believe a caller about its address where no proxy of ours stands in front', async () => {
    api = await startTestApi({ RATE_LIMIT_SCALE: '0.025' });
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1)
      statuses.push((await logIn(`203.0.113.${at}`, 'wrong7password', `m${at}@a.co`)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });
});

describe('calls', () => {
  it('without a session are limited by network, and the answer says when to come back', async () => {
    api = await startTestApi({ RATE_LIMIT_SCALE: '0.01' });
    const statuses: number[] = [];
    for (let at = 0; at < 8; at += 1) statuses.push((await api.browser().get('/api/v1/users/me')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429, 429]);
    const answer = await api.browser().get('/api/v1/users/me').expect(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('with a session are limited by member: one behind a busy address has all of its own', async () => {
    api = await startTestApi({ RATE_LIMIT_SCALE: '0.01' });
    await api.addMember('one@example.com');
    await api.addMember('two@example.com');
    const [one, two] = [await api.logIn('one@example.com'), await api.logIn('two@example.com')];
    for (let at = 0; at < 8; at += 1) await api.browser().get('/api/v1/users/me');
    const calls = async (browser: Browser) => {
      const statuses: number[] = [];
      for (let at = 0; at < 13; at += 1) statuses.push((await browser.get('/api/v1/users/me')).status);
      return statuses;
    };
    expect(await calls(one)).toEqual([...Array(12).fill(200), 429]);
    expect(await calls(two)).toEqual([...Array(12).fill(200), 429]);
    const { body } = await one.post('/api/v1/webhooks').send({ url: 'https://bot.example.com/', events: ['alert'] });
    const attempt = () => one.post(`/api/v1/webhooks/${body.id}/test`);
    expect([(await attempt()).status, (await attempt()).status]).toEqual([202, 429]);
  });

  it('that read are counted apart from those that change something: four open tabs stop no order', async () => {
    api = await startTestApi({ RATE_LIMIT_SCALE: '0.01' });
    await api.addMember(EMAIL);
    const browser = await api.logIn(EMAIL);
    for (let at = 0; at < 13; at += 1) await browser.get('/api/v1/users/me');
    await browser.get('/api/v1/users/me').expect(429);
    const statuses: number[] = [];
    for (let at = 0; at < 7; at += 1)
      statuses.push((await browser.post('/api/v1/medium-good-news-sqs').send({})).status);
    expect(statuses).toEqual([...Array(6).fill(400), 429]);
  });

  it('are counted in memory: the store keeps what protects an account, and nothing else', async () => {
    api = await startTestApi({ RATE_LIMIT_SCALE: '1' });
    await api.addMember(EMAIL);
    const browser = await api.logIn(EMAIL);
    for (let at = 0; at < 5; at += 1) await browser.get('/api/v1/users/me').expect(200);
    await api.browser().get('/api/v1/users/check-email/a@b.co').expect(200);
    const kept = await api.connection.collection('rate_limits').find().toArray();
    expect(kept.map(({ key }) => String(key).split(':')[0]).sort()).toEqual([
      'logInByNetwork',
      'logInOfStrangers',
      'rightLogIn',
    ]);
  });
});

describe('the address of a caller', () => {
  const callsFrom = async (header: (at: number) => string) => {
    const statuses: number[] = [];
    for (let at = 0; at < 62; at += 1) {
      const path = '/api/v1/users/check-email/somebody@example.com';
      const answer = await api
        .browser()
        .get(path)
        .set({ 'x-forwarded-for': header(at), 'x-forwarded-proto': 'https' });
      statuses.push(answer.status);
    }
    return new Set(statuses);
  };
  const WEB_ORIGIN = 'https://lens.example';

  it.each([
    ['without a named proxy', {}],
    ['with another proxy named', { TRUSTED_PROXY_ADDRESSES: '10.0.0.0/8' }],
  ])('is that of its connection behind TLS %s, whatever it claims', async (_, variables) => {
    api = await startTestApi({ RATE_LIMIT_SCALE: '1', WEB_ORIGIN, ...variables });
    expect(await callsFrom((at) => `203.0.113.${at}`)).toEqual(new Set([200, 429]));
  });

  it('is what a named proxy saw, and not what the caller wrote before that', async () => {
    api = await startTestApi({
      RATE_LIMIT_SCALE: '1',
      WEB_ORIGIN,
      TRUSTED_PROXY_ADDRESSES: '127.0.0.1 ::1 10.0.0.0/8',
    });
    expect(await callsFrom((at) => `203.0.113.${at}, 10.0.0.7`)).toEqual(new Set([200]));
    expect(await callsFrom((at) => `203.0.113.${at}, 198.51.100.1`)).toEqual(new Set([200, 429]));
  });

  it('is asked for at the start, behind TLS', async () => {
    api = await startTestApi({ WEB_ORIGIN });
    expect(api.logs.filter((line) => line.includes('TRUSTED_PROXY_ADDRESSES: not set'))).toHaveLength(1);
  });
});

it('codes that a busy network kept back are not counted against who asked for them', async () => {
  api = await start('0.4');
  const ask = (browser: Browser, email: string) =>
    browser.post('/api/v1/verification/request?email_type=sign-up').set(from('203.0.113.7')).send({ email });
  const begun = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: begun });
  for (let at = 0; at < 24; at += 1) await ask(api.browser(), `other${at}@example.com`).expect(200);
  const newcomer = api.browser();
  vi.setSystemTime(begun + 30 * 60_000);
  for (let at = 0; at < 3; at += 1) await ask(newcomer, EMAIL).expect(429);
  // The hour of the network is over, that of the newcomer's own tries is not.
  vi.setSystemTime(begun + 61 * 60_000);
  await ask(newcomer, EMAIL).expect(200);
});

it('codes that no mail server took are counted against nobody', async () => {
  const mail = { SMTP_URL: 'smtp://127.0.0.1:1' };
  api = await startTestApi({ RATE_LIMIT_SCALE: '0.02', TRUSTED_PROXY_ADDRESSES: '127.0.0.1, ::1', ...mail });
  // One by requester and by network, five by address.
  for (let at = 0; at < 6; at += 1)
    for (let time = 0; time < 2; time += 1)
      await api
        .browser()
        .post('/api/v1/verification/request?email_type=sign-up')
        .set(from(`203.0.113.${at}`))
        .send({ email: EMAIL })
        .expect(503);
});
