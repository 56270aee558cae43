import type { Types } from 'mongoose';
import { defineSchema } from '../define-schema.ts';

/** A period for which all articles of a source on a company are archived. */
export interface GatheredSpanRecord {
  _id: Types.ObjectId;
  /** Archive key as `<source>:<stock code>`. */
  archive: string;
  from: Date;
  to: Date;
  removeAt: Date;
}

export const gatheredSpanSchema = defineSchema<GatheredSpanRecord>(
  {
    archive: { type: String, required: true },
    from: { type: Date, required: true },
    to: { type: Date, required: true },
    removeAt: { type: Date, required: true },
  },
  { collection: 'gathered_spans', versionKey: false },
);

gatheredSpanSchema.index({ archive: 1 });
gatheredSpanSchema.index({ removeAt: 1 }, { expireAfterSeconds: 0 });
