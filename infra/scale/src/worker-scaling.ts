/** How many workers run: what AWS is told (infra/cdk) and what the simulation does, in one place. */

export interface Step {
  /** The metric is at least this. */
  from: number;
  /** Workers that are added. */
  add: number;
}

export interface WorkerScaling {
  min: number;
  /** At least so many from 20 minutes before the exchange opens until the hour after: starting takes longer than the rush. */
  opening: number;
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

/** @param counts `max`: what the quotas of the providers of models and news allow */
export const workerScaling = (counts: { min: number; opening: number; max: number }): WorkerScaling => ({
  ...counts,
  // An analysis waits for the model most of its time: docs/scale.md.
  concurrency: 32,
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
