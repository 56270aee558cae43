/** Trading of one broker (거래원) in one stock, in shares. */
export interface BrokerTrade {
  /** The name as the screens show it; it identifies the broker. */
  name: string;
  buy: number;
  sell: number;
}

/** Totals over all brokers as the source states them, in shares; null when the source states none. */
export interface StatedSums {
  buy: number | null;
  sell: number | null;
  net: number | null;
}

/** Trading of all brokers on one day. A day without a trade (a halt, or before the listing) has an empty list. */
export interface BrokerDay {
  /** Day in Seoul, "yyyy-MM-dd". */
  day: string;
  trades: readonly BrokerTrade[];
  /** The totals the source states, when the brokers add up to different ones. */
  differingSums?: StatedSums | undefined;
}

/** What makes a share another part of the company: a split, a consolidation, a bonus issue (무상증자), a spin-off (인적분할). */
export const shareSplitKinds = ['split', 'consolidation', 'bonus_issue', 'spin_off'] as const;

/** A day from which a share is another part of the company, and the filing that names it. */
export interface ShareSplit {
  day: string;
  kind: (typeof shareSplitKinds)[number];
  link: string;
  /** From which day floating shares count the new ones; absent where it is the same. A bonus issue is listed weeks after its ex-day. */
  floatDay?: string;
}

/** Number of floating shares, and the day from which it is known. */
export interface FloatingShares {
  shares: number;
  /** Day in Seoul. */
  asOf: string;
}
