import type { BrokerDay, FloatingShares } from '@gaemi/domain/accumulation/broker-trading';
import type { Venue } from '@gaemi/domain/accumulation/venue';
import type { TradingSourceName } from '@gaemi/domain/sources';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';

export interface BrokerDayQuery {
  company: ListedCompany;
  /** A trading day in Seoul, "yyyy-MM-dd". */
  day: string;
  signal: AbortSignal;
}

/** Where the trading of the brokers comes from. */
export interface BrokerTradingSource {
  readonly name: TradingSourceName;
  /** It generates sample trades in this process. */
  readonly synthetic: boolean;
  /** Every answer is of this venue. */
  readonly venue: Venue;
  /**
   * All brokers of one day: sound (no negative figure, each broker once, net = buy − sell) and complete.
   * @throws ProviderError, `malformed` where the figures contradict themselves; never a part in silence
   */
  fetchDay(query: BrokerDayQuery): Promise<BrokerDay>;
  /** Null where the source does not know them: never 0, never the listed shares. @throws ProviderError */
  fetchFloatingShares(query: Omit<BrokerDayQuery, 'day'>): Promise<FloatingShares | null>;
}
