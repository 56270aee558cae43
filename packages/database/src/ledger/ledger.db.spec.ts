import { creditsMoved } from '@gaemi/runtime/metrics/metrics';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertMember } from '../testing/insert-member.ts';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { Transactions } from '../transactions.ts';
import { Ledger } from './ledger.ts';

const at = new Date('2026-11-21T00:00:00Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const moved = async () =>
  Object.fromEntries((await creditsMoved.get()).values.map(({ labels, value }) => [labels.kind, value]));

describe('the metric of moved credits', () => {
  it('counts what was committed, and nothing of a transaction that was given up', async () => {
    creditsMoved.reset();
    const userId = new Types.ObjectId(await insertMember(database, { credit: 100, at }));
    const [ledger, transactions] = [database.get(Ledger), database.get(Transactions)];
    const entry = (reference: string, amount: number) => ({ userId, amount, reason: 'test', reference, at });
    await transactions.run((transaction) => ledger.charge(entry('charge:news:1', 20), transaction));
    await transactions.run((transaction) => ledger.credit(entry('refund:news:1', 20), transaction));
    const givenUp = transactions.run(async (transaction) => {
      await ledger.charge(entry('charge:news:2', 50), transaction);
      throw new Error('given up');
    });
    await expect(givenUp).rejects.toThrow('given up');
    expect(await moved()).toEqual({ grant: 100, charge: 20, refund: 20 });
  });
});

describe('the log of a member', () => {
  it('has the change that was made last first, whatever the clocks say that it was asked for', async () => {
    const userId = new Types.ObjectId(await insertMember(database, { credit: 100, at }));
    const [ledger, transactions] = [database.get(Ledger), database.get(Transactions)];
    const later = (seconds: number) => new Date(at.getTime() + seconds * 1_000);
    const entry = (reference: string, seconds: number) => ({
      ...{ userId, amount: 10, reason: 'test', reference: `${reference}:${userId.toHexString()}`, at: later(seconds) },
    });
    await transactions.run((transaction) => ledger.charge(entry('charge:news:a', 9), transaction));
    // Of a clock that is behind.
    await transactions.run((transaction) => ledger.credit(entry('refund:news:b', 1), transaction));
    const charges = Array.from({ length: 5 }, (_, index) => entry(`charge:mjb:${index}`, 20 - index));
    await Promise.all(charges.map((charge) => transactions.run((transaction) => ledger.charge(charge, transaction))));
    const { items } = await ledger.list(userId, { page: 1, size: 100 });
    expect(items.map(({ creditAfter }) => creditAfter)).toEqual([50, 60, 70, 80, 90, 100, 90, 100]);
    expect(items[0]?.createdAt.getTime()).toBeGreaterThanOrEqual(later(20).getTime());
    const wrong = entry('charge:news:far', 86_400 * 300);
    await transactions.run((transaction) => ledger.charge(wrong, transaction));
    await transactions.run((transaction) => ledger.charge(entry('charge:news:right', 60), transaction));
    const row = { reference: entry('charge:news:right', 60).reference };
    expect(await database.collection('credit_logs').findOne(row)).toMatchObject({ createdAt: later(60) });
  });
});

describe('a charge', () => {
  it.each([
    [
      'of more than there is',
      'NOT_ENOUGH_CREDIT',
      async () => new Types.ObjectId(await insertMember(database, { credit: 9, at })),
    ],
    ['of a member who has withdrawn meanwhile', 'NOT_LOGGED_IN', async () => new Types.ObjectId()],
  ])('%s is refused as %s', async (_, code, member) => {
    const [ledger, transactions] = [database.get(Ledger), database.get(Transactions)];
    const entry = { userId: await member(), amount: 10, reason: 'test', reference: `charge:news:${code}`, at };
    await expect(transactions.run((transaction) => ledger.charge(entry, transaction))).rejects.toMatchObject({ code });
  });
});
