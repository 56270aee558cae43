import { type Venue, venues } from '@gaemi/domain/accumulation/venue';
import type { PriceAnswer } from '@gaemi/domain/prices/price-period';
import { type PriceSourceName, priceSources } from '@gaemi/domain/sources';
import { defineSchema } from '../define-schema.ts';
import { priceAnswer } from './price-series.schema.ts';

/** State of the gathering of a stock's net buying, one for all workers. It goes on by itself, whatever became of the prices. */
export interface FlowSeriesRecord {
  source: PriceSourceName;
  stockCode: string;
  /** Venue of the trades; absent before the first gathering of this version. */
  venue?: Venue;
  /** Last day whose figures the source knew; null before the first ones. */
  asOf: string | null;
  /** Time of the last claim to gather. */
  claimedAt: Date;
  /** The last answer of the source; absent before the first one. */
  answered?: PriceAnswer;
  removeAt: Date;
}

export const flowSeriesSchema = defineSchema<FlowSeriesRecord>(
  {
    source: { type: String, enum: priceSources, required: true },
    stockCode: { type: String, required: true },
    venue: { type: String, enum: venues },
    asOf: { type: String, default: null },
    claimedAt: { type: Date, required: true },
    answered: { type: priceAnswer },
    removeAt: { type: Date, required: true },
  },
  { collection: 'flow_series', versionKey: false },
);

// One gathering of a stock at a time, also for two concurrent workers.
flowSeriesSchema.index({ source: 1, stockCode: 1 }, { unique: true });
flowSeriesSchema.index({ removeAt: 1 }, { expireAfterSeconds: 0 });
