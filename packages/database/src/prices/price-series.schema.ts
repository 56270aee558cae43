import type { PriceAnswer } from '@gaemi/domain/prices/price-period';
import { type PriceSourceName, priceSources } from '@gaemi/domain/sources';
import { defineSchema } from '../define-schema.ts';

/** Schema of an answer of a source. */
export const priceAnswer = defineSchema<PriceAnswer>(
  { to: { type: String, required: true }, at: { type: Date, required: true } },
  { _id: false },
);

/** State of the gathering of a stock's prices, one for all workers. */
export interface PriceSeriesRecord {
  source: PriceSourceName;
  stockCode: string;
  /** Last day whose close the source knew; null before the first prices. */
  asOf: string | null;
  /** First day from which nothing is missing; null before the first prices. */
  completeFrom: string | null;
  /** Id and time of the last claim to gather. Only its holder may store. */
  claim: string;
  claimedAt: Date;
  /** The last answer of the source; absent before the first one. */
  answered?: PriceAnswer;
  removeAt: Date;
}

export const priceSeriesSchema = defineSchema<PriceSeriesRecord>(
  {
    source: { type: String, enum: priceSources, required: true },
    stockCode: { type: String, required: true },
    asOf: { type: String, default: null },
    completeFrom: { type: String, default: null },
    claim: { type: String, required: true },
    claimedAt: { type: Date, required: true },
    answered: { type: priceAnswer },
    removeAt: { type: Date, required: true },
  },
  { collection: 'price_series', versionKey: false },
);

// One gathering of a stock at a time, also for two concurrent workers.
priceSeriesSchema.index({ source: 1, stockCode: 1 }, { unique: true });
// Removed by the database with the last prices of a stock that nobody asks for.
priceSeriesSchema.index({ removeAt: 1 }, { expireAfterSeconds: 0 });
