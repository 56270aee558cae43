import { startTestProduct, type TestProduct } from '@gaemi/client/test/start-product';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { call, connectStdio } from './testing/connected.ts';

let product: TestProduct;
let client: Client;
beforeAll(async () => {
  product = await startTestProduct();
  const { key } = await product.addMemberWithKey('assistant@example.com');
  client = await connectStdio(product.api.url, key);
});
afterAll(async () => {
  await client.close();
  await product.close();
});

const stocks = z.array(z.object({ code: z.string() }));
const reasons = z.array(z.object({ side: z.string(), points: z.number().nullable(), links: z.array(z.string()) }));

/** Answers "what happened and why" as an assistant does: from stored results only, every reason with a link. */
async function whatHappenedAndWhy(name: string): Promise<string[]> {
  const found = await call(client, 'find_stock', { query: name });
  const [stock] = stocks.parse(found.structure.stocks);
  if (stock === undefined) return [found.text];
  const latest = await call(client, 'latest_analysis', { stock_code: stock.code });
  const evidence = await call(client, 'evidence', { stock_code: stock.code });
  const weightiest = reasons
    .parse(evidence.structure.reasons)
    .toSorted((one, other) => (other.points ?? 0) - (one.points ?? 0))
    .slice(0, 3);
  const lines = evidence.text.split('\n');
  return [
    ...latest.text.split('\n').filter((line) => /^호재 \d/.test(line)),
    ...weightiest.map(({ links: [link = ''] }) => {
      const cited = lines.findIndex((line) => line.endsWith(link));
      const sentence = lines.slice(0, cited).findLast((line) => line.startsWith('['));
      return `${sentence} (${link})`;
    }),
  ];
}

it('an assistant answers what happened to 삼성전자 and why, from stored results, and spends nothing', async () => {
  const ask = { kind: 'news', stock_code: '005930' };
  const offered = await call(client, 'start_analysis', ask);
  const started = await call(client, 'start_analysis', { ...ask, confirmation: offered.structure.confirmation });
  const request_id = started.structure.request_id;
  await vi.waitFor(
    async () => {
      const { structure } = await call(client, 'latest_analysis', { stock_code: '005930', request_id });
      if (structure.running !== null) throw new Error('still running');
    },
    { timeout: 60_000, interval: 100 },
  );
  const [scores, ...whys] = await whatHappenedAndWhy('삼성전자');
  expect(scores).toMatch(/^호재 \d+, 악재 \d+, 판단 유보 \d+$/);
  expect(whys).toHaveLength(3);
  for (const why of whys) expect(why).toMatch(/^\[(호재|악재) · .+ · [\d.]+점( · 공시 확인)?\] .+ \(https:\/\/\S+\)$/);
  const { structure } = await call(client, 'start_analysis', ask);
  expect(structure.credit).toBe(80);

  const browser = await product.api.logIn('assistant@example.com');
  await browser
    .post('/api/v1/watchlist/stocks')
    .send({ stocks: { '005930': '삼성전자' } })
    .expect(201);
  const watched = await call(client, 'watchlist', {});
  const [, good, bad] = /호재 (\d+), 악재 (\d+)/.exec(scores ?? '') ?? [];
  expect(watched.structure).toMatchObject({
    total: 1,
    stocks: [{ stock_code: '005930', good: Number(good), bad: Number(bad), good_change: null }],
  });
  expect(watched.text).toContain('예시 데이터예요');
  expect(watched.text).toContain(`삼성전자(005930) 호재 ${good}, 악재 ${bad}`);
});
