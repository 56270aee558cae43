import { Schema } from 'mongoose';

/** What a model said that was not used as it was, for whoever has to find out why. It names no member. */
export interface UnusedAnswerRecord {
  analysisId: string;
  stockCode: string;
  /** What was asked for. */
  task: 'judgements' | 'summary';
  /** Model and version of the prompt, as judgements are kept under. */
  judgeVersion: string;
  /** Our own words. */
  because: string;
  /** The model's words, cut to size. */
  answer: string;
  /** How long the answer was before it was cut, in characters. */
  length: number;
  at: Date;
  removeAt: Date;
}

export const unusedAnswerSchema = new Schema<UnusedAnswerRecord>(
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
  { collection: 'unused_answers', versionKey: false },
);

unusedAnswerSchema.index({ analysisId: 1 });
unusedAnswerSchema.index({ removeAt: 1 }, { expireAfterSeconds: 0 });
