const DAY_MS = 86_400_000;

/** Returns the day of the year, from 1, of a date whose UTC fields are the local time. */
export const dayOfYear = (date: Date): number =>
  Math.floor((startOfDay(date) - Date.UTC(date.getUTCFullYear(), 0, 1)) / DAY_MS) + 1;

/** Returns the day of the week: Monday is 1, Sunday 7. */
export const isoDayOfWeek = (date: Date): number => date.getUTCDay() || 7;

/** Returns the week of the year, from 0; weeks begin on Sunday. */
export const week = (date: Date): number => Math.floor((dayOfYear(date) + 6 - date.getUTCDay()) / 7);

/** Returns the year of the ISO week. */
export function isoWeekYear(date: Date): number {
  return new Date(startOfDay(date) + (4 - isoDayOfWeek(date)) * DAY_MS).getUTCFullYear();
}

/** Returns the ISO week of the year, from 1. */
export function isoWeek(date: Date): number {
  const thursday = new Date(startOfDay(date) + (4 - isoDayOfWeek(date)) * DAY_MS);
  return Math.floor((dayOfYear(thursday) - 1) / 7) + 1;
}

/** Returns the start of the day, in milliseconds. */
export const startOfDay = (date: Date): number => Math.floor(date.getTime() / DAY_MS) * DAY_MS;

/** Units of fixed length, in milliseconds. */
export const UNIT_MS: Record<string, number> = {
  millisecond: 1,
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: DAY_MS,
  week: 7 * DAY_MS,
};
/** Units of calendar months. */
export const UNIT_MONTHS: Record<string, number> = { month: 1, quarter: 3, year: 12 };

/** Returns the number of months since the year 0. */
export const monthNumber = (date: Date): number => date.getUTCFullYear() * 12 + date.getUTCMonth();

/** Adds calendar months. A day past the end of the month becomes its last day. */
export function addMonths(date: Date, months: number): Date {
  const target = monthNumber(date) + months;
  const year = Math.floor(target / 12);
  const month = target - year * 12;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const start = Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay));
  return new Date(start + (date.getTime() - startOfDay(date)));
}

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** Returns 0 (Sunday) to 6 for a long or short name of a weekday; undefined for other text. */
export function weekdayNumber(name: string): number | undefined {
  const wanted = name.toLowerCase();
  const at = WEEKDAYS.findIndex((day) => day === wanted || day.slice(0, 3) === wanted);
  return at < 0 ? undefined : at;
}

/** Returns the number of a day's week since 1970; weeks begin on the given weekday. */
export function weekNumber(date: Date, firstDay: number): number {
  const days = Math.floor(date.getTime() / DAY_MS);
  // 1 January 1970 was a Thursday (4).
  return Math.floor((days + 4 - firstDay) / 7);
}

/** Returns the first day of the week with a number of `weekNumber`. */
export function startOfWeek(number: number, firstDay: number): Date {
  return new Date((number * 7 - 4 + firstDay) * DAY_MS);
}
