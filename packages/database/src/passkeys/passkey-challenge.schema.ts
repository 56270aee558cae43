import { Schema, type Types } from 'mongoose';
import { defineSchema } from '../define-schema.ts';

/** `register` makes a passkey, `confirm` uses one. */
export const challengePurposes = ['register', 'confirm'] as const;
export type ChallengePurpose = (typeof challengePurposes)[number];

/** The last challenge that a session of a member got for a purpose. It is removed by its use. */
export interface PasskeyChallengeRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** Keyed hash of the session that asked; no other one can use the challenge. */
  session: string;
  purpose: ChallengePurpose;
  challenge: string;
  expiresAt: Date;
}

export const passkeyChallengeSchema = defineSchema<PasskeyChallengeRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    session: { type: String, required: true },
    purpose: { type: String, enum: challengePurposes, required: true },
    challenge: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'passkey_challenges', versionKey: false },
);

// One challenge per session and purpose; and for withdrawals.
passkeyChallengeSchema.index({ userId: 1, session: 1, purpose: 1 }, { unique: true });
passkeyChallengeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
