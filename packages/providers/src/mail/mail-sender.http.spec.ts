import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { startTestMail } from '@gaemi/testing/embedded/start-mail';
import { startMailStub } from '@gaemi/testing/providers/mail-stub';
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
