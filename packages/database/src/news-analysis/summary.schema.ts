import { defineSchema } from '../define-schema.ts';

/** A cached summary, so that the same judge never summarises the same events twice. */
export interface SummaryRecord {
  /** Hash of company, side, score, events and the judge's version. */
  _id: string;
  text: string;
  removeAt: Date;
}

export const summarySchema = defineSchema<SummaryRecord>(
  {
    _id: { type: String, required: true },
    text: { type: String, required: true },
    removeAt: { type: Date, required: true },
  },
  { collection: 'summaries', versionKey: false },
);

// Summaries live as long as their judgements.
summarySchema.index({ removeAt: 1 }, { expireAfterSeconds: 0 });
