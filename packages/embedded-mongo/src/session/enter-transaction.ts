import type { Transaction } from '../storage/transaction.ts';
import { MongoError } from '../values/errors.ts';
import type { Doc } from '../values/values.ts';
import type { Command, ServerState } from './command.ts';
import type { Session } from './sessions.ts';

interface Statement {
  handler: Command;
  command: Doc;
  number: bigint | undefined;
}

/** Finds or starts the transaction of a command with `autocommit: false`. */
export function enterTransaction(server: ServerState, session: Session, statement: Statement): Transaction {
  const { handler, command, number } = statement;
  if (command.autocommit !== false) throw new MongoError(72, 'Specifying autocommit=true is not allowed.');
  if (number === undefined)
    throw new MongoError(72, "'autocommit' field requires a transaction number to also be specified");
  if (number < session.number) {
    throw new MongoError(
      225,
      `Cannot start transaction ${number} on session because a newer transaction ${session.number} has already started.`,
    );
  }
  if (command.startTransaction === true) return start(server, session, statement);
  if (command.startTransaction !== undefined)
    throw new MongoError(72, 'Specifying startTransaction=false is not allowed.');
  const txn = session.number === number ? session.txn : undefined;
  const ending = handler.name === 'commitTransaction' || handler.name === 'abortTransaction';
  if (!txn) {
    if (session.number === number && session.committed && handler.name === 'commitTransaction')
      return committedBefore(number);
    throw noSuchTransaction(number);
  }
  if (txn.state === 'aborted') throw noSuchTransaction(number, 'has been aborted');
  if (txn.state === 'committed' && handler.name !== 'commitTransaction') {
    throw new MongoError(256, `Transaction with { txnNumber: ${number} } has been committed.`);
  }
  if (!ending) {
    if (command.readConcern !== undefined)
      throw new MongoError(72, 'Only the first command in a transaction may specify a readConcern');
    requireTransactional(handler);
  }
  return txn;
}

function start(server: ServerState, session: Session, { handler, number = -1n }: Statement): Transaction {
  if (number === session.number) {
    if (session.txn?.state === 'open') server.store.end(session.txn, false);
    throw new MongoError(
      50911,
      `Cannot start a transaction at given transaction number ${number}: a transaction with the same number has already been started`,
    );
  }
  if (session.txn) server.store.end(session.txn, false);
  requireTransactional(handler);
  const txn = server.store.begin(number);
  Object.assign(session, { number, txn, committed: false, reply: undefined });
  const seconds = Number(server.parameters.get('transactionLifetimeLimitSeconds') ?? 60);
  const timer = setTimeout(() => server.store.end(txn, false), seconds * 1000).unref();
  txn.atEnd.push(() => clearTimeout(timer));
  return txn;
}

function requireTransactional(handler: Command): void {
  if (handler.transactional) return;
  throw new MongoError(263, `Cannot run '${handler.name}' in a multi-document transaction.`);
}

function noSuchTransaction(number: bigint, what = 'does not match any in-progress transactions'): MongoError {
  const subject = what.startsWith('does')
    ? `Given transaction number ${number}`
    : `Transaction with { txnNumber: ${number} }`;
  return new MongoError(251, `${subject} ${what}.`);
}

function committedBefore(number: bigint): Transaction {
  return {
    number,
    snapshot: 0,
    state: 'committed',
    writes: new Map(),
    locks: new Set(),
    uniqueKeys: new Map(),
    atEnd: [],
  };
}
