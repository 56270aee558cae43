import { Schema, type Types } from 'mongoose';

/** An event that a member was told by mail or push. What a member's analysis told stands in its details. */
export interface ToldEventRecord {
  /** Member, stock and told key: a member is told once. */
  _id: string;
  userId: Types.ObjectId;
  deliveryId: Types.ObjectId;
  removeAt: Date;
}

export const toldEventSchema = new Schema<ToldEventRecord>(
  {
    _id: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    deliveryId: { type: Schema.Types.ObjectId, required: true },
    removeAt: { type: Date, required: true },
  },
  { collection: 'told_events', versionKey: false },
);

// For withdrawals.
toldEventSchema.index({ userId: 1 });
// For deliveries that are given up.
toldEventSchema.index({ deliveryId: 1 });
toldEventSchema.index({ removeAt: 1 }, { expireAfterSeconds: 0 });
