import type { TradingSourceName } from '../sources.ts';
import type { Accumulation, LetterBasis } from './accumulate.ts';
import type { BaseRates } from './base-rates.ts';
import type { DailyNet } from './broker-days.ts';
import type { BrokerTrade, ShareSplit } from './broker-trading.ts';
import type { NetBuyer } from './net-buyers.ts';
import type { ShortSelling } from './short-selling.ts';
import type { Venue } from './venue.ts';

/** Data behind a finished accumulation analysis. */
export interface AccumulationBasis extends LetterBasis {
  floatingSharesSource: TradingSourceName;
  /** Day in Seoul of the floating shares. */
  floatingSharesAsOf: string;
  venue: Venue;
  /** Number of trading days of the period, and of those without a trade (a halt, or before the listing). */
  tradingDays: number;
  quietDays: string[];
  /** True when the figures of the last day were not final at the time of the fetch. */
  provisional: boolean;
}

/** Result of an accumulation analysis. */
export interface AccumulationResult extends Accumulation {
  basis: AccumulationBasis;
  netBuyers: NetBuyer[];
  /** Every broker of the period. */
  brokers: BrokerTrade[];
  days: DailyNet[];
  /** How rare the letters were in the year up to the last day; null while too few days are stored. Absent in older records. */
  baseRates?: BaseRates | null;
  /** Short selling, lending, programmes and margin beside the brokers; null where no source knows them. Absent in older records. */
  shortSelling?: ShortSelling | null;
  /** Splits of the shares that filings named by then: filings are removed before the record is. Absent where there were none. */
  shareSplits?: ShareSplit[];
  dataSource: TradingSourceName;
  /** Days whose brokers do not add up to the totals of the source. For checks of the record. */
  differingDays?: string[];
}
