import type { DailyPrice } from './daily-price.ts';

/**
 * Difference between a stored series and a fresh one on their common days.
 * `none`: equal closes. `corrected`: other closes on single days. `adjusted`: every close before the day `before` (all
 * closes when null) changed by one factor, as a split does. `different`: the first closes differ by no common factor.
 * `apart`: no day is common, so that nothing is known.
 */
export type SeriesChange =
  | { kind: 'none' }
  | { kind: 'corrected'; days: string[] }
  | { kind: 'adjusted'; factor: number; before: string | null }
  | { kind: 'different' }
  | { kind: 'apart' };

interface Pair {
  day: string;
  stored: number;
  fresh: number;
}

/** Adjusted closes are rounded to the won, and sources round in their own way. */
const ROUNDING_WON = 1;
const ROUNDING_SHARE = 0.0005;

/** Compares a stored series with a fresh one; both ascending. */
export function compareSeries(stored: readonly DailyPrice[], fresh: readonly DailyPrice[]): SeriesChange {
  const storedClose = new Map(stored.map(({ day, close }) => [day, close]));
  const pairs = fresh.flatMap(({ day, close }): Pair[] => {
    const before = storedClose.get(day);
    return before === undefined ? [] : [{ day, stored: before, fresh: close }];
  });
  if (pairs.length === 0) return { kind: 'apart' };
  const changed = pairs.filter((pair) => !fits(pair, 1));
  if (changed.length === 0) return { kind: 'none' };
  const end = pairs.findLastIndex((pair) => !fits(pair, 1)) + 1;
  const past = pairs.slice(0, end);
  const factor = sum(past, 'fresh') / sum(past, 'stored');
  const isOneFactor = past.every((pair) => fits(pair, factor)) && past.every((pair) => !fits(pair, 1));
  if (isOneFactor) return { kind: 'adjusted', factor, before: pairs[end]?.day ?? null };
  const [first] = pairs;
  if (first !== undefined && !fits(first, 1)) return { kind: 'different' };
  return { kind: 'corrected', days: changed.map(({ day }) => day) };
}

/** Returns true when the stored past before the common days may no longer hold and must be replaced. */
export const outdatesThePast = ({ kind }: SeriesChange): boolean => kind !== 'none' && kind !== 'corrected';

function fits({ stored, fresh }: Pair, factor: number): boolean {
  // The stored close is rounded, too: its rounding grows with the factor.
  const tolerance = Math.max(ROUNDING_WON * Math.max(1, factor), fresh * ROUNDING_SHARE);
  return Math.abs(fresh - stored * factor) <= tolerance;
}

const sum = (pairs: readonly Pair[], which: 'stored' | 'fresh') =>
  pairs.reduce((total, pair) => total + pair[which], 0);
