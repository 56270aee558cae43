/** Queues of the product, one for each kind of analysis. */
export const queueNames = { newsAnalysis: 'gaemi-news-analysis', accumulation: 'gaemi-accumulation' } as const;
export type QueueName = (typeof queueNames)[keyof typeof queueNames];

/** A news analysis was asked for, both its sides. Ids travel, not articles. */
export interface NewsAnalysisJob {
  type: 'news-analysis';
  version: 1;
  analysisId: string;
}

/** An accumulation analysis was asked for. */
export interface AccumulationJob {
  type: 'accumulation';
  version: 1;
  analysisId: string;
}

interface Jobs {
  [queueNames.newsAnalysis]: NewsAnalysisJob;
  [queueNames.accumulation]: AccumulationJob;
}
export type JobOf<Queue extends QueueName> = Jobs[Queue];
export type Job = JobOf<QueueName>;
