import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestProduct, type TestProduct } from '@gaemi/client/test/start-product';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type HttpServer, serveHttp } from './serve-http.ts';
import { call, connectHttp } from './testing/connected.ts';

const asked = { kind: 'news', stock_code: '005930' };

let product: TestProduct;
let relay: Server;
let http: HttpServer;
let client: Client;
/** Whether the answer to a call (`GET /path`) never arrives; `before`: the calls of the test so far. */
let isLost: (asked: string, before: readonly string[]) => boolean;
let calls: string[];
let email: string;
let members = 0;

beforeAll(async () => {
  product = await startTestProduct();
  relay = createServer((request, response) => void forward(request, response));
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  const { port } = relay.address() as AddressInfo;
  http = await serveHttp({ url: `http://127.0.0.1:${port}`, host: '127.0.0.1', port: 0 });
});
beforeEach(async () => {
  calls = [];
  isLost = () => false;
  members += 1;
  email = `lost${members}@example.com`;
  const { key } = await product.addMemberWithKey(email);
  client = await connectHttp(http.endpoint, key);
});
afterEach(() => client.close());
afterAll(async () => {
  await http.close();
  relay.close();
  await product.close();
});

/** Sends a request on to the API, and its answer back unless that is lost. */
async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/', headers } = request;
  const body: Buffer[] = [];
  for await (const chunk of request) body.push(chunk);
  const answer = await fetch(product.api.url + url, {
    method,
    headers: { authorization: headers.authorization ?? '', 'content-type': 'application/json' },
    ...(method !== 'GET' && { body: Buffer.concat(body) }),
  });
  const text = await answer.text();
  const asked = `${method} ${url}`;
  const drops = isLost(asked, calls);
  calls.push(asked);
  if (drops) request.socket.destroy();
  else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
}

/** Gets an offer and returns the input that starts it. */
async function confirmed(): Promise<Record<string, unknown>> {
  const { structure } = await call(client, 'start_analysis', asked);
  return { ...asked, confirmation: structure.confirmation };
}

const creditNow = async () => (await product.api.users.findByEmail(email))?.credit;
const isPost = (call: string) => call.startsWith('POST ');

describe('a confirmed start', () => {
  it('has an unknown outcome after a lost answer, which the same call settles without a second charge', async () => {
    const input = await confirmed();
    isLost = (asked, before) => isPost(asked) && !before.some(isPost);
    const unknown = await call(client, 'start_analysis', input);
    expect(unknown).toMatchObject({ isError: true, text: expect.stringContaining('(OUTCOME_UNKNOWN)') });
    expect(unknown.text).toContain('같은 값과 같은 confirmation으로 다시 불러주세요');
    expect(await creditNow()).toBe(80);
    const settled = await call(client, 'start_analysis', input);
    expect(settled.structure).toMatchObject({ started: true, cost: 20, credit: 80 });
    expect(await creditNow()).toBe(80);
  });

  it('is a start, too, where the balance after it cannot be read', async () => {
    const input = await confirmed();
    isLost = (asked, before) => asked.endsWith('/analysis-costs') && before.some(isPost);
    const started = await call(client, 'start_analysis', input);
    expect(started.structure).toMatchObject({ started: true, cost: 20, credit: null });
    expect(started.structure.request_id).toMatch(/^mcp-/);
    expect(started).toMatchObject({ isError: false, text: expect.stringContaining('분석을 시작했어요') });
  });

  it('stays a start when it is confirmed again after the cost has changed', async () => {
    const input = await confirmed();
    const { structure } = await call(client, 'start_analysis', input);
    await product.api.connection.collection('users').updateOne({ email }, { $set: { grade: 'premium' } });
    const again = await call(client, 'start_analysis', input);
    expect(again.structure).toMatchObject({ started: true, cost: 20, request_id: structure.request_id });
    expect(await creditNow()).toBe(80);
  });
});
