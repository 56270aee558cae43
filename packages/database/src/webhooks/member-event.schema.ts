import { type WebhookEvent, webhookEvents } from '@gaemi/domain/webhooks/webhook-rules';
import { Schema, type Types } from 'mongoose';
import { defineSchema } from '../define-schema.ts';

/** An event of a member, as webhooks and streams tell it. */
export interface MemberEventRecord {
  /** Id of the analysis or alert that it is about: each is told of once. */
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** Place among the member's events; rises. */
  place: number;
  type: WebhookEvent;
  at: Date;
  /** As on the wire. Texts are in it only where their sources let them out and be kept without limit. */
  data: unknown;
  /** Sources of its texts, which go when one of these lets them out no more; without it there are none. */
  textsFrom?: string[];
  removeAt: Date;
}

export const memberEventSchema = defineSchema<MemberEventRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    place: { type: Number, required: true },
    type: { type: String, enum: webhookEvents, required: true },
    at: { type: Date, required: true },
    data: { type: Schema.Types.Mixed, required: true },
    textsFrom: { type: [String], default: undefined },
    removeAt: { type: Date, required: true },
  },
  { collection: 'member_events', versionKey: false },
);

// The stream of a member, in its order.
memberEventSchema.index({ userId: 1, place: 1 }, { unique: true });
// Whose texts may have to go.
memberEventSchema.index({ textsFrom: 1 }, { sparse: true });
memberEventSchema.index({ removeAt: 1 }, { expireAfterSeconds: 0 });
