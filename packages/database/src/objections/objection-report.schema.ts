import { Schema, type Types } from 'mongoose';
import { defineSchema } from '../define-schema.ts';

/** A member's report of an objection, and the analysis that is refunded when it is upheld. */
export interface ObjectionReportRecord {
  _id: Types.ObjectId;
  objectionId: Types.ObjectId;
  userId: Types.ObjectId;
  analysisId: Types.ObjectId;
  /** The event in that analysis. */
  eventId: string;
  createdAt: Date;
  /** When the upheld objection was settled with the reporter: refunded, or nothing to refund. */
  settledAt?: Date;
}

export const objectionReportSchema = defineSchema<ObjectionReportRecord>(
  {
    objectionId: { type: Schema.Types.ObjectId, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    analysisId: { type: Schema.Types.ObjectId, required: true },
    eventId: { type: String, required: true },
    createdAt: { type: Date, required: true },
    settledAt: { type: Date },
  },
  { collection: 'objection_reports', versionKey: false },
);

// One report per member and objection; also for withdrawals.
objectionReportSchema.index({ userId: 1, objectionId: 1 }, { unique: true });
// Reports of one analysis.
objectionReportSchema.index({ userId: 1, analysisId: 1 });
// Those who are still to be refunded.
objectionReportSchema.index({ objectionId: 1, settledAt: 1 });
