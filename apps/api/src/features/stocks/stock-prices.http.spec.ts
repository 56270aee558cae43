import { messages } from '@gaemi/contracts/messages';
import { WorkerSourcesRepository } from '@gaemi/database/worker-sources/worker-sources.repository';
import type { PriceSourceName } from '@gaemi/domain/sources';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { storePrices } from '../../../test/store-prices.ts';

const items = [
  { day: '2025-12-30', close: 52_000, volume: 100 },
  { day: '2026-01-02', close: 53_000.5, volume: 0 },
  { day: '2026-11-20', close: 70_000, volume: 300 },
];

let api: TestApi;
let browser: ReturnType<TestApi['browser']>;
beforeAll(async () => {
  api = await startTestApi();
  await api.addMember('member@example.com');
  browser = await api.logIn('member@example.com');
  await storePrices(api, 'sample', items);
});
afterAll(() => api.close());

const prices = (query: Record<string, string>, code = '005930') =>
  browser.get(`/api/v1/stocks/${code}/prices`).query(query);

describe('daily prices of a stock', () => {
  it('ask for a log-in', async () => {
    await api.browser().get('/api/v1/stocks/005930/prices?from=2026-01-01&to=2026-01-02').expect(401);
  });

  it('are those that are stored in the period, with source and day', async () => {
    const whole = await prices({ from: '2025-12-01', to: '2026-12-31' }).expect(200);
    expect(whole.body).toEqual({ items, source: 'sample', as_of: '2026-11-20' });
    const part = await prices({ from: '2025-12-31', to: '2026-01-02' }).expect(200);
    expect(part.body.items).toEqual([items[1]]);
  });

  it('are none for a stock that nobody has analysed', async () => {
    const answer = await prices({ from: '2026-01-01', to: '2026-01-31' }, '000660').expect(200);
    expect(answer.body).toEqual({ items: [], source: 'sample', as_of: null });
  });

  it('are refused for a stock that is not listed', async () => {
    const answer = await prices({ from: '2026-01-01', to: '2026-01-31' }, '999999').expect(404);
    expect(answer.body.code).toBe('STOCK_NOT_FOUND');
  });

  it.each([
    [{ from: '2026-01-02', to: '2026-01-01' }, messages.periodReversed],
    [{ from: '2025-01-01', to: '2026-02-06' }, '주가는 한 번에 400일까지 볼 수 있습니다.'],
    [{ from: '2026-02-30', to: '2026-03-01' }, messages.dayInvalid],
    [{ from: '20260201', to: '2026-03-01' }, messages.dayInvalid],
  ])('are refused for the period %j', async (query, detail) => {
    expect((await prices(query).expect(400)).body).toMatchObject({ code: 'VALIDATION_FAILED', detail });
  });

  it('need both days, of at most 400', async () => {
    await prices({ from: '2026-02-01' }).expect(400);
    await prices({}).expect(400);
    await prices({ from: '2025-01-01', to: '2026-02-05' }).expect(200);
    await prices({ from: '2026-02-01', to: '2026-02-02' }, 'abc').expect(400);
  });

  it('come from the source of the workers, and are hidden where there is none', async () => {
    const workers = api.app.get(WorkerSourcesRepository, { strict: false });
    const publish = (source: PriceSourceName) => {
      const rest = { judge: 'offline', trading: 'sample', stockMaster: 'kis' } as const;
      return workers.publish({ id: 'worker', sources: { ...rest, news: ['sample'], prices: source } }, api.clock.now());
    };
    const period = { from: '2026-01-01', to: '2026-12-31' };
    const found = async () => (await prices(period).expect(200)).body;
    await publish('none');
    // An answer of the workers stands for a second.
    await expect.poll(found).toEqual({ items: [], source: 'none', as_of: null });
    await publish('kis');
    await expect.poll(found).toEqual({ items: [], source: 'kis', as_of: null });
    await storePrices(api, 'kis', [{ day: '2026-11-19', close: 1, volume: 1 }]);
    expect((await prices(period).expect(200)).body.items).toEqual([{ day: '2026-11-19', close: 1, volume: 1 }]);
  });
});
