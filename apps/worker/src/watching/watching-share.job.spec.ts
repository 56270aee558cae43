import { Ledger } from '@gaemi/database/ledger/ledger';
import { AcceptNewsAnalysis } from '@gaemi/database/news-analysis/accept-news-analysis';
import { NewsAnalysisRepository } from '@gaemi/database/news-analysis/news-analysis.repository';
import { SourceQuotas } from '@gaemi/database/source-quota/source-quotas';
import { Transactions } from '@gaemi/database/transactions';
import { watchingLimit } from '@gaemi/domain/alerts/watching-share';
import { bundledCompanies } from '@gaemi/providers/stock-master/bundled/bundled-companies';
import { createLogger } from '@gaemi/runtime/logger';
import { watchingEnded } from '@gaemi/runtime/metrics';
import { dartStubKey, startDartStub } from '@gaemi/testing/providers/dart-stub';
import { rfc822 } from '@gaemi/testing/providers/naver-articles';
import { Types } from 'mongoose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnalysisRunner } from '../analysis/analysis-runner.ts';
import { NewsAnalysisProcessor } from '../news/news-analysis.processor.ts';
import { WatchStocks } from '../schedules/watch-stocks.ts';
import { newsOrder } from '../testing/news-order.ts';
import { startWatching, type TestWatching, type WatchingWorker } from '../testing/start-watching.ts';

const CALLS_PER_DAY = 24;
const share = watchingLimit(CALLS_PER_DAY);
const logger = createLogger({ app: 'test', level: 'silent' });
const warned = vi.spyOn(logger, 'warn');
const seoul = (time: string) => new Date(`${time}:00+09:00`);
const watched = bundledCompanies.filter(({ code }) => code !== '005930').slice(0, 30);

describe('watching more stocks than a day has calls of the news search', () => {
  let service: TestWatching;
  let worker: WatchingWorker;

  beforeEach(() => {
    warned.mockClear();
    watchingEnded.reset();
  });
  afterEach(async () => {
    await worker.close();
    await service.close();
  });

  async function start(variables: Record<string, string> = {}): Promise<void> {
    // One failure opens the circuit: nothing that ends watching may count as one.
    const limits = { NAVER_CALLS_PER_DAY: String(CALLS_PER_DAY), CIRCUIT_FAILURES: '1' };
    service = await startWatching({ ...limits, ...variables }, logger);
    worker = await service.startWorker();
    service.setNow(seoul('2026-11-23T10:00'));
    for (let at = 0; at < watched.length; at += 3) {
      const stocks = watched.slice(at, at + 3).map(({ code }) => ({ code, on: true, min: 3 as const }));
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
  const watch = async () => {
    await Promise.all([worker, service].map((each) => each.get(WatchStocks).watch()));
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
    await watch();
    await watch();
    expect(service.naver.requests).toHaveLength(share);
    expect(await useNow()).toMatchObject({ all: share, watching: share });
    const analysis = await analyse();
    expect(analysis?.state).toBe('done');
    expect(analysis?.result?.coverage.sources).toMatchObject([{ name: 'naver', status: 'ok' }]);
    expect((await useNow())?.all).toBeGreaterThan(share);
  });

  it('waits until tomorrow, which each worker says once', async () => {
    await start();
    await watch();
    for (const time of ['10:30', '11:00', '20:00']) {
      service.setNow(seoul(`2026-11-23T${time}`));
      await watch();
    }
    expect(service.naver.requests).toHaveLength(share);
    const said = warned.mock.calls.filter(([, message]) => String(message).startsWith('watching has no calls'));
    expect(said.map(([fields]) => fields)).toEqual(Array(2).fill({ source: 'naver', day: '2026-11-23' }));
    expect((await watchingEnded.get()).values).toMatchObject([{ labels: { source: 'naver' }, value: 2 }]);
    service.setNow(seoul('2026-11-24T07:00'));
    await watch();
    expect(service.naver.requests).toHaveLength(2 * share);
  });

  it('goes on with the sources that have calls left', async () => {
    const dart = await startDartStub();
    dart.setCompanies(
      watched.map(({ code, name }, at) => ({
        ...{ corp_code: String(90_000_000 + at), corp_name: name, stock_code: code, corp_cls: 'Y' },
      })),
    );
    const keys = { DART_API_URL: dart.url, DART_RSS_URL: dart.url, DART_API_KEY: dartStubKey };
    await start({ NEWS_SOURCE: 'naver,dart', ...keys });
    await watch();
    await watch();
    expect(service.naver.requests).toHaveLength(share);
    expect(dart.requests.filter(({ path }) => path === '/api/list.json')).toHaveLength(watched.length);
    const done = { doneRound: '2026-11-23T10' };
    expect(await service.connection.collection('stock_watches').countDocuments(done)).toBe(watched.length);
    await dart.close();
  });
});
