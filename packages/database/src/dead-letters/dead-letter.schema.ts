import type { QueueName } from '@gaemi/domain/analysis/jobs';
import type { MessageContext } from '@gaemi/runtime/request-context';
import { Schema, type Types } from 'mongoose';

/**
 * What was done with a dead letter: its analysis ended in error with a refund, or the refund could not be written yet; or
 * it had ended before; or nothing, since the message is no job that this version knows.
 */
const outcomes = ['refunded', 'refund-pending', 'had-ended', 'unreadable'] as const;
export type DeadLetterOutcome = (typeof outcomes)[number];

/** A message out of a dead-letter queue as it came, and what was done about it. */
export interface DeadLetterRecord {
  _id: Types.ObjectId;
  /** The queue that it was meant for. */
  queue: QueueName;
  /** Of the queue service: the same letter delivered twice is one. */
  messageId: string;
  body: string;
  trail: MessageContext;
  analysisId: string | null;
  takenAt: Date;
  /** Null until it has been dealt with. */
  outcome: DeadLetterOutcome | null;
  removeAt: Date;
}

export const deadLetterSchema = new Schema<DeadLetterRecord>(
  {
    queue: { type: String, required: true },
    messageId: { type: String, required: true },
    body: { type: String, default: '' },
    trail: { type: Schema.Types.Mixed },
    analysisId: { type: String, default: null },
    takenAt: { type: Date, required: true },
    outcome: { type: String, enum: [...outcomes, null], default: null },
    removeAt: { type: Date, required: true },
  },
  { collection: 'dead_letters', versionKey: false },
);

// One record for each letter.
deadLetterSchema.index({ queue: 1, messageId: 1 }, { unique: true });
// Letters go by themselves when their time is over.
deadLetterSchema.index({ removeAt: 1 }, { expireAfterSeconds: 0 });
