import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { startTestMail } from '@gaemi/testing/embedded/start-mail';
import { type MailFault, startMailStub } from '@gaemi/testing/providers/mail-stub';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Purpose = 'sign-up' | 'password-change';
const ask = (email: string, type: Purpose = 'sign-up') =>
  api.browser().post(`/api/v1/verification/request?email_type=${type}`).send({ email });
const verify = (email: string, code: string, type: Purpose = 'sign-up') =>
  api.browser().post(`/api/v1/verification/verify?email_type=${type}`).send({ email, code });

/** Asks for a code and reads it from the mail. */
async function codeFor(email: string, type: Purpose = 'sign-up'): Promise<string> {
  await ask(email, type).expect(200, { expires_in: 180, resend_in: 30 });
  const mail = (await api.mail.messages()).find(({ to, text }) => to.includes(email) && text?.includes('인증코드'));
  const code = /인증코드: (\d{6})/.exec(mail?.text ?? '')?.[1];
  if (code === undefined) throw new Error('no mail with a code');
  return code;
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('asking for a code', () => {
  it('mails a Korean text with the code, and keeps only a hash of it', async () => {
    const code = await codeFor('reader@example.com');
    const [mail] = await api.mail.messages();
    expect(mail?.subject).toContain('[개미렌즈] 회원가입 인증코드');
    expect(mail?.text).toContain('3분 안에');
    expect(mail?.html).toContain(code);
    const [kept] = await api.connection.collection('verifications').find({ email: 'reader@example.com' }).toArray();
    expect(JSON.stringify(kept)).not.toContain(code);
    expect(api.logs.join('')).not.toContain(code);
  });

  it('is 429 with the seconds left before 30 s are over, and works afterwards', async () => {
    await codeFor('eager@example.com');
    const answer = await ask('eager@example.com').expect(429);
    expect(answer.body.code).toBe('TOO_MANY_REQUESTS');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(25);
    api.clock.forward(31);
    await ask('eager@example.com').expect(200);
  });

  it('is 429 also for a device cookie that is not ours: its sender is the network that asked', async () => {
    await ask('forged@example.com').expect(200);
    const forged = api.browser();
    forged.jar.setCookie(`gaemi.device=${'A'.repeat(22)}.${'B'.repeat(43)}; Path=/`);
    const request = forged.post('/api/v1/verification/request?email_type=sign-up');
    await request.send({ email: 'forged@example.com' }).expect(429);
  });

  it('works once a clock that was a day ahead is right again', async () => {
    api.clock.forward(86_400);
    await ask('ahead@example.com').expect(200);
    api.clock.forward(-86_400);
    await ask('ahead@example.com').expect(200);
    await ask('ahead@example.com').expect(429);
  });

  it('sends sign-up codes to free addresses only, password codes to members only', async () => {
    await api.addMember('here@example.com');
    expect((await ask('here@example.com').expect(409)).body.code).toBe('EMAIL_TAKEN');
    await ask('here@example.com', 'password-change').expect(200);
    const answer = await ask('nobody@example.com', 'password-change').expect(404);
    expect(answer.body.detail).toBe('존재하지 않는 이메일입니다. 다시 확인해주세요.');
  });

  it('refuses an unknown purpose', async () => {
    await api.browser().post('/api/v1/verification/request?email_type=other').send({ email: 'a@b.co' }).expect(400);
    await api.browser().post('/api/v1/verification/request').send({ email: 'a@b.co' }).expect(400);
  });

  it('is 503 while the mail server is down; then a code comes at once, and one member is made [R13]', async () => {
    const mailbox = await startTestMail();
    const port = await portOfNobody();
    const broken = await startTestApi({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    const email = 'a@b.co';
    const post = () => broken.browser().post('/api/v1/verification/request?email_type=sign-up').send({ email });
    const answer = await post().expect(503);
    expect(answer.body).toEqual({
      detail: '메일을 보내지 못했습니다. 잠시 후 다시 시도해주세요.',
      code: 'MAIL_UNAVAILABLE',
    });
    expect(await broken.connection.collection('verifications').countDocuments()).toBe(0);
    await post().expect(503);
    expect(await broken.connection.collection('users').countDocuments()).toBe(0);
    await broken.browser().get(`/api/v1/users/check-email/${email}`).expect(200);
    expect(broken.logs.join('')).not.toContain(email);

    await broken.restart({ SMTP_URL: mailbox.smtpUrl });
    await post().expect(200);
    const code = /인증코드: (\d{6})/.exec((await mailbox.messages())[0]?.text ?? '')?.[1];
    await broken.browser().post('/api/v1/verification/verify?email_type=sign-up').send({ email, code }).expect(200);
    await broken.close();
    await mailbox.close();
  });

  it('raises the alarm where the mail server refuses the service itself, and for nothing else', async () => {
    const stub = await startMailStub();
    const refused = await startTestApi({ SMTP_URL: stub.smtpUrl });
    const alarms = async (fault: MailFault) => {
      stub.setFault(() => fault);
      const before = refused.logs.length;
      await refused
        .browser()
        .post('/api/v1/verification/request?email_type=sign-up')
        .send({ email: `${fault}@example.com` });
      return refused.logs.slice(before).filter((line) => line.includes('"alarm":"mail-refused"')).length;
    };
    expect(await alarms('blocked')).toBe(1);
    expect(await alarms('busy')).toBe(0);
    expect(await alarms('unknown-address')).toBe(0);
    // The mail that tells of a new key goes beside the answer.
    stub.setFault(() => 'blocked');
    const before = refused.logs.length;
    await refused.addMember('here@example.com');
    const browser = await refused.logIn('here@example.com');
    await browser
      .post('/api/v1/api-keys')
      .send({ name: 'bot', scopes: ['read'] })
      .expect(201);
    await expect.poll(() => refused.logs.slice(before).join('')).toContain('"alarm":"mail-refused"');
    await refused.close();
    await stub.close();
  });

  it('is 400 for an address that the mail server refuses, and nothing of it is kept [R13]', async () => {
    const picky = await pickyMailServer();
    const strict = await startTestApi({ SMTP_URL: `smtp://127.0.0.1:${picky.port}` });
    const answer = await strict
      .browser()
      .post('/api/v1/verification/request?email_type=sign-up')
      .send({ email: 'nobody@example.com' })
      .expect(400);
    expect(answer.body).toEqual({
      detail: '메일을 받을 수 없는 주소입니다. 이메일을 확인해주세요.',
      code: 'MAIL_ADDRESS_REFUSED',
    });
    expect(await strict.connection.collection('verifications').countDocuments()).toBe(0);
    expect(strict.logs.join('')).not.toContain('nobody@');
    await strict.close();
    await picky.close();
  });
});

describe('a mail server that takes a mail and does not say so', () => {
  it('leaves the code of the mail valid, and another may be asked for at once', async () => {
    const slow = await slowMailServer();
    const patient = await startTestApi({ SMTP_URL: `smtp://127.0.0.1:${slow.port}` });
    const email = 'a@b.co';
    const request = () =>
      patient.browser().post('/api/v1/verification/request?email_type=sign-up').send({ email }).expect(503);
    await request();
    const code = await slow.code();
    const verify = patient.browser().post('/api/v1/verification/verify?email_type=sign-up').send({ email, code });
    await verify.expect(200);
    await patient.close();
    await slow.close();
  });

  it('leaves it valid where it hangs up instead', async () => {
    const stub = await startMailStub();
    stub.setFault(() => 'lost-answer');
    const patient = await startTestApi({ SMTP_URL: stub.smtpUrl });
    const email = 'a@b.co';
    const ask = () => patient.browser().post('/api/v1/verification/request?email_type=sign-up').send({ email });
    await ask().expect(503);
    await ask().expect(503);
    const [, last] = await Promise.all(stub.received.map((mail) => mail.parse()));
    const code = /인증코드: (\d{6})/.exec(last?.text ?? '')?.[1];
    const verify = patient.browser().post('/api/v1/verification/verify?email_type=sign-up').send({ email, code });
    await verify.expect(200);
    await patient.close();
    await stub.close();
  });
});

/** An SMTP server that takes a mail and never answers. */
async function slowMailServer() {
  const { promise: code, resolve } = Promise.withResolvers<string>();
  const server = createServer((socket) => {
    let mail: string | undefined;
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      if (mail === undefined) {
        const isData = String(chunk).startsWith('DATA');
        if (isData) mail = '';
        socket.write(isData ? '354 go on\r\n' : '250 ok\r\n');
        return;
      }
      mail += String(chunk);
      if (!mail.endsWith('\r\n.\r\n')) return;
      resolve(/인증코드: (\d{6})/.exec(toTexts(mail))?.[1] ?? '');
    });
    socket.write('220 slow\r\n');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, code: () => code, close: () => new Promise((done) => server.close(done)) };
}

/** The parts of a mail, decoded in both ways that mails are written. */
function toTexts(mail: string): string {
  const quoted = mail
    .replaceAll('=\r\n', '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  const parts = mail.split('\r\n\r\n').map((part) => Buffer.from(part, 'base64').toString());
  return [Buffer.from(quoted, 'latin1').toString(), ...parts].join('\n');
}

/** A port on which nobody listens. */
async function portOfNobody(): Promise<number> {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  await new Promise((resolve) => silent.close(resolve));
  return port;
}

/** An SMTP server that knows no recipient. */
async function pickyMailServer() {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (line) => {
      const command = String(line);
      socket.write(command.startsWith('RCPT') ? '550 5.1.1 nobody@example.com unknown\r\n' : '250 ok\r\n');
    });
    socket.write('220 picky\r\n');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, close: () => new Promise((resolve) => server.close(resolve)) };
}

describe('verifying a code', () => {
  it('refuses a code used twice [R8]', async () => {
    const code = await codeFor('twice@example.com');
    await verify('twice@example.com', code).expect(200, { verified: true });
    await verify('twice@example.com', code).expect(400);
  });

  it('refuses a code after 180 s [R8]', async () => {
    const code = await codeFor('slow@example.com');
    api.clock.forward(181);
    expect((await verify('slow@example.com', code).expect(400)).body.code).toBe('CODE_EXPIRED');
  });

  it('refuses a code for another address and for the other purpose [R8]', async () => {
    await api.addMember('both@example.com');
    const code = await codeFor('mine@example.com');
    const other = await codeFor('theirs@example.com');
    if (code !== other) expect((await verify('theirs@example.com', code).expect(400)).body.code).toBe('CODE_WRONG');
    expect((await verify('mine@example.com', code, 'password-change').expect(400)).body.code).toBe('CODE_EXPIRED');
  });

  it('names a wrong code in the words of its purpose', async () => {
    await api.addMember('words@example.com');
    const forChange = await codeFor('words@example.com', 'password-change');
    const refused = await verify('words@example.com', wrong(forChange), 'password-change').expect(400);
    expect(refused.body.detail).toBe('인증번호를 확인해주세요');
    const forSignUp = await codeFor('newcomer@example.com');
    const other = await verify('newcomer@example.com', wrong(forSignUp)).expect(400);
    expect(other.body.detail).toBe('인증코드를 확인해주세요');
  });

  it('ends a code with the fifth wrong try: the sixth is refused even if right [R8]', async () => {
    const code = await codeFor('five@example.com');
    const codes: string[] = [];
    for (let time = 0; time < 5; time += 1) {
      codes.push((await verify('five@example.com', wrong(code)).expect(400)).body.code);
    }
    expect(codes).toEqual(['CODE_WRONG', 'CODE_WRONG', 'CODE_WRONG', 'CODE_WRONG', 'CODE_TRIES_EXHAUSTED']);
    expect((await verify('five@example.com', code).expect(400)).body.code).toBe('CODE_TRIES_EXHAUSTED');
  });

  it('belongs to its requester: what strangers try or ask for ends nothing, and their code is another [R8]', async () => {
    const stranger = api.browser();
    const owner = api.browser();
    const email = 'owned@example.com';
    const askForCode = (browser: typeof owner) =>
      browser.post('/api/v1/verification/request?email_type=sign-up').send({ email });
    const tryCode = (browser: typeof owner, code: string) =>
      browser.post('/api/v1/verification/verify?email_type=sign-up').send({ email, code });
    const mailed = async () =>
      /인증코드: (\d{6})/.exec(
        (await api.mail.messages()).find(({ text }) => text?.includes('인증코드'))?.text ?? '',
      )?.[1] ?? '';
    await codeFor('first-of-stranger@example.com');
    await stranger.post('/api/v1/verification/request?email_type=sign-up').send({ email: 'other-one@example.com' });

    await askForCode(owner).expect(200);
    const code = await mailed();
    await askForCode(stranger).expect(200);
    const strangersCode = await mailed();
    for (let time = 0; time < 6; time += 1) await tryCode(stranger, wrong(strangersCode)).expect(400);
    expect((await tryCode(stranger, code).expect(400)).body.code).toBe('CODE_TRIES_EXHAUSTED');
    if (strangersCode !== code) await tryCode(owner, strangersCode).expect(400);
    await tryCode(owner, code).expect(200, { verified: true });
    // The proof is the owner's, too.
    const form = { user_email: email, user_name: '김개미', user_mobile: '010-1234-5678', user_agree: true };
    const passwords = { user_pw: 'sturdy7anthill', user_pw_confirm: 'sturdy7anthill' };
    await stranger
      .post('/api/v1/users/sign-up')
      .send({ ...form, ...passwords })
      .expect(400);
    await owner
      .post('/api/v1/users/sign-up')
      .send({ ...form, ...passwords })
      .expect(201);
  });

  it('asks the same browser to wait for 30 s, also when it was first recognised with the request', async () => {
    const browser = api.browser();
    const askForCode = () =>
      browser.post('/api/v1/verification/request?email_type=sign-up').send({ email: 'hasty@example.com' });
    await askForCode().expect(200);
    await askForCode().expect(429);
    api.clock.forward(31);
    await askForCode().expect(200);
  });

  it('compares at most 5 of 100 codes tried at once [R9]', async () => {
    const code = await codeFor('burst@example.com');
    const tried = Array.from({ length: 100 }, (_, at) => String((Number(code) + 1 + at) % 1_000_000).padStart(6, '0'));
    const answers = await Promise.all(tried.map((guess) => verify('burst@example.com', guess)));
    const wrongOnes = answers.filter((answer) => answer.body.code === 'CODE_WRONG');
    expect(wrongOnes.length).toBe(4);
    expect(answers.every((answer) => answer.status === 400)).toBe(true);
    // One record of the network, whose tries are these, and one of the device that asked.
    const kept = await api.connection.collection('verifications').find({ email: 'burst@example.com' }).toArray();
    expect(kept.map(({ tries }) => tries).toSorted()).toEqual([0, 5]);
    await verify('burst@example.com', code).expect(400);
  });

  it('confirms a code once, also when it comes many times at the same moment', async () => {
    const code = await codeFor('many@example.com');
    const answers = await Promise.all([1, 2, 3, 4].map(() => verify('many@example.com', code)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  });
});
