import type { Context } from '../session/command.ts';
import type { Transaction } from '../storage/transaction.ts';
import { MongoError } from '../values/errors.ts';

/** Returns the transaction that a command ends; throws when it names none. */
export function requiredTransaction({ txn, name }: Context): Transaction {
  if (!txn) throw new MongoError(125, `${name} must be run within a transaction`);
  return txn;
}
