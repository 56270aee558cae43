import { WEBHOOK_TEST, type WebhookMessageType, webhookEvents } from '@gaemi/domain/webhooks/webhook-rules';
import { Schema, type Types } from 'mongoose';
import { defineSchema } from '../define-schema.ts';

export const webhookDeliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type WebhookDeliveryState = (typeof webhookDeliveryStates)[number];

/** A message to one webhook, and what became of it. */
export interface WebhookDeliveryRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  webhookId: Types.ObjectId;
  eventId: Types.ObjectId;
  type: WebhookMessageType;
  at: Date;
  /** As on the wire; null once it is sent or given up. */
  data: unknown;
  /** Sources of its texts, which go when one of these lets them out no more; without it there are none. */
  textsFrom?: string[];
  state: WebhookDeliveryState;
  /** Tries that have ended. */
  tries: number;
  nextTryAt: Date;
  endsAt: Date;
  lastTriedAt: Date | null;
  lastStatus: number | null;
  lastError: string | null;
  owner: string | null;
  leaseUntil: Date;
  removeAt: Date;
}

export const webhookDeliverySchema = defineSchema<WebhookDeliveryRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    webhookId: { type: Schema.Types.ObjectId, required: true },
    eventId: { type: Schema.Types.ObjectId, required: true },
    type: { type: String, enum: [...webhookEvents, WEBHOOK_TEST], required: true },
    at: { type: Date, required: true },
    data: { type: Schema.Types.Mixed, default: null },
    textsFrom: { type: [String], default: undefined },
    state: { type: String, enum: webhookDeliveryStates, required: true },
    tries: { type: Number, required: true },
    nextTryAt: { type: Date, required: true },
    endsAt: { type: Date, required: true },
    lastTriedAt: { type: Date, default: null },
    lastStatus: { type: Number, default: null },
    lastError: { type: String, default: null },
    owner: { type: String, default: null },
    leaseUntil: { type: Date, required: true },
    removeAt: { type: Date, required: true },
  },
  { collection: 'webhook_deliveries', versionKey: false },
);

// The log of a webhook, newest first; one message to it of each event.
webhookDeliverySchema.index({ webhookId: 1, at: -1, _id: -1 });
webhookDeliverySchema.index({ webhookId: 1, eventId: 1 }, { unique: true });
webhookDeliverySchema.index({ userId: 1 });
// What is due.
webhookDeliverySchema.index({ nextTryAt: 1 }, { partialFilterExpression: { state: 'waiting' } });
webhookDeliverySchema.index({ removeAt: 1 }, { expireAfterSeconds: 0 });
