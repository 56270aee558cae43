import { Ledger } from '@gaemi/database/ledger/ledger';
import { AcceptNewsAnalysis } from '@gaemi/database/news-analysis/accept-news-analysis';
import { NewsAnalysisRepository } from '@gaemi/database/news-analysis/news-analysis.repository';
import { SourceQuotas } from '@gaemi/database/source-quota/source-quotas';
import { Transactions } from '@gaemi/database/transactions';
import { monitoringLimit } from '@gaemi/domain/alerts/monitoring-share';
import { bundledCompanies } from '@gaemi/providers/stock-master/bundled/bundled-companies';
import { createLogger } from '@gaemi/runtime/logging/logger';
import { monitoringEnded } from '@gaemi/runtime/metrics/metrics';
import { dartStubKey, startDartStub } from '@gaemi/testing/providers/dart-stub';
import { body, status } from '@gaemi/testing/providers/faults';
import { rfc822 } from '@gaemi/testing/providers/naver-articles';
import { Types } from 'mongoose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnalysisRunner } from '../analysis/analysis-runner.ts';
import { NewsAnalysisProcessor } from '../news/news-analysis.processor.ts';
import { newsOrder } from '../testing/news-order.ts';
import { type MonitoringWorker, startMonitoring, type TestMonitoring } from '../testing/start-monitoring.ts';
import { MonitoringSchedule } from './monitoring-schedule.ts';

const CALLS_PER_DAY = 24;
const share = monitoringLimit(CALLS_PER_DAY);
const logger = createLogger({ app: 'test', level: 'silent' });
const warned = vi.spyOn(logger, 'warn');
const seoul = (time: string) => new Date(`${time}:00+09:00`);
const monitored = bundledCompanies.filter(({ code }) => code !== '005930').slice(0, 30);

