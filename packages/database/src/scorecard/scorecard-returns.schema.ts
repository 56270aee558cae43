import type { RowReturns } from '@gaemi/domain/scorecard/scorecard-row';
import { type PriceSourceName, priceSources } from '@gaemi/domain/sources';
import { Schema } from 'mongoose';
import { defineSchema } from '../define-schema.ts';

/** Later returns of the rows of a stock and day. They stay when the prices behind them are out of reach. */
export interface ScorecardReturnsRecord {
  stockCode: string;
  day: string;
  source: PriceSourceName;
  returns: RowReturns;
}

export const scorecardReturnsSchema = defineSchema<ScorecardReturnsRecord>(
  {
    stockCode: { type: String, required: true },
    day: { type: String, required: true },
    source: { type: String, enum: priceSources, required: true },
    returns: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'scorecard_returns', versionKey: false },
);

scorecardReturnsSchema.index({ day: 1, stockCode: 1 }, { unique: true });
