import { Schema, type Types } from 'mongoose';
import { defineSchema } from '../define-schema.ts';

/** A browser that gets alerts of a member. */
export interface PushSubscriptionRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** Address at the browser's push service. Whoever has it, with the keys, can send to the browser. */
  endpoint: string;
  /** Public key of the browser, base64url. */
  p256dh: string;
  /** Secret of the browser, base64url. */
  auth: string;
  /** Browser and system, "Chrome · Windows"; empty where they are not known. */
  device: string;
  /** Keyed hash of the browser's device cookie; empty in records of an earlier version. */
  deviceKey: string;
  /** Public id of the session that the subscription ends with; empty in records of an earlier version. */
  sessionId: string;
  createdAt: Date;
}

export const pushSubscriptionSchema = defineSchema<PushSubscriptionRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    endpoint: { type: String, required: true },
    p256dh: { type: String, required: true },
    auth: { type: String, required: true },
    device: { type: String, default: '' },
    deviceKey: { type: String, default: '' },
    sessionId: { type: String, default: '' },
    createdAt: { type: Date, required: true },
  },
  { collection: 'push_subscriptions', versionKey: false },
);

// A browser belongs to one member.
pushSubscriptionSchema.index({ endpoint: 1 }, { unique: true });
// What ends with a session, and what a log-in in the same browser takes along.
pushSubscriptionSchema.index({ sessionId: 1 });
pushSubscriptionSchema.index({ deviceKey: 1 });
// The devices of a member; also for withdrawals.
pushSubscriptionSchema.index({ userId: 1, createdAt: 1 });
