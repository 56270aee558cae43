import type { Job, QueueName } from '@gaemi/domain/analysis/jobs';
import type { MessageContext } from '@gaemi/runtime/logging/request-context';
import { Schema, type Types } from 'mongoose';
import { defineSchema } from '../define-schema.ts';

/** A queue message to be sent, written in the same transaction as the data it is about. */
export interface OutboxRecord {
  _id: Types.ObjectId;
  queue: QueueName;
  job: Job;
  /** Request context, for logs and traces. */
  trail?: MessageContext;
  createdAt: Date;
  /** End of a sender's claim; after it, any sender may try. */
  claimedUntil: Date;
}

export const outboxSchema = defineSchema<OutboxRecord>(
  {
    queue: { type: String, required: true },
    job: { type: Schema.Types.Mixed, required: true },
    trail: { type: Schema.Types.Mixed },
    createdAt: { type: Date, required: true },
    claimedUntil: { type: Date, required: true },
  },
  { collection: 'outbox', versionKey: false },
);

// The sweep takes the oldest unclaimed message.
outboxSchema.index({ claimedUntil: 1, _id: 1 });
