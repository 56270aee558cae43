import type { FollowedEvent } from '@gaemi/domain/base-rates/followed-event';
import { Schema } from 'mongoose';

/**
 * An event and the returns after it. It stays when the event and the prices behind it are out of reach. `_id`: stock code and event
 * id; samples have rows of their own.
 */
export interface FollowedEventRecord extends FollowedEvent {
  _id: string;
}

const text = { type: String, required: true } as const;
const share = { type: Number, default: null } as const;

export const followedEventSchema = new Schema<FollowedEventRecord>(
  {
    _id: text,
    eventId: text,
    stockCode: text,
    market: text,
    type: text,
    side: text,
    day: text,
    sample: { type: Boolean, required: true },
    returns: { type: new Schema({ 1: share, 5: share, 20: share }, { _id: false }), required: true },
    until: { type: String, default: null },
  },
  { collection: 'followed_events', versionKey: false },
);

followedEventSchema.index({ stockCode: 1 });
followedEventSchema.index({ sample: 1, day: 1 });
