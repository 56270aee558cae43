import 'reflect-metadata';
import { creditReasons } from '@gaemi/domain/members/credits';
import { refundsFailed } from '@gaemi/runtime/metrics/metrics';
import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AcceptAccumulation } from '../accumulation/accept-accumulation.ts';
import { RunningAccumulation } from '../accumulation/running-accumulation.ts';
import { Ledger } from '../ledger/ledger.ts';
import { insertMember } from '../testing/insert-member.ts';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { refuseRefund } from '../testing/refuse-refund.ts';
import { Transactions } from '../transactions.ts';
import { EraseMember } from '../users/erase-member.ts';
import { UserRepository } from '../users/user.repository.ts';
import { RefundPending } from './running-analysis.ts';

const now = new Date('2026-11-21T03:00:00.000Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const failure = 'no-broker-data';

let database: TestDatabase;
let running: RunningAccumulation;
let userId: string;
beforeAll(async () => {
  database = await openTestDatabase();
  running = database.get(RunningAccumulation);
});
afterAll(() => database.close());
beforeEach(async () => {
  userId = await insertMember(database, { credit: 100, at: now });
});

const creditOf = async (id: string) => (await database.get(UserRepository).findById(id))?.credit;
const stored = (id: string) => database.collection('accumulations').findOne({ _id: new Types.ObjectId(id) });
const listRefunds = (id: string) =>
  database
    .collection('credit_logs')
    .find({ reference: `refund:accumulation:${id}` })
    .toArray();
const failuresCounted = async () =>
  (await refundsFailed.get()).values.find(({ labels }) => labels.kind === 'accumulation')?.value;

/** Creates an analysis leased by `a` whose refund the store refuses. */
async function refused() {
  const {
    analysis: { _id },
  } = await database.get(AcceptAccumulation).accept(
    {
      userId,
      requestId: `MJB-${new Types.ObjectId().toHexString()}`,
      stockCode: '005930',
      stockName: '삼성전자',
      grade: 'new',
      fromDay: '2026-10-20',
      toDay: '2026-11-20',
      cost: 10,
      reason: '삼성전자 매집비 분석',
    },
    now,
  );
  const id = _id.toHexString();
  await running.claim(id, { owner: 'a', until: later(60) }, now);
  await running.report(id, 'a', { progress: 40 });
  return { id, allow: await refuseRefund(database.collection('credit_logs'), { kind: 'accumulation', id }) };
}

describe('a refund that cannot be written [R27]', () => {
  it('leaves a mark in one write, changes no credits, and is counted [R27]', async () => {
    const { id } = await refused();
    const before = (await failuresCounted()) ?? 0;
    await expect(running.fail(id, failure, { at: later(1), owner: 'a' })).rejects.toBeInstanceOf(RefundPending);
    expect(await stored(id)).toMatchObject({
      state: 'refunding',
      failure: null,
      finishedAt: null,
      lease: null,
      progress: 40,
      pendingRefund: { failure, since: later(1) },
    });
    expect(await failuresCounted()).toBe(before + 1);
    expect(await creditOf(userId)).toBe(90);
    expect(await database.get(Ledger).addUp(userId)).toBe(90);
    expect(await running.listRefunding(100)).toContain(id);
    expect(await running.listOverdue(later(601), 100)).not.toContain(id);
  });

  it('blocks further work and late results [R27]', async () => {
    const { id } = await refused();
    await running.fail(id, failure, { at: later(1) }).catch(() => undefined);
    const before = await stored(id);
    const end = { result: Object.create(null), at: later(2) };
    expect(await running.report(id, 'a', { progress: 90 })).toBe(false);
    expect(await running.extend(id, { owner: 'a', until: later(99) })).toBe(false);
    expect(await running.complete(id, 'a', end)).toBe(false);
    expect(await running.releaseAfterFailure(id, 'a')).toBeNull();
    expect(await running.claim(id, { owner: 'b', until: later(99) }, later(61))).toBeNull();
    expect(await running.fail(id, 'analysis-failed', { at: later(2) })).toBe(false);
    expect(await running.find(id)).toBeNull();
    expect(await stored(id)).toEqual(before);
  });

  it('is retried until it is written, once, with the code of the failure [R27]', async () => {
    const { id, allow } = await refused();
    await running.fail(id, failure, { at: later(1) }).catch(() => undefined);
    await expect(running.refund(id, later(16))).rejects.toThrow();
    expect(await stored(id)).toMatchObject({ state: 'refunding', pendingRefund: { since: later(1) } });
    await allow();
    const tries = await Promise.all([1, 2, 3].map(() => running.refund(id, later(31))));
    expect(tries.filter((written) => written)).toHaveLength(1);
    expect(await stored(id)).toMatchObject({
      state: 'error',
      failure,
      finishedAt: later(31),
      lease: null,
      pendingRefund: null,
      result: null,
    });
    expect(await listRefunds(id)).toMatchObject([{ change: 10, creditAfter: 100, reason: creditReasons.refund }]);
    expect(await creditOf(userId)).toBe(100);
    expect(await running.listRefunding(100)).not.toContain(id);
    expect(await running.refund(id, later(46))).toBe(false);
  });

  it('is erased with a member who withdraws meanwhile [R27, R30]', async () => {
    const { id, allow } = await refused();
    await running.fail(id, failure, { at: later(1) }).catch(() => undefined);
    const member = await database.get(UserRepository).findById(userId);
    if (member === null) throw new Error('no such member');
    await database.get(Transactions).run((transaction) => database.get(EraseMember).erase(member, transaction));
    await allow();
    expect(await running.refund(id, later(16))).toBe(false);
    expect(await listRefunds(id)).toEqual([]);
  });

  it('changes nothing when another worker has leased the analysis meanwhile', async () => {
    const { id } = await refused();
    await running.claim(id, { owner: 'b', until: later(120) }, later(60));
    expect(await running.fail(id, failure, { at: later(61), owner: 'a' })).toBe(false);
    expect(await running.fail(id, failure, { at: later(61), unlessHeld: true })).toBe(false);
    expect(await stored(id)).toMatchObject({ state: 'running', lease: { owner: 'b' } });
    await expect(running.fail(id, failure, { at: later(120), unlessHeld: true })).rejects.toThrow();
    expect(await stored(id)).toMatchObject({ state: 'refunding' });
  });
});
