import type { Judgement } from '@gaemi/domain/judge/judgement/judgement';
import { Schema } from 'mongoose';

/** A cached judgement, so that the same judge never judges the same text about the same company twice. */
export interface JudgementRecord extends Judgement {
  /** Hash of company, text and the judge's version. */
  _id: string;
  removeAt: Date;
}

export const judgementSchema = new Schema<JudgementRecord>(
  {
    _id: { type: String, required: true },
    subject: { type: String, required: true },
    kind: { type: String, required: true },
    type: { type: String, required: true },
    label: { type: String, required: true },
    strength: { type: Number, required: true },
    material: { type: Boolean, required: true },
    reason: { type: String, required: true },
    removeAt: { type: Date, required: true },
  },
  { collection: 'judgements', versionKey: false },
);

// Judgements are kept a little longer than the longest look-back.
judgementSchema.index({ removeAt: 1 }, { expireAfterSeconds: 0 });
