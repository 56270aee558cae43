import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AcceptAccumulation } from '@gaemi/database/accumulation/accept-accumulation';
import { BrokerTradingRepository } from '@gaemi/database/accumulation/broker-trading.repository';
import { RunningAccumulation } from '@gaemi/database/accumulation/running-accumulation';
import { refuseRefund } from '@gaemi/database/testing/refuse-refund';
import { Transactions } from '@gaemi/database/transactions';
import { EraseMember } from '@gaemi/database/users/erase-member';
import { UserRepository } from '@gaemi/database/users/user.repository';
import { recordDifferences } from '@gaemi/domain/accumulation/record-differences';
import { queueNames } from '@gaemi/domain/analysis/jobs';
import { tradingDaysBetween } from '@gaemi/domain/market-calendar/market-calendar';
import { addDays } from '@gaemi/domain/seoul-time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accept, accumulationOrder, ended, findAccumulation, pastTradingDays } from '../testing/accumulation-order.ts';
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts';

const [dayBefore = '', lastDay = ''] = pastTradingDays.slice(-2);
const sample = { source: 'sample', venue: 'KRX+NXT' } as const;
let worker: TestWorker;
let userId: string;
beforeAll(async () => {
  worker = await startTestWorker({ TRADING_SOURCE: 'sample' });
});
afterAll(() => worker.close());
beforeEach(async () => {
  userId = await worker.insertMember();
});

