import { startTestProduct, type TestProduct } from '@gaemi/client/test/start-product';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { type HttpServer, serveHttp } from './serve-http.ts';
import { call, connectHttp } from './testing/connected.ts';

const TEN_MINUTES = 600_000;
const asked = { kind: 'news', stock_code: '005930' };

let product: TestProduct;
let http: HttpServer;
beforeAll(async () => {
  product = await startTestProduct();
  http = await serveHttp({ url: product.api.url, host: '127.0.0.1', port: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  await http.close();
  await product.close();
});

it('of two offers of one analysis, made of different minutes, one starts it', async () => {
  const { key } = await product.addMemberWithKey('two-offers@example.com');
  const client = await connectHttp(http.endpoint, key);
  const creditNow = async () => (await product.api.users.findByEmail('two-offers@example.com'))?.credit;
  const offer = async () => (await call(client, 'start_analysis', asked)).structure.confirmation;
  // Confirmations are made for the same ten minutes: one ends between these two.
  const boundary = Math.ceil(Date.now() / TEN_MINUTES) * TEN_MINUTES;
  vi.useFakeTimers({ toFake: ['Date'], now: boundary - 1_000 });
  const first = await offer();
  vi.setSystemTime(boundary + 1_000);
  const second = await offer();
  expect(second).not.toBe(first);
  const started = await call(client, 'start_analysis', { ...asked, confirmation: first });
  expect(started.structure).toMatchObject({ started: true, cost: 20, credit: 80 });
  const again = await call(client, 'start_analysis', { ...asked, confirmation: second });
  expect(again.structure).toMatchObject({ started: false, credit: 80, confirmation: null });
  expect(again.text).toContain(String(started.structure.request_id));
  expect(await creditNow()).toBe(80);
  const same = await call(client, 'start_analysis', { ...asked, confirmation: first });
  expect(same.structure).toMatchObject({ started: true, request_id: started.structure.request_id, credit: 80 });
  await client.close();
});

it('neither offers nor denies accumulation analyses whose figures no key may read', async () => {
  const { key } = await product.addMemberWithKey('stays-inside@example.com');
  // The worker that started last tells for all.
  const workers = product.api.connection.collection<{ _id: string; sources: object }>('worker_sources');
  const sources = { ...(await workers.findOne())?.sources, trading: 'kiwoom' };
  const now = Date.now();
  await workers.insertOne({ _id: 'kiwoom', sources, ...{ seenAt: new Date(now), startedAt: new Date(now + 60_000) } });
  const client = await connectHttp(http.endpoint, key);
  const { structure } = await call(client, 'trading_days', {});
  const [day] = z.array(z.string()).parse(structure.days);
  const period = { start_date: day, end_date: day };
  // An answer of the workers stands for a second.
  const balance = async () => (await call(client, 'balance', {})).text;
  await expect.poll(balance).toContain('API 키로 시작하거나 읽을 수 없어요');
  const offer = await call(client, 'start_analysis', { kind: 'accumulation', stock_code: '005930', ...period });
  expect(offer.structure).toMatchObject({ started: false, confirmation: null, request_id: null, credit: 100 });
  expect(offer.text).toContain('API 키로 시작하거나 읽을 수 없어요');
  const { text: results } = await call(client, 'accumulation', { stock_code: '005930' });
  expect(results).toContain('API 키로 시작하거나 읽을 수 없어요');
  expect((await call(client, 'start_analysis', asked)).structure.confirmation).toEqual(expect.any(String));
  await client.close();
});
