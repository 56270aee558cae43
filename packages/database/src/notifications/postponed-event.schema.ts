import { Schema, type Types } from 'mongoose';
import { defineSchema } from '../define-schema.ts';

/** An event of which a member is notified later: it fell into quiet hours or closed days, or passed the alerts of a day. */
export interface PostponedEventRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  stockCode: string;
  eventId: string;
  /** The notification is due from then on. */
  until: Date;
  removeAt: Date;
}

export const postponedEventSchema = defineSchema<PostponedEventRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    stockCode: { type: String, required: true },
    eventId: { type: String, required: true },
    until: { type: Date, required: true },
    removeAt: { type: Date, required: true },
  },
  { collection: 'postponed_events', versionKey: false },
);

// Each event of a member once; for withdrawals, too.
postponedEventSchema.index({ userId: 1, stockCode: 1, eventId: 1 }, { unique: true });
// Finds what is due.
postponedEventSchema.index({ until: 1 });
postponedEventSchema.index({ removeAt: 1 }, { expireAfterSeconds: 0 });
