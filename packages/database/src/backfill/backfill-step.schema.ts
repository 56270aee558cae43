import { defineSchema } from '../define-schema.ts';

/** A step of a backfill that is done: a day of a source, or a stock whose articles of a period are judged. */
export interface BackfillStepRecord {
  /** `dart 2026-05-04`, `dart 2026-05-04 #1` for its first read that lacked something, `judged 005930 2026-05-01`. */
  _id: string;
  doneAt: Date;
}

/** As long as articles are archived; afterwards a step may be done again. */
const KEPT_SECONDS = 200 * 86_400;

export const backfillStepSchema = defineSchema<BackfillStepRecord>(
  { _id: { type: String, required: true }, doneAt: { type: Date, required: true } },
  { collection: 'backfill_steps', versionKey: false },
);

backfillStepSchema.index({ doneAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });
