import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection } from 'mongoose';

/** Handle of a running transaction. Opaque outside this package. */
export type Transaction = ClientSession;

const E11000 = 11_000;

/** Returns true when the error means that a unique index refused a document. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === E11000;
}

const committed = new WeakMap<Transaction, (() => void)[]>();

/** Runs `work` once the transaction is committed: not for a try that begins again, nor for one that is given up. */
export function afterCommit(transaction: Transaction, work: () => void): void {
  committed.get(transaction)?.push(work);
}

@Injectable()
export class Transactions {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Runs `work` in one transaction, all or nothing. Restarts it when the database asks for it (write conflicts). */
  async run<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const session = await this.connection.startSession();
    try {
      const attempt = () => {
        committed.set(session, []);
        return work(session);
      };
      const result = await session.withTransaction(attempt, {
        readConcern: { level: 'snapshot' },
        writeConcern: { w: 'majority' },
        maxCommitTimeMS: 5_000,
      });
      for (const then of committed.get(session) ?? []) then();
      return result;
    } finally {
      await session.endSession();
    }
  }
}
