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

/** Source of the trading of the brokers. */
export interface BrokerTradingSource {
  readonly name: TradingSourceName;
  /** True when it generates sample trades in this process. */
  readonly synthetic: boolean;
  /** Venue of all answers. */
  readonly venue: Venue;
  /**
   * Returns the trading of all brokers on one day: sound (no negative figure, each broker once, net = buy − sell) and
   * complete.
   * @throws ProviderError, `malformed` when the figures contradict themselves; it never returns a part silently
   */
  fetchDay(query: BrokerDayQuery): Promise<BrokerDay>;
  /**
   * Returns the floating shares. Null when the source does not know them: never 0, never the listed shares.
   * @throws ProviderError
   */
  fetchFloatingShares(query: Omit<BrokerDayQuery, 'day'>): Promise<FloatingShares | null>;
}
