import { Schema, type Types } from 'mongoose';
import { appendOnly } from '../append-only.ts';
import { defineSchema } from '../define-schema.ts';

/** One change of a member's credits. Rows are never changed or removed; a correction is a new row. */
export interface CreditLogRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** Reference of the row, e.g. `charge:news:<analysis id>`; at most one row each. */
  reference: string;
  /** Credits, positive or negative. */
  change: number;
  creditAfter: number;
  reason: string;
  createdAt: Date;
}

export const creditLogSchema = defineSchema<CreditLogRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true, immutable: true },
    reference: { type: String, required: true, immutable: true },
    change: { type: Number, required: true, immutable: true },
    // guard: log-minimum
    creditAfter: { type: Number, required: true, min: 0, immutable: true },
    reason: { type: String, required: true, immutable: true },
    createdAt: { type: Date, required: true, immutable: true },
  },
  { collection: 'credit_logs', versionKey: false },
);

appendOnly(creditLogSchema);

// A charge or refund happens once, whatever is repeated.
// guard: unique-reference
creditLogSchema.index({ reference: 1 }, { unique: true });
// A member's log, newest first; also its sum.
creditLogSchema.index({ userId: 1, createdAt: -1, _id: -1 });
