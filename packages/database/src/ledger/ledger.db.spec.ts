import { creditsMoved } from '@gaemi/runtime/metrics';
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
