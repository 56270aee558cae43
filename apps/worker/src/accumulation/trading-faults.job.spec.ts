import { AcceptAccumulation } from '@gaemi/database/accumulation/accept-accumulation';
import type { Accumulation } from '@gaemi/database/accumulation/accumulation.repository';
import { RunningAccumulation } from '@gaemi/database/accumulation/running-accumulation';
import { RunningNewsAnalysis } from '@gaemi/database/news-analysis/running-news-analysis';
import { sumBrokerDays } from '@gaemi/domain/accumulation/broker-days';
import type { FailureCode } from '@gaemi/domain/analysis/failure-codes';
import { bundledCompanies } from '@gaemi/providers/stock-master/bundled/bundled-companies';
import { createLogger } from '@gaemi/runtime/logging/logger';
import { disconnect, htmlPage, status } from '@gaemi/testing/providers/faults';
import { kiwoomChart } from '@gaemi/testing/providers/kiwoom-charts';
import { kiwoomDay } from '@gaemi/testing/providers/kiwoom-days';
import {
  answerKiwoomError,
  type KiwoomStub,
  kiwoomStubKeys,
  startKiwoomStub,
} from '@gaemi/testing/providers/kiwoom-stub';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { OverdueSchedule } from '../analysis/overdue-schedule.ts';
import { accept, accumulationOrder, ended, findAccumulation, pastTradingDays } from '../testing/accumulation-order.ts';
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts';

const forever = Number.POSITIVE_INFINITY;
const days = pastTradingDays.slice(-10);
const [firstDay = '', lastDay = ''] = [days[0], days.at(-1)];

/** The clock of the worker, back on the last trading day when a test wants it there. */
let shiftMs = 0;
const now = () => new Date(Date.now() + shiftMs);
const backTo = (clockTime: string) => {
  shiftMs = new Date(`${lastDay}T${clockTime}:00+09:00`).getTime() - Date.now();
};

let kiwoom: KiwoomStub;
let worker: TestWorker;
let userId: string;
let stocks = 0;
beforeAll(async () => {
  kiwoom = await startKiwoomStub();
  const keys = { KIWOOM_APP_KEY: kiwoomStubKeys.appKey, KIWOOM_SECRET_KEY: kiwoomStubKeys.secretKey };
  const where = { KIWOOM_API_URL: kiwoom.url, KIWOOM_REQUESTS_PER_SECOND: '1000' };
  worker = await startTestWorker({ TRADING_SOURCE: 'kiwoom', ...keys, ...where }, { now });
});
afterAll(async () => {
  await worker.close();
  await kiwoom.close();
});
beforeEach(async () => {
  stocks += 1;
  kiwoom.requests.length = 0;
  userId = await worker.insertMember();
});
afterEach(() => {
  kiwoom.recover();
  shiftMs = 0;
});

/** Ten days of a stock that no other test asks for. */
const freshOrder = (change: { fromDay?: string; toDay?: string } = {}) => {
  const { code, name } = bundledCompanies[stocks] ?? { code: '', name: '' };
  return accumulationOrder(userId, { stockCode: code, stockName: name, fromDay: firstDay, toDay: lastDay, ...change });
};
const analyse = async (change = {}, timeout = 45_000) => {
  const order = freshOrder(change);
  await accept(worker, order, now());
  return ended(worker, order, timeout);
};
const expectRefundedError = async (failure: FailureCode, timeout?: number) => {
  expect(await analyse({}, timeout)).toMatchObject({ state: 'error', failure, result: null, lease: null });
  expect(await worker.creditOf(userId)).toBe(100);
  expect(await worker.sumOfLog(userId)).toBe(100);
};

