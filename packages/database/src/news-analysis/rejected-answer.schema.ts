import { defineSchema } from '../define-schema.ts';

/** A rejected or changed answer of a model, for diagnosis. It names no member. */
export interface RejectedAnswerRecord {
  analysisId: string;
  stockCode: string;
  /** Purpose of the question. */
  task: 'judgements' | 'summary';
  /** Model and version of the prompt, as in the key of cached judgements. */
  judgeVersion: string;
  /** Description of the problem in our own words. */
  because: string;
  /** The model's answer, truncated. */
  answer: string;
  /** Length of the answer before truncation, in characters. */
  length: number;
  at: Date;
  removeAt: Date;
}

export const rejectedAnswerSchema = defineSchema<RejectedAnswerRecord>(
  {
    analysisId: { type: String, required: true },
    stockCode: { type: String, required: true },
    task: { type: String, required: true },
    judgeVersion: { type: String, required: true },
    because: { type: String, required: true },
    answer: { type: String, default: '' },
    length: { type: Number, required: true },
    at: { type: Date, required: true },
    removeAt: { type: Date, required: true },
  },
  { collection: 'rejected_answers', versionKey: false },
);

rejectedAnswerSchema.index({ analysisId: 1 });
rejectedAnswerSchema.index({ removeAt: 1 }, { expireAfterSeconds: 0 });
