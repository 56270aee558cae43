import { type FailureCode, failureCodes } from '@gaemi/domain/analysis/failure-codes';
import { type Grade, grades } from '@gaemi/domain/members/grades';
import { Schema, type Types } from 'mongoose';
import { defineSchema } from '../define-schema.ts';

/** `refunding`: it ends in error, but the end with its refund could not be written yet. */
export const analysisStates = ['running', 'refunding', 'done', 'error'] as const;
export type AnalysisState = (typeof analysisStates)[number];

/** Lease of a worker on an analysis, and its end. */
export interface Lease {
  owner: string;
  until: Date;
}

/** New progress of an analysis, and its deadline from then on; without one, the deadline does not change. */
export interface Progress {
  progress: number;
  deadlineAt?: Date | undefined;
}

/** An end in error that could not be written yet: why, and the time of the first try. */
export interface PendingRefund {
  failure: FailureCode;
  since: Date;
}

/** Common fields of a member's paid analysis of any kind: ordered under a request id, charged once, ended once. */
export interface AnalysisRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** The member's idempotency key. */
  requestId: string;
  stockCode: string;
  stockName: string;
  /** The member's grade at acceptance. */
  grade: Grade;
  /** Days in Seoul, both included. */
  fromDay: string;
  toDay: string;
  charged: number;
  /** Ends once: from running to done or error, by way of refunding when the store fails; never back. */
  state: AnalysisState;
  progress: number;
  /** Why it ended in error. */
  failure: FailureCode | null;
  createdAt: Date;
  /** The analysis ends in error at this time. It rises with the progress, up to a ceiling. */
  deadlineAt: Date;
  finishedAt: Date | null;
  /** Set while it is refunding. */
  pendingRefund?: PendingRefund | null;
  /** Lease of the worker; another worker may take over after its end. */
  lease: Lease | null;
  /** Number of tries that failed for a reason that may pass. */
  failures: number;
  /** False once it has ended, until its member's programs are told. */
  announced?: boolean;
}

/** Common schema fields of every analysis. */
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
  failure: { type: String, enum: [...failureCodes, null], default: null },
  createdAt: { type: Date, required: true },
  deadlineAt: { type: Date, required: true },
  finishedAt: { type: Date, default: null },
  pendingRefund: {
    type: defineSchema<PendingRefund>(
      { failure: { type: String, enum: failureCodes, required: true }, since: { type: Date, required: true } },
      { _id: false },
    ),
    default: null,
  },
  lease: {
    type: defineSchema<Lease>(
      { owner: { type: String, required: true }, until: { type: Date, required: true } },
      { _id: false },
    ),
    default: null,
  },
  failures: { type: Number, required: true },
  announced: { type: Boolean },
} as const;

/** Adds the indexes that every kind of analysis needs. */
export function indexAnalyses(schema: { index(fields: Record<string, 1 | -1>, options?: object): unknown }): void {
  // One analysis per member and request id; also finds progress and results by request id.
  // guard: one-analysis-per-request
  schema.index({ userId: 1, requestId: 1 }, { unique: true });
  // A member's history, newest first.
  schema.index({ userId: 1, state: 1, createdAt: -1, _id: -1 });
  // A member's history of one stock, newest first.
  schema.index({ userId: 1, state: 1, stockCode: 1, createdAt: -1, _id: -1 });
  // Analyses of a day, of all members.
  schema.index({ createdAt: 1 });
  // Analyses past their deadline.
  schema.index({ deadlineAt: 1 }, { partialFilterExpression: { state: 'running' } });
  // Failed analyses whose time is over.
  schema.index({ finishedAt: 1 }, { partialFilterExpression: { state: 'error' } });
  // Ends of which programs were not told yet.
  schema.index({ announced: 1 }, { partialFilterExpression: { announced: false } });
  // Refunds that could not be written, the oldest first.
  schema.index({ 'pendingRefund.since': 1 }, { partialFilterExpression: { state: 'refunding' } });
}
