import { type EmailType, emailTypes } from '@gaemi/domain/members/verification';
import type { Types } from 'mongoose';
import { defineSchema } from '../define-schema.ts';

/**
 * The last code that a requester had sent to an address for a purpose, and the proof of its confirmation. Never the
 * code itself.
 */
export interface VerificationRecord {
  _id: Types.ObjectId;
  email: string;
  type: EmailType;
  /** Keyed hash of the requester: code and proof count for nobody else. */
  requester: string;
  /** Keyed hash of the code; null once it was confirmed or used up. */
  codeHash: string | null;
  sentAt: Date;
  codeExpiresAt: Date;
  /** Number of comparisons so far. */
  tries: number;
  /** End of the proof; null without one. */
  provenUntil: Date | null;
  /** Time from which the database may remove the record. */
  removeAt: Date;
}

export const verificationSchema = defineSchema<VerificationRecord>(
  {
    email: { type: String, required: true },
    type: { type: String, enum: emailTypes, required: true },
    requester: { type: String, required: true },
    codeHash: { type: String, default: null },
    sentAt: { type: Date, required: true },
    codeExpiresAt: { type: Date, required: true },
    tries: { type: Number, required: true },
    provenUntil: { type: Date, default: null },
    removeAt: { type: Date, required: true },
  },
  { collection: 'verifications', versionKey: false },
);

// One record per address, purpose and requester; every lookup names address and purpose.
verificationSchema.index({ email: 1, type: 1, requester: 1 }, { unique: true });
// Old records are removed by the database.
verificationSchema.index({ removeAt: 1 }, { expireAfterSeconds: 0 });
