import { startTestProduct, type TestProduct } from '@gaemi/client/test/start-product';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type HttpServer, serveHttp } from './serve-http.ts';

/** More wrong keys than the API answers 401 to in a minute. */
const MANY = 620;

let product: TestProduct;
let http: HttpServer;
beforeAll(async () => {
  product = await startTestProduct({ RATE_LIMIT_SCALE: '1' });
  http = await serveHttp({ url: product.api.url, host: '127.0.0.1', port: 0, sessionLimits: { atMost: 2 } });
});
afterAll(async () => {
  await http.close();
  await product.close();
});

async function post(message: object, key: string, session?: string | null) {
  const answer = await fetch(http.endpoint, {
    method: 'POST',
    headers: {
      ...{ authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      accept: 'application/json, text/event-stream',
      ...(session != null && { 'mcp-session-id': session }),
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...message }),
  });
  await answer.text();
  return answer;
}
const clientInfo = { name: 'test', version: '1' };
const params = { protocolVersion: '2025-11-25', capabilities: { elicitation: {} }, clientInfo };
const begin = (key: string) => post({ method: 'initialize', params }, key);

it('however many wrong keys a stranger tries, none gets a session or ends one of a member', async () => {
  const { key } = await product.addMemberWithKey('member@example.com');
  const session = (await begin(key)).headers.get('mcp-session-id');
  let tried = 0;
  const statuses = new Set<number>();
  const guess = async () => {
    for (; tried < MANY; tried += 1) {
      const wrong = `gaemi_${tried.toString(16).padStart(48, '0')}`;
      const { status, headers } = await begin(wrong);
      statuses.add(status);
      expect(headers.get('mcp-session-id')).toBeNull();
      if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
  };
  await Promise.all(Array.from({ length: 8 }, guess));
  expect([...statuses].toSorted()).toEqual([401, 429]);
  expect((await post({ method: 'ping' }, key, session)).status).toBe(200);
  expect((await begin(key)).status).toBe(200);
});
