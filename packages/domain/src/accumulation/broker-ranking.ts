import type { BrokerTrade } from './broker-trading.ts';
import { requireShares } from './letters.ts';

/** Net buying (bought − sold), in shares. */
export const computeNet = ({ buy, sell }: Pick<BrokerTrade, 'buy' | 'sell'>): number => buy - sell;

/** Net buying in percent of all that a broker traded, one decimal: what one has is what the other lacks who traded the reverse. */
export function netRatio(broker: Pick<BrokerTrade, 'buy' | 'sell'>): number {
  const net = computeNet(broker);
  return (Math.sign(net) * Math.round((1000 * Math.abs(net)) / (broker.buy + broker.sell))) / 10 + 0;
}

/**
 * Brokers with net buying above 0, the largest first. Equal net buying is ordered by shares bought, then by code point
 * of the name, so the order does not depend on the source.
 * Throws RangeError for figures that are not share counts and for a broker listed twice.
 */
export function rankedNetBuyers(brokers: readonly BrokerTrade[]): BrokerTrade[] {
  const names = new Set<string>();
  for (const { name, buy, sell } of brokers) {
    requireShares({ buy, sell });
    if (names.has(name)) throw new RangeError(`A broker is there twice: ${name}`);
    names.add(name);
  }
  return brokers
    .filter((broker) => computeNet(broker) > 0)
    .sort((a, b) => computeNet(b) - computeNet(a) || b.buy - a.buy || (a.name < b.name ? -1 : 1));
}
