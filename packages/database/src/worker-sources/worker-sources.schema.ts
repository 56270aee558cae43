import type { SourceNames } from '@gaemi/domain/sources';
import { defineSchema } from '../define-schema.ts';

/** Sources of a worker, and the time of its last report. */
export interface WorkerSourcesRecord {
  /** Id of the process: a new one for each start. */
  _id: string;
  sources: SourceNames;
  startedAt: Date;
  seenAt: Date;
  /** When it ended in order; a killed one only stops to report. */
  endedAt: Date | null;
}

export const workerSourcesSchema = defineSchema<WorkerSourcesRecord>(
  {
    _id: { type: String, required: true },
    sources: {
      type: defineSchema<SourceNames>(
        {
          news: { type: [String], required: true },
          judge: { type: String, required: true },
          trading: { type: String, required: true },
          prices: { type: String, required: true },
          stockMaster: { type: String, required: true },
        },
        { _id: false },
      ),
      required: true,
    },
    startedAt: { type: Date, required: true },
    seenAt: { type: Date, required: true },
    endedAt: { type: Date, default: null },
  },
  { collection: 'worker_sources', versionKey: false },
);

// Workers that are gone are removed after a week.
workerSourcesSchema.index({ seenAt: 1 }, { expireAfterSeconds: 7 * 86_400 });
