import type { MjbSort, NetBuyer } from '@gaemi/contracts/accumulation';
import { netOf, rankedNetBuyers } from './broker-ranking.ts';
import type { BrokerTrade } from './broker-trading.ts';

/** The net buyers of a period by net buying, as the record keeps them. Throws RangeError as `rankedNetBuyers` does. */
export function netBuyersOf(brokers: readonly BrokerTrade[]): NetBuyer[] {
  return rankedNetBuyers(brokers).map((broker, index) => ({
    rank: index + 1,
    name: broker.name,
    buy: broker.buy,
    sell: broker.sell,
    net_buy: netOf(broker),
    ratio: Math.round((1000 * netOf(broker)) / (broker.buy + broker.sell)) / 10,
  }));
}

/** By net buying or by ratio, the largest first, rows of one ratio by rank. Ranks stay as they are. */
export function sortNetBuyers<Row extends Pick<NetBuyer, 'rank' | 'ratio'>>(rows: readonly Row[], by: MjbSort): Row[] {
  return rows.toSorted((a, b) => (by === 'ratio' ? b.ratio - a.ratio : 0) || a.rank - b.rank);
}
