import { computeNet } from './broker-ranking.ts';
import type { BrokerDay, BrokerTrade } from './broker-trading.ts';

/** Net buying on one day, in shares. */
export interface DailyNet {
  day: string;
  leadNet: number;
  majorsNet: number;
}

/** Totals of each broker over all days, in code point order of the names. Leaves out brokers without any trade. */
export function sumBrokerDays(days: readonly BrokerDay[]): BrokerTrade[] {
  const sums = new Map<string, BrokerTrade>();
  for (const { name, buy, sell } of days.flatMap(({ trades }) => trades)) {
    const sum = sums.get(name) ?? { name, buy: 0, sell: 0 };
    sums.set(name, { name, buy: sum.buy + buy, sell: sum.sell + sell });
  }
  return [...sums.values()].filter(({ buy, sell }) => buy + sell > 0).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Net buying of the lead (the first of the majors) and of all majors, by day; 0 on a day without a trade. */
export function dailyNet(days: readonly BrokerDay[], majors: readonly string[]): DailyNet[] {
  const [lead] = majors;
  return days
    .map(({ day, trades }) => ({
      day,
      leadNet: netSum(trades.filter(({ name }) => name === lead)),
      majorsNet: netSum(trades.filter(({ name }) => majors.includes(name))),
    }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** Days on which nobody traded: a halt, or before the listing. */
export function quietDays(days: readonly BrokerDay[]): string[] {
  return days
    .filter(({ trades }) => trades.every(({ buy, sell }) => buy + sell === 0))
    .map(({ day }) => day)
    .sort();
}

const netSum = (trades: readonly BrokerTrade[]) => trades.reduce((sum, trade) => sum + computeNet(trade), 0);
