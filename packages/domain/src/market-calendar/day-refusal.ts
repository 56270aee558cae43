import { REACH_MONTHS, SETTLED_AT } from '../accumulation/period.ts';
import { addMonths, seoulClock, seoulDay } from '../seoul-time.ts';
import { bundledCalendar, isTradingDay, isWeekend, type MarketCalendar } from './market-calendar.ts';

/** Reason why a day cannot be the first or last day of an accumulation analysis. */
export type DayRefusal = 'future' | 'before-reach' | 'weekend' | 'holiday' | 'unknown';

/** Returns the first day that the data reach back to. */
export function firstDayOfReach(today: string): string {
  return addMonths(today, -REACH_MONTHS);
}

/**
 * Returns the reason why a day is refused, or null when it is allowed. `unknown`: outside the years of the calendar.
 * Days in Seoul, "yyyy-MM-dd". Throws RangeError when `today` is not a day.
 */
export function refusalOfDay(
  day: string,
  today: string,
  calendar: MarketCalendar = bundledCalendar,
): DayRefusal | null {
  if (day > today) return 'future';
  if (day < firstDayOfReach(today)) return 'before-reach';
  if (isWeekend(day)) return 'weekend';
  const open = isTradingDay(day, calendar);
  if (open === undefined) return 'unknown';
  return open ? null : 'holiday';
}

/** Returns true when the figures of a day are final: the day is over, or its last session and its corrections are. */
export function isSettled(day: string, now: Date): boolean {
  const today = seoulDay(now);
  return day < today || (day === today && seoulClock(now) >= SETTLED_AT);
}
