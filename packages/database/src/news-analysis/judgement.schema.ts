import type { Judgement } from '@gaemi/domain/judge/judgement/judgement';
import { defineSchema } from '../define-schema.ts';

/**
 * A cached judgement, so that the same judge never judges the same text about the same company twice. What the weights
 * thought likely is not stored: other weights may come.
 */
export interface JudgementRecord extends Omit<Judgement, 'likely'> {
  /** Hash of company, text and the judge's version. */
  _id: string;
  removeAt: Date;
}

export const judgementSchema = defineSchema<JudgementRecord>(
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
