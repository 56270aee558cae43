import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { startTestMail } from '@gaemi/testing/embedded/start-mail';
import { startMailStub } from '@gaemi/testing/providers/mail-stub';
import { afterEach, describe, expect, it } from 'vitest';
import { AddressRefusedError, createMailSender, SenderRefusedError } from './mail-sender.ts';

const mail = {
  to: 'member@mail.example',
  subject: '인증번호',
  text: '인증번호는 123456이에요.',
  html: '<p>인증번호는 <b>123456</b>이에요.</p>',
};
const from = '개미렌즈 <no-reply@gaemilens.example>';

let cleanups: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup();
  cleanups = [];
});

/** SMTP server with these lines: the greeting, then one answer per command. */
async function speaking(lines: readonly string[], heard: string[] = []): Promise<string> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    const waiting = [...lines];
    const say = () => {
      const line = waiting.shift();
      if (line !== undefined) socket.write(`${line}\r\n`);
    };
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      heard.push(String(chunk));
      say();
    });
    say();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanups.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `smtp://127.0.0.1:${address.port}`;
}

describe('the mail sender', () => {
  it('delivers text and HTML', async () => {
    const catcher = await startTestMail();
    cleanups.push(() => catcher.close());
    const sender = createMailSender({ smtpUrl: catcher.smtpUrl, from });
    cleanups.push(() => sender.close());
    expect(await sender.verify?.()).toBe(true);
    await sender.send(mail);
    const [caught] = await catcher.messages();
    expect(caught).toMatchObject({ subject: '인증번호' });
    expect(JSON.stringify(caught)).toContain('123456');
  });

  it('ends every mail with links to the terms and the privacy policy', async () => {
    const catcher = await startTestMail();
    cleanups.push(() => catcher.close());
    const sender = createMailSender({ smtpUrl: catcher.smtpUrl, from, webOrigin: 'https://gaemi.example' });
    cleanups.push(() => sender.close());
    await sender.send({ ...mail, html: `<html><body>${mail.html}</body></html>` });
    const [caught] = await catcher.messages();
    expect(caught?.text).toContain('https://gaemi.example/terms');
    expect(caught?.text).toContain('https://gaemi.example/privacy');
    const html = JSON.stringify(caught);
    expect(html).toContain('이용약관</a>');
    expect(html).toContain('개인정보 처리방침</a></p></body>');
  });

  it.each([
    [
      'refuses the address for good',
      ['220 hi', '250 hi', '250 ok', '550 no such member@mail.example'],
      { kind: 'refused', retryable: false },
    ],
    ['refuses it for now', ['220 hi', '250 hi', '250 ok', '451 later'], { kind: 'refused', retryable: true }],
    ['never greets', [], { kind: 'timeout' }],
    ['falls silent', ['220 hi'], { kind: 'timeout' }],
  ])('reports that the server %s, without the address of the member', async (_, lines, expected) => {
    const sender = createMailSender({ smtpUrl: await speaking(lines), from, timeLimitMs: 300 });
    const failure = await sender.send(mail).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'ProviderError', provider: 'mail', ...expected });
    expect(`${String(failure)} ${JSON.stringify(failure)}`).not.toContain('member@');
  });

  it.each([
    ['', undefined],
    [', also where mails wait for a kept connection', 1],
  ])('gives up on a server that keeps talking but never accepts the mail%s [R13]', async (_, keptConnections) => {
    const server = createServer((socket) => {
      // A greeting that continues in a next line, again and again.
      const talk = setInterval(() => socket.write('220-one moment\r\n'), 20);
      socket.on('error', () => undefined);
      socket.once('close', () => clearInterval(talk));
      cleanups.push(() => socket.destroy());
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    cleanups.push(() => server.close());
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const smtpUrl = `smtp://127.0.0.1:${address.port}`;
    const sender = createMailSender({ smtpUrl, from, timeLimitMs: 500, ...(keptConnections && { keptConnections }) });
    cleanups.push(() => sender.close());
    const late = { provider: 'mail', kind: 'timeout', retryable: true };
    await Promise.all([1, 2].map(() => expect(sender.send(mail)).rejects.toMatchObject(late)));
  });

  it.each([
    ['the address', ['220 hi', '250 hi', '250 ok', '550 no such member'], true],
    ['it for now', ['220 hi', '250 hi', '250 ok', '451 later'], false],
    ['to pass mail on', ['220 hi', '250 hi', '250 ok', '554 relay access denied'], false],
    ['our own address', ['220 hi', '250 hi', '550 who are you'], false],
  ])(
    'distinguishes a refused address from other failures: the server refuses %s [R13]',
    async (_, lines, addressRefused) => {
      const sender = createMailSender({ smtpUrl: await speaking(lines), from, timeLimitMs: 300 });
      const failure = await sender.send(mail).catch((error: unknown) => error);
      expect(failure instanceof AddressRefusedError).toBe(addressRefused);
    },
  );

  it.each([
    ['an unknown address', ['250 ok', '550 5.1.1 no such user'], { addressRefused: true, certain: true }],
    ['a mailbox that was closed', ['250 ok', '550 5.2.1 disabled'], { addressRefused: true, certain: true }],
    ['an address, without a reason', ['250 ok', '550 no'], { addressRefused: true, certain: false }],
    ['a blocked host', ['250 ok', '550 5.7.1 Client host blocked'], { ourFault: true }],
    ['DMARC', ['250 ok', '550-5.7.26 unauthenticated\r\n550 5.7.26 mail'], { ourFault: true }],
    ['a used-up quota', ['250 ok', '550 5.4.5 Daily sending quota exceeded'], { ourFault: true }],
    ['relaying', ['250 ok', '554 5.7.1 Relay access denied'], { ourFault: true }],
    ['our sender', ['250 ok', '553 5.7.1 Sender address rejected'], { ourFault: true }],
    ['a quota at DATA', ['250 ok', '250 ok', '550 5.4.5 quota'], { ourFault: true }],
    ['content', ['250 ok', '250 ok', '354 go', '554 5.6.0 no'], { ourFault: true }],
    ['a full mailbox', ['250 ok', '552 5.2.2 full'], {}],
  ])('names what a refusal is about: %s', async (_, answers, expected) => {
    const sender = createMailSender({ smtpUrl: await speaking(['220 hi', '250 hi', ...answers]), from });
    cleanups.push(() => sender.close());
    const failure = await sender.send(mail).catch((error: unknown) => error);
    const addressRefused = failure instanceof AddressRefusedError;
    const found = { addressRefused, ...(addressRefused && { certain: failure.certain }) };
    const ourFault = failure instanceof SenderRefusedError;
    expect({ ...found, ourFault }).toEqual({ addressRefused: false, ourFault: false, ...expected });
    expect(failure).toMatchObject({ retryable: !addressRefused });
  });

  it.each([
    ['its greeting', ['554 5.7.1 go away'], ''],
    ['our log-in', ['220 hi', '250-hi\r\n250 AUTH PLAIN', '535 5.7.8 bad credentials'], 'user:password@'],
  ])('blames us where the server refuses us with %s', async (_, lines, credentials) => {
    const smtpUrl = (await speaking(lines)).replace('smtp://', `smtp://${credentials}`);
    const sender = createMailSender({ smtpUrl, from });
    cleanups.push(() => sender.close());
    await expect(sender.send(mail)).rejects.toBeInstanceOf(SenderRefusedError);
  });

  it.each([
    ['only under TLS off the private network', false, ['502 5.5.1 no STARTTLS']],
    ['in the clear within it', true, ['235 in', '250 ok', '250 ok', '354 go', '250 ok']],
  ])('sends a password %s', async (_, isPrivate, answers) => {
    const heard: string[] = [];
    const plain = await speaking(['220 hi', '250-hi\r\n250 AUTH PLAIN', ...answers], heard);
    const smtpUrl = plain.replace('smtp://', 'smtp://user:password@');
    const sender = createMailSender({ smtpUrl, from, timeLimitMs: 2_000, isPrivate: () => isPrivate });
    cleanups.push(() => sender.close());
    const failure = await sender.send(mail).catch((error: unknown) => error);
    expect(failure instanceof SenderRefusedError).toBe(!isPrivate);
    expect(heard.join('')).toMatch(/^EHLO /);
    expect(/AUTH PLAIN/.test(heard.join(''))).toBe(isPrivate);
  });

  describe('that keeps its connections', () => {
    const startKeeping = async (keptConnections: number) => {
      const server = await startMailStub();
      const sender = createMailSender({ smtpUrl: server.smtpUrl, from, keptConnections });
      cleanups.push(
        () => server.close(),
        () => sender.close(),
      );
      return { server, send: (to: string) => sender.send({ ...mail, to }) };
    };
    const recipients = ['a@x.example', 'b@x.example', 'c@x.example', 'd@x.example'] as const;

    it('sends mail after mail over each of them, at most so many at once', async () => {
      const { server, send } = await startKeeping(2);
      await Promise.all(recipients.map(send));
      await Promise.all(recipients.map(send));
      expect(server.received.map(({ to }) => to).sort()).toEqual([...recipients, ...recipients].sort());
      expect(server.connections).toBe(2);
    });

    it('sends the next mail over the same one where the server refuses a mail or its address', async () => {
      const { server, send } = await startKeeping(1);
      await send('a@x.example');
      server.setFault(() => 'unknown-address');
      await expect(send('b@x.example')).rejects.toBeInstanceOf(AddressRefusedError);
      server.setFault(() => 'busy');
      await expect(send('c@x.example')).rejects.toMatchObject({ name: 'ProviderError', retryable: true });
      server.setFault(() => null);
      await send('d@x.example');
      expect(server.received.map(({ to }) => to)).toEqual(['a@x.example', 'd@x.example']);
      expect(server.connections).toBe(1);
    });

    it('fails a mail whose answer was lost, sends it no second time, and opens new ones for those that broke', async () => {
      const { server, send } = await startKeeping(2);
      await Promise.all([send('a@x.example'), send('b@x.example')]);
      server.setFault(() => 'lost-answer');
      await expect(send('c@x.example')).rejects.toMatchObject({ name: 'ProviderError', retryable: true });
      server.setFault(() => null);
      await Promise.all([send('d@x.example'), send('d@x.example')]);
      expect(server.received.map(({ to }) => to).sort()).toEqual([...recipients, 'd@x.example']);
      expect(server.connections).toBe(4);
    });
  });

  it('reports an unreachable server [R13]', async () => {
    const sender = createMailSender({ smtpUrl: 'smtp://127.0.0.1:1', from, timeLimitMs: 1_000 });
    await expect(sender.send(mail)).rejects.toMatchObject({ provider: 'mail', kind: 'unreachable', retryable: true });
    expect(await sender.verify?.()).toBe(false);
  });
});
