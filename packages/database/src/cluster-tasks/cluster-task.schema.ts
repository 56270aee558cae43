import { Schema } from 'mongoose';

/** A task that the workers do once for each of its periods, whoever comes first. */
export interface ClusterTaskRecord {
  /** Name of the task. */
  _id: string;
  /** The last period for which it was done. */
  donePeriod: string | null;
  /** Who does it now, and until when the claim holds. */
  owner: string;
  leaseUntil: Date;
}

export const clusterTaskSchema = new Schema<ClusterTaskRecord>(
  {
    _id: { type: String, required: true },
    donePeriod: { type: String, default: null },
    owner: { type: String, required: true },
    leaseUntil: { type: Date, required: true },
  },
  { collection: 'cluster_tasks', versionKey: false },
);
