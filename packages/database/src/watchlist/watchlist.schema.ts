import { Schema, type Types } from 'mongoose';
import { defineSchema } from '../define-schema.ts';

/** A stock on a member's watchlist, shared by both services. */
export interface WatchlistRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  code: string;
  /** The company's name at the time of the addition, shown once the stock is no longer listed. */
  name: string;
  createdAt: Date;
}

export const watchlistSchema = defineSchema<WatchlistRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    code: { type: String, required: true },
    name: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'watchlist', versionKey: false },
);

// A stock is on a list once; also serves lookups by member and codes.
watchlistSchema.index({ userId: 1, code: 1 }, { unique: true });
