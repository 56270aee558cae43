import { Schema, type Types } from 'mongoose';
import { defineSchema } from '../define-schema.ts';

/** Usage of a model by its questions. */
export interface ModelUsage {
  calls: number;
  promptTokens: number;
  completionTokens: number;
}

/**
 * Key: the sum of an analysis (`analysis:<id>`), of a member's day (`member:<day>:<id>`) of a day of monitoring
 * (`monitoring:<day>`) or of the service's day (`service:<day>`).
 */
export interface ModelUsageRecord extends ModelUsage {
  _id: string;
  /** Null for the sums of monitoring and of the service. */
  userId: Types.ObjectId | null;
  /** Day in Seoul. */
  day: string;
  expiresAt: Date;
}

export const modelUsageSchema = defineSchema<ModelUsageRecord>(
  {
    _id: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, default: null },
    day: { type: String, required: true },
    calls: { type: Number, required: true },
    promptTokens: { type: Number, required: true },
    completionTokens: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'model_usage', versionKey: false },
);

// Finds the sums of a member who withdraws.
modelUsageSchema.index({ userId: 1 });
// Sums are removed by the database when they are no longer used.
modelUsageSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
