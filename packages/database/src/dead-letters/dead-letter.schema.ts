import type { QueueName } from '@gaemi/domain/analysis/jobs';
import type { MessageContext } from '@gaemi/runtime/logging/request-context';
import { Schema, type Types } from 'mongoose';
import { defineSchema } from '../define-schema.ts';

/**
 * Outcome of a dead letter: its analysis ended in error with a refund; the refund could not be written yet; the
 * analysis had ended before; or nothing, since the message is not a job that this version knows.
 */
const outcomes = ['refunded', 'refund-pending', 'had-ended', 'unreadable'] as const;
export type DeadLetterOutcome = (typeof outcomes)[number];

/** A message from a dead-letter queue in its original form, and its outcome. */
export interface DeadLetterRecord {
  _id: Types.ObjectId;
  /** The queue it was sent to. */
  queue: QueueName;
  /** Message id of the queue service: two deliveries of a letter have the same one. */
  messageId: string;
  body: string;
  /** Request context, for logs and traces. */
  trail: MessageContext;
  analysisId: string | null;
  takenAt: Date;
  /** Null until it is handled. */
  outcome: DeadLetterOutcome | null;
  /** When an operator sent it back to its queue; null until then. */
  sentBackAt?: Date | null;
  removeAt: Date;
}

export const deadLetterSchema = defineSchema<DeadLetterRecord>(
  {
    queue: { type: String, required: true },
    messageId: { type: String, required: true },
    body: { type: String, default: '' },
    trail: { type: Schema.Types.Mixed },
    analysisId: { type: String, default: null },
    takenAt: { type: Date, required: true },
    outcome: { type: String, enum: [...outcomes, null], default: null },
    sentBackAt: { type: Date, default: null },
    removeAt: { type: Date, required: true },
  },
  { collection: 'dead_letters', versionKey: false },
);

// One record for each letter.
deadLetterSchema.index({ queue: 1, messageId: 1 }, { unique: true });
// Letters are removed by the database when they expire.
deadLetterSchema.index({ removeAt: 1 }, { expireAfterSeconds: 0 });
