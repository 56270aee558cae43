import { type JobOf, type QueueName, queueNames } from '@gaemi/domain/analysis/jobs';
import * as z from 'zod';

/** Queues of the product. Each has a dead-letter queue of the same name with the suffix `-dead`. */
export const deadLetterQueueOf = (queue: QueueName) => `${queue}-dead`;

const analysisId = z.string().regex(/^[0-9a-f]{24}$/);

/** Schemas of the messages by queue. A message that does not parse with its queue's schema is a dead letter at once. */
export const jobSchemas: { readonly [Queue in QueueName]: z.ZodType<JobOf<Queue>> } = {
  // Messages of an earlier version also name a side.
  [queueNames.newsAnalysis]: z.object({ type: z.literal('news-analysis'), version: z.literal(1), analysisId }),
  [queueNames.accumulation]: z.strictObject({ type: z.literal('accumulation'), version: z.literal(1), analysisId }),
};
