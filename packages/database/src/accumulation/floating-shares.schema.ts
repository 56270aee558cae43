import { type TradingSourceName, tradingSources } from '@gaemi/domain/sources';
import { defineSchema } from '../define-schema.ts';

/** Floating shares of a stock, as a source gave them on one day. */
export interface FloatingSharesRecord {
  source: TradingSourceName;
  stockCode: string;
  /** Day of the request, in Seoul. */
  day: string;
  shares: number;
  /** Day of the figure, in Seoul. */
  asOf: string;
  removeAt: Date;
}

export const floatingSharesSchema = defineSchema<FloatingSharesRecord>(
  {
    source: { type: String, enum: tradingSources, required: true },
    stockCode: { type: String, required: true },
    day: { type: String, required: true },
    shares: { type: Number, required: true, min: 1 },
    asOf: { type: String, required: true },
    removeAt: { type: Date, required: true },
  },
  { collection: 'floating_shares', versionKey: false },
);

// One request per day and stock.
floatingSharesSchema.index({ source: 1, stockCode: 1, day: 1 }, { unique: true });
// Every record of an analysis has its own copy.
floatingSharesSchema.index({ removeAt: 1 }, { expireAfterSeconds: 0 });
