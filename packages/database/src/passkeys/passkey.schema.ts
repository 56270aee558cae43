import { Schema, type Types } from 'mongoose';
import { defineSchema } from '../define-schema.ts';

/** A passkey with which a member confirms the log-in. Its private key never leaves the member's device. */
export interface PasskeyRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** In base64url, as the authenticator chose it. */
  credentialId: string;
  /** COSE key, in base64url. */
  publicKey: string;
  /** Last signature counter; stays 0 where the authenticator has none. */
  counter: number;
  /** Ways to reach the authenticator, for the browser. */
  transports: string[];
  name: string;
  createdAt: Date;
  /** Null before the first use. */
  lastUsedAt: Date | null;
}

export const passkeySchema = defineSchema<PasskeyRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    credentialId: { type: String, required: true },
    publicKey: { type: String, required: true },
    counter: { type: Number, required: true },
    transports: { type: [String], required: true },
    name: { type: String, required: true },
    createdAt: { type: Date, required: true },
    lastUsedAt: { type: Date, default: null },
  },
  { collection: 'passkeys', versionKey: false },
);

// A credential belongs to one member.
passkeySchema.index({ credentialId: 1 }, { unique: true });
// The passkeys of a member, the oldest first; and for withdrawals.
passkeySchema.index({ userId: 1, createdAt: 1 });
