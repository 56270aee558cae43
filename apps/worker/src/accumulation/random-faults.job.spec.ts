import type { Accumulation } from '@gaemi/database/accumulation/accumulation.repository';
import { BrokerTradingRepository } from '@gaemi/database/accumulation/broker-trading.repository';
import { FlowRepository } from '@gaemi/database/prices/flow.repository';
import { PriceRepository } from '@gaemi/database/prices/price.repository';
import type { BrokerDay } from '@gaemi/domain/accumulation/broker-trading';
import { tradingDaysBetween } from '@gaemi/domain/market-calendar/market-calendar';
import { bundledCompanies } from '@gaemi/providers/stock-master/bundled/bundled-companies';
import { randomFrom } from '@gaemi/testing/measures/random-from';
import { cutOff, htmlPage } from '@gaemi/testing/providers/faults';
import { kiwoomFlows } from '@gaemi/testing/providers/kiwoom-charts';
import { type KiwoomStub, kiwoomStubKeys, startKiwoomStub } from '@gaemi/testing/providers/kiwoom-stub';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PriceGatherer } from '../prices/price-gatherer.ts';
import { startMonitoring, type TestMonitoring } from '../testing/start-monitoring.ts';
import { BrokerDayGatherer } from './broker-day-gatherer.ts';

const forever = Number.POSITIVE_INFINITY;
const period = tradingDaysBetween('2026-09-01', '2026-10-30');
const [first = ''] = period;
const after = '2026-11-02';
const evening = (day: string) => new Date(`${day}T20:30:00+09:00`);

describe('months of gathering with a source that fails and answers nothing now and then', () => {
  let kiwoom: KiwoomStub;
  let troubled: TestMonitoring;
  let calm: TestMonitoring;
  beforeAll(async () => {
    kiwoom = await startKiwoomStub();
    const variables = {
      ...{ TRADING_SOURCE: 'kiwoom', PRICE_SOURCE: 'kiwoom', KIWOOM_API_URL: kiwoom.url },
      ...{ KIWOOM_APP_KEY: kiwoomStubKeys.appKey, KIWOOM_SECRET_KEY: kiwoomStubKeys.secretKey },
      ...{ KIWOOM_REQUESTS_PER_SECOND: '1000', CIRCUIT_FAILURES: '1000000' },
    };
    [troubled, calm] = await Promise.all([startMonitoring(variables), startMonitoring(variables)]);
  });
  afterAll(async () => {
    await Promise.all([troubled.close(), calm.close()]);
    await kiwoom.close();
  });

  const companyAt = (index: number) => {
    const company = bundledCompanies[index];
    if (company === undefined) throw new Error('no such company');
    return company;
  };

  const findSettled = (service: TestMonitoring, index: number, ...[from, to]: [string, string]) => {
    const trading = { source: 'kiwoom', venue: 'KRX+NXT', stockCode: companyAt(index).code } as const;
    return service.get(BrokerTradingRepository).findSettled(trading, from, to);
  };
  /** Days in order, as the base rates read them. */
  const bare = (days: readonly BrokerDay[]) =>
    days.map(({ day, trades }) => ({ day, trades })).toSorted((a, b) => a.day.localeCompare(b.day));

  /** What analyses of a stock from a day on gather in the evening of another one. */
  async function gather(service: TestMonitoring, index: number, { from, to }: { from: string; to: string }) {
    service.setNow(evening(to));
    const company = companyAt(index);
    const prices = service.get(PriceGatherer).gather(company);
    const analysis = { fromDay: from, toDay: to } as Accumulation;
    const signal = AbortSignal.timeout(60_000);
    const report = () => Promise.resolve();
    const gathered = service
      .get(BrokerDayGatherer)
      .gather({ analysis, company, prices, signal, report, waits: report });
    const [days] = await Promise.allSettled([gathered, prices]);
    if (days.status === 'fulfilled')
      expect(bare(days.value.settled)).toEqual(bare(await findSettled(service, index, from, to)));
    return days.status;
  }

  /** What goes wrong on an evening. All of it fails at once: what is asked again waits in real time. */
  const troubles: (() => void)[] = [
    () => kiwoom.setRows(() => []),
    () => kiwoom.setRows(() => []),
    () => kiwoom.setCharts({ flows: () => [] }),
    () => kiwoom.setCharts({ flows: (code, day) => kiwoomFlows(code, day).filter((_, at) => at % 3 > 0) }),
    () => kiwoom.failOn('ka10059', htmlPage, forever),
    () => kiwoom.failOn('ka10081', htmlPage, forever),
    () => kiwoom.failOn('ka10081', cutOff, 1),
    () => kiwoom.failOn('ka10038', htmlPage, forever),
    () => kiwoom.failOn('ka10038', htmlPage, 1),
  ];

  async function storedBy(service: TestMonitoring, index: number) {
    const { code: stockCode } = companyAt(index);
    const { days } = await service.get(PriceRepository).find({ source: 'kiwoom', stockCode }, first, after);
    return {
      prices: days,
      flows: await service.get(FlowRepository).find({ source: 'kiwoom', stockCode }, first, after),
      brokers: await findSettled(service, index, first, after),
    };
  }

  it.each([1, 2])(
    'ends with the same data as without, after the source has recovered: seed %i',
    async (seed) => {
      const random = randomFrom(seed);
      const counts = { fulfilled: 0, rejected: 0 };
      for (const [at, to] of period.entries()) {
        kiwoom.recover();
        for (const trouble of troubles) if (random() < 0.15) trouble();
        const from = period[Math.max(0, at - Math.floor(random() * 8))] ?? to;
        counts[await gather(troubled, seed, { from, to })] += 1;
      }
      kiwoom.recover();
      expect(counts.rejected).toBeGreaterThan(5);
      expect(counts.fulfilled).toBeGreaterThan(5);
      expect(await gather(troubled, seed, { from: first, to: after })).toBe('fulfilled');
      expect(await gather(calm, seed, { from: first, to: after })).toBe('fulfilled');
      const [found, expected] = [await storedBy(troubled, seed), await storedBy(calm, seed)];
      expect(expected.brokers).toHaveLength(period.length + 1);
      expect(expected.flows.days.map(({ day }) => day)).toEqual([...period, after]);
      expect(expected.prices).toHaveLength(period.length + 1);
      expect(found).toEqual(expected);
    },
    120_000,
  );
});
