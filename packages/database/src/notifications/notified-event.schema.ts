import { Schema, type Types } from 'mongoose';
import { defineSchema } from '../define-schema.ts';

/** An event that a member was notified of by mail or push. What a member's analysis notified stands in its details. */
export interface NotifiedEventRecord {
  /** Member, stock and notified key: a member is notified once. */
  _id: string;
  userId: Types.ObjectId;
  deliveryId: Types.ObjectId;
  removeAt: Date;
}

export const notifiedEventSchema = defineSchema<NotifiedEventRecord>(
  {
    _id: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    deliveryId: { type: Schema.Types.ObjectId, required: true },
    removeAt: { type: Date, required: true },
  },
  { collection: 'notified_events', versionKey: false },
);

// For withdrawals.
notifiedEventSchema.index({ userId: 1 });
// For deliveries that are given up.
notifiedEventSchema.index({ deliveryId: 1 });
notifiedEventSchema.index({ removeAt: 1 }, { expireAfterSeconds: 0 });
