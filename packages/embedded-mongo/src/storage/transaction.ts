import { MongoError } from '../values/errors.ts';
import type { Row } from './row.ts';

/** A multi-document transaction: its snapshot, its uncommitted writes and its locks. */
export class Transaction {
  readonly number: bigint;
  /** Number of the last commit that the transaction sees. */
  readonly snapshot: number;
  state: 'open' | 'committed' | 'aborted' = 'open';
  /** Uncommitted writes by collection and document; null is a deletion. */
  readonly writes = new Map<number, Map<number, Row | null>>();
  readonly locks = new Set<string>();
  /** Unique keys that the transaction has taken (by which document) or freed (null). */
  readonly uniqueKeys = new Map<string, number | null>();
  /** Callbacks for the end of the transaction, with whether it committed. */
  readonly atEnd: ((committed: boolean) => void)[] = [];

  constructor(number: bigint, snapshot: number) {
    this.number = number;
    this.snapshot = snapshot;
  }
}

/**
 * Signals that a write outside of transactions met the lock of an open one. The caller waits for its end and retries.
 */
export class Blocked extends Error {}

/** Returns the error of a conflict between transactions. */
export function writeConflict(): MongoError {
  return new MongoError(
    112,
    'Caused by :: Write conflict during plan execution and yielding is disabled. :: Please retry your operation or multi-document transaction.',
  );
}
