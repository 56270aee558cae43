import { createHash } from 'node:crypto';
import { Schema, type Types } from 'mongoose';
import { defineSchema } from '../define-schema.ts';

/** The unsubscribe link of one mail. */
export interface UnsubscribeLinkRecord {
  /** SHA-256 of the token in the mail, base64url. The token itself is stored nowhere. */
  _id: string;
  userId: Types.ObjectId;
  /** The link works until then. */
  endsAt: Date;
  /** When it was used; null for never. */
  usedAt: Date | null;
}

/** Returns the id of the link with a token. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const unsubscribeLinkSchema = defineSchema<UnsubscribeLinkRecord>(
  {
    _id: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    endsAt: { type: Date, required: true },
    usedAt: { type: Date, default: null },
  },
  { collection: 'unsubscribe_links', versionKey: false },
);

// For withdrawals.
unsubscribeLinkSchema.index({ userId: 1 });
unsubscribeLinkSchema.index({ endsAt: 1 }, { expireAfterSeconds: 0 });
