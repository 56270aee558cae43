import { type NotificationKind, notificationKinds } from '@gaemi/domain/notifications/channels';
import type { NotifiedEvent } from '@gaemi/domain/stock-events/stock-event';
import { Schema, type Types } from 'mongoose';
import { defineSchema } from '../define-schema.ts';

/** `none` was never asked for; `lapsed` was given up. */
export const deliveryStates = ['none', 'due', 'sent', 'lapsed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** An event of a delivery, in the stage and as the side in which it is notified. */
export interface DeliveredEvent extends NotifiedEvent {
  stockCode: string;
}

/** The key of an event within a delivery. */
export const deliveredKey = ({ stockCode, eventId }: Pick<DeliveredEvent, 'stockCode' | 'eventId'>): string =>
  `${stockCode}:${eventId}`;

/** Attempts on a channel so far, and when the next one is due. */
export interface ChannelRetry {
  attempts: number;
  nextAttemptAt: Date;
}

/** A browser that needs no other attempt: its push service took the message, or never will. */
export interface ServedBrowser {
  _id: Types.ObjectId;
  accepted: boolean;
}

/** What a member is notified of at once: a briefing, an alert about one stock, or alerts that were postponed. */
export interface DeliveryRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  kind: NotificationKind;
  /** Day in Seoul on which it was made. */
  day: string;
  createdAt: Date;
  events: DeliveredEvent[];
  mail: DeliveryState;
  push: DeliveryState;
  /** True while a channel is due. */
  due: boolean;
  /** Number of claims. */
  tries: number;
  /** The earliest moment at which a channel that is due is to be attempted. */
  nextTryAt: Date;
  /** By channel; none before its first attempt. */
  retries: { mail?: ChannelRetry | undefined; push?: ChannelRetry | undefined };
  browsers: ServedBrowser[];
  /** Keys (`deliveredKey`) of the events that no channel has shown so far; absent before the first message, which may show all. */
  left?: string[] | undefined;
  /** Given up from then on, so that a later one has the events. */
  endsAt: Date;
  owner: string | null;
  leaseUntil: Date;
  /** False for an alert until the member's programs are told; a briefing tells none. */
  announced?: boolean;
  removeAt: Date;
}

const retry = {
  type: defineSchema<ChannelRetry>(
    { attempts: { type: Number, required: true }, nextAttemptAt: { type: Date, required: true } },
    { _id: false },
  ),
} as const;
const state = { type: String, enum: deliveryStates, required: true } as const;

export const deliverySchema = defineSchema<DeliveryRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    kind: { type: String, enum: notificationKinds, required: true },
    day: { type: String, required: true },
    createdAt: { type: Date, required: true },
    events: {
      type: [
        defineSchema<DeliveredEvent>(
          {
            stockCode: { type: String, required: true },
            eventId: { type: String, required: true },
            stage: { type: String, default: null },
            turnedTo: { type: String, default: null },
          },
          { _id: false },
        ),
      ],
      required: true,
    },
    mail: state,
    push: state,
    due: { type: Boolean, required: true },
    tries: { type: Number, required: true },
    nextTryAt: { type: Date, required: true },
    retries: {
      type: defineSchema<DeliveryRecord['retries']>({ mail: retry, push: retry }, { _id: false }),
      default: () => ({}),
    },
    browsers: {
      type: [defineSchema<ServedBrowser>({ accepted: { type: Boolean, required: true } })],
      default: () => [],
    },
    left: { type: [String], default: undefined },
    endsAt: { type: Date, required: true },
    owner: { type: String, default: null },
    leaseUntil: { type: Date, required: true },
    announced: { type: Boolean },
    removeAt: { type: Date, required: true },
  },
  { collection: 'deliveries', versionKey: false, minimize: false },
);

// For withdrawals, and for the number of alerts of a day.
deliverySchema.index({ userId: 1, day: 1, kind: 1 });
// Finds what is due, the longest wait first, without those that are done.
deliverySchema.index({ due: 1, nextTryAt: 1 });
deliverySchema.index({ announced: 1 }, { partialFilterExpression: { announced: false } });
deliverySchema.index({ removeAt: 1 }, { expireAfterSeconds: 0 });
