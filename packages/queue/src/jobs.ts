import { type JobOf, type QueueName, queueNames } from '@gaemi/domain/analysis/jobs';
import * as z from 'zod';

/** Each queue has a dead-letter queue of the same name with `-dead` behind it. */
export const deadLetterQueueOf = (queue: QueueName) => `${queue}-dead`;

const analysisId = z.string().regex(/^[0-9a-f]{24}$/);

/** Every message of every queue; a message that does not parse as its queue's schema is dead on arrival. */
export const jobSchemas: { readonly [Queue in QueueName]: z.ZodType<JobOf<Queue>> } = {
  // Messages of an earlier version name a side as well.
  [queueNames.newsAnalysis]: z.object({ type: z.literal('news-analysis'), version: z.literal(1), analysisId }),
  [queueNames.accumulation]: z.strictObject({ type: z.literal('accumulation'), version: z.literal(1), analysisId }),
};
