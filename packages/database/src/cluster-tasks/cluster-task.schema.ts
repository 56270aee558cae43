import { Schema } from 'mongoose';
import { defineSchema } from '../define-schema.ts';

/** A task that the workers run once per period; any of them may run it. */
export interface ClusterTaskRecord {
  /** Name of the task. */
  _id: string;
  /** The last period for which it was done. */
  donePeriod: string | null;
  /** Lease of the worker that runs it, and its end. */
  owner: string;
  leaseUntil: Date;
  /** What its last run found, for the metrics of every worker. */
  figures: Readonly<Record<string, number>> | null;
}

export const clusterTaskSchema = defineSchema<ClusterTaskRecord>(
  {
    _id: { type: String, required: true },
    donePeriod: { type: String, default: null },
    owner: { type: String, required: true },
    leaseUntil: { type: Date, required: true },
    figures: { type: Schema.Types.Mixed, default: null },
  },
  { collection: 'cluster_tasks', versionKey: false },
);
