import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { startTestMail } from '@gaemi/testing/embedded/start-mail';
import { afterEach, describe, expect, it } from 'vitest';
import { AddressRefusedError, createMailSender } from './mail-sender.ts';

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
async function speaking(lines: readonly string[]): Promise<string> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    const waiting = [...lines];
    const say = () => {
      const line = waiting.shift();
      if (line !== undefined) socket.write(`${line}\r\n`);
    };
    socket.on('error', () => undefined);
    socket.on('data', say);
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

  it('gives up on a server that keeps talking but never accepts the mail [R13]', async () => {
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
    const sender = createMailSender({ smtpUrl: `smtp://127.0.0.1:${address.port}`, from, timeLimitMs: 500 });
    await expect(sender.send(mail)).rejects.toMatchObject({ provider: 'mail', kind: 'timeout', retryable: true });
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

  it('reports an unreachable server [R13]', async () => {
    const sender = createMailSender({ smtpUrl: 'smtp://127.0.0.1:1', from, timeLimitMs: 1_000 });
    await expect(sender.send(mail)).rejects.toMatchObject({ provider: 'mail', kind: 'unreachable', retryable: true });
    expect(await sender.verify?.()).toBe(false);
  });
});
