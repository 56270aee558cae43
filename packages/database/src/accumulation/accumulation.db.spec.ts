import type { AccumulationResult } from '@gaemi/domain/accumulation/result';
import 'reflect-metadata';
import { queueNames } from '@gaemi/domain/analysis/jobs';
import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AnalysisOrder } from '../analysis/accept-analysis.ts';
import { Ledger } from '../ledger/ledger.ts';
import { insertMember } from '../testing/insert-member.ts';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { Transactions } from '../transactions.ts';
import { EraseMember } from '../users/erase-member.ts';
import { UserRepository } from '../users/user.repository.ts';
import { AcceptAccumulation } from './accept-accumulation.ts';
import { AccumulationRepository } from './accumulation.repository.ts';
import { RunningAccumulation } from './running-accumulation.ts';

const now = new Date('2026-11-21T03:00:00.000Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

const result: AccumulationResult = {
  letters: { first: 'A', second: 'E', third: 'E' },
  percents: { first: null, second: 1, third: 1 },
  netBuyers: [{ rank: 1, name: '가나증권', buy: 10, sell: 0, netBuy: 10, ratio: 100 }],
  basis: {
    majors: ['가나증권'],
    majorBuy: 10,
    majorSell: 0,
    leadBuy: 10,
    floatingShares: 1000,
    floatingSharesSource: 'sample',
    floatingSharesAsOf: '2026-11-20',
    netOverFloat: 1,
    churn: 0,
    venue: 'KRX',
    brokers: 2,
    totalBuy: 10,
    totalSell: 10,
    tradingDays: 1,
    quietDays: [],
    provisional: false,
    withoutLead: { first: 'E', second: 'E', third: 'E' },
  },
  brokers: [
    { name: '가나증권', buy: 10, sell: 0 },
    { name: '다라증권', buy: 0, sell: 10 },
  ],
  days: [{ day: '2026-11-20', leadNet: 10, majorsNet: 10 }],
  dataSource: 'sample',
};

let database: TestDatabase;
let accept: AcceptAccumulation;
let running: RunningAccumulation;
let userId: string;
beforeAll(async () => {
  database = await openTestDatabase();
  accept = database.get(AcceptAccumulation);
  running = database.get(RunningAccumulation);
});
afterAll(() => database.close());
beforeEach(async () => {
  userId = await insertMember(database, { credit: 100, at: now });
});

const order = (change: Partial<AnalysisOrder> = {}): AnalysisOrder => ({
  userId,
  requestId: `MJB-${new Types.ObjectId().toHexString()}`,
  stockCode: '005930',
  stockName: '삼성전자',
  grade: 'new',
  fromDay: '2026-10-20',
  toDay: '2026-11-20',
  cost: 10,
  reason: '삼성전자 매집비 분석',
  ...change,
});
const creditOf = async (id: string) => (await database.get(UserRepository).findById(id))?.credit;
const expectLedgerToHold = async (id: string) => expect(await database.get(Ledger).addUp(id)).toBe(await creditOf(id));

async function claimed(change: Partial<AnalysisOrder> = {}, owner = 'a') {
  const {
    analysis: { _id },
  } = await accept.accept(order(change), now);
  const id = _id.toHexString();
  const analysis = await running.claim(id, { owner, until: later(60) }, now);
  if (analysis === null) throw new Error('not claimed');
  return { id, analysis };
}

describe('the lifecycle of an accumulation analysis', () => {
  it('fifty concurrent orders with one request id make one analysis, one charge and one message [R22]', async () => {
    const one = order();
    const accepted = await Promise.all(Array.from({ length: 50 }, () => accept.accept(one, now)));
    const analyses = accepted.map(({ analysis }) => analysis);
    const [first] = analyses;
    expect(new Set(analyses.map(({ _id }) => _id.toHexString())).size).toBe(1);
    expect(await creditOf(userId)).toBe(90);
    const messages = await database.collection('outbox').find({ 'job.analysisId': first?._id.toHexString() }).toArray();
    expect(messages.map(({ queue, job }) => [queue, job.type])).toEqual([[queueNames.accumulation, 'accumulation']]);
    await expectLedgerToHold(userId);
  });

  it.each([{ stockCode: '000660' }, { fromDay: '2026-10-21' }, { toDay: '2026-11-19' }])(
    'refuses a request id that belongs to something other than %o, without a charge [R23]',
    async (change) => {
      const first = order();
      await accept.accept(first, now);
      await expect(accept.accept({ ...first, ...change }, now)).rejects.toMatchObject({ code: 'REQUEST_ID_REUSED' });
      expect(await creditOf(userId)).toBe(90);
    },
  );

  it('accepts one of five concurrent orders on a balance for one, and leaves nothing of the others [R24]', async () => {
    const poor = await insertMember(database, { credit: 10, at: now });
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () => accept.accept(order({ userId: poor }), now)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await creditOf(poor)).toBe(0);
    expect(await database.collection('accumulations').countDocuments({ userId: new Types.ObjectId(poor) })).toBe(1);
    await expectLedgerToHold(poor);
  });

  it('is leased by one worker at a time, and its progress never falls [R31]', async () => {
    const { id } = await claimed();
    expect(await running.claim(id, { owner: 'b', until: later(120) }, later(59))).toBeNull();
    await running.report(id, 'a', { progress: 70 });
    await running.report(id, 'a', { progress: 35 });
    expect((await running.find(id))?.progress).toBe(70);
    expect(await running.report(id, 'b', { progress: 80 })).toBe(false);
  });

  it('refunds the credits once, however often it fails, and refuses a late result [R26, R28]', async () => {
    const { id } = await claimed();
    const failures = await Promise.all([1, 2, 3].map(() => running.fail(id, 'no-broker-data', { at: now })));
    expect(failures.filter((failed) => failed)).toHaveLength(1);
    expect(await running.complete(id, 'a', { result, at: later(1) })).toBe(false);
    expect(await creditOf(userId)).toBe(100);
    await expectLedgerToHold(userId);
    expect(await database.collection('accumulations').findOne({ _id: new Types.ObjectId(id) })).toMatchObject({
      state: 'error',
      failure: 'no-broker-data',
      result: null,
    });
  });

  it('is readable in full by its owner only, by either id, and listed without the brokers and days', async () => {
    const { id, analysis } = await claimed();
    const accumulations = database.get(AccumulationRepository);
    const { requestId } = analysis;
    expect(await accumulations.findFinished(userId, { requestId })).toBeNull();
    expect(await running.complete(id, 'a', { result, at: later(1) })).toBe(true);
    const found = await accumulations.findFinished(userId, { requestId });
    expect(found).toMatchObject({ state: 'done', progress: 100, finishedAt: later(1), result });
    expect(await accumulations.findFinished(userId, { id })).toEqual(found);
    expect(await accumulations.findFinished(await insertMember(database, { credit: 0, at: now }), { id })).toBeNull();
    const { items, total } = await accumulations.listFinished(userId, { page: 1, size: 3 });
    expect(total).toBe(1);
    const { brokers: _, days: __, ...listed } = result;
    expect(items[0]?.result).toEqual(listed);
  });

  it('is erased with a member who withdraws, whatever the worker still writes [R30]', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, analysis } = await claimed({ userId: await insertMember(database, { credit: 100, at: now }) });
      const member = await database.get(UserRepository).findById(analysis.userId);
      if (member === null) throw new Error('no such member');
      await Promise.all([
        running.report(id, 'a', { progress: 50 }),
        database.get(Transactions).run((transaction) => database.get(EraseMember).erase(member, transaction)),
        running.complete(id, 'a', { result, at: later(1) }),
      ]);
      expect(await running.fail(id, 'analysis-failed', { at: now })).toBe(false);
      expect(await database.collection('accumulations').countDocuments({ userId: analysis.userId })).toBe(0);
    }
  });
});
