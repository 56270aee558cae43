import { Schema, type Types } from 'mongoose';
import { defineSchema } from '../define-schema.ts';

/** A recovery code that was not used yet. The code itself is stored only as a hash. */
export interface RecoveryCodeRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  codeHash: string;
}

export const recoveryCodeSchema = defineSchema<RecoveryCodeRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    codeHash: { type: String, required: true },
  },
  { collection: 'recovery_codes', versionKey: false },
);

// The codes of a member, each once; and for withdrawals.
recoveryCodeSchema.index({ userId: 1, codeHash: 1 }, { unique: true });
