/** Queues of the product, one for each kind of analysis. */
export const queueNames = { newsAnalysis: 'gaemi-news-analysis', accumulation: 'gaemi-accumulation' } as const;
export type QueueName = (typeof queueNames)[keyof typeof queueNames];

/** Job of a news analysis, for both sides. It carries ids, not articles. */
export interface NewsAnalysisJob {
  type: 'news-analysis';
  version: 1;
  analysisId: string;
}

/** Job of an accumulation analysis. */
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
