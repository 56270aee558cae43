import { type Grade, grades } from '@gaemi/domain/members/grades';
import { Schema, type Types } from 'mongoose';

/** `refunding`: it ends in error, and the end with its refund could not be written yet. */
const analysisStates = ['running', 'refunding', 'done', 'error'] as const;
export type AnalysisState = (typeof analysisStates)[number];

/** Who works on an analysis, and until when the claim holds. */
export interface Lease {
  owner: string;
  until: Date;
}

/** How far an analysis has come, and its deadline from then on; left out, the deadline stays. */
export interface Progress {
  progress: number;
  deadlineAt?: Date | undefined;
}

/** An end in error that could not be written yet: the member's sentence for it, and since when it is tried. */
export interface PendingRefund {
  detail: string;
  since: Date;
}

/** What every paid analysis of a member is, whatever it finds out: asked for under a request id, charged once, ended once. */
export interface AnalysisRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** The member's idempotency key. */
  requestId: string;
  stockCode: string;
  stockName: string;
  /** The member's grade when it was accepted. */
  grade: Grade;
  /** Days in Seoul, both included. */
  fromDay: string;
  toDay: string;
  charged: number;
  /** Ends once: from running to done or error, by way of refunding where the store fails; never back. */
  state: AnalysisState;
  progress: number;
  /** The member's sentence when it ended in error. */
  detail: string | null;
  createdAt: Date;
  /** The analysis ends in error then. Rises with the progress, up to a ceiling. */
  deadlineAt: Date;
  finishedAt: Date | null;
  /** There while it is refunding. */
  pendingRefund?: PendingRefund | null;
  /** Who works on it and until when; somebody else may take over after that. */
  lease: Lease | null;
  /** Tries that failed in a way that might pass. */
  failures: number;
}

/** The fields of every analysis, for its schema. */
export const analysisFields = {
  userId: { type: Schema.Types.ObjectId, required: true },
  requestId: { type: String, required: true },
  stockCode: { type: String, required: true },
  stockName: { type: String, required: true },
  grade: { type: String, enum: grades, required: true },
  fromDay: { type: String, required: true },
  toDay: { type: String, required: true },
  charged: { type: Number, required: true },
  state: { type: String, enum: analysisStates, required: true },
  progress: { type: Number, required: true, min: 0, max: 100 },
  detail: { type: String, default: null },
  createdAt: { type: Date, required: true },
  deadlineAt: { type: Date, required: true },
  finishedAt: { type: Date, default: null },
  pendingRefund: {
    type: new Schema(
      { detail: { type: String, required: true }, since: { type: Date, required: true } },
      { _id: false },
    ),
    default: null,
  },
  lease: {
    type: new Schema(
      { owner: { type: String, required: true }, until: { type: Date, required: true } },
      { _id: false },
    ),
    default: null,
  },
  failures: { type: Number, required: true },
} as const;

/** The look-ups that every kind of analysis has. */
export function indexAnalyses(schema: { index(fields: Record<string, 1 | -1>, options?: object): unknown }): void {
  // One analysis per member and request id; progress and results by request id.
  schema.index({ userId: 1, requestId: 1 }, { unique: true });
  // A member's history, newest first.
  schema.index({ userId: 1, state: 1, createdAt: -1, _id: -1 });
  // A member's history of one stock, newest first.
  schema.index({ userId: 1, state: 1, stockCode: 1, createdAt: -1, _id: -1 });
  // Analyses past their deadline.
  schema.index({ deadlineAt: 1 }, { partialFilterExpression: { state: 'running' } });
  // Refunds that could not be written, the oldest first.
  schema.index({ 'pendingRefund.since': 1 }, { partialFilterExpression: { state: 'refunding' } });
}
