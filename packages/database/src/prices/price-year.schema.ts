import type { DailyPrice } from '@gaemi/domain/prices/daily-price';
import { type PriceSourceName, priceSources } from '@gaemi/domain/sources';
import { defineSchema } from '../define-schema.ts';

/**
 * Daily prices of a stock in one year: at most some 250 days, about 14 kB. A period of 400 days reads two or three
 * documents, and a split rewrites as few. It belongs to no member.
 */
export interface PriceYearRecord {
  source: PriceSourceName;
  stockCode: string;
  year: number;
  /** Ascending. */
  days: DailyPrice[];
  removeAt: Date;
}

const day = defineSchema<DailyPrice>(
  {
    day: { type: String, required: true },
    close: { type: Number, required: true },
    volume: { type: Number, required: true },
  },
  { _id: false },
);

export const priceYearSchema = defineSchema<PriceYearRecord>(
  {
    source: { type: String, enum: priceSources, required: true },
    stockCode: { type: String, required: true },
    year: { type: Number, required: true },
    days: { type: [day], required: true },
    removeAt: { type: Date, required: true },
  },
  { collection: 'daily_prices', versionKey: false },
);

// Serves the years of a period.
priceYearSchema.index({ source: 1, stockCode: 1, year: 1 }, { unique: true });
// Years are removed by the database when their last day is out of reach.
priceYearSchema.index({ removeAt: 1 }, { expireAfterSeconds: 0 });
