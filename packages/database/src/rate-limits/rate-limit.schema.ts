import { Schema } from 'mongoose';

/** The collection of counted calls. rate-limiter-flexible reads and writes it, in its own shape. */
export const RATE_LIMITS_COLLECTION = 'rate_limits';

export const rateLimitSchema = new Schema(
  { key: String, points: Number, expire: Date },
  { collection: RATE_LIMITS_COLLECTION, versionKey: false, strict: false },
);

// One count per limit and caller.
rateLimitSchema.index({ key: 1 }, { unique: true });
// Counts go by themselves when their time is over.
rateLimitSchema.index({ expire: -1 }, { expireAfterSeconds: 0 });
