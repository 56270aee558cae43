import type { ObjectId } from 'mongodb';

/** An analysis of either kind as the store holds it. */
export interface StoredJob {
  _id: ObjectId;
  userId: ObjectId;
  requestId: string;
  state: 'running' | 'done' | 'error';
  progress: number;
  charged: number;
  detail: string | null;
  result: Record<string, unknown> | null;
  finishedAt: Date | null;
  lease: unknown;
  requested?: { good: boolean; bad: boolean };
  statuses?: { good: string; bad: string; combined: string };
}

/** A row of a member's credit log. */
export interface StoredCreditRow {
  userId: ObjectId;
  reference: string;
  change: number;
  creditAfter: number;
}
