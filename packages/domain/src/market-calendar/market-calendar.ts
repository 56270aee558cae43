import { addDays, weekdayOf } from '../seoul-time.ts';
import { closedDays, firstYear, lastYear } from './closed-days.ts';

/** Trading days of the Korea Exchange. Days are "yyyy-MM-dd" in Seoul. */
export interface MarketCalendar {
  /** First and last year it covers, both included; other years are unknown. */
  firstYear: number;
  lastYear: number;
  /** Weekdays on which the exchange is closed. */
  closed: ReadonlySet<string>;
}

/**
 * Changes of an operator to the bundled table: further closed weekdays, days that are open after all, and the years
 * then covered.
 */
export interface CalendarChanges {
  closed: readonly string[];
  open: readonly string[];
  years: readonly [first: number, last: number];
}

export const bundledCalendar: MarketCalendar = { firstYear, lastYear, closed: closedDays };

/** Returns the bundled calendar with the given changes, if any. */
export function marketCalendar(changes?: CalendarChanges): MarketCalendar {
  if (changes === undefined) return bundledCalendar;
  const closed = new Set([...closedDays, ...changes.closed]);
  for (const day of changes.open) closed.delete(day);
  const [first, last] = changes.years;
  return { firstYear: first, lastYear: last, closed };
}

/** Returns true when the exchange trades on a Seoul day; undefined outside the years of the calendar. */
export function isTradingDay(day: string, calendar: MarketCalendar = bundledCalendar): boolean | undefined {
  const year = Number(day.slice(0, 4));
  if (!(year >= calendar.firstYear && year <= calendar.lastYear)) return undefined;
  return !isWeekend(day) && !calendar.closed.has(day);
}

/** Returns the first trading day after a day; null where the years of the calendar end before. */
export function nextTradingDay(after: string, calendar: MarketCalendar = bundledCalendar): string | null {
  for (let day = addDays(after, 1); ; day = addDays(day, 1)) {
    const open = isTradingDay(day, calendar);
    if (open !== false) return open === true ? day : null;
  }
}

/** Returns the last day before a day that is not known to be closed: outside the years of the calendar a weekday. */
export function tradingDayBefore(day: string, calendar: MarketCalendar = bundledCalendar): string {
  let before = addDays(day, -1);
  while (isWeekend(before) || isTradingDay(before, calendar) === false) before = addDays(before, -1);
  return before;
}

export function isWeekend(day: string): boolean {
  const weekday = weekdayOf(day);
  return weekday === 0 || weekday === 6;
}

/**
 * Counts the trading days from one day to another, both included. Throws RangeError when the calendar does not cover
 * one of them.
 */
export function tradingDaysBetween(from: string, to: string, calendar: MarketCalendar = bundledCalendar): string[] {
  return daysFrom(from, to).filter((day) => {
    const open = isTradingDay(day, calendar);
    if (open === undefined) throw new RangeError(`Outside the years of the calendar: ${day}`);
    return open;
  });
}

/** Returns the weekdays from one day to another, both included, that are closed or unknown. */
export function closedWeekdays(from: string, to: string, calendar: MarketCalendar = bundledCalendar): string[] {
  return daysFrom(from, to).filter((day) => !isWeekend(day) && isTradingDay(day, calendar) !== true);
}

function daysFrom(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
