import { MarketEventsRepository } from '@gaemi/database/stock-events/market-events.repository';
import { dartFiling } from '@gaemi/testing/providers/dart-filings';
import { type DartStub, dartStubKey, startDartStub } from '@gaemi/testing/providers/dart-stub';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readAndJudge } from '../testing/read-and-judge.ts';
import { type MonitoringWorker, startMonitoring, type TestMonitoring } from '../testing/start-monitoring.ts';

const seoul = (time: string) => new Date(`2026-11-${time}:00+09:00`);
const samsung = { corp_code: '00126380', corp_name: '삼성전자', stock_code: '005930', corp_cls: 'Y' } as const;
const ended = (number: number, day: string) =>
  dartFiling(samsung, { day: `2026-11-${day}`, number, report: '단일판매ㆍ공급계약해지' });

let dart: DartStub;
let service: TestMonitoring;
let worker: MonitoringWorker;
beforeEach(async () => {
  dart = await startDartStub();
  dart.setCompanies([samsung]);
  const keys = { DART_API_URL: dart.url, DART_RSS_URL: dart.url, DART_API_KEY: dartStubKey };
  service = await startMonitoring({ NEWS_SOURCE: 'dart', ...keys });
  service.setNow(seoul('16T09:00'));
  worker = await service.startWorker();
});
afterEach(async () => {
  await worker.close();
  await service.close();
  await dart.close();
});

const read = async (time: string) => {
  service.setNow(seoul(time));
  await readAndJudge(worker);
};
const daysOfEvents = async () =>
  (await service.get(MarketEventsRepository).listBetween('2026-11-01', '2026-11-30')).map(({ day }) => day);

it('after days without a worker every day has the events of its filings', async () => {
  dart.setFilings([ended(1, '16')]);
  await read('16T10:10');
  expect(await daysOfEvents()).toEqual(['2026-11-16']);
  dart.setFilings([ended(1, '16'), ended(2, '18'), ended(3, '23')]);
  await read('23T10:10');
  expect(await daysOfEvents()).toEqual(['2026-11-23', '2026-11-18', '2026-11-16']);
});
