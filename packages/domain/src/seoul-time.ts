import { remember } from './remember.ts';

// Korea is at UTC+9 all year (no summer time since 1988). A fixed offset is right for every day a news analysis can
// reach, and unlike Intl or local getters it does not depend on the machine's zone.
const hour = 3_600_000;
const day = 24 * hour;
const seoulOffset = 9 * hour;
const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Returns the day in Seoul, "yyyy-MM-dd". Throws RangeError for an invalid date. */
export function seoulDay(date: Date): string {
  return nameOfDay(Math.floor((date.getTime() + seoulOffset) / day));
}

/** Returns the time of day in Seoul, "HH:mm". Throws RangeError for an invalid date. */
export function seoulClock(date: Date): string {
  return new Date(date.getTime() + seoulOffset).toISOString().slice(11, 16);
}

/** Returns the moment as it is read in Seoul, "2026-11-21T12:04:05.000+09:00". Throws RangeError for an invalid date. */
export function seoulMoment(date: Date): string {
  return new Date(date.getTime() + seoulOffset).toISOString().replace('Z', '+09:00');
}

/** Returns the first millisecond of a Seoul day. Throws RangeError when the text is not an existing day. */
export function startOfSeoulDay(text: string): Date {
  return new Date(utcMidnight(text) - seoulOffset);
}

/** Returns whether a moment is the first millisecond of its Seoul day, where a filing stands of which only the day is known. */
export const isStartOfSeoulDay = (date: Date): boolean => date.getTime() === startOfSeoulDay(seoulDay(date)).getTime();

/** Returns the last millisecond of a Seoul day. Throws RangeError when the text is not an existing day. */
export function endOfSeoulDay(text: string): Date {
  return new Date(utcMidnight(text) - seoulOffset + day - 1);
}

/** Returns whether a text is an existing day, "yyyy-MM-dd". */
export function isDay(text: string): boolean {
  try {
    return Number.isFinite(utcMidnight(text));
  } catch {
    return false;
  }
}

/** Returns the day `days` later (earlier when negative). */
export function addDays(text: string, days: number): string {
  return nameOfDay(utcMidnight(text) / day + days);
}

/** Returns the day of the week, 0 for Sunday. Throws RangeError when the text is not an existing day. */
export function weekdayOf(text: string): number {
  // 1970-01-01 was a Thursday.
  return (((utcMidnight(text) / day + 4) % 7) + 7) % 7;
}

/**
 * Returns the same day `months` later (earlier when negative), or the last day of that month when it has no such day.
 */
export function addMonths(text: string, months: number): string {
  const from = new Date(utcMidnight(text));
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1));
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return first.toISOString().slice(0, 10);
}

/** Returns the first day of the month of a day. */
export const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

/** Counts whole days from one day to another, negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return (utcMidnight(to) - utcMidnight(from)) / day;
}

/** Formats the period that both services show and store: "yyyy-MM-dd ~ yyyy-MM-dd". */
export function searchingPeriod(from: string, to: string): string {
  return `${from} ~ ${to}`;
}

/**
 * Returns the days covered by a searching period, the difference of its two days. Throws RangeError for any other text.
 */
export function daysOfPeriod(period: string): number {
  return daysBetween(period.slice(0, 10), period.slice(12).trim());
}

/** Returns the months of a searching period for its label: the difference in days divided by 31, rounded. */
export function monthsOfPeriod(period: string): number {
  return Math.round(daysOfPeriod(period) / 31);
}

/** More days than the product ever speaks of. Days are read again and again, years of them for one course of prices. */
const MOST_KNOWN = 20_000;

/** The name of a day counted from 1970-01-01. Throws RangeError for what is no day. */
const nameOfDay = remember((number: number) => new Date(number * day).toISOString().slice(0, 10), MOST_KNOWN);

const utcMidnight = remember(readDay, MOST_KNOWN);

function readDay(text: string): number {
  const [, year, month, date] = dayPattern.exec(text) ?? [];
  const time = Date.UTC(Number(year), Number(month) - 1, Number(date));
  const moment = new Date(time);
  // Date.UTC rolls 02-30 over to 03-02 and takes 0026 for 1926. A day that does not come back unchanged does not exist.
  if (
    moment.getUTCDate() !== Number(date) ||
    moment.getUTCMonth() + 1 !== Number(month) ||
    moment.getUTCFullYear() !== Number(year)
  ) {
    throw new RangeError(`Not a day (yyyy-MM-dd): ${text}`);
  }
  return time;
}
