import type { BrokerDay } from './broker-trading.ts';

/** Largest part of a stated total by which the brokers may miss it: a recorded day of a real stock misses it by 0.02 %. */
const TOLERANCE = 0.01;
/** The same of a period, of what all bought or sold. In a recorded answer of a real stock they are 0.023 % apart. */
const PERIOD_TOLERANCE = 0.001;

/**
 * Returns true when brokers must be missing: what they bought or sold differs from the stated total by more than one percent.
 * Smaller differences are the source's own. A day without any broker has a rule of its own (`judgeEmptyDay`).
 */
export function lacksBrokers({ trades, differingSums }: BrokerDay): boolean {
  if (differingSums === undefined || trades.length === 0) return false;
  return (['buy', 'sell'] as const).some((side) => {
    const stated = differingSums[side];
    const sum = trades.reduce((total, trade) => total + trade[side], 0);
    return stated !== null && Math.abs(stated - sum) > stated * TOLERANCE;
  });
}

/**
 * Returns how many shares of a period brokers must have traded that the source does not name, and what part of all they are: what all
 * bought is what all sold. Null where the difference is the source's own.
 */
export function findMissingShares(bought: number, sold: number): { shares: number; percent: number } | null {
  const [shares, all] = [Math.abs(bought - sold), Math.max(bought, sold)];
  return shares > all * PERIOD_TOLERANCE ? { shares, percent: (100 * shares) / all } : null;
}
