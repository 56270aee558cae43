import { type WebhookEvent, webhookEvents } from '@gaemi/domain/webhooks/webhook-rules';
import { Schema, type Types } from 'mongoose';
import { defineSchema } from '../define-schema.ts';

/** Why a webhook is off. */
export const switchedOffReasons = ['member', 'failing', 'gone'] as const;
export type SwitchedOffReason = (typeof switchedOffReasons)[number];

/** A secret that another one replaced: it signs, too, until then. */
export interface FormerSecret {
  sealed: string;
  until: Date;
}

/** An address of a member's program that is told of events. */
export interface WebhookRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  url: string;
  events: WebhookEvent[];
  /** Sealed: only holders of SESSION_SECRET can sign. */
  sealedSecret: string;
  /** Those of the last day, the newest first; absent before the first replacement. */
  formerSecrets?: FormerSecret[];
  /** Null while it is on. */
  offBecause: SwitchedOffReason | null;
  /** When the service last switched it off; absent before. */
  offAt?: Date;
  /** First failed try since the last success; null after a success. */
  failingSince: Date | null;
  deliveredAt: Date | null;
  /** When the mail that tells of its end is to be tried; null where there is none to send. */
  mailDueAt: Date | null;
  createdAt: Date;
  /** Hashes of the id of the press that made it, and of what it asked for; absent in older ones. */
  pressHash?: string;
  contentHash?: string;
}

export const webhookSchema = defineSchema<WebhookRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    url: { type: String, required: true },
    events: { type: [String], enum: webhookEvents, required: true },
    sealedSecret: { type: String, required: true },
    formerSecrets: {
      type: [
        defineSchema<FormerSecret>(
          { sealed: { type: String, required: true }, until: { type: Date, required: true } },
          { _id: false },
        ),
      ],
      default: undefined,
    },
    offBecause: { type: String, enum: [...switchedOffReasons, null], default: null },
    offAt: { type: Date },
    failingSince: { type: Date, default: null },
    deliveredAt: { type: Date, default: null },
    mailDueAt: { type: Date, default: null },
    createdAt: { type: Date, required: true },
    pressHash: { type: String },
    contentHash: { type: String },
  },
  { collection: 'webhooks', versionKey: false },
);

webhookSchema.index({ userId: 1, createdAt: -1 });
// Members to be told that one was switched off.
webhookSchema.index({ mailDueAt: 1 }, { partialFilterExpression: { mailDueAt: { $type: 'date' } } });
