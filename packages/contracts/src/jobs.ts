import * as z from 'zod';
import { objectId } from './fields.ts';
import { newsSide } from './news-analysis.ts';

/** Queues of the product. Each has a dead-letter queue of the same name with `-dead` behind it. */
export const queueNames = { newsAnalysis: 'gaemi-news-analysis' } as const;
export type QueueName = (typeof queueNames)[keyof typeof queueNames];
export const deadLetterQueueOf = (queue: QueueName) => `${queue}-dead`;

/** One side of a news analysis was asked for. Ids travel, not articles. */
export const newsAnalysisJob = z.strictObject({
  type: z.literal('news-analysis'),
  version: z.literal(1),
  analysisId: objectId,
  side: newsSide,
});
export type NewsAnalysisJob = z.infer<typeof newsAnalysisJob>;

/** Every message of every queue; a message that does not parse as its queue's schema is dead on arrival. */
export const jobSchemas = { [queueNames.newsAnalysis]: newsAnalysisJob } as const;
export type Job = z.infer<(typeof jobSchemas)[QueueName]>;

/** An analysis that has not ended by then ends in error with a refund. */
export const ANALYSIS_DEADLINE_MINUTES = 10;
