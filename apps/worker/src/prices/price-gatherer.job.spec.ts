import { FlowRepository } from '@gaemi/database/prices/flow.repository';
import { PriceRepository } from '@gaemi/database/prices/price.repository';
import { tradingDaysBetween } from '@gaemi/domain/market-calendar/market-calendar';
import { closeFinalAt, firstDayOfPrices, lastClosedDay } from '@gaemi/domain/prices/price-period';
import { addDays, seoulDay } from '@gaemi/domain/seoul-time';
import { bundledCompanies } from '@gaemi/providers/stock-master/bundled/bundled-companies';
import { hang, htmlPage } from '@gaemi/testing/providers/faults';
import { kiwoomChart, kiwoomFlows } from '@gaemi/testing/providers/kiwoom-charts';
import { type KiwoomStub, kiwoomStubKeys, startKiwoomStub } from '@gaemi/testing/providers/kiwoom-stub';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newsOrder } from '../testing/news-order.ts';
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts';

const forever = Number.POSITIVE_INFINITY;
const lastDay = lastClosedDay(new Date());
const dayBefore = lastClosedDay(closeFinalAt(addDays(lastDay, -1)));
/** Where each test begins: a moment of the day of the run would now and then have the close of the day in it. */
const begin = new Date(closeFinalAt(lastDay).getTime() + 15 * 60_000);
const tenMinutesBefore = new Date(begin.getTime() - 10 * 60_000 - 1_000);
const reach = firstDayOfPrices(seoulDay(begin));

/** The clock of the worker. */
let shiftMs = 0;
const now = () => new Date(Date.now() + shiftMs);
const goTo = (moment: Date) => {
  shiftMs = moment.getTime() - Date.now();
};

let kiwoom: KiwoomStub;
let worker: TestWorker;
let stocks = 100;
beforeAll(async () => {
  kiwoom = await startKiwoomStub();
  const keys = { KIWOOM_APP_KEY: kiwoomStubKeys.appKey, KIWOOM_SECRET_KEY: kiwoomStubKeys.secretKey };
  const where = { KIWOOM_API_URL: kiwoom.url, KIWOOM_REQUESTS_PER_SECOND: '1000' };
  // A single failure opens the circuit after many more than any test makes.
  worker = await startTestWorker({ PRICE_SOURCE: 'kiwoom', CIRCUIT_FAILURES: '100', ...keys, ...where }, { now });
});
afterAll(async () => {
  await worker.close();
  await kiwoom.close();
});
beforeEach(() => {
  goTo(begin);
  stocks += 1;
  kiwoom.requests.length = 0;
});
afterEach(() => {
  kiwoom.recover();
});

/** A stock that no other test asks for. */
const stock = () => bundledCompanies[stocks] ?? { code: '', name: '' };
async function analyse() {
  const { code, name } = stock();
  const order = newsOrder(await worker.insertMember(), { stockCode: code, stockName: name });
  await worker.accept(order);
  return worker.ended(order);
}
const stored = (from = reach) =>
  worker.get(PriceRepository).find({ source: 'kiwoom', stockCode: stock().code }, from, lastDay);
