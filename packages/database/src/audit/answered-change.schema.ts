import { Schema, type Types } from 'mongoose';
import { defineSchema } from '../define-schema.ts';
import { type AuditedState, auditedState } from './audit.schema.ts';

/**
 * A change that an admin made under an idempotency key, and the member's state after it. A repeat gets the same answer.
 */
export interface AnsweredChangeRecord {
  _id: Types.ObjectId;
  adminId: Types.ObjectId;
  key: string;
  /** Member and change as one text. Names nobody except by id. */
  content: string;
  after: AuditedState;
  /** What the change ended, as it was answered; absent where it counts nothing. */
  counted?: Readonly<Record<string, number>>;
  /** True once the mail that tells the member was sent. */
  isMailed?: boolean;
  changedAt: Date;
  removeAt: Date;
}

export const answeredChangeSchema = defineSchema<AnsweredChangeRecord>(
  {
    adminId: { type: Schema.Types.ObjectId, required: true },
    key: { type: String, required: true },
    content: { type: String, required: true },
    after: auditedState,
    counted: { type: Schema.Types.Mixed },
    isMailed: { type: Boolean },
    changedAt: { type: Date, required: true },
    removeAt: { type: Date, required: true },
  },
  { collection: 'answered_changes', versionKey: false },
);

// One change per admin and key.
answeredChangeSchema.index({ adminId: 1, key: 1 }, { unique: true });
// Keys are removed by the database when they expire.
answeredChangeSchema.index({ removeAt: 1 }, { expireAfterSeconds: 0 });
