import { BaseRatesRepository } from '@gaemi/database/base-rates/base-rates.repository';
import { PriceRepository } from '@gaemi/database/prices/price.repository';
import { ScorecardRowRepository } from '@gaemi/database/scorecard/scorecard-row.repository';
import { Transactions } from '@gaemi/database/transactions';
import { type KiwoomStub, kiwoomStubKeys, startKiwoomStub } from '@gaemi/testing/providers/kiwoom-stub';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startMonitoring, type TestMonitoring } from '../testing/start-monitoring.ts';
import { BaseRatesComputer } from './base-rates-computer.ts';
import { BaseRatesSchedule } from './base-rates-schedule.ts';

let kiwoom: KiwoomStub;
let service: TestMonitoring;
beforeAll(async () => {
  kiwoom = await startKiwoomStub();
  const keys = { KIWOOM_APP_KEY: kiwoomStubKeys.appKey, KIWOOM_SECRET_KEY: kiwoomStubKeys.secretKey };
  const where = { KIWOOM_API_URL: kiwoom.url, KIWOOM_REQUESTS_PER_SECOND: '1000', READER_EVERY: '0' };
  service = await startMonitoring({ PRICE_SOURCE: 'kiwoom', ...keys, ...where });
});
afterAll(async () => {
  await service.close();
  await kiwoom.close();
});

it('closes of a scored stock come every night until its score can be judged, without material news, too', async () => {
  const freeze = (stockCode: string, day: string) =>
    service.get(Transactions).run((session) =>
      service.get(ScorecardRowRepository).freeze(
        {
          ...{ stockCode, day, market: 'KOSPI', scoreVersion: 2, asOf: new Date(`${day}T01:00:00Z`), good: 0, bad: 0 },
          ...{ percentage: 50, direction: 'even', judgedBy: 'offline', judgeVersion: 'v5', events: [] },
        },
        session,
      ),
    );
  await freeze('005930', '2026-11-16');
  await freeze('000660', '2026-09-16');
  const worker = await service.startWorker();
  try {
    const asOf = (stockCode: string) => worker.get(PriceRepository).findAsOf({ source: 'kiwoom', stockCode });
    for (const [night, close] of [
      ['2026-11-17T03:30:00+09:00', '2026-11-16'],
      ['2026-11-24T03:30:00+09:00', '2026-11-23'],
    ] as const) {
      service.setNow(new Date(night));
      await worker.get(BaseRatesSchedule).computeOnce();
      expect(await asOf('005930')).toBe(close);
    }
    expect(await asOf('000660')).toBeNull();
  } finally {
    await worker.close();
  }
});

it('figures of samples are replaced once news are real, and no past is made up without a reader', async () => {
  const worker = await service.startWorker();
  const sample = await service.startWorker({ NEWS_SOURCE: 'sample', PRICE_SOURCE: 'sample' });
  try {
    const figures = worker.get(BaseRatesRepository);
    const computed = { computedAt: service.now(), answer: { as_of: null, items: [], data_source: null } };
    await figures.save({ ...computed, sample: true });
    expect(await worker.get(BaseRatesComputer).isDue()).toBe(true);
    await figures.save({ ...computed, sample: false });
    expect(await worker.get(BaseRatesComputer).isDue()).toBe(false);
    // Due by its kind, but its reader is off.
    expect(await sample.get(BaseRatesComputer).isDue()).toBe(true);
    await sample.get(BaseRatesSchedule).computeFirst();
    expect(await figures.findLast()).toMatchObject({ sample: false });
  } finally {
    await worker.close();
    await sample.close();
  }
});
