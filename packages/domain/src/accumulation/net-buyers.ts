import { computeNet, netRatio, rankedNetBuyers } from './broker-ranking.ts';
import type { BrokerTrade } from './broker-trading.ts';

/** A broker with net buying. */
export interface NetBuyer {
  /** Rank by net buying, from 1. */
  rank: number;
  name: string;
  /** Shares. */
  buy: number;
  sell: number;
  netBuy: number;
  /** 100 · net buying / (buy + sell), one decimal. */
  ratio: number;
}

export const netBuyerOrders = ['volume', 'ratio'] as const;
export type NetBuyerOrder = (typeof netBuyerOrders)[number];

/** Returns the net buyers of a period by net buying, in the stored form. Throws RangeError like `rankedNetBuyers`. */
export function listNetBuyers(brokers: readonly BrokerTrade[]): NetBuyer[] {
  return rankedNetBuyers(brokers).map((broker, index) => ({
    rank: index + 1,
    name: broker.name,
    buy: broker.buy,
    sell: broker.sell,
    netBuy: computeNet(broker),
    ratio: netRatio(broker),
  }));
}

/** Sorts by net buying or by ratio, the largest first. Rows of equal ratio are ordered by rank; ranks do not change. */
export function sortNetBuyers<Row extends Pick<NetBuyer, 'rank' | 'ratio'>>(
  rows: readonly Row[],
  by: NetBuyerOrder,
): Row[] {
  return rows.toSorted((a, b) => (by === 'ratio' ? b.ratio - a.ratio : 0) || a.rank - b.rank);
}
