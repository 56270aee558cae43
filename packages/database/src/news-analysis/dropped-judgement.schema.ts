import { defineSchema } from '../define-schema.ts';

/** A text without a valid judgement by a judge, so that the judge is not asked again for a while. */
export interface DroppedJudgementRecord {
  /** Key that the judgement would have had: hash of company, text and the judge's version. */
  _id: string;
  removeAt: Date;
}

export const droppedJudgementSchema = defineSchema<DroppedJudgementRecord>(
  { _id: { type: String, required: true }, removeAt: { type: Date, required: true } },
  { collection: 'dropped_judgements', versionKey: false },
);

droppedJudgementSchema.index({ removeAt: 1 }, { expireAfterSeconds: 0 });
