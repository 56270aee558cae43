import { MongoError } from '../values/errors.ts';
import type { Row } from './row.ts';

/** A multi-document transaction: its snapshot, its own uncommitted writes and what it has locked. */
export class Transaction {
  readonly number: bigint;
  /** It sees what was committed up to here. */
  readonly snapshot: number;
  state: 'open' | 'committed' | 'aborted' = 'open';
  /** Uncommitted writes by collection and document; null is a deletion. */
  readonly writes = new Map<number, Map<number, Row | null>>();
  readonly locks = new Set<string>();
  /** Unique keys this transaction took (the document) or freed (null). */
  readonly uniqueKeys = new Map<string, number | null>();
  /** Run at the end, told whether it committed. */
  readonly atEnd: ((committed: boolean) => void)[] = [];

  constructor(number: bigint, snapshot: number) {
    this.number = number;
    this.snapshot = snapshot;
  }
}

/** A write outside of transactions met an open transaction's lock: wait for its end and try again. */
export class Blocked extends Error {}

export function writeConflict(): MongoError {
  return new MongoError(
    112,
    'Caused by :: Write conflict during plan execution and yielding is disabled. :: Please retry your operation or multi-document transaction.',
  );
}
