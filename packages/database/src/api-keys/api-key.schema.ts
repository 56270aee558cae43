import { type ApiKeyScope, apiKeyScopes, MAX_DAILY_CREDIT_LIMIT } from '@gaemi/domain/members/api-key';
import { Schema, type Types } from 'mongoose';
import { defineSchema } from '../define-schema.ts';

/** A key with which a program acts for a member. Its secret is stored only as a hash. */
export interface ApiKeyRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  keyHash: string;
  name: string;
  scopes: ApiKeyScope[];
  /** The last characters of the key, by which its member recognises it. */
  ending: string;
  createdAt: Date;
  /** Hash of the id of the press that made it, and what the key was made of besides; absent in older ones. */
  madeUnder?: string;
  salt?: string;
  /** Credits that it may spend in a day in Seoul: now, and as the press that made it asked; the latter is absent in older ones. */
  dailyCreditLimit: number;
  madeWithLimit?: number;
  /** What it has spent on the last day on which it spent; absent before. */
  spent?: { day: string; credits: number };
  /** Exact to an hour; null before the first use. */
  lastUsedAt: Date | null;
}

export const apiKeySchema = defineSchema<ApiKeyRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    keyHash: { type: String, required: true },
    name: { type: String, required: true },
    scopes: { type: [String], enum: apiKeyScopes, required: true },
    ending: { type: String, required: true },
    createdAt: { type: Date, required: true },
    madeUnder: { type: String },
    salt: { type: String },
    dailyCreditLimit: { type: Number, required: true, min: 0, max: MAX_DAILY_CREDIT_LIMIT },
    madeWithLimit: { type: Number },
    spent: {
      type: defineSchema<ApiKeyRecord['spent']>(
        { day: { type: String, required: true }, credits: { type: Number, required: true } },
        { _id: false },
      ),
    },
    lastUsedAt: { type: Date, default: null },
  },
  { collection: 'api_keys', versionKey: false },
);

apiKeySchema.index({ keyHash: 1 }, { unique: true });
// The keys of a member, newest first; and for withdrawals.
apiKeySchema.index({ userId: 1, createdAt: -1 });
