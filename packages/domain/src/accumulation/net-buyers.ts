import { netOf, rankedNetBuyers } from './broker-ranking.ts';
import type { BrokerTrade } from './broker-trading.ts';

/** A broker with net buying. */
export interface NetBuyer {
  /** By net buying, from 1. */
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

/** The net buyers of a period by net buying, as the record keeps them. Throws RangeError as `rankedNetBuyers` does. */
export function netBuyersOf(brokers: readonly BrokerTrade[]): NetBuyer[] {
  return rankedNetBuyers(brokers).map((broker, index) => ({
    rank: index + 1,
    name: broker.name,
    buy: broker.buy,
    sell: broker.sell,
    netBuy: netOf(broker),
    ratio: Math.round((1000 * netOf(broker)) / (broker.buy + broker.sell)) / 10,
  }));
}

/** By net buying or by ratio, the largest first, rows of one ratio by rank. Ranks stay as they are. */
export function sortNetBuyers<Row extends Pick<NetBuyer, 'rank' | 'ratio'>>(
  rows: readonly Row[],
  by: NetBuyerOrder,
): Row[] {
  return rows.toSorted((a, b) => (by === 'ratio' ? b.ratio - a.ratio : 0) || a.rank - b.rank);
}
