import type { FollowedEvent } from '@gaemi/domain/base-rates/followed-event';
import { defineSchema } from '../define-schema.ts';

/**
 * An event and the returns after it. It stays when the event and the prices behind it are out of reach. `_id`: stock code and event
 * id; samples have rows of their own.
 */
export interface FollowedEventRecord extends FollowedEvent {
  _id: string;
}

const text = { type: String, required: true } as const;
const share = { type: Number, default: null } as const;

export const followedEventSchema = defineSchema<FollowedEventRecord>(
  {
    _id: text,
    eventId: text,
    stockCode: text,
    market: text,
    type: text,
    side: text,
    day: text,
    sample: { type: Boolean, required: true },
    returns: {
      type: defineSchema<FollowedEventRecord['returns']>({ 1: share, 5: share, 20: share }, { _id: false }),
      required: true,
    },
    until: { type: String, default: null },
  },
  { collection: 'followed_events', versionKey: false },
);

followedEventSchema.index({ stockCode: 1 });
followedEventSchema.index({ sample: 1, day: 1 });
