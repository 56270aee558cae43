import { Schema } from 'mongoose';

/** A summary kept so that the same events are never summarised twice by the same judge. */
export interface SummaryRecord {
  /** Hash of company, side, score, events and the judge's version. */
  _id: string;
  text: string;
  removeAt: Date;
}

export const summarySchema = new Schema<SummaryRecord>(
  {
    _id: { type: String, required: true },
    text: { type: String, required: true },
    removeAt: { type: Date, required: true },
  },
  { collection: 'summaries', versionKey: false },
);

// Summaries are kept as long as the judgements they rest on.
summarySchema.index({ removeAt: 1 }, { expireAfterSeconds: 0 });
