import { Schema } from 'mongoose';

/** A text on which a judge had nothing to say that held, so that it is not asked on it again for a while. */
export interface DroppedJudgementRecord {
  /** As the judgement's would have been: hash of company, text and the judge's version. */
  _id: string;
  removeAt: Date;
}

export const droppedJudgementSchema = new Schema<DroppedJudgementRecord>(
  { _id: { type: String, required: true }, removeAt: { type: Date, required: true } },
  { collection: 'dropped_judgements', versionKey: false },
);

droppedJudgementSchema.index({ removeAt: 1 }, { expireAfterSeconds: 0 });
