import type { ObjectId } from 'mongodb';

/** An analysis of either kind in its stored form. */
export interface StoredJob {
  _id: ObjectId;
  userId: ObjectId;
  requestId: string;
  stockCode: string;
  state: 'running' | 'refunding' | 'done' | 'error';
  progress: number;
  charged: number;
  failure: string | null;
  result: Record<string, unknown> | null;
  createdAt: Date;
  finishedAt: Date | null;
  lease: { owner: string; until: Date } | null;
  statuses?: { good: string; bad: string; combined: string };
}

/** An ended job that was leased again to its former worker. */
export interface HeldAgain {
  collection: string;
  /** Its state at its end. */
  before: StoredJob;
  /** The added lease. */
  lease: NonNullable<StoredJob['lease']>;
}

/** A row of a member's credit log. */
export interface StoredCreditRow {
  userId: ObjectId;
  reference: string;
  change: number;
  creditAfter: number;
}

/** A message from a dead-letter queue, and its outcome. */
export interface StoredLetter {
  body: string;
  analysisId: string | null;
  outcome: string | null;
  takenAt: Date;
}
