import { Schema, type Types } from 'mongoose';
import { defineSchema } from '../define-schema.ts';

/** A link under which everybody may read an analysis. Its token is stored only as a hash. */
export interface ShareRecord {
  _id: Types.ObjectId;
  tokenHash: string;
  analysisId: Types.ObjectId;
  userId: Types.ObjectId;
  createdAt: Date;
  expiresAt: Date;
}

export const shareSchema = defineSchema<ShareRecord>(
  {
    tokenHash: { type: String, required: true },
    analysisId: { type: Schema.Types.ObjectId, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'shares', versionKey: false },
);

shareSchema.index({ tokenHash: 1 }, { unique: true });
// One live link per analysis.
shareSchema.index({ analysisId: 1 }, { unique: true });
// For withdrawals.
shareSchema.index({ userId: 1 });
shareSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
