import type { Job, QueueName } from '@gaemi/domain/analysis/jobs';
import type { MessageContext } from '@gaemi/runtime/request-context';
import { Schema, type Types } from 'mongoose';

/** A message that is to be sent, written in the transaction of what it tells of. */
export interface OutboxRecord {
  _id: Types.ObjectId;
  queue: QueueName;
  job: Job;
  /** Where it comes from, for logs and traces. */
  trail?: MessageContext;
  createdAt: Date;
  /** Until when somebody is sending it; after that anybody may try. */
  claimedUntil: Date;
}

export const outboxSchema = new Schema<OutboxRecord>(
  {
    queue: { type: String, required: true },
    job: { type: Schema.Types.Mixed, required: true },
    trail: { type: Schema.Types.Mixed },
    createdAt: { type: Date, required: true },
    claimedUntil: { type: Date, required: true },
  },
  { collection: 'outbox', versionKey: false },
);

// The sweep takes the oldest that nobody is sending.
outboxSchema.index({ claimedUntil: 1, _id: 1 });