const asked = () => kiwoom.calls('ka10081');
/** Days of the stub without those on which the exchange was closed. */
const reported = (to: string) => {
  const open = new Set(tradingDaysBetween(reach, to));
  return kiwoomChart(stock().code, lastDay.replaceAll('-', ''))
    .map(({ day, ...price }) => ({ day: day.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'), ...price }))
    .filter(({ day }) => open.has(day))
    .toReversed();
};

describe('prices beside a news analysis', () => {
  it('are stored for the whole reach with one request, and shared by all who analyse the stock', async () => {
    const ended = await Promise.all([analyse(), analyse()]);
    expect(ended.map(({ state }) => state)).toEqual(['done', 'done']);
    expect(await stored()).toEqual({ days: reported(lastDay), asOf: lastDay, completeFrom: reach });
    expect(asked()).toBe(1);
    await analyse();
    expect(asked()).toBe(1);
  });

  it('come with the net buying of foreigners, institutions and the public, which grows with them', async () => {
    const of = { source: 'kiwoom', stockCode: stock().code } as const;
    const flows = async () => (await worker.get(FlowRepository).find(of, reach, lastDay)).days;
    goTo(closeFinalAt(dayBefore));
    await analyse();
    const before = await flows();
    expect(before.at(-1)?.day).toBe(dayBefore);
    expect(before.map(({ day }) => day)).toEqual(tradingDaysBetween(before[0]?.day ?? '', dayBefore));
    expect(before.every(({ foreign }) => foreign !== null)).toBe(true);
    goTo(closeFinalAt(lastDay));
    await analyse();
    expect((await flows()).length).toBe(before.length + 1);
    expect(kiwoom.calls('ka10059')).toBe(2);
  });

  const flowDays = async () => {
    const of = { source: 'kiwoom', stockCode: stock().code } as const;
    return (await worker.get(FlowRepository).find(of, reach, lastDay)).days.map(({ day }) => day);
  };

  it('leave no hole in the net buying after a failure of it, nor take its first days away', async () => {
    goTo(closeFinalAt(dayBefore));
    kiwoom.failOn('ka10059', htmlPage, 1);
    await analyse();
    expect(await flowDays()).toEqual([]);
    expect((await stored()).asOf).toBe(dayBefore);
    goTo(closeFinalAt(lastDay));
    await analyse();
    const days = await flowDays();
    expect(days).toEqual(tradingDaysBetween(days[0] ?? '', lastDay));
    expect(days.length).toBeGreaterThan(80);
  });

  it('are asked for net buying again after ten minutes, though the prices are complete', async () => {
    goTo(tenMinutesBefore);
    kiwoom.failOn('ka10059', htmlPage, 1);
    await analyse();
    await analyse();
    expect([asked(), kiwoom.calls('ka10059')]).toEqual([1, 1]);
    goTo(begin);
    await analyse();
    expect([asked(), kiwoom.calls('ka10059')]).toEqual([1, 2]);
    expect((await flowDays()).at(-1)).toBe(lastDay);
  });

  it('grow by the day that has closed since', async () => {
    goTo(closeFinalAt(dayBefore));
    await analyse();
    expect((await stored()).asOf).toBe(dayBefore);
    goTo(new Date(closeFinalAt(lastDay).getTime() - 60_000));
    await analyse();
    expect(asked()).toBe(1);
    goTo(closeFinalAt(lastDay));
    await analyse();
    expect(asked()).toBe(2);
    const { days, asOf } = await stored();
    expect(asOf).toBe(lastDay);
    expect(days.slice(-5)).toEqual(reported(lastDay).slice(-5));
  });

  it('are not asked for at each analysis while a halted stock has none', async () => {
    const halted = dayBefore;
    const traded = lastClosedDay(closeFinalAt(addDays(halted, -1)));
    const upTo = traded.replaceAll('-', '');
    kiwoom.setCharts({ chart: (code) => kiwoomChart(code, upTo), flows: (code) => kiwoomFlows(code, upTo) });
    const gatherAt = async (...minutes: number[]) => {
      for (const after of minutes) {
        goTo(new Date(closeFinalAt(halted).getTime() + after * 60_000));
        await analyse();
      }
      return [asked(), kiwoom.calls('ka10059')];
    };
    expect(await gatherAt(5, 16)).toEqual([2, 2]);
    expect((await stored()).asOf).toBe(traded);
    expect(await gatherAt(13 * 60)).toEqual([3, 3]);
    expect(await gatherAt(...[11, 22, 33].map((minutes) => 13 * 60 + minutes))).toEqual([3, 3]);
  });

  it('are all replaced after a split', async () => {
    goTo(closeFinalAt(dayBefore));
    await analyse();
    const before = (await stored()).days;
    kiwoom.setCharts({ splits: [{ day: lastDay.replaceAll('-', ''), ratio: 5 }] });
    goTo(closeFinalAt(lastDay));
    await analyse();
    expect(asked()).toBe(3);
    const { days } = await stored();
    expect(days.at(-1)?.day).toBe(lastDay);
    for (const [index, { close, volume }] of before.entries()) {
      expect(days.find(({ day }) => day === before[index]?.day)).toMatchObject({
        close: Math.round(close / 5),
        volume: volume * 5,
      });
    }
  });

  it('that cannot be had leave the analysis as it is, and are asked for again ten minutes later', async () => {
    goTo(tenMinutesBefore);
    kiwoom.failOn('ka10081', htmlPage, forever);
    expect((await analyse()).state).toBe('done');
    expect(asked()).toBe(1);
    expect(await stored()).toEqual({ days: [], asOf: null, completeFrom: null });
    kiwoom.recover();
    await analyse();
    expect(asked()).toBe(1);
    goTo(begin);
    await analyse();
    expect(asked()).toBe(2);
    expect((await stored()).asOf).toBe(lastDay);
  });

  it('that come late delay no analysis by more than a few seconds, and are stored when they come', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    kiwoom.failOn('ka10081', (response) => {
      void held.then(() => response.destroy());
    });
    const started = performance.now();
    expect((await analyse()).state).toBe('done');
    expect(performance.now() - started).toBeLessThan(20_000);
    expect((await stored()).days).toEqual([]);
    release();
    await expect.poll(async () => (await stored()).asOf).toBe(lastDay);
  });

  it('end with the worker', async () => {
    kiwoom.failOn('ka10081', hang, forever);
    expect((await analyse()).state).toBe('done');
    const started = performance.now();
    await worker.stopWorker();
    expect(performance.now() - started).toBeLessThan(9_000);
    await worker.startAnother();
  });
});

it('no price is gathered where prices are hidden', async () => {
  const hidden = await startTestWorker({ PRICE_SOURCE: 'none' });
  const order = newsOrder(await hidden.insertMember());
  await hidden.accept(order);
  expect((await hidden.ended(order)).state).toBe('done');
  expect(await hidden.connection.collection('price_series').countDocuments()).toBe(0);
  await hidden.close();
});
