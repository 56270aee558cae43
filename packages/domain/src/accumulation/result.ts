import type { TradingSourceName } from '../sources.ts';
import type { Accumulation, LetterBasis } from './accumulate.ts';
import type { DailyNet } from './broker-days.ts';
import type { BrokerTrade } from './broker-trading.ts';
import type { NetBuyer } from './net-buyers.ts';
import type { Venue } from './venue.ts';

/** What a finished accumulation analysis rests on. */
export interface AccumulationBasis extends LetterBasis {
  floatingSharesSource: TradingSourceName;
  /** Day of the floating shares, in Seoul. */
  floatingSharesAsOf: string;
  venue: Venue;
  /** Trading days of the period, and those of them without a trade (a halt, or before the listing). */
  tradingDays: number;
  quietDays: string[];
  /** The last day was still moving when it was fetched. */
  provisional: boolean;
}

/** What an accumulation analysis found out. */
export interface AccumulationResult extends Accumulation {
  basis: AccumulationBasis;
  netBuyers: NetBuyer[];
  /** Every broker of the period. */
  brokers: BrokerTrade[];
  days: DailyNet[];
  dataSource: TradingSourceName;
  /** Days whose brokers do not add up to what the source says, for whoever checks the record. */
  differingDays?: string[];
}
