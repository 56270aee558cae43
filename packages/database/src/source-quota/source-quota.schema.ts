import { defineSchema } from '../define-schema.ts';

/** Number of calls to a source on a day, all workers together. */
export interface SourceQuotaRecord {
  /** `<source>:<day in Seoul>` */
  _id: string;
  calls: number;
  /** Those of them for subscribed stocks; undefined before the first. */
  monitoring?: number;
  /** Calls that the day allowed when they were last counted. */
  limit: number;
  removeAt: Date;
}

export const sourceQuotaSchema = defineSchema<SourceQuotaRecord>(
  {
    _id: { type: String, required: true },
    calls: { type: Number, required: true },
    monitoring: Number,
    limit: { type: Number, required: true },
    removeAt: { type: Date, required: true },
  },
  { collection: 'source_quotas', versionKey: false },
);

sourceQuotaSchema.index({ removeAt: 1 }, { expireAfterSeconds: 0 });
