import type { ModelComparison } from '@gaemi/domain/judge/learning/compare-models';
import { defineSchema } from '../define-schema.ts';

/**
 * A night on which weights were trained with the rows of this installation. `used`: they were better and were switched to;
 * `refused`: they were not; `taken_back`: an admin went back.
 */
export interface JudgeVersionRecord extends Omit<ModelComparison, 'isBetter'> {
  _id: number;
  state: 'used' | 'refused' | 'taken_back';
  /** Version of the bundled weights that they started from; under another one they count no more. */
  base: string;
  /** Number of rows that they learned from. */
  rows: number;
  at: Date;
  /** The weights as gzip of JSON; null where they were refused. */
  weights: Buffer | null;
  takenBack: { at: Date; by: string } | null;
}

export const judgeVersionSchema = defineSchema<JudgeVersionRecord>(
  {
    _id: { type: Number, required: true },
    state: { type: String, required: true },
    base: { type: String, required: true },
    rows: { type: Number, required: true },
    unseen: { type: Number, required: true },
    presentRight: { type: Number, required: true },
    candidateRight: { type: Number, required: true },
    p: { type: Number, required: true },
    at: { type: Date, required: true },
    weights: { type: Buffer, default: null },
    takenBack: {
      type: defineSchema<JudgeVersionRecord['takenBack']>({ at: Date, by: String }, { _id: false }),
      default: null,
    },
  },
  { collection: 'judge_versions', versionKey: false },
);
