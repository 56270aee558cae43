/** How many workers run: what AWS is told (infra/cdk) and what the simulation does, in one place. */

export interface Step {
  /** The metric is at least this. */
  from: number;
  /** Workers that are added. */
  add: number;
}

export interface WorkerScaling {
  min: number;
  max: number;
  /** Analyses that one worker works on side by side (WORKER_CONCURRENCY). */
  concurrency: number;
  /** By messages that wait in both queues together. */
  byDepth: readonly Step[];
  /** By seconds that the oldest message has waited. */
  byAge: readonly Step[];
  /** One worker fewer when fewer messages than this wait … */
  calmBelow: number;
  /** … for this many seconds on end. */
  calmSeconds: number;
  /** Seconds between two changes upwards. */
  cooldownSeconds: number;
  /** Seconds from the decision until a new worker takes jobs: the metric, the alarm, Fargate, the start. */
  startSeconds: number;
}

/** @param max workers at most; what the quotas of the model's and the news' providers allow. */
export const workerScaling = (min: number, max: number): WorkerScaling => ({
  min,
  max,
  concurrency: 8,
  byDepth: [
    { from: 50, add: 2 },
    { from: 200, add: 8 },
    { from: 1_000, add: 30 },
  ],
  byAge: [
    { from: 20, add: 2 },
    { from: 60, add: 10 },
  ],
  calmBelow: 5,
  calmSeconds: 300,
  cooldownSeconds: 60,
  startSeconds: 120,
});
