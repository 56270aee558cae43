import type { Horizon } from './scorecard-row.ts';

/** Number below which no figure is shown, of rows, of days and of the priced stocks of a market. */
export const MIN_SHOWN = 20;

/**
 * Consecutive trading days that are resampled together: those whose returns overlap. Returns of one day are independent
 * of those of the next one; returns over five days are not.
 */
export const blockDays: Readonly<Record<Horizon, number>> = { same_day: 1, next_day: 1, five_days: 10 };

/** Returns whether there are enough rows and days for a figure. Overlapping returns need more days. */
export const isEnough = (horizon: Horizon, { n, days }: { n: number; days: number }): boolean =>
  n >= MIN_SHOWN && days >= Math.max(MIN_SHOWN, 12 * blockDays[horizon]);