describe('an accumulation analysis with Kiwoom', () => {
  it('adds up every share of every day, of all venues, asked for once', async () => {
    const { result, stockCode } = await analyse();
    const reported = days.map((day) => ({ day, trades: kiwoomDay(stockCode, day.replaceAll('-', '')) }));
    const expected = sumBrokerDays(reported);
    const withoutBlanks = (name: string) => name.replace(/\s/g, '');
    expect(result?.brokers.map(({ name, buy, sell }) => [withoutBlanks(name), buy, sell]).toSorted()).toEqual(
      expected.map(({ name, buy, sell }) => [withoutBlanks(name), buy, sell]).toSorted(),
    );
    expect(result?.basis).toMatchObject({ venue: 'KRX+NXT', floatingShares: 60_000_000, tradingDays: 10 });
    expect(result?.dataSource).toBe('kiwoom');
    expect(kiwoom.daysAsked()).toEqual(days);
  });

  it('asks once for floating shares that come after its beginning could not be written', async () => {
    // No second analysis can be at its beginning.
    const analyses = worker.connection.collection('accumulations');
    const { insertedId: _id } = await analyses.insertOne({ requestId: 'at-the-beginning', progress: 5 });
    const only = { unique: true, partialFilterExpression: { progress: 5 } };
    const index = await analyses.createIndex({ progress: 1 }, only);
    kiwoom.delay(3_000);
    const order = freshOrder();
    await accept(worker, order);
    const isAt = (place: Partial<Accumulation>) =>
      vi.waitFor(async () => expect(await findAccumulation(worker, order)).toMatchObject(place), { timeout: 20_000 });
    await isAt({ failures: 1 });
    await analyses.dropIndex(index);
    await analyses.deleteOne({ _id });
    await isAt({ progress: 5 });
    kiwoom.recover();
    expect(await ended(worker, order)).toMatchObject({ state: 'done', failures: 1 });
    expect(kiwoom.calls('ka10001')).toBe(1);
  });

  it('takes rows that nearly add up to the stated sums as they are, and names the days', async () => {
    // The recorded day of a real stock differs by 0.02 %.
    kiwoom.setTrades((code, day) => [...kiwoomDay(code, day), { name: '작은', buy: 1, sell: 1 }]);
    kiwoom.setRows((rows) => rows.filter(({ mmcm_nm }) => mmcm_nm !== '작은').map((row) => ({ ...row })));
    const { state, result } = await analyse();
    expect(state).toBe('done');
    expect(result?.differingDays).toEqual(days);
    kiwoom.recover();
    // The days are kept with what was found.
    expect((await analyse()).result?.differingDays).toEqual(days);
  });

  it('gives no letters over days that lack brokers, asks once more at once, and again the next time', async () => {
    kiwoom.setRows((rows) => rows.slice(1).map((row) => ({ ...row })));
    expect(await analyse()).toMatchObject({ state: 'error', failure: 'trading-data-unsound' });
    expect(kiwoom.daysAsked()).toEqual(days.flatMap((day) => [day, day]));
    expect(await worker.creditOf(userId)).toBe(100);
    kiwoom.recover();
    kiwoom.requests.length = 0;
    const { state, result } = await analyse();
    expect(state).toBe('done');
    expect(result?.differingDays).toBeUndefined();
    expect(kiwoom.daysAsked()).toEqual(days);
  });

  it('takes no empty answer for a year: the days are asked for again, and found', async () => {
    kiwoom.setRows(() => []);
    expect(await analyse()).toMatchObject({ state: 'error', failure: 'no-broker-data' });
    expect(kiwoom.daysAsked()).toEqual(days);
    kiwoom.recover();
    expect((await analyse()).result?.basis).toMatchObject({ tradingDays: 10, quietDays: [] });
    expect(kiwoom.daysAsked()).toEqual([...days, ...days]);
  });

  it('gives no letters over days that the source lacks though shares were traded', async () => {
    const lacked = new Set(days.slice(2, 7).map((day) => day.replaceAll('-', '')));
    kiwoom.setTrades((code, day) => (lacked.has(day) ? [] : kiwoomDay(code, day)));
    expect(await analyse()).toMatchObject({ state: 'error', failure: 'trading-data-unsound' });
    shiftMs = 2 * 86_400_000;
    expect(await analyse()).toMatchObject({ state: 'error', failure: 'trading-data-unsound' });
    expect(await worker.creditOf(userId)).toBe(100);
    kiwoom.recover();
    expect((await analyse()).result?.basis.quietDays).toEqual([]);
    expect(kiwoom.daysAsked()).toEqual([...days, ...days.slice(2, 7), ...days.slice(2, 7)]);
  });

  it('asks again for an empty day that the prices lack, too', async () => {
    const lacked = days[4] ?? '';
    const compact = lacked.replaceAll('-', '');
    kiwoom.setTrades((code, day) => (day === compact ? [] : kiwoomDay(code, day)));
    kiwoom.setCharts({ chart: (code, last) => kiwoomChart(code, last).filter(({ day }) => day !== compact) });
    expect((await analyse()).state).toBe('done');
    expect((await analyse()).state).toBe('done');
    expect(kiwoom.daysAsked()).toEqual([...days, lacked]);
  });

  it('does not ask for ever for the days before a listing', async () => {
    const listed = days[5]?.replaceAll('-', '') ?? '';
    kiwoom.setTrades((code, day) => (day < listed ? [] : kiwoomDay(code, day)));
    kiwoom.setCharts({ chart: (code, last) => kiwoomChart(code, last).filter(({ day }) => day >= listed) });
    const before = days.slice(0, 5);
    for (const later of [0, 2, 3]) {
      shiftMs = later * 86_400_000;
      expect((await analyse()).result?.basis.quietDays).toEqual(before);
    }
    expect(kiwoom.daysAsked()).toEqual([...days, ...before]);
  });

  it('names no day as quiet while it still moves', async () => {
    backTo('14:00');
    kiwoom.setTrades((code, day) => (day === lastDay.replaceAll('-', '') ? [] : kiwoomDay(code, day)));
    expect((await analyse({ fromDay: days.at(-2) })).result?.basis).toMatchObject({ provisional: true, quietDays: [] });
  });

  it('names no evening as quiet while brokers and prices of the day are late', async () => {
    backTo('20:20');
    const late = lastDay.replaceAll('-', '');
    kiwoom.setTrades((code, day) => (day === late ? [] : kiwoomDay(code, day)));
    kiwoom.setCharts({ chart: (code, last) => kiwoomChart(code, last).filter(({ day }) => day !== late) });
    expect((await analyse()).result?.basis).toMatchObject({ provisional: true, quietDays: [] });
    kiwoom.recover();
    expect((await analyse()).result?.basis).toMatchObject({ provisional: false, quietDays: [] });
  });

  it('keeps a day without a trade for good once its volume says so', async () => {
    const quiet = days[4] ?? '';
    const compact = quiet.replaceAll('-', '');
    kiwoom.setTrades((code, day) => (day === compact ? [] : kiwoomDay(code, day)));
    kiwoom.setCharts({
      chart: (code, lastDay) =>
        kiwoomChart(code, lastDay).map((price) => (price.day === compact ? { ...price, volume: 0 } : price)),
    });
    kiwoom.failOn('ka10081', htmlPage, 1);
    expect((await analyse()).result?.basis.quietDays).toEqual([quiet]);
    shiftMs = 11 * 60_000;
    expect((await analyse()).result?.basis.quietDays).toEqual([quiet]);
    await analyse();
    expect(kiwoom.daysAsked()).toEqual([...days, quiet]);
  });

  it('asks for new days only when the stock is analysed again, and for nothing when there are none', async () => {
    await analyse({ toDay: days[6] });
    expect(kiwoom.daysAsked()).toEqual(days.slice(0, 7));
    await analyse({ fromDay: days[2] });
    expect(kiwoom.daysAsked()).toEqual(days);
    const again = await analyse();
    expect(again.result?.basis.tradingDays).toBe(10);
    expect(kiwoom.daysAsked()).toEqual(days);
    expect(kiwoom.calls('ka10001')).toBe(1);
  });

  it('asks for each day once when the stock is analysed by two at the same time', async () => {
    kiwoom.delay(20);
    await Promise.all([analyse(), analyse()]);
    expect(kiwoom.daysAsked()).toEqual(days);
  });

  it('waits for another analysis of the stock for as long as that one gets on', async () => {
    kiwoom.delay(1_000);
    const [first, second] = [freshOrder(), freshOrder()];
    await accept(worker, first);
    await expect.poll(async () => (await findAccumulation(worker, first)).progress).toBeGreaterThan(5);
    const { message } = await worker.get(AcceptAccumulation).accept(second, now());
    // Nearly ten minutes have passed since its last progress.
    const deadlineAt = new Date(Date.now() + 3_000);
    await worker.connection
      .collection('accumulations')
      .updateOne({ requestId: second.requestId }, { $set: { progress: 5, deadlineAt } });
    await worker.relay(message);
    await expect.poll(() => Date.now() > deadlineAt.getTime(), { timeout: 10_000 }).toBe(true);
    expect((await findAccumulation(worker, first)).state).toBe('running');
    const [news, accumulations] = [worker.get(RunningNewsAnalysis), worker.get(RunningAccumulation)];
    await new OverdueSchedule(
      news,
      accumulations,
      { now },
      createLogger({ app: 'test', level: 'silent' }),
    ).endOverdue();
    expect(await ended(worker, second)).toMatchObject({ state: 'done', failures: 0 });
    expect((await ended(worker, first)).state).toBe('done');
    expect(kiwoom.daysAsked()).toEqual(days);
  });

  it("fetches today's figures again until they no longer move, and says that they did", async () => {
    backTo('14:00');
    expect((await analyse({ fromDay: days.at(-2) })).result?.basis.provisional).toBe(true);
    backTo('20:14');
    expect((await analyse({ fromDay: days.at(-2) })).result?.basis.provisional).toBe(true);
    backTo('20:15');
    expect((await analyse({ fromDay: days.at(-2) })).result?.basis.provisional).toBe(false);
    await analyse({ fromDay: days.at(-2) });
    expect(kiwoom.daysAsked()).toEqual([days.at(-2), lastDay, lastDay, lastDay]);
  });

  it('stopped between two days, lets go, and the next worker fetches only what is missing [R37]', async () => {
    kiwoom.delay(150);
    const order = freshOrder();
    await accept(worker, order);
    await expect.poll(async () => (await findAccumulation(worker, order)).progress).toBeGreaterThanOrEqual(32);
    await worker.stopWorker();
    expect(await findAccumulation(worker, order)).toMatchObject({ state: 'running', lease: null, failures: 0 });
    const before = kiwoom.daysAsked();
    expect(before.length).toBeLessThan(10);
    kiwoom.delay(0);
    await worker.startAnother();
    expect((await ended(worker, order)).state).toBe('done');
    // The day that was on its way is the only one asked for twice.
    expect(kiwoom.daysAsked().slice(before.length)).toEqual(expect.arrayContaining(days.slice(before.length)));
    expect(kiwoom.daysAsked().length).toBeLessThanOrEqual(11);
    expect(await worker.sumOfLog(userId)).toBe(90);
  });

  it('keeps it in the record when not all that was bought was sold [R48]', async () => {
    kiwoom.setTrades(() => [
      { name: '키  움', buy: 500, sell: 100 },
      { name: '삼  성', buy: 0, sell: 100 },
    ]);
    const { result } = await analyse({ fromDay: lastDay });
    expect(result?.basis).toMatchObject({ totalBuy: 500, totalSell: 200, brokers: 2 });
  });

  it('nobody who bought more than sold is a letter E with all percents 0 [R47]', async () => {
    kiwoom.setTrades(() => [{ name: '키  움', buy: 100, sell: 100 }]);
    expect((await analyse()).result).toMatchObject({
      letters: { first: 'E', second: 'E', third: 'E' },
      percents: { first: 0, second: 0, third: 0 },
      netBuyers: [],
      basis: { majors: [], withoutLead: null },
    });
  });

  it('waits as told when asked to slow down, and takes a new token when the old one ended', async () => {
    const quota = { status: 429, returnCode: 5, code: '1700' };
    kiwoom.failOn('ka10038', (response) => answerKiwoomError(response, quota), 1);
    kiwoom.endTokens();
    expect(await analyse()).toMatchObject({ state: 'done', failures: 0 });
  });

  it.each(['ka10038', 'ka10001'])('tries again after a page in place of an answer to %s', async (apiId) => {
    kiwoom.failOn(apiId, htmlPage, 1);
    expect(await analyse()).toMatchObject({ state: 'done', failures: 1 });
  });

  it('asks for a token again after a page in place of one, whichever of its calls needed it first', async () => {
    kiwoom.endTokens();
    kiwoom.failOn('au10001', htmlPage, 1);
    expect((await analyse()).state).toBe('done');
    expect(kiwoom.calls('au10001')).toBeGreaterThan(1);
  });

  it('tries again after a failure that may pass, from the day where it stopped', async () => {
    await analyse({ toDay: days[4] });
    kiwoom.requests.length = 0;
    kiwoom.failOn('ka10038', disconnect, 3);
    expect(await analyse()).toMatchObject({ state: 'done', failures: 1 });
    expect(new Set(kiwoom.daysAsked())).toEqual(new Set(days.slice(5)));
    expect(await worker.creditOf(userId)).toBe(80);
  });
});