describe('monitoring more stocks than a day has calls of the news search', () => {
  let service: TestMonitoring;
  let worker: MonitoringWorker;

  beforeEach(() => {
    warned.mockClear();
    monitoringEnded.reset();
  });
  afterEach(async () => {
    await worker.close();
    await service.close();
  });

  async function start(variables: Record<string, string> = {}): Promise<void> {
    // One failure opens the circuit: nothing that ends monitoring may count as one.
    const limits = { NAVER_CALLS_PER_DAY: String(CALLS_PER_DAY), CIRCUIT_FAILURES: '1' };
    service = await startMonitoring({ ...limits, ...variables }, logger);
    worker = await service.startWorker();
    service.setNow(seoul('2026-11-23T10:00'));
    for (let at = 0; at < monitored.length; at += 3) {
      const stocks = monitored.slice(at, at + 3).map(({ code }) => ({ code, on: true, min: 3 as const }));
      await service.insertMember({ briefing: true, stocks });
    }
    service.naver.setArticles((query) => [articleAbout(query)]);
  }

  function articleAbout(name: string) {
    const link = `https://www.yna.co.kr/view/${encodeURIComponent(name)}`;
    const description = `${name}가 미국 공장에 투자한다고 밝혔다.`;
    const pubDate = rfc822(seoul('2026-11-23T09:00'));
    return { title: `${name}, 미국 공장에 3000억원 투자`, description, originallink: link, link, pubDate };
  }

  /** Every worker looks at what is due, as its schedule does. */
  const runRound = async () => {
    await Promise.all([worker, service].map((each) => each.get(MonitoringSchedule).run()));
  };
  const useNow = () => service.get(SourceQuotas).findUse('naver', service.now());

  /** A member's analysis, from the charge to its end. */
  async function analyse() {
    const userId = await service.insertMember();
    const owner = new Types.ObjectId(userId);
    const at = service.now();
    const bonus = { userId: owner, amount: 100, reason: '가입 축하', reference: `bonus:${userId}`, at };
    await service.get(Transactions).run((transaction) => service.get(Ledger).credit(bonus, transaction));
    const order = newsOrder(userId, { fromDay: '2026-10-23', toDay: '2026-11-23' });
    const { analysis } = await service.get(AcceptNewsAnalysis).accept(order, at);
    const runner = new AnalysisRunner(worker.get(NewsAnalysisProcessor), { clock: { now: service.now }, logger });
    await runner.handle({ analysisId: analysis._id.toHexString() }, { messageId: 'first', deliveries: 1 });
    return service.get(NewsAnalysisRepository).findByRequestId(userId, order.requestId);
  }

  it('takes its share of the calls and no more, and an analysis after it finds its news', async () => {
    await start();
    await runRound();
    await runRound();
    expect(service.naver.requests).toHaveLength(share);
    expect(await useNow()).toMatchObject({ all: share, monitoring: share });
    const analysis = await analyse();
    expect(analysis?.state).toBe('done');
    expect(analysis?.result?.coverage.sources).toMatchObject([{ name: 'naver', status: 'ok' }]);
    expect((await useNow())?.all).toBeGreaterThan(share);
  });

  it('waits until tomorrow, which each worker says once', async () => {
    await start();
    await runRound();
    for (const time of ['10:30', '11:00', '20:00']) {
      service.setNow(seoul(`2026-11-23T${time}`));
      await runRound();
    }
    expect(service.naver.requests).toHaveLength(share);
    const said = warned.mock.calls.filter(([, message]) => String(message).startsWith('monitoring has no calls'));
    expect(said.map(([fields]) => fields)).toEqual(Array(2).fill({ source: 'naver', day: '2026-11-23' }));
    expect((await monitoringEnded.get()).values).toMatchObject([{ labels: { source: 'naver' }, value: 2 }]);
    service.setNow(seoul('2026-11-24T07:00'));
    await runRound();
    expect(service.naver.requests).toHaveLength(2 * share);
  });

  it('begins no stock after the last hour of the day', async () => {
    await start({ NAVER_CALLS_PER_DAY: '1000' });
    service.setNow(seoul('2026-11-23T20:59'));
    service.naver.setArticles((query) => {
      service.setNow(seoul('2026-11-23T21:00'));
      return [articleAbout(query)];
    });
    await worker.get(MonitoringSchedule).run();
    // Those that it had begun, two at once.
    expect(await service.connection.collection('monitored_stocks').countDocuments()).toBe(2);
  });

  it('goes on with the sources that have calls left', async () => {
    const dart = await startDartStub();
    dart.setCompanies(
      monitored.map(({ code, name }, at) => ({
        ...{ corp_code: String(90_000_000 + at), corp_name: name, stock_code: code, corp_cls: 'Y' },
      })),
    );
    const keys = { DART_API_URL: dart.url, DART_RSS_URL: dart.url, DART_API_KEY: dartStubKey };
    await start({ NEWS_SOURCE: 'naver,dart', ...keys });
    await runRound();
    await runRound();
    expect(service.naver.requests).toHaveLength(share);
    // Beside them the reader lists the days of all companies.
    const ofCompanies = dart.requests.filter(({ query }) => query.has('corp_code') && query.has('bgn_de'));
    expect(ofCompanies).toHaveLength(monitored.length);
    const done = { doneRound: '2026-11-23T10' };
    expect(await service.connection.collection('monitored_stocks').countDocuments(done)).toBe(monitored.length);
    await dart.close();
  });

  it('rests while the search refuses its key, and has its calls when it answers again', async () => {
    await start();
    service.naver.fail(status(401), Number.POSITIVE_INFINITY);
    for (const minute of [0, 1, 2, 3]) {
      service.setNow(seoul(`2026-11-23T10:0${minute}`));
      await worker.get(MonitoringSchedule).run();
    }
    const refused = service.naver.requests.length;
    expect(refused).toBeLessThanOrEqual(share / 2);
    service.naver.recover();
    service.setNow(seoul('2026-11-23T10:12'));
    await worker.get(MonitoringSchedule).run();
    const done = { doneRound: '2026-11-23T10' };
    expect(await service.connection.collection('monitored_stocks').countDocuments(done)).toBeGreaterThan(0);
  });

  it('goes on with the others where the search refuses some stocks for themselves', async () => {
    await start({ NAVER_CALLS_PER_DAY: '1000', CIRCUIT_FAILURES: '100' });
    const names = monitored.slice(0, 12).map(({ name }) => name);
    const nothing = body('{"total":0,"start":1,"display":0,"items":[]}');
    service.naver.fail((response, request) => {
      const isRefused = names.some((name) => request.query.get('query')?.startsWith(name));
      (isRefused ? status(400) : nothing)(response, request);
    }, Number.POSITIVE_INFINITY);
    const doneBy = async (time: string) => {
      service.setNow(seoul(`2026-11-23T${time}`));
      await worker.get(MonitoringSchedule).run();
      const doneRound = `2026-11-23T${time.slice(0, 2)}`;
      return service.connection.collection('monitored_stocks').countDocuments({ doneRound });
    };
    for (const time of ['10:00', '10:10', '10:20']) await doneBy(time);
    expect(await doneBy('10:21')).toBe(monitored.length - names.length);
    // They are known by now: nothing waits for them.
    expect(await doneBy('11:00')).toBe(monitored.length - names.length);
  });
});
