import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonBody } from './json-body.ts';

let server: Server;
beforeAll(async () => {
  const app = express()
    .use(...jsonBody(300))
    .use((request, response) => void response.json(request.body));
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

/** Sends the head of a request with a body of 50 bytes, a byte of it now and then, and reads until the server hangs up. */
async function trickle(bytes: number): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n');
  let sent = 0;
  const drip = setInterval(() => {
    sent += 1;
    if (sent <= bytes) socket.write(' ');
  }, 40);
  let answer = '';
  socket.setEncoding('utf8').on('data', (text) => {
    answer += text;
  });
  socket.on('error', () => undefined);
  await once(socket, 'close');
  clearInterval(drip);
  return answer;
}

describe('a body that does not come', () => {
  it.each([0, 1_000])(
    'ends with 408 and the connection, whether nothing comes or a byte now and then (%i)',
    async (bytes) => {
      const answer = await trickle(bytes);
      expect(answer).toMatch(/^HTTP\/1.1 408 /);
      expect(answer.toLowerCase()).toContain('connection: close');
      expect(answer).toContain('"code":"REQUEST_TIMEOUT"');
    },
  );

  it('does not touch one that is there in time', async () => {
    const { port } = server.address() as AddressInfo;
    const body = JSON.stringify({ a: 1 });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body });
    expect(await answer.json()).toEqual({ a: 1 });
  });
});
