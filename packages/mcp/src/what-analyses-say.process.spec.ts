import { addLiveAnalysis, filedEvent } from '@gaemi/api/test/live-analysis.ts';
import { startTestProduct, type TestProduct } from '@gaemi/client/test/start-product';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, connectStdio } from './testing/connected.ts';

let product: TestProduct;
let client: Client;
let userId: Types.ObjectId;
beforeAll(async () => {
  product = await startTestProduct();
  const member = await product.addMemberWithKey('changed@example.com');
  userId = new Types.ObjectId(member.userId);
  client = await connectStdio(product.api.url, member.key);
});
afterAll(async () => {
  await client.close();
  await product.close();
});

const add = (stockName: string) =>
  addLiveAnalysis(product.api, userId, { stockName, lead: [], summary: '요약', events: [filedEvent] });

it('a company that was renamed since has both names', async () => {
  await add('옛이름');
  const { text } = await call(client, 'latest_analysis', { stock_code: '005930' });
  expect(text).toContain('옛이름(005930, 현재 삼성전자)의 뉴스 분석이에요.');
});

it('a score is said to be no probability, which 58 of 100 reads like', async () => {
  await add('삼성전자');
  const { text } = await call(client, 'latest_analysis', { stock_code: '005930' });
  expect(text).toContain('점수는 소식의 힘과 언론사 수로 매겨요. 주가가 오르거나 내릴 확률이 아니에요.');
});

it('analyses of a company that was delisted since are compared all the same', async () => {
  await add('사라진회사');
  const before = await add('사라진회사');
  const delisted = { $set: { stockCode: '999990' } };
  await product.api.connection.collection('news_analyses').updateMany({ stockName: '사라진회사' }, delisted);
  const { text, structure } = await call(client, 'changes', { stock_code: '999990' });
  expect(text).toContain('호재 그대로, 악재 그대로.');
  expect(text).toContain('지금은 상장 종목 목록에 없는 회사라 그 뒤의 소식은 몰라요.');
  expect(structure).toMatchObject({ analysis_id: before, good_change: 0, new_events: null });
});

it('a score that rests on few events claims no direction, in whichever tool it is told', async () => {
  const _id = new Types.ObjectId(await add('삼성전자'));
  await product.api.connection.collection('news_analyses').updateOne({ _id }, { $set: { 'result.thin': true } });
  const row = { userId, code: '005930', name: '삼성전자', createdAt: new Date() };
  await product.api.connection.collection('watchlist').insertOne(row);
  const watched = await call(client, 'watchlist', {});
  expect(watched.text).toContain('호재 58, 악재 30(소식이 적어 방향을 말하지 않아요)');
  expect(watched.structure.stocks).toMatchObject([{ stock_code: '005930', good: 58, thin: true }]);
  const note = '주의: 점수에 든 소식이 적어 방향을 말하지 않아요.';
  for (const tool of ['latest_analysis', 'evidence', 'changes'])
    expect((await call(client, tool, { stock_code: '005930' })).text).toContain(note);
});
