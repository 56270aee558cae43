import { addDays, daysBetween } from '../seoul-time.ts';
import { bundledCalendar, isTradingDay, isWeekend, type MarketCalendar } from './market-calendar.ts';

/** Days beyond which the distance of two days is not counted. */
const farApart = 30;

/**
 * Counts the trading days from the earlier of two days, excluded, to the later one: 0 from Friday to Sunday. Weekdays
 * outside the years of the calendar count as trading days, so the distance is never too short. Infinite beyond 30 days.
 */
export function tradingDaysApart(a: string, b: string, calendar: MarketCalendar = bundledCalendar): number {
  const [first, last] = a < b ? [a, b] : [b, a];
  if (daysBetween(first, last) > farApart) return Number.POSITIVE_INFINITY;
  let count = 0;
  for (let day = addDays(first, 1); day <= last; day = addDays(day, 1))
    count += Number(isTradingDay(day, calendar) ?? !isWeekend(day));
  return count;
}

/** Returns the first and the last day that are at most `distance` trading days apart from a day, by `tradingDaysApart`. */
export function daysAround(
  day: string,
  distance: number,
  calendar: MarketCalendar = bundledCalendar,
): { from: string; to: string } {
  const furthest = (step: 1 | -1) => {
    let last = day;
    for (let next = addDays(day, step); tradingDaysApart(day, next, calendar) <= distance; next = addDays(next, step))
      last = next;
    return last;
  };
  return { from: furthest(-1), to: furthest(1) };
}
