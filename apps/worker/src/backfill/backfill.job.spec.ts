import { MarketEventsRepository } from '@gaemi/database/stock-events/market-events.repository';
import { dartFiling } from '@gaemi/testing/providers/dart-filings';
import { type DartStub, dartStubKey, startDartStub } from '@gaemi/testing/providers/dart-stub';
import { answerJson } from '@gaemi/testing/providers/stub-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BaseRatesSchedule } from '../base-rates/base-rates-schedule.ts';
import { type MonitoringWorker, startMonitoring, type TestMonitoring } from '../testing/start-monitoring.ts';
import { Backfill } from './backfill.ts';

const samsung = { corp_code: '00126380', corp_name: '삼성전자', stock_code: '005930', corp_cls: 'Y' } as const;
const hynix = { corp_code: '00164779', corp_name: 'SK하이닉스', stock_code: '000660', corp_cls: 'Y' } as const;
const ended = (company: typeof samsung | typeof hynix, number: number, day: string) =>
  dartFiling(company, { day, number, report: '단일판매ㆍ공급계약해지' });

let dart: DartStub;
let service: TestMonitoring;
let worker: MonitoringWorker;
const start = async (variables: Record<string, string> = {}) => {
  const keys = { DART_API_URL: dart.url, DART_RSS_URL: dart.url, DART_API_KEY: dartStubKey };
  service = await startMonitoring({ NEWS_SOURCE: 'dart', PRICE_SOURCE: 'none', ...keys, ...variables });
  service.setNow(new Date('2026-11-23T10:00:00+09:00'));
  worker = await service.startWorker();
};
beforeEach(async () => {
  dart = await startDartStub();
  dart.setCompanies([samsung, hynix]);
  dart.setFilings([ended(samsung, 1, '2026-11-12'), ended(hynix, 2, '2026-11-12'), ended(samsung, 3, '2026-11-18')]);
});
afterEach(async () => {
  await worker.close();
  await service.close();
  await dart.close();
});

const lines: string[] = [];
const run = (signal = new AbortController().signal, onStep: (line: string) => void = () => undefined) => {
  lines.length = 0;
  const progress = ({ part, done, of }: { part: string; done: number; of: number }) => {
    lines.push(`${part} ${done}/${of}`);
    onStep(lines.at(-1) ?? '');
  };
  return worker.get(Backfill).run('2026-11-11', { progress, signal });
};
const events = async () =>
  (await service.get(MarketEventsRepository).listBetween('2026-11-01', '2026-11-22'))
    .map(({ stockCode, day }) => `${day} ${stockCode}`)
    .toSorted();
/** Lists that were asked for of days before the reader's first, a Friday. */
const asked = () =>
  dart.requests.filter(({ path, query }) => path === '/api/list.json' && (query.get('bgn_de') ?? '') < '20261120')
    .length;

it('past days are read once each, and their events are judged', async () => {
  await start();
  const before = asked();
  expect(await run()).toBe('complete');
  expect(await events()).toEqual(['2026-11-12 000660', '2026-11-12 005930', '2026-11-18 005930']);
  expect(asked() - before).toBe(9);
  expect(lines.filter((line) => line.startsWith('dart')).at(-1)).toBe('dart 12/12');
  const calls = asked();
  expect(await run()).toBe('complete');
  expect([asked(), lines]).toEqual([calls, []]);
});

it('a backfill that is stopped goes on with the days that are left', async () => {
  await start();
  const stopping = new AbortController();
  const stopped = run(stopping.signal, (line) => line === 'dart 3/12' && stopping.abort());
  await expect(stopped).rejects.toThrow();
  expect(await run()).toBe('complete');
  expect(lines.filter((line) => line.startsWith('dart'))[0]).toBe('dart 4/12');
  expect(await events()).toHaveLength(3);
});

it('a backfill ends where the calls of the day are used up, and goes on the next day', async () => {
  await start({ DART_CALLS_PER_DAY: '12' });
  expect(await run()).toBe('no_calls');
  service.setNow(new Date('2026-11-24T10:00:00+09:00'));
  for (let day = 0; day < 4 && (await run()) === 'no_calls'; day += 1) {
    service.setNow(new Date(service.now().getTime() + 86_400_000));
  }
  expect(await events()).toEqual(['2026-11-12 000660', '2026-11-12 005930', '2026-11-18 005930']);
});

it('a past day whose list lacks filings that it counts is read once more by the next run', async () => {
  await start();
  const found = ended(hynix, 10, '2026-11-18');
  dart.setFilings([found, ended(samsung, 11, '2026-11-18')]);
  const lacking = { status: '000', total_count: 2, total_page: 1, list: [found] };
  dart.fail((response, { query }) => {
    answerJson(response, query.get('bgn_de') === '20261118' ? lacking : { status: '013' });
  }, Number.POSITIVE_INFINITY);
  expect(await run()).toBe('lacking');
  expect(await events()).toEqual(['2026-11-18 000660']);
  dart.recover();
  const calls = asked();
  expect(await run()).toBe('complete');
  expect(asked() - calls).toBe(1);
  expect(await events()).toEqual(['2026-11-18 000660', '2026-11-18 005930']);
});

it('a past day whose list never holds all that it counts is left after three runs', async () => {
  await start();
  const lacking = { status: '000', total_count: 2, total_page: 1, list: [ended(hynix, 10, '2026-11-18')] };
  dart.fail((response, { query }) => {
    answerJson(response, query.get('bgn_de') === '20261118' ? lacking : { status: '013' });
  }, Number.POSITIVE_INFINITY);
  for (const end of ['lacking', 'lacking', 'complete']) expect(await run()).toBe(end);
  const calls = asked();
  expect(await run()).toBe('complete');
  expect(asked()).toBe(calls);
});

it('a sample that reads nothing makes up no past after its start', async () => {
  await start({ NEWS_SOURCE: 'sample', READER_EVERY: '0' });
  await worker.get(BaseRatesSchedule).computeFirst();
  const count = (name: string) => service.connection.collection(name).countDocuments();
  expect([await count('archived_articles'), await count('stock_events')]).toEqual([0, 0]);
});

it('what followed events is computed after the start where a worker died that had begun it', async () => {
  await start();
  const tasks = service.connection.collection('cluster_tasks');
  const leaseUntil = new Date(service.now().getTime() + 3_600_000);
  await tasks.insertOne({ _id: 'compute-base-rates' as never, owner: 'dead', donePeriod: null, leaseUntil });
  const computed = async () => {
    await worker.get(BaseRatesSchedule).computeFirst();
    return service.connection.collection('base_rates').countDocuments();
  };
  expect(await computed()).toBe(0);
  service.setNow(leaseUntil);
  expect(await computed()).toBe(1);
});
