/** What one broker (거래원) bought and sold of a stock, in shares. */
export interface BrokerTrade {
  /** As the screens show it; brokers are told apart by it. */
  name: string;
  buy: number;
  sell: number;
}

/** What a source says that all its brokers add up to, in shares; null where it does not say. */
export interface StatedSums {
  buy: number | null;
  sell: number | null;
  net: number | null;
}

/** All brokers of one trading day. No trade at all (a halt, or before the listing) is an empty list. */
export interface BrokerDay {
  /** Day in Seoul, "yyyy-MM-dd". */
  day: string;
  trades: readonly BrokerTrade[];
  /** Where the brokers add up to something else: what the source says. */
  differingSums?: StatedSums | undefined;
}

/** Shares that can be traded, and since when that is known. */
export interface FloatingShares {
  shares: number;
  /** Day in Seoul. */
  asOf: string;
}
