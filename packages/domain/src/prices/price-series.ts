import { bundledCalendar, type MarketCalendar } from '../market-calendar/market-calendar.ts';
import type { DailyPrice } from './daily-price.ts';
import { mayTrade } from './price-period.ts';

/**
 * Returns what is wrong with a series, one line each; empty when it is sound: trading days only, ascending, none after
 * the base day, closes above 0, volumes in whole shares.
 */
export function seriesProblems(
  series: readonly DailyPrice[],
  { baseDay, calendar = bundledCalendar }: { baseDay: string; calendar?: MarketCalendar },
): string[] {
  return series.flatMap((price, index) => {
    const before = series[index - 1];
    const order = before !== undefined && before.day >= price.day ? [`${price.day} comes after ${before.day}`] : [];
    return [...order, ...priceProblems(price, { baseDay, calendar })];
  });
}

/** Returns what is wrong with one price by itself, one line each. */
export function priceProblems(
  { day, close, volume }: DailyPrice,
  { baseDay, calendar = bundledCalendar }: { baseDay: string; calendar?: MarketCalendar },
): string[] {
  return [
    ...(mayTrade(day, calendar) ? [] : [`${day} is no trading day`]),
    ...(day > baseDay ? [`${day} is after ${baseDay}`] : []),
    ...(close > 0 && Number.isFinite(close) ? [] : [`the close of ${day} is not above 0`]),
    ...(volume >= 0 && Number.isSafeInteger(volume) ? [] : [`the volume of ${day} is no number of shares`]),
  ];
}
