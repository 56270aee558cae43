import type { Job, QueueName } from '@gaemi/contracts/jobs';
import { Schema, type Types } from 'mongoose';

/** A message that is to be sent, written in the transaction of what it tells of. */
export interface OutboxRecord {
  _id: Types.ObjectId;
  queue: QueueName;
  job: Job;
  createdAt: Date;
  /** Until when somebody is sending it; after that anybody may try. */
  claimedUntil: Date;
}

export const outboxSchema = new Schema<OutboxRecord>(
  {
    queue: { type: String, required: true },
    job: { type: Schema.Types.Mixed, required: true },
    createdAt: { type: Date, required: true },
    claimedUntil: { type: Date, required: true },
  },
  { collection: 'outbox', versionKey: false },
);

// The sweep takes the oldest that nobody is sending.
outboxSchema.index({ claimedUntil: 1, _id: 1 });
