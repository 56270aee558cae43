import type { BrokerTrade, StatedSums } from '@gaemi/domain/accumulation/broker-trading';
import { type Venue, venues } from '@gaemi/domain/accumulation/venue';
import { type TradingSourceName, tradingSources } from '@gaemi/domain/sources';
import { Schema } from 'mongoose';
import { defineSchema } from '../define-schema.ts';

/** Trading of all brokers in a stock on one day. It belongs to no member: every analysis of the stock reads it. */
export interface BrokerDayRecord {
  source: TradingSourceName;
  venue: Venue;
  stockCode: string;
  /** Day in Seoul. */
  day: string;
  trades: readonly BrokerTrade[];
  /** Totals stated by the source, when the brokers add up to other ones. */
  differingSums?: StatedSums | null;
  /** True when the figures were not final at the time of the fetch. */
  provisional: boolean;
  /** Day in Seoul of the first look that found the day without trades, which nothing has confirmed yet. */
  emptyOn: string | null;
  fetchedAt: Date;
  removeAt: Date;
}

export const brokerDaySchema = defineSchema<BrokerDayRecord>(
  {
    source: { type: String, enum: tradingSources, required: true },
    venue: { type: String, enum: venues, required: true },
    stockCode: { type: String, required: true },
    day: { type: String, required: true },
    trades: { type: Schema.Types.Mixed, required: true },
    differingSums: { type: Schema.Types.Mixed, default: null },
    provisional: { type: Boolean, required: true },
    emptyOn: { type: String, default: null },
    fetchedAt: { type: Date, required: true },
    removeAt: { type: Date, required: true },
  },
  { collection: 'broker_days', versionKey: false },
);

// One record per day and venue, whoever fetches first; serves the days of a period in order.
brokerDaySchema.index({ source: 1, venue: 1, stockCode: 1, day: 1 }, { unique: true });
// Days are removed by the database shortly after they are out of reach.
brokerDaySchema.index({ removeAt: 1 }, { expireAfterSeconds: 0 });
