import { Schema, type Types } from 'mongoose';
import { type AuditedState, auditedState } from './audit.schema.ts';

/** A change that an admin asked for under a key of its own, and how the member stood after it: what a repeat is answered. */
export interface AnsweredChangeRecord {
  _id: Types.ObjectId;
  adminId: Types.ObjectId;
  key: string;
  /** Whom and what was asked for, as one text. Names nobody but by id. */
  content: string;
  after: AuditedState;
  changedAt: Date;
  removeAt: Date;
}

export const answeredChangeSchema = new Schema<AnsweredChangeRecord>(
  {
    adminId: { type: Schema.Types.ObjectId, required: true },
    key: { type: String, required: true },
    content: { type: String, required: true },
    after: auditedState,
    changedAt: { type: Date, required: true },
    removeAt: { type: Date, required: true },
  },
  { collection: 'answered_changes', versionKey: false },
);

// One change per admin and key.
answeredChangeSchema.index({ adminId: 1, key: 1 }, { unique: true });
// Keys go by themselves when their time is over.
answeredChangeSchema.index({ removeAt: 1 }, { expireAfterSeconds: 0 });
