import { startTestProduct, type TestProduct } from '@gaemi/client/test/start-product';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { getDefaultEnvironment, StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { ElicitRequestSchema, LoggingMessageNotificationSchema } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from './testing/connected.ts';

const main = new URL('./main.ts', import.meta.url).pathname;
const asked = { kind: 'news', stock_code: '005930' };

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

/** An assistant's program that can ask its person, who answers by `agree`. */
async function connect(email: string, agree: () => boolean) {
  const { key } = await product.addMemberWithKey(email);
  const client = new Client({ name: 'asking', version: '1' }, { capabilities: { elicitation: {} } });
  const questions: string[] = [];
  client.setRequestHandler(ElicitRequestSchema, ({ params }) => {
    questions.push(params.message);
    return { action: 'accept', content: { agree: agree() } };
  });
  const env = { ...getDefaultEnvironment(), GAEMI_URL: product.api.url, GAEMI_API_KEY: key };
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [main], env }));
  return { client, questions };
}

describe('an assistant whose program can ask its person', () => {
  it('spends only what the person agrees to, without a confirmation of its own', async () => {
    let agrees = false;
    const { client, questions } = await connect('asked@example.com', () => agrees);
    const declined = await call(client, 'start_analysis', asked);
    expect(declined.structure).toMatchObject({ started: false, confirmation: null, credit: 100 });
    expect(declined.text).toContain('동의하지 않아');
    expect(questions[0]).toMatch(/삼성전자.*20 크레딧/);
    // A confirmation that fits nothing brings no other one past the person.
    const made = await call(client, 'start_analysis', { ...asked, confirmation: '네' });
    expect(made.structure).toMatchObject({ started: false, confirmation: null, credit: 100 });
    expect(questions).toHaveLength(2);
    agrees = true;
    const started = await call(client, 'start_analysis', asked);
    expect(started.structure).toMatchObject({ started: true, cost: 20, credit: 80 });
    const requestId = String(started.structure.request_id);

    const seen: number[] = [];
    const params = { name: 'wait_for_analysis', arguments: { request_id: requestId } };
    const waited = await client.callTool(params, undefined, { onprogress: ({ progress }) => seen.push(progress) });
    expect(JSON.stringify(waited)).toContain('finished');
    expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => a - b));

    const { resources } = await client.listResources();
    expect(resources).toMatchObject([{ uri: expect.stringMatching(/^gaemi:\/\/analyses\/[0-9a-f]{24}$/) }]);
    const read = await client.readResource({ uri: resources[0]?.uri ?? '' });
    expect(JSON.stringify(read.contents)).toContain('good_news_score');
    await client.close();
  });
});

it('wrong arguments are refused with a sentence that says what is allowed', async () => {
  const { client } = await connect('wrong@example.com', () => false);
  const refusal = async (input: object) => (await call(client, 'start_analysis', { ...asked, ...input })).text;
  expect(await refusal({ stock_code: '삼성전자' })).toContain('여섯 자리 종목코드를 넣어주세요');
  expect(await refusal({ kind: 'both' })).toContain('kind는 news 또는 accumulation이에요.');
  expect(await refusal({ kind: 'accumulation', start_date: 'yesterday' })).toContain('yyyy-MM-dd');
  for (const confirmation of [5, '가'.repeat(2_001)])
    expect(await refusal({ confirmation })).toContain('확인 문자열을 그대로 넣어주세요.');
  expect(await refusal({ tier: 'basic' })).toContain(
    'tier: 이 도구에 없는 값이에요. 넣을 수 있는 값: kind, stock_code',
  );
  const other = async (tool: string, input: object) => (await call(client, tool, { ...input })).text;
  expect(await other('today', { date: '2026-11-20' })).toContain('date: 이 도구에 없는 값이에요.');
  expect(await other('today', { side: 'up' })).toContain('side는 good이나 bad예요.');
  expect(await other('today', { day: '2026-11-22' })).toContain(
    '2026-11-22은 거래일이 아니라 그다음 거래일 2026-11-23을',
  );
  expect(await other('find_stock', {})).toContain('50자 이하로 넣어주세요.');
  expect(await other('find_stock', { query: '삼성' })).toMatch(/종목 \d+개를 찾았어요. 그중 5개예요./);
  expect(await other('wait_for_analysis', { request_id: 'abc' })).toContain('request_id를 그대로 넣어주세요.');
  await client.close();
});

it('an analysis that there is none of is an unknown resource, and no fault of the server', async () => {
  const { client } = await connect('unknown@example.com', () => false);
  for (const id of ['request-unknown', 'x'])
    await expect(client.readResource({ uri: `gaemi://analyses/${id}` })).rejects.toMatchObject({ code: -32_002 });
  await client.close();
});

it('a program is told which calls of the API were refused, from the level on that it wants', async () => {
  const { client } = await connect('logs@example.com', () => false);
  const logged: unknown[] = [];
  client.setNotificationHandler(LoggingMessageNotificationSchema, ({ params }) => void logged.push(params));
  const unknown = { request_id: 'request-unknown' };
  await client.setLoggingLevel('error');
  await call(client, 'wait_for_analysis', unknown);
  await client.setLoggingLevel('warning');
  await call(client, 'wait_for_analysis', unknown);
  await expect.poll(() => logged.length).toBe(1);
  const refused = {
    method: 'GET',
    path: '/api/v1/analyses/request-unknown',
    status: 404,
    request_id: expect.any(String),
  };
  expect(logged).toEqual([{ level: 'warning', logger: 'gaemi-api', data: refused }]);
  await client.close();
});

it('an assistant is offered the questions of a morning and of a move', async () => {
  const { client } = await connect('prompts@example.com', () => false);
  const { prompts } = await client.listPrompts();
  expect(prompts.map(({ name }) => name)).toEqual(['morning', 'why_moved']);
  const { messages } = await client.getPrompt({ name: 'why_moved', arguments: { stock: ' 현대차 ' } });
  expect(JSON.stringify(messages)).toContain('\\"현대차\\"');
  await expect(client.getPrompt({ name: 'why_moved', arguments: { stock: '  ' } })).rejects.toThrow('50자 이하로');
  await client.close();
});
