import type { LearnedRow } from '@gaemi/domain/judge/learning/learned-row';
import type { NewsSourceName } from '@gaemi/domain/sources';
import { defineSchema } from '../define-schema.ts';

/** A judgement that the offline judge may learn from: features and labels only, no word of the text. */
export interface LearnedRowRecord extends Omit<LearnedRow, 'features'> {
  /** Hash of company and text. */
  _id: string;
  names: string[];
  values: number[];
  /** Who said so: the model, or an admin who upheld an objection. */
  origin: 'model' | 'objection';
  stockCode: string;
  /** Where the text came from, and when: its rights may become stricter. Absent in rows of before. */
  source?: NewsSourceName;
  fetchedAt?: Date;
  /** When the rights in the text end, at the latest after `LEARNED_ROW_DAYS`. */
  removeAt: Date;
}

const answer = { type: String, default: null } as const;

export const learnedRowSchema = defineSchema<LearnedRowRecord>(
  {
    _id: { type: String, required: true },
    names: { type: [String], required: true },
    values: { type: [Number], required: true },
    subject: answer,
    kind: answer,
    label: answer,
    material: { type: Boolean, default: null },
    origin: { type: String, required: true },
    stockCode: { type: String, required: true },
    source: { type: String },
    fetchedAt: { type: Date },
    removeAt: { type: Date, required: true },
  },
  { collection: 'learned_rows', versionKey: false },
);

// For the removal of what rests on texts whose time is over.
learnedRowSchema.index({ source: 1, fetchedAt: 1 });
learnedRowSchema.index({ removeAt: 1 }, { expireAfterSeconds: 0 });
