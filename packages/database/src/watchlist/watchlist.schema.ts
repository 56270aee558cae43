import { Schema, type Types } from 'mongoose';

/** A stock on a member's watchlist, shared by both services. */
export interface WatchlistRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  code: string;
  /** The name when it was added; shown once the stock is listed no more. */
  name: string;
  createdAt: Date;
}

export const watchlistSchema = new Schema<WatchlistRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    code: { type: String, required: true },
    name: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'watchlist', versionKey: false },
);

// A stock stands once on a list; hearts are looked up by member and codes.
watchlistSchema.index({ userId: 1, code: 1 }, { unique: true });
