import { Types } from 'mongoose';
import { Ledger } from '../ledger/ledger.ts';
import { Transactions } from '../transactions.ts';
import { UserRepository } from '../users/user.repository.ts';
import type { TestDatabase } from './open-test-database.ts';

/** Password hash of every inserted member. */
export const INSERTED_PASSWORD_HASH = 'x';

let members = 0;

/** Inserts a member with credits added through the ledger. Returns the id. */
export async function insertMember(
  database: TestDatabase,
  { credit, at }: { credit: number; at: Date },
): Promise<string> {
  members += 1;
  const member = {
    email: `member${members}-${new Types.ObjectId().toHexString()}@gaemilens.example`,
    name: '김서연',
    mobile: '010-1234-5678',
    passwordHash: INSERTED_PASSWORD_HASH,
    grade: 'new',
    expiredAt: null,
    paid: 0,
    isAdmin: false,
    createdAt: at,
  } as const;
  return database.get(Transactions).run(async (transaction) => {
    const userId = await database.get(UserRepository).insert(member, transaction);
    const reference = `bonus:${userId.toHexString()}`;
    await database.get(Ledger).credit({ userId, amount: credit, reason: '가입 축하', reference, at }, transaction);
    return userId.toHexString();
  });
}
