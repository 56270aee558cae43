import { isBeyondLimit } from '../prices/daily-limit.ts';
import type { DailyPrice } from '../prices/daily-price.ts';
import { MIN_SHOWN } from '../scorecard/enough.ts';
import type { Market } from '../stock-master/listed-company.ts';

/** Trading days between the entry and the close that is compared with it. */
export const followedHorizons = [1, 5, 20] as const;
export type FollowedHorizon = (typeof followedHorizons)[number];

/** From here on a close counts as one at the limit, at which hardly anybody can buy or sell. */
const AT_LIMIT = 0.295;
/** Trading days of the liquidation (정리매매) before a delisting, on which no daily limit holds. */
const LIQUIDATION_DAYS = 7;
/** Trading days that an entry waits for a close at which the stock can be traded. */
const ENTRY_WAITS = 5;

/** Why a return is not there. `not_yet`: its days have not been, or their prices are not stored. */
export const missingReturns = ['not_traded', 'step', 'no_market', 'not_yet'] as const;
export type MissingReturn = (typeof missingReturns)[number];

/** Return in excess of the market, and the day of its last close. */
export interface FollowedReturn {
  excess: number;
  until: string;
}

export interface FollowedReturns {
  /** Day of the close at which the stock was entered; null where it could not be traded. */
  entryDay: string | null;
  after: Record<FollowedHorizon, FollowedReturn | MissingReturn>;
}

/** A stock whose returns are asked for. A stock that is not listed any more counts up to its last close. */
export interface FollowedStock {
  market: Market;
  prices: readonly DailyPrice[];
  isListed: boolean;
}

export interface MarketFollowing {
  /** Adds a stock to the mean of its market. */
  add(market: Market, prices: readonly DailyPrice[]): void;
  /** Gives the returns of a stock after the close of a day, or the first later one at which it could be traded. */
  follow(stock: FollowedStock): (day: string) => FollowedReturns;
}

/** Closes of a stock by trading day: NaN where it was not traded. `steps`: days of steps beyond the limit. */
interface Line {
  closes: Float64Array;
  steps: Set<number>;
  limits: Set<number>;
  last: number;
}

/** Creates the returns over these trading days, ascending. Every stock of a market is added before one is followed. */
export function createMarketFollowing(days: readonly string[]): MarketFollowing {
  const indexOf = new Map(days.map((day, index) => [day, index]));
  const means = new Map<string, { sums: Float64Array; priced: Uint32Array }>();
  const findMean = (market: Market, horizon: FollowedHorizon) => {
    const key = `${market} ${horizon}`;
    const known = means.get(key) ?? { sums: new Float64Array(days.length), priced: new Uint32Array(days.length) };
    means.set(key, known);
    return known;
  };

  const buildLine = (prices: readonly DailyPrice[]): Line => {
    const line: Line = {
      closes: new Float64Array(days.length).fill(Number.NaN),
      steps: new Set(),
      limits: new Set(),
      last: -1,
    };
    let before = Number.NaN;
    for (const { day, close, volume } of prices) {
      const index = indexOf.get(day);
      if (index === undefined) continue;
      line.last = index;
      // A halted stock repeats its last close.
      if (volume === 0) continue;
      if (isBeyondLimit(before, close)) line.steps.add(index);
      else if (Math.abs(close / before - 1) >= AT_LIMIT) line.limits.add(index);
      line.closes[index] = close;
      before = close;
    }
    return line;
  };
  const hasStep = ({ steps }: Line, after: number, to: number) =>
    steps.size > 0 && [...steps].some((index) => index > after && index <= to);

  return {
    add(market, prices) {
      const line = buildLine(prices);
      for (const horizon of followedHorizons) {
        const { sums, priced } = findMean(market, horizon);
        for (let from = 0; from + horizon < days.length; from += 1) {
          const own = (line.closes[from + horizon] ?? Number.NaN) / (line.closes[from] ?? Number.NaN) - 1;
          if (Number.isNaN(own) || hasStep(line, from, from + horizon)) continue;
          sums[from] = (sums[from] ?? 0) + own;
          priced[from] = (priced[from] ?? 0) + 1;
        }
      }
    },
    follow({ market, prices, isListed }) {
      const line = isListed ? buildLine(prices) : withoutLiquidation(buildLine(prices));
      const over = (entry: number, horizon: FollowedHorizon): FollowedReturn | MissingReturn => {
        const end = entry + horizon;
        if (end >= days.length || (end > line.last && isListed)) return 'not_yet';
        if (hasStep(line, entry, end)) return 'step';
        const { sums, priced } = findMean(market, horizon);
        const stocks = priced[entry] ?? 0;
        if (stocks < MIN_SHOWN) return 'no_market';
        const own = lastClose(line, entry, end) / (line.closes[entry] ?? Number.NaN) - 1;
        return { excess: own - (sums[entry] ?? 0) / stocks, until: days[end] ?? '' };
      };
      return (day) => {
        const entry = findEntry(line, indexOf.get(day), days.length);
        if (typeof entry === 'string') return { entryDay: null, after: { 1: entry, 5: entry, 20: entry } };
        return {
          entryDay: days[entry] ?? null,
          after: { 1: over(entry, 1), 5: over(entry, 5), 20: over(entry, 20) },
        };
      };
    },
  };
}

/** The line of a delisted stock: what it lost in its last days was lost, whatever the step. */
function withoutLiquidation(line: Line): Line {
  let left = LIQUIDATION_DAYS;
  let first = line.closes.length;
  while (left > 0 && first > 0) {
    first -= 1;
    if (!Number.isNaN(line.closes[first])) left -= 1;
  }
  return { ...line, steps: new Set([...line.steps].filter((index) => index < first)) };
}

/** Index of the first close from a day on at which the stock could be traded. */
function findEntry({ closes, limits, last }: Line, from: number | undefined, count: number): number | MissingReturn {
  if (from === undefined) return 'not_yet';
  for (let index = from; index <= from + ENTRY_WAITS; index += 1) {
    if (index >= count || index > last) return index >= count ? 'not_yet' : 'not_traded';
    if (!Number.isNaN(closes[index]) && !limits.has(index)) return index;
  }
  return 'not_traded';
}

/** The close at which a holder stands: that of the day, or of the last one on which the stock was traded. */
function lastClose({ closes }: Line, entry: number, end: number): number {
  for (let index = end; index > entry; index -= 1) {
    const close = closes[index];
    if (close !== undefined && !Number.isNaN(close)) return close;
  }
  return closes[entry] ?? Number.NaN;
}
