import { once } from 'node:events';
import { createServer, get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { HeldAnswers } from './held-answers.ts';

it('holds no answer for a client that left while the first look was taken', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const arrived = once(server, 'request') as Promise<[unknown, ServerResponse]>;
  const request = get({ port: (server.address() as AddressInfo).port });
  request.on('error', () => undefined);
  const [, response]: [unknown, ServerResponse] = await arrived;
  const held = new HeldAnswers();
  let looks = 0;
  const look = async () => {
    looks += 1;
    if (looks > 1) throw new Error('held for nobody');
    request.destroy();
    await once(response, 'close');
    return 'running';
  };
  expect(await held.until(() => false, look, { userId: 'member', seconds: 60, response })).toBe('running');
  server.close();
});
