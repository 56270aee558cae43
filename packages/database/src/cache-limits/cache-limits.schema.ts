import { defineSchema } from '../define-schema.ts';

/** Limits of rights under which workers fill the shared caches. */
export interface CacheLimitsRecord {
  /** The days for which each source may be stored, as text. */
  _id: string;
  /** When a worker last said that it has these limits. */
  seenAt: Date;
}

export const cacheLimitsSchema = defineSchema<CacheLimitsRecord>(
  { _id: { type: String, required: true }, seenAt: { type: Date, required: true } },
  { collection: 'cache_limits', versionKey: false },
);
