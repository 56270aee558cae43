import { bundledCalendar, type MarketCalendar } from '../market-calendar/market-calendar.ts';
import { isBeyondLimit } from '../prices/daily-limit.ts';
import type { DailyPrice } from '../prices/daily-price.ts';
import { mayTrade } from '../prices/price-period.ts';
import { addDays } from '../seoul-time.ts';
import type { Market } from '../stock-master/listed-company.ts';
import { MIN_SHOWN } from './enough.ts';
import { type Horizon, horizons, type RowReturns, spans } from './scorecard-row.ts';

/** Closes of a stock by day. */
export type Closes = ReadonlyMap<string, number>;

/** Mean return of a market in a period, and the number of its priced stocks. */
export interface MarketReturn {
  mean: number;
  priced: number;
}

/** Returns of markets and stocks over the trading days of a period. */
export interface MarketReturns {
  /** Adds a stock of a market. */
  add(market: Market, closes: Closes): void;
  /** Equal-weighted mean of the stocks added so far that have both closes; null without one. */
  of(market: Market, day: string, horizon: Horizon): MarketReturn | null;
  /**
   * Returns of a stock itself, from close to close; null where a close is missing, or where a step beyond the daily limit lies between. What
   * a stock lost before its delisting was lost, whatever the step.
   */
  ofStock(closes: Closes, day: string, isListed?: boolean): Record<Horizon, number | null>;
}

/** The closes of the days with trades: a halted stock repeats its last one, at which nobody can trade. */
export const indexCloses = (prices: readonly DailyPrice[]): Closes =>
  new Map(prices.filter(({ volume }) => volume > 0).map(({ day, close }) => [day, close]));

/** Returns the trading days from one day to another, both included. */
export function listTradingDays(from: string, to: string, calendar: MarketCalendar = bundledCalendar): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) if (mayTrade(day, calendar)) days.push(day);
  return days;
}

/** Creates the returns over these trading days, ascending. */
export function createMarketReturns(days: readonly string[]): MarketReturns {
  const indexOf = new Map(days.map((day, index) => [day, index]));
  const sums = new Map<string, { sum: number; priced: number }>();
  const returnOver = (closes: Closes, index: number, horizon: Horizon): number | null => {
    const [first, last] = spans[horizon];
    const before = closes.get(days[index + first] ?? '');
    const after = closes.get(days[index + last] ?? '');
    return before === undefined || after === undefined ? null : after / before - 1;
  };
  const hasStep = (closes: Closes, index: number, horizon: Horizon): boolean => {
    const [first, last] = spans[horizon];
    const known = days.slice(index + first, index + last + 1).flatMap((day) => closes.get(day) ?? []);
    return known.some((close, at) => at > 0 && isBeyondLimit(known[at - 1] ?? close, close));
  };
  return {
    add(market, closes) {
      for (const day of closes.keys()) {
        const index = indexOf.get(day);
        if (index === undefined) continue;
        for (const horizon of horizons) {
          const own = returnOver(closes, index, horizon);
          if (own === null || hasStep(closes, index, horizon)) continue;
          const key = `${market} ${day} ${horizon}`;
          const { sum, priced } = sums.get(key) ?? { sum: 0, priced: 0 };
          sums.set(key, { sum: sum + own, priced: priced + 1 });
        }
      }
    },
    of(market, day, horizon) {
      const found = sums.get(`${market} ${day} ${horizon}`);
      return found === undefined ? null : { mean: found.sum / found.priced, priced: found.priced };
    },
    ofStock(closes, day, isListed = true) {
      const index = indexOf.get(day);
      const over = (horizon: Horizon) =>
        index === undefined || (isListed && hasStep(closes, index, horizon))
          ? null
          : returnOver(closes, index, horizon);
      return { same_day: over('same_day'), next_day: over('next_day'), five_days: over('five_days') };
    },
  };
}

/**
 * Returns what a stock returned in excess of its market; null where its return is unknown or the market has fewer than
 * 20 priced stocks. Null as a whole when no period is known.
 */
export function excessReturns(
  own: Record<Horizon, number | null>,
  buildMarket: (horizon: Horizon) => MarketReturn | null,
): RowReturns | null {
  const excess = (horizon: Horizon) => {
    const [stock, market] = [own[horizon], buildMarket(horizon)];
    if (stock === null || market === null || market.priced < MIN_SHOWN) return null;
    return { excess: stock - market.mean, priced: market.priced };
  };
  const returns = { same_day: excess('same_day'), next_day: excess('next_day'), five_days: excess('five_days') };
  return Object.values(returns).some((known) => known !== null) ? returns : null;
}
