import { startTestProduct, type TestProduct } from '@gaemi/client/test/start-product';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HttpServer, serveHttp } from './serve-http.ts';
import { call } from './testing/connected.ts';

const asked = { kind: 'news', stock_code: '005930' };

let product: TestProduct;
let http: HttpServer;
beforeAll(async () => {
  product = await startTestProduct();
  const sessionLimits = { atMost: 3, ofOneKey: 2 };
  http = await serveHttp({ url: product.api.url, host: '127.0.0.1', port: 0, sessionLimits });
});
afterAll(async () => {
  await http.close();
  await product.close();
});

/** An assistant's program over HTTP that can ask its person, who answers by `agree`. */
async function connect(key: string, agree: () => boolean = () => false) {
  const client = new Client({ name: 'asking', version: '1' }, { capabilities: { elicitation: {} } });
  const questions: string[] = [];
  client.setRequestHandler(ElicitRequestSchema, ({ params }) => {
    questions.push(params.message);
    return { action: 'accept', content: { agree: agree() } };
  });
  const headers = { authorization: `Bearer ${key}` };
  const transport = new StreamableHTTPClientTransport(new URL(http.endpoint), { requestInit: { headers } });
  await client.connect(transport);
  return { client, transport, questions };
}

const post = (message: object, { key, session }: { key: string; session?: string | undefined }) =>
  fetch(http.endpoint, {
    method: 'POST',
    headers: {
      ...{ authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      accept: 'application/json, text/event-stream',
      ...(session !== undefined && { 'mcp-session-id': session }),
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...message }),
  });
const clientInfo = { name: 'test', version: '1' };
const beginning = (capabilities: object) => ({
  ...{ method: 'initialize', params: { protocolVersion: '2025-11-25', capabilities, clientInfo } },
});

describe('over HTTP, too, an assistant whose program can ask its person', () => {
  it('spends only what the person agrees to, without a confirmation of its own', async () => {
    const { key } = await product.addMemberWithKey('asked@example.com');
    let agrees = false;
    const { client, questions } = await connect(key, () => agrees);
    const declined = await call(client, 'start_analysis', asked);
    expect(declined.structure).toMatchObject({ started: false, confirmation: null, credit: 100 });
    agrees = true;
    const started = await call(client, 'start_analysis', asked);
    expect(started.structure).toMatchObject({ started: true, cost: 20, credit: 80 });
    expect(questions).toHaveLength(2);
    expect(questions[0]).toMatch(/삼성전자.*20 크레딧/);
    await client.close();
  });

  it('has a session of its key alone, which it can end, and which ends for newer ones', async () => {
    const [{ key }, { key: other }] = [
      await product.addMemberWithKey('one@example.com'),
      await product.addMemberWithKey('other@example.com'),
    ];
    const { transport } = await connect(key);
    const session = transport.sessionId;
    const list = { method: 'tools/list' };
    expect((await post(list, { key, session })).status).toBe(200);
    expect((await post(list, { key: other, session })).status).toBe(404);
    await connect(key);
    await connect(key);
    expect((await post(list, { key, session })).status).toBe(404);
    const { transport: last } = await connect(other);
    const lastSession = last.sessionId;
    await last.terminateSession();
    expect((await post(list, { key: other, session: lastSession })).status).toBe(404);
  });

  it('has none where its program cannot ask, and none for a key that nobody has', async () => {
    const { key } = await product.addMemberWithKey('silent@example.com');
    const silent = await post(beginning({}), { key });
    expect([silent.status, silent.headers.get('mcp-session-id')]).toEqual([200, null]);
    const unknown = await post(beginning({ elicitation: {} }), { key: `gaemi_${'0'.repeat(48)}` });
    expect([unknown.status, unknown.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect(
      (await fetch(http.endpoint, { method: 'POST', headers: { authorization: `Bearer ${key}` }, body: '{' })).status,
    ).toBe(400);
  });
});