describe('an accumulation analysis over the queue, with sample trading', () => {
  it('ends with letters and figures that its own brokers and days give again', async () => {
    const order = accumulationOrder(userId);
    await accept(worker, order);
    const analysis = await ended(worker, order);
    expect(analysis).toMatchObject({ state: 'done', progress: 100, grade: 'new', lease: null, failures: 0 });
    const { result } = analysis;
    if (result === null) throw new Error('no result');
    expect(recordDifferences(result)).toEqual([]);
    const days = tradingDaysBetween(order.fromDay, order.toDay);
    expect(result.days.map(({ day }) => day)).toEqual(days);
    expect(result.basis).toMatchObject({ tradingDays: days.length, venue: 'KRX+NXT', provisional: false });
    expect(result.basis.totalBuy).toBe(result.basis.totalSell);
    expect(result.dataSource).toBe('sample');
    expect(result.shortSelling?.source).toBe('sample');
    expect(result.shortSelling?.days.map(({ day }) => day)).toEqual(days);
    expect(await worker.creditOf(userId)).toBe(90);
  });

  it('tells how rare its letters were once enough days of the stock are stored', async () => {
    const stock = { stockCode: '005380', stockName: '현대차' };
    const long = accumulationOrder(userId, {
      ...stock,
      fromDay: tradingDaysBetween(addDays(lastDay, -160), lastDay)[0] ?? '',
    });
    await accept(worker, long);
    expect((await ended(worker, long)).result?.baseRates).toBeNull();
    const order = accumulationOrder(userId, stock);
    await accept(worker, order);
    const { result } = await ended(worker, order);
    if (result === null) throw new Error('no result');
    const days = tradingDaysBetween(long.fromDay, lastDay);
    expect(result.baseRates).toMatchObject({ windowDays: 22 });
    expect(result.baseRates?.windows.map(({ to }) => to)).toEqual(days.slice(21));
    expect(result.baseRates?.windows.at(-1)?.letters).toEqual(result.letters);
    expect(recordDifferences(result)).toEqual([]);
  });

  it('compares with no period of the shares before a split, which the float does not count', async () => {
    const stock = { stockCode: '000270', stockName: '기아' };
    const long = { ...stock, fromDay: tradingDaysBetween(addDays(lastDay, -160), lastDay)[0] ?? '' };
    const days = tradingDaysBetween(long.fromDay, lastDay);
    const receiptNo = '20260901000001';
    await worker.connection.collection('archived_articles').insertOne({
      ...{ _id: receiptNo as never, archive: 'dart:000270', articleId: receiptNo, title: '주식분할결정' },
      ...{ description: '', link: 'https://dart.fss.or.kr/1', publisher: '금융감독원 전자공시' },
      ...{ publishedAt: new Date(), seenAt: new Date(), removeAt: new Date(Date.now() + 9e8) },
      filing: {
        ...{ receiptNo, reportName: '주식분할결정', receivedOn: days[0], receivedAt: null, figures: [] },
        days: [{ kind: 'new_shares_listing', day: days[15] }],
      },
    });
    const [whole, order] = [accumulationOrder(userId, long), accumulationOrder(userId, stock)];
    await accept(worker, whole);
    await ended(worker, whole);
    await accept(worker, order);
    const { result } = await ended(worker, order);
    expect(result?.baseRates?.windows.map(({ to }) => to)).toEqual(days.slice(15 + 21));
    // The record of the whole period keeps the split, which the filing will not be there for to tell.
    expect((await ended(worker, whole)).result?.shareSplits).toEqual([
      { day: days[15], kind: 'split', link: 'https://dart.fss.or.kr/1' },
    ]);
    expect(result?.shareSplits).toBeUndefined();
  });

  it('keeps every day as it came, for the next analysis of the stock', async () => {
    const order = accumulationOrder(userId, { stockCode: '000660', stockName: 'SK하이닉스' });
    await accept(worker, order);
    const { result } = await ended(worker, order);
    const of = { ...sample, stockCode: order.stockCode };
    const kept = await worker.get(BrokerTradingRepository).findSettled(of, order.fromDay, order.toDay);
    expect(kept.map(({ day }) => day)).toEqual(result?.days.map(({ day }) => day));
    const bought = kept.flatMap(({ trades }) => trades).reduce((sum, { buy }) => sum + buy, 0);
    expect(bought).toBe(result?.basis.totalBuy);
  });

  it('reads the days that are kept instead of asking again', async () => {
    const order = accumulationOrder(userId, { stockCode: '035420', stockName: 'NAVER' });
    const of = { ...sample, stockCode: order.stockCode };
    const trades = [{ name: '본 적 없는 증권', buy: 900_000_000, sell: 0 }];
    const reported = { provisional: false, fetchedAt: new Date() };
    await worker.get(BrokerTradingRepository).save(of, [{ day: lastDay, trades, ...reported }]);
    await accept(worker, order);
    expect((await ended(worker, order)).result?.basis.majors[0]).toBe('본 적 없는 증권');
  });

  it('counts days without a trade and names them, and refuses a period of nothing else [R47]', async () => {
    const order = accumulationOrder(userId, { stockCode: '035720', stockName: '카카오', fromDay: dayBefore });
    const of = { ...sample, stockCode: order.stockCode };
    const reported = { provisional: false, fetchedAt: new Date() };
    await worker.get(BrokerTradingRepository).save(of, [{ day: dayBefore, trades: [], ...reported }]);
    await accept(worker, order);
    const { result } = await ended(worker, order);
    expect(result?.basis).toMatchObject({ tradingDays: 2, quietDays: [dayBefore] });
    const quiet = { ...order, requestId: `MJB-${crypto.randomUUID()}`, toDay: dayBefore };
    await accept(worker, quiet);
    expect(await ended(worker, quiet)).toMatchObject({
      state: 'error',
      failure: 'no-broker-data',
      result: null,
    });
    expect(await worker.creditOf(userId)).toBe(90);
  });

  it('is out of the hands of the worker where its refund cannot be written, and owes it until it is [R27]', async () => {
    const order = accumulationOrder(userId, { stockCode: '207940', stockName: '삼성바이오로직스', fromDay: lastDay });
    const of = { ...sample, stockCode: order.stockCode };
    const reported = { provisional: false, fetchedAt: new Date() };
    await worker.get(BrokerTradingRepository).save(of, [{ day: lastDay, trades: [], ...reported }]);
    const { analysis, message } = await worker.get(AcceptAccumulation).accept(order, new Date());
    const id = analysis._id.toHexString();
    const allow = await refuseRefund(worker.connection.collection('credit_logs'), { kind: 'accumulation', id });
    await worker.relay(message);
    const owed = { state: 'refunding', lease: null, pendingRefund: { failure: 'no-broker-data' } };
    await expect.poll(() => findAccumulation(worker, order)).toMatchObject(owed);
    expect(await worker.creditOf(userId)).toBe(90);
    // The message is done with: it is the sweep that owes the refund now.
    await expect
      .poll(() => worker.queue.inspect(queueNames.accumulation))
      .toEqual({ ready: [], delayed: [], inFlight: [] });
    await allow();
    await worker.get(RunningAccumulation).refund(id, new Date());
    expect(await ended(worker, order)).toMatchObject({ state: 'error', failure: 'no-broker-data', result: null });
    expect(await worker.sumOfLog(userId)).toBe(100);
  });

  it('takes a message that comes again as one, and leaves an ended analysis alone [R31, R38]', async () => {
    const order = accumulationOrder(userId);
    await accept(worker, order);
    const { _id } = await findAccumulation(worker, order);
    const analysisId = _id.toHexString();
    const twin = { type: 'accumulation', version: 1, analysisId } as const;
    await Promise.all([twin, twin, twin].map((copy) => worker.send(copy)));
    const first = await ended(worker, order);
    await expect
      .poll(() => worker.queue.inspect(queueNames.accumulation), { timeout: 20_000 })
      .toEqual({ ready: [], delayed: [], inFlight: [] });
    // Webhooks hear of the end at any time.
    expect(await findAccumulation(worker, order)).toEqual({ ...first, announced: expect.any(Boolean) });
    expect(await worker.get(RunningAccumulation).fail(analysisId, 'analysis-overdue', { at: new Date() })).toBe(false);
    expect(await worker.sumOfLog(userId)).toBe(90);
  });

  it('ends without a trace, a refund or a dead letter when the member withdraws [R30]', async () => {
    const order = accumulationOrder(userId, { fromDay: pastTradingDays[0] ?? '' });
    await accept(worker, order);
    const member = await worker.get(UserRepository).findById(userId);
    if (member === null) throw new Error('no such member');
    await worker.get(Transactions).run((transaction) => worker.get(EraseMember).erase(member, transaction));
    const next = accumulationOrder(await worker.insertMember());
    await accept(worker, next);
    expect((await ended(worker, next)).state).toBe('done');
    await expect(findAccumulation(worker, order)).rejects.toThrow('no such analysis');
    expect(await worker.sumOfLog(userId)).toBe(90);
    expect(await worker.deadLetters()).toEqual([]);
  });
});

it('an analysis ends well where the calendar of an operator begins after the year of base rates', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gaemi-calendar-'));
  const file = join(folder, 'calendar.json');
  const years = [accumulationOrder('').fromDay, lastDay].map((day) => Number(day.slice(0, 4)));
  writeFileSync(file, JSON.stringify({ closed: [], open: [], years }));
  const other = await startTestWorker({ TRADING_SOURCE: 'sample', MARKET_CALENDAR_FILE: file });
  const order = accumulationOrder(await other.insertMember());
  await accept(other, order);
  expect(await ended(other, order)).toMatchObject({ state: 'done', result: { baseRates: null } });
  await other.close();
  rmSync(folder, { recursive: true });
});
