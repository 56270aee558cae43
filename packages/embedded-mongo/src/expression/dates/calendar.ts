const DAY_MS = 86_400_000;

/** Fields of a date whose UTC fields are the wall clock wanted. */
export const dayOfYear = (date: Date): number =>
  Math.floor((startOfDay(date) - Date.UTC(date.getUTCFullYear(), 0, 1)) / DAY_MS) + 1;

/** Monday is 1, Sunday 7. */
export const isoDayOfWeek = (date: Date): number => date.getUTCDay() || 7;

/** Week of the year from 0; weeks begin on Sunday. */
export const week = (date: Date): number => Math.floor((dayOfYear(date) + 6 - date.getUTCDay()) / 7);

export function isoWeekYear(date: Date): number {
  return new Date(startOfDay(date) + (4 - isoDayOfWeek(date)) * DAY_MS).getUTCFullYear();
}

export function isoWeek(date: Date): number {
  const thursday = new Date(startOfDay(date) + (4 - isoDayOfWeek(date)) * DAY_MS);
  return Math.floor((dayOfYear(thursday) - 1) / 7) + 1;
}

export const startOfDay = (date: Date): number => Math.floor(date.getTime() / DAY_MS) * DAY_MS;

export const UNIT_MS: Record<string, number> = {
  millisecond: 1,
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: DAY_MS,
  week: 7 * DAY_MS,
};
export const UNIT_MONTHS: Record<string, number> = { month: 1, quarter: 3, year: 12 };

export const monthNumber = (date: Date): number => date.getUTCFullYear() * 12 + date.getUTCMonth();

/** Adds calendar months; a day that the month has not becomes its last. */
export function addMonths(date: Date, months: number): Date {
  const target = monthNumber(date) + months;
  const year = Math.floor(target / 12);
  const month = target - year * 12;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const start = Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay));
  return new Date(start + (date.getTime() - startOfDay(date)));
}

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** 0 (Sunday) to 6 for a weekday's name, long or short; undefined when it is none. */
export function weekdayNumber(name: string): number | undefined {
  const wanted = name.toLowerCase();
  const at = WEEKDAYS.findIndex((day) => day === wanted || day.slice(0, 3) === wanted);
  return at < 0 ? undefined : at;
}

/** Number of the week that a day is in, counted from an arbitrary one; weeks begin on the given weekday. */
export function weekNumber(date: Date, firstDay: number): number {
  const days = Math.floor(date.getTime() / DAY_MS);
  // 1 January 1970 was a Thursday (4).
  return Math.floor((days + 4 - firstDay) / 7);
}

export function startOfWeek(number: number, firstDay: number): Date {
  return new Date((number * 7 - 4 + firstDay) * DAY_MS);
}
