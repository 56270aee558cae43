import type { Index } from './index/index-spec.ts';
import { Blocked, type Transaction, writeConflict } from './transaction.ts';

/** Locks that open transactions hold on documents and unique keys. */
export class Locks {
  readonly #holders = new Map<string, Transaction>();

  /** Throws Blocked (in a transaction: WriteConflict) when another transaction holds the lock. */
  requireFree(lock: string, txn: Transaction | undefined): void {
    const holder = this.#holders.get(lock);
    if (holder && holder !== txn) throw txn ? writeConflict() : new Blocked();
  }

  take(lock: string, txn: Transaction): void {
    this.#holders.set(lock, txn);
    txn.locks.add(lock);
  }

  release(txn: Transaction): void {
    for (const lock of txn.locks) this.#holders.delete(lock);
  }
}

export const documentLock = (rid: number): string => `r${rid}`;

export const keyLock = (index: Index, key: Buffer): string => `${index.id}:${key.toString('latin1')}`;
