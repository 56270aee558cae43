import { type Venue, venues } from '@gaemi/domain/accumulation/venue';
import type { InvestorFlow } from '@gaemi/domain/prices/investor-flow';
import { type PriceSourceName, priceSources } from '@gaemi/domain/sources';
import { defineSchema } from '../define-schema.ts';

/** Net buying of the groups of investors in a stock in one year. It belongs to no member. */
export interface FlowYearRecord {
  source: PriceSourceName;
  stockCode: string;
  /** Venue of the trades; absent in years of an earlier version, which were those of KRX. */
  venue?: Venue;
  year: number;
  /** Ascending. */
  days: InvestorFlow[];
  removeAt: Date;
}

const shares = { type: Number, default: null };
const day = defineSchema<InvestorFlow>(
  { day: { type: String, required: true }, foreign: shares, institutional: shares, individual: shares },
  { _id: false },
);

export const flowYearSchema = defineSchema<FlowYearRecord>(
  {
    source: { type: String, enum: priceSources, required: true },
    stockCode: { type: String, required: true },
    venue: { type: String, enum: venues },
    year: { type: Number, required: true },
    days: { type: [day], required: true },
    removeAt: { type: Date, required: true },
  },
  { collection: 'investor_flows', versionKey: false },
);

// Serves the years of a period.
flowYearSchema.index({ source: 1, stockCode: 1, year: 1 }, { unique: true });
// Years are removed by the database when their last day is out of reach.
flowYearSchema.index({ removeAt: 1 }, { expireAfterSeconds: 0 });
