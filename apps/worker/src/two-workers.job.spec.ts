import { WorkerSourcesRepository } from '@gaemi/database/worker-sources/worker-sources.repository';
import { bundledCompanies } from '@gaemi/providers/stock-master/bundled/bundled-companies';
import { disconnect, status } from '@gaemi/testing/providers/faults';
import { kiwoomStubKeys, startKiwoomStub } from '@gaemi/testing/providers/kiwoom-stub';
import { expect, it } from 'vitest';
import { accept, accumulationOrder, ended, pastTradingDays } from './testing/accumulation-order.ts';
import { startLiveWorker } from './testing/start-live-worker.ts';
import { startTwoWorkers } from './testing/two-workers.ts';

const days = pastTradingDays.slice(-12);
const [fromDay = '', toDay = ''] = [days[0], days.at(-1)];

it('two workers together ask Kiwoom no more often than one may, and each tells its sources', async () => {
  const kiwoom = await startKiwoomStub();
  const worker = await startTwoWorkers({
    TRADING_SOURCE: 'kiwoom',
    KIWOOM_API_URL: kiwoom.url,
    KIWOOM_APP_KEY: kiwoomStubKeys.appKey,
    KIWOOM_SECRET_KEY: kiwoomStubKeys.secretKey,
    KIWOOM_REQUESTS_PER_SECOND: '8',
    WORKER_CONCURRENCY: '1',
  });
  const asked: number[] = [];
  kiwoom.setTrades(() => {
    asked.push(performance.now());
    return [];
  });
  const userId = await worker.insertMember();
  const orders = bundledCompanies
    .slice(0, 2)
    .map(({ code, name }) => accumulationOrder(userId, { stockCode: code, stockName: name, fromDay, toDay }));
  await Promise.all(orders.map((order) => accept(worker, order)));
  await Promise.all(orders.map((order) => ended(worker, order)));
  // Each worker has a token of its own: both have asked.
  expect(kiwoom.calls('au10001')).toBe(2);
  expect(asked.length).toBeGreaterThanOrEqual(2 * days.length);
  const seconds = ((asked.at(-1) ?? 0) - (asked[0] ?? 0)) / 1_000;
  expect((asked.length - 1) / seconds).toBeLessThanOrEqual(8.2);

  const sources = { news: ['sample'], judge: 'offline', trading: 'kiwoom', prices: 'kiwoom', stockMaster: 'bundled' };
  expect(await worker.get(WorkerSourcesRepository).findCurrent(new Date())).toEqual(sources);
  expect(await worker.connection.collection('worker_sources').countDocuments()).toBe(2);
  await worker.close();
  await kiwoom.close();
});

it('a source that one worker found away is left alone by the next one, too', async () => {
  const live = await startLiveWorker({ CIRCUIT_FAILURES: '1', CIRCUIT_REST_SECONDS: '600' });
  live.setFreshArticles({ count: 10 });
  const userId = await live.worker.insertMember();
  live.naver.fail(disconnect, Number.POSITIVE_INFINITY);
  const away = { state: 'error', failure: 'news-source-failed' };
  expect(await live.analyse(userId)).toMatchObject(away);
  const asked = live.naver.requests.length;
  expect(asked).toBeGreaterThan(0);

  await live.worker.stopWorker();
  live.naver.recover();
  await live.worker.startAnother();
  expect(await live.analyse(userId)).toMatchObject(away);
  expect(live.naver.requests).toHaveLength(asked);

  // Its rest is over: the first call decides.
  await live.worker.connection.collection('open_circuits').updateMany({}, { $set: { openUntil: new Date(0) } });
  expect(await live.analyse(userId)).toMatchObject({ state: 'done' });
  expect(await live.worker.connection.collection('open_circuits').countDocuments()).toBe(0);
  await live.close();
});

it('a source that asks for a long pause is left alone for it, also by the next worker', async () => {
  const live = await startLiveWorker();
  live.setFreshArticles({ count: 10 });
  const userId = await live.worker.insertMember();
  live.naver.fail(status(429, { retryAfter: 600 }));
  const away = { state: 'error', failure: 'news-source-failed' };
  expect(await live.analyse(userId)).toMatchObject(away);
  expect(live.naver.requests).toHaveLength(1);

  await live.worker.stopWorker();
  await live.worker.startAnother();
  expect(await live.analyse(userId)).toMatchObject(away);
  expect(live.naver.requests).toHaveLength(1);
  expect(await live.worker.creditOf(userId)).toBe(100);

  await live.worker.connection.collection('open_circuits').updateMany({}, { $set: { openUntil: new Date(0) } });
  expect(await live.analyse(userId)).toMatchObject({ state: 'done' });
  await live.close();
});
