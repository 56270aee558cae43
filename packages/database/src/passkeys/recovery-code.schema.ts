import { secondStepMinutes } from '@gaemi/domain/members/passkey';
import { Schema, type Types } from 'mongoose';
import { defineSchema } from '../define-schema.ts';

/** A recovery code that was not used yet, or within the last minutes. The code itself is stored only as a hash. */
export interface RecoveryCodeRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  codeHash: string;
  /** Public id of the session whose second step used it, and when; absent before. A repeat of that step counts, too. */
  usedIn?: string;
  usedAt?: Date;
}

export const recoveryCodeSchema = defineSchema<RecoveryCodeRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    codeHash: { type: String, required: true },
    usedIn: { type: String },
    usedAt: { type: Date },
  },
  { collection: 'recovery_codes', versionKey: false },
);

// The codes of a member, each once; and for withdrawals.
recoveryCodeSchema.index({ userId: 1, codeHash: 1 }, { unique: true });
// Used codes are removed by the database once no repeat counts any more.
recoveryCodeSchema.index({ usedAt: 1 }, { expireAfterSeconds: secondStepMinutes.wait * 60 });
