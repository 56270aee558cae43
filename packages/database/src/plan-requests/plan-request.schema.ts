import {
  type PlanGrade,
  type PlanGrant,
  type PlanRequestState,
  planGrades,
  planRequestStates,
} from '@gaemi/domain/members/plans';
import { Schema, type Types } from 'mongoose';
import { defineSchema } from '../define-schema.ts';

/** A member's request for a plan. */
export interface PlanRequestRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  grade: PlanGrade;
  /** Name under which the money is sent. */
  payer: string;
  /** Whether the member says that the money was sent. */
  paid: boolean;
  state: PlanRequestState;
  createdAt: Date;
  decidedAt: Date | null;
  /** Reason of a rejection, for the member. */
  reason: string | null;
  /** What an approval granted. */
  granted: PlanGrant | null;
}

export const planRequestSchema = defineSchema<PlanRequestRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    grade: { type: String, enum: planGrades, required: true },
    payer: { type: String, required: true },
    paid: { type: Boolean, required: true },
    state: { type: String, enum: planRequestStates, required: true },
    createdAt: { type: Date, required: true },
    decidedAt: { type: Date, default: null },
    reason: { type: String, default: null },
    granted: {
      type: defineSchema<PlanGrant>(
        {
          grade: { type: String, enum: planGrades, required: true },
          lastDay: { type: String, required: true },
          credit: { type: Number, required: true },
          paid: { type: Number, required: true },
        },
        { _id: false },
      ),
      default: null,
    },
  },
  { collection: 'plan_requests', versionKey: false },
);

// One open request per member.
planRequestSchema.index({ userId: 1 }, { unique: true, partialFilterExpression: { state: 'open' }, name: 'one_open' });
// The latest of a member; also for withdrawals.
planRequestSchema.index({ userId: 1, createdAt: -1 });
// Those that wait, oldest first.
planRequestSchema.index({ state: 1, createdAt: 1 });
