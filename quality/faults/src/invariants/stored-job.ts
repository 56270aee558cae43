import type { ObjectId } from 'mongodb';

/** An analysis of either kind as the store holds it. */
export interface StoredJob {
  _id: ObjectId;
  userId: ObjectId;
  requestId: string;
  stockCode: string;
  state: 'running' | 'refunding' | 'done' | 'error';
  progress: number;
  charged: number;
  detail: string | null;
  result: Record<string, unknown> | null;
  createdAt: Date;
  finishedAt: Date | null;
  lease: { owner: string; until: Date } | null;
  statuses?: { good: string; bad: string; combined: string };
}

/** An ended job that was given back to the worker that had it. */
export interface HeldAgain {
  collection: string;
  /** As it had ended. */
  before: StoredJob;
  /** The lease that was put on it. */
  lease: NonNullable<StoredJob['lease']>;
}

/** A row of a member's credit log. */
export interface StoredCreditRow {
  userId: ObjectId;
  reference: string;
  change: number;
  creditAfter: number;
}

/** A message out of a dead-letter queue, and what was done about it. */
export interface StoredLetter {
  body: string;
  analysisId: string | null;
  outcome: string | null;
  takenAt: Date;
}
