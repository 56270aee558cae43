import { Schema } from 'mongoose';
import { defineSchema } from '../define-schema.ts';

/** The last computation of what followed events of each type. */
export interface BaseRatesRecord {
  _id: 'last';
  computedAt: Date;
  /** True where samples were counted, and nothing else. */
  sample: boolean;
  /** The answer of the API, as it was computed. */
  answer: unknown;
}

export const baseRatesSchema = defineSchema<BaseRatesRecord>(
  {
    _id: { type: String, required: true },
    computedAt: { type: Date, required: true },
    sample: { type: Boolean, required: true },
    answer: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'base_rates', versionKey: false, minimize: false },
);
