import { addLiveAnalysis, filedEvent } from '@gaemi/api/test/live-analysis.ts';
import { storePrices } from '@gaemi/api/test/store-prices.ts';
import { startTestProduct, type TestProduct } from '@gaemi/client/test/start-product';
import { addDays } from '@gaemi/domain/seoul-time';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, connectStdio } from './testing/connected.ts';

const SAMSUNG = '005930';

let product: TestProduct;
let client: Client;
let userId: string;
beforeAll(async () => {
  product = await startTestProduct();
  const member = await product.addMemberWithKey('long@example.com');
  userId = member.userId;
  client = await connectStdio(product.api.url, member.key);
});
afterAll(async () => {
  await client.close();
  await product.close();
});

describe('what is longer than an answer', () => {
  it('of prices is told by its whole period, with the last days of it', async () => {
    // A high on the first day, a low on the second, and 98 days at 100.
    const closes = [200, 50, ...Array.from({ length: 98 }, () => 100)];
    const days = closes.map((close, at) => ({ day: addDays('2026-05-01', at), close, volume: 1 }));
    await storePrices(product.api, 'sample', days);
    const period = { start_date: '2026-05-01', end_date: '2026-08-31' };
    const { text, structure } = await call(client, 'prices', { stock_code: SAMSUNG, ...period });
    expect(text).toContain('첫날 2026-05-01 200원, 마지막 날 2026-08-08 100원(-50.0%), 최고 2026-05-01 200원');
    expect(text).toContain('최저 2026-05-02 50원');
    expect(text).toContain('100일 중 마지막 60일');
    expect(structure.days).toEqual(days.slice(-60));
    const short = await call(client, 'prices', { stock_code: SAMSUNG, ...period, start_date: '2026-07-01' });
    expect(short.text).not.toContain('중 마지막');
  });

  it('of analyses says that there are older ones', async () => {
    const content = { lead: [], summary: '요약', events: [filedEvent] };
    for (let made = 0; made < 20; made += 1) await addLiveAnalysis(product.api, new Types.ObjectId(userId), content);
    const older = '더 오래된 분석은 담지 않았어요.';
    expect((await call(client, 'list_analyses', {})).text).not.toContain(older);
    await addLiveAnalysis(product.api, new Types.ObjectId(userId), content);
    const { text, structure } = await call(client, 'list_analyses', {});
    expect(text).toContain(older);
    expect(structure.analyses).toHaveLength(20);
  });

  it('of watched stocks begins with those that were analysed', async () => {
    const owner = new Types.ObjectId(userId);
    await addLiveAnalysis(product.api, owner, { lead: [], summary: '요약', events: [filedEvent] });
    const stocks = [SAMSUNG, ...Array.from({ length: 120 }, (_, at) => String(900_000 + at))];
    const rows = stocks.map((code, at) => ({ userId: owner, code, name: `종목${code}`, createdAt: new Date(at) }));
    await product.api.connection.collection('watchlist').insertMany(rows);
    const { text, structure } = await call(client, 'watchlist', {});
    expect(text).toContain('관심 종목 121개예요. 새 소식이 나왔거나 분석한 종목부터예요.');
    expect(text).toMatch(/121건 중 앞의 \d+건만 담았어요/);
    expect(structure.stocks).toMatchObject({ 0: { stock_code: SAMSUNG, good: expect.any(Number) } });
  });

  it('of events of a day says how many there are beside those that were read', async () => {
    const day = '2026-11-23';
    const at = new Date(`${day}T10:00:00+09:00`);
    const link = 'https://news.example/1';
    const events = Array.from({ length: 34 }, (_, index) => ({
      ...{
        _id: `${SAMSUNG}:day-${index}` as never,
        stockCode: SAMSUNG,
        eventId: `day-${index}`,
        family: [],
        marks: [],
      },
      ...{ joinedInto: null, day, at, type: 'orders', side: 'good', strength: 2, filed: false, confirmedBy: null },
      ...{
        stage: null,
        text: '계약을 맺었어요.',
        short: '계약',
        articles: 1,
        publishers: 1,
        link,
        publisher: '가나일보',
      },
      ...{ sources: ['gdelt'], sample: false, byModel: false, textsFrom: [], reports: [] },
    }));
    await product.api.connection.collection('stock_events').insertMany(events);
    const { text } = await call(client, 'today', { day });
    expect(text).toContain('호재 34건, 악재 0건');
    expect(text).toContain('34건 중 새것 30건만 읽었어요.');
    expect((await call(client, 'today', { day, side: 'bad' })).text).not.toContain('읽었어요');
  });
});
