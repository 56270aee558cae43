import * as z from 'zod';
import { objectId } from './fields.ts';

/** Queues of the product. Each has a dead-letter queue of the same name with `-dead` behind it. */
export const queueNames = { newsAnalysis: 'gaemi-news-analysis', accumulation: 'gaemi-accumulation' } as const;
export type QueueName = (typeof queueNames)[keyof typeof queueNames];
export const deadLetterQueueOf = (queue: QueueName) => `${queue}-dead`;

/** A news analysis was asked for, both its sides. Ids travel, not articles. What else a message says is of no account. */
export const newsAnalysisJob = z.object({
  type: z.literal('news-analysis'),
  version: z.literal(1),
  analysisId: objectId,
});
export type NewsAnalysisJob = z.infer<typeof newsAnalysisJob>;

/** An accumulation analysis was asked for. */
export const accumulationJob = z.strictObject({
  type: z.literal('accumulation'),
  version: z.literal(1),
  analysisId: objectId,
});
export type AccumulationJob = z.infer<typeof accumulationJob>;

interface Jobs {
  [queueNames.newsAnalysis]: NewsAnalysisJob;
  [queueNames.accumulation]: AccumulationJob;
}
export type JobOf<Queue extends QueueName> = Jobs[Queue];
export type Job = JobOf<QueueName>;

/** Every message of every queue; a message that does not parse as its queue's schema is dead on arrival. */
export const jobSchemas: { readonly [Queue in QueueName]: z.ZodType<JobOf<Queue>> } = {
  [queueNames.newsAnalysis]: newsAnalysisJob,
  [queueNames.accumulation]: accumulationJob,
};

/** An analysis whose progress has not risen for so long ends in error with a refund. */
export const ANALYSIS_DEADLINE_MINUTES = 10;
/** No analysis runs longer than this, however slow its model is. */
export const ANALYSIS_CEILING_MINUTES = 30;
