import { Agent, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';
import { type HttpServer, serveHttp } from './serve-http.ts';

let http: HttpServer;
beforeAll(async () => {
  const { MCP_PUBLIC_HOSTS: publicHosts } = readEnvironment({ MCP_PUBLIC_HOSTS: ' MCP.lens.example, 192.0.2.1' });
  // Nobody answers there: no request of these tests reaches the API.
  http = await serveHttp({ url: 'http://127.0.0.1:9', host: '127.0.0.1', port: 0, publicHosts });
});
afterAll(() => http.close());

/** The status of a post without a key, which is 401 for a host of the server's own. */
function post(headers: Record<string, string>): Promise<number | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  const sent = request(http.endpoint, { method: 'POST', headers }, (answer) => {
    answer.resume();
    resolve(answer.statusCode);
  });
  sent.once('error', reject).end();
  return promise;
}

describe('the MCP server over HTTP', () => {
  it.each([
    'localhost',
    'LOCALHOST:3100',
    '127.0.0.1:8',
    '[::1]:3100',
    'mcp.lens.example',
    'mcp.lens.example:443',
    '192.0.2.1:1',
  ])('answers to its own host %s', async (host) => {
    expect(await post({ host })).toBe(401);
  });

  it.each(['evil.example', 'evil.example:3310', 'localhost.evil.example', 'lens.example', '127.0.0.2', 'a b'])(
    'refuses the host %j, whatever the Origin and the key',
    async (host) => {
      expect(await post({ host })).toBe(403);
      expect(await post({ host, origin: `http://${host}`, authorization: 'Bearer gaemi_key' })).toBe(403);
    },
  );
});

it('answers to a page of its own public name, and refuses one of another', async () => {
  const host = 'mcp.lens.example';
  expect(await post({ host, origin: 'https://mcp.lens.example' })).toBe(401);
  expect(await post({ host, origin: 'https://lens.example' })).toBe(403);
});

describe('MCP_PUBLIC_HOSTS', () => {
  it.each(['http://mcp.example', 'mcp.example:443', 'mcp.example/mcp', '*'])('refuses %j with one line', (hosts) => {
    expect(() => readEnvironment({ MCP_PUBLIC_HOSTS: hosts })).toThrow(
      'MCP_PUBLIC_HOSTS must be host names like mcp.example.com',
    );
  });

  it('names nobody by default', () => {
    expect(readEnvironment({}).MCP_PUBLIC_HOSTS).toEqual([]);
  });
});

it('a message that is too long is refused, and its connection goes on with the next', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const say = (text: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<{ status: number | undefined; again: boolean }>();
    const headers = { authorization: 'Bearer gaemi_', 'content-type': 'application/json' };
    const sent = request(http.endpoint, { method: 'POST', headers, agent }, (answer) => {
      answer.once('end', () => resolve({ status: answer.statusCode, again: sent.reusedSocket })).resume();
    });
    sent.once('error', reject).end(text);
    return promise;
  };
  try {
    expect(await say(JSON.stringify('x'.repeat(20_000_000)))).toEqual({ status: 400, again: false });
    for (let times = 0; times < 3; times += 1) expect(await say('{')).toEqual({ status: 400, again: true });
  } finally {
    agent.destroy();
  }
});

it('a port that is taken is refused by the name of its setting', async () => {
  const port = Number(new URL(http.endpoint).port);
  await expect(serveHttp({ url: 'http://127.0.0.1:9', host: '127.0.0.1', port })).rejects.toThrow(
    `MCP_PORT: ${port} is already in use`,
  );
});