describe('an accumulation analysis with a Kiwoom that goes wrong ends in error with the credit back', () => {
  it('where there are no trades in the whole period [R47]', async () => {
    kiwoom.setTrades(() => []);
    await expectRefundedError('no-broker-data');
  });

  it('where the floating shares are unknown, without asking for a single day [R47]', async () => {
    kiwoom.setFloat({ dstr_rt: '' });
    await expectRefundedError('float-unknown');
    expect(kiwoom.calls('ka10038')).toBe(0);
  });

  it('where figures contradict themselves [R48]', async () => {
    kiwoom.setRows((rows) => rows.map((row) => ({ ...row, acc_netprps_qty: '+1' })));
    await expectRefundedError('trading-data-unsound');
    expect(kiwoom.calls('ka10038')).toBe(1);
  });

  it('where something else than an answer comes [R48]', async () => {
    kiwoom.failOn('ka10038', htmlPage, forever);
    await expectRefundedError('trading-source-failed', 60_000);
  });

  it('where a request is refused for good (1634), without asking again', async () => {
    const refusal = { status: 429, returnCode: 5, code: '1634' };
    kiwoom.failOn('ka10038', (response) => answerKiwoomError(response, refusal), forever);
    await expectRefundedError('trading-source-failed');
    expect(kiwoom.calls('ka10038')).toBe(1);
  });

  it('where the source stays down, after a few tries; the days before are kept', async () => {
    await analyse({ toDay: days[4] });
    userId = await worker.insertMember();
    kiwoom.failOn('ka10038', status(429, { retryAfter: 0 }), forever);
    await expectRefundedError('trading-source-failed', 60_000);
    expect(await worker.deadLetters()).toEqual([]);
    kiwoom.recover();
    kiwoom.requests.length = 0;
    expect((await analyse()).state).toBe('done');
    expect(kiwoom.daysAsked()).toEqual(days.slice(5));
  });
});
