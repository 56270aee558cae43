/** What one broker (거래원) bought and sold of a stock, in shares. */
export interface BrokerTrade {
  /** As the screens show it; brokers are told apart by it. */
  name: string;
  buy: number;
  sell: number;
}

/** All brokers of one trading day. No trade at all (a halt, or before the listing) is an empty list. */
export interface BrokerDay {
  /** Day in Seoul, "yyyy-MM-dd". */
  day: string;
  trades: readonly BrokerTrade[];
}

/** Shares that can be traded, and since when that is known. */
export interface FloatingShares {
  shares: number;
  /** Day in Seoul. */
  asOf: string;
}
