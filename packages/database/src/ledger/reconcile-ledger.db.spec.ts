import { creditReasons } from '@gaemi/domain/members/credits';
import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertMember } from '../testing/insert-member.ts';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { Transactions } from '../transactions.ts';
import { Ledger } from './ledger.ts';
import { ReconcileLedger } from './reconcile-ledger.ts';

const at = new Date('2026-11-21T00:00:00Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.collection('users').deleteMany({});
  await database.collection('credit_logs').deleteMany({});
});
afterAll(() => database.close());

const reconcile = () => database.get(ReconcileLedger).reconcile();

describe('the reconciler [R29]', () => {
  it('finds nothing when every balance is the sum of its log [R29]', async () => {
    await insertMember(database, { credit: 100, at });
    await insertMember(database, { credit: 30, at });
    expect(await reconcile()).toEqual({ compared: 2, drifted: [] });
  });

  it('names exactly the members whose balance or log was changed outside the ledger [R29]', async () => {
    await insertMember(database, { credit: 100, at });
    const [richer, forgotten] = [
      await insertMember(database, { credit: 100, at }),
      await insertMember(database, { credit: 100, at }),
    ];
    await database.collection('users').updateOne({ _id: new Types.ObjectId(richer) }, { $inc: { credit: 1 } });
    await database.collection('credit_logs').deleteMany({ userId: new Types.ObjectId(forgotten) });
    expect(await reconcile()).toEqual({ compared: 3, drifted: [richer, forgotten] });
  });

  it('compares every member when there is more than one batch', async () => {
    const members = Array.from({ length: 1_203 }, (_, index) => ({
      _id: new Types.ObjectId(),
      email: `many${index}@gaemilens.example`,
      credit: index === 1_100 ? 5 : 0,
    }));
    await database.collection('users').insertMany(members);
    expect(await reconcile()).toEqual({ compared: 1_203, drifted: [members[1_100]?._id.toHexString()] });
  });

  it('does not report a charge in flight as a balance mismatch', async () => {
    const userId = new Types.ObjectId(await insertMember(database, { credit: 1_000, at }));
    const charge = (index: number) =>
      database
        .get(Transactions)
        .run((transaction) =>
          database
            .get(Ledger)
            .charge(
              { userId, amount: 10, reason: creditReasons.newsAnalysis('삼성전자'), reference: `charge:${index}`, at },
              transaction,
            ),
        );
    const charging = (async () => {
      for (let index = 0; index < 30; index += 1) await charge(index);
    })();
    for (let round = 0; round < 10; round += 1) expect((await reconcile()).drifted).toEqual([]);
    await charging;
    expect(await reconcile()).toEqual({ compared: 1, drifted: [] });
  });
});
