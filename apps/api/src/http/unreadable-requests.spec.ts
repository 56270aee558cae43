import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerUnreadable } from './unreadable-requests.ts';

let server: Server;
beforeAll(async () => {
  server = createServer((_request, response) => response.end('read')).listen(0, '127.0.0.1');
  answerUnreadable(server);
  await once(server, 'listening');
});
afterAll(() => server.close());

async function send(text: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(text);
  let answer = '';
  socket.setEncoding('utf8').on('data', (part) => {
    answer += part;
  });
  await once(socket, 'close');
  return answer;
}

it('an address with Hangul as it is gets a body that says how to write it', async () => {
  const answer = await send('GET /api/v1/stocks/search?query=삼성 HTTP/1.1\r\nhost: a\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\nContent-Type: application\/json/);
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({
    detail: '요청 형식이 올바르지 않습니다. 주소의 한글과 빈칸은 퍼센트 인코딩(%EC%82%BC)으로 보내주세요.',
    code: 'MALFORMED_REQUEST',
  });
});

it('what is no HTTP gets the same without advice, and headers without end 431 with advice', async () => {
  expect(await send('nonsense\r\n\r\n')).toContain(
    '{"detail":"요청 형식이 올바르지 않습니다.","code":"MALFORMED_REQUEST"}',
  );
  const answer = await send(`GET / HTTP/1.1\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 431 .*\r\nContent-Type: application\/json/);
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({
    detail: '요청 형식이 올바르지 않습니다. 주소와 헤더를 줄여주세요.',
    code: 'MALFORMED_REQUEST',
  });
});

it('a readable request is answered', async () => {
  expect(await send('GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
});
