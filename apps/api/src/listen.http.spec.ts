import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listen } from './listen.ts';

@Module({})
class Empty {}

const addresses = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
const outside = addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
const hasIpv6 = addresses.some(({ address }) => address === '::1');

let app: NestExpressApplication;
let close: (() => Promise<void>) | undefined;
let release: PromiseWithResolvers<void>;
/** Slow requests that the app has begun. */
let begun: number;

beforeEach(async () => {
  app = await NestFactory.create<NestExpressApplication>(Empty, { logger: false });
  release = Promise.withResolvers();
  begun = 0;
  app.use('/slow', (_request: unknown, response: { end(text: string): void }) => {
    begun += 1;
    void release.promise.then(() => response.end('late'));
  });
  app.use((_request: unknown, response: { end(text: string): void }) => response.end('here'));
});
afterEach(async () => {
  release.resolve();
  await close?.();
  close = undefined;
});

async function start(LISTEN_HOST: string): Promise<number> {
  ({ close } = await listen(app, { PORT: 0, LISTEN_HOST }));
  return Number(new URL(await app.getUrl()).port);
}

const answers = (host: string, port: number) =>
  fetch(`http://${host}:${port}/`).then(
    (response) => response.text(),
    () => null,
  );

describe('listen', () => {
  it('on localhost is reached by 127.0.0.1 and, where the machine has it, ::1, and from nowhere else', async () => {
    const port = await start('localhost');
    expect(await answers('127.0.0.1', port)).toBe('here');
    expect(await answers('[::1]', port)).toBe(hasIpv6 ? 'here' : null);
    if (outside !== undefined) expect(await answers(outside, port)).toBeNull();
  });

  it('on all is reached by every address', async () => {
    const port = await start('all');
    for (const host of ['127.0.0.1', ...(outside === undefined ? [] : [outside])]) {
      expect(await answers(host, port)).toBe('here');
    }
  });

  it('answers what was asked by either address before it ends, and closes kept connections', async () => {
    const port = await start('localhost');
    const agent = new Agent({ keepAlive: true });
    const hosts = ['127.0.0.1', ...(hasIpv6 ? ['::1'] : [])];
    const asked = hosts.map((host) => once(get({ host, port, path: '/slow', agent }), 'response'));
    await expect.poll(() => begun).toBe(hosts.length);
    const closing = close?.();
    close = undefined;
    release.resolve();
    for (const answer of asked) {
      const [response]: IncomingMessage[] = await answer;
      expect(response?.statusCode).toBe(200);
      response?.resume();
    }
    await closing;
    expect(await answers('127.0.0.1', port)).toBeNull();
    agent.destroy();
  });

  it('says in one line that the port is taken', async () => {
    const other = createServer();
    await once(other.listen(0, '127.0.0.1'), 'listening');
    const address = other.address();
    const PORT = typeof address === 'object' && address !== null ? address.port : 0;
    await expect(listen(app, { PORT, LISTEN_HOST: 'localhost' })).rejects.toMatchObject({
      problems: [`PORT: ${PORT} is already in use. Stop what uses it or choose another.`],
    });
    other.close();
  });

  it('says in one line that the address is not this machine’s', async () => {
    await expect(listen(app, { PORT: 0, LISTEN_HOST: '192.0.2.1' })).rejects.toMatchObject({
      problems: ['LISTEN_HOST: is no address of this machine'],
    });
  });
});
