import { addDays, addMonths, firstOfMonth, seoulDay } from '../seoul-time.ts';
import type { Grade } from './grades.ts';

/** Last day of a grade (`yyyy-MM-dd` in Seoul), from the moment at which it ends (ISO 8601). */
export function expiryDay(expiredAt: string): string {
  return seoulDay(new Date(expiredAt));
}

/** Last day of the grade that a member has; null for one without an end. BASIC is also what a grade that is over leaves behind. */
export function lastDayInForce(
  { grade, expired_at: end }: { grade: Grade; expired_at: string | null },
  now: Date,
): string | null {
  return end === null || (grade === 'basic' && new Date(end) <= now) ? null : expiryDay(end);
}

/** The last day that can be written, which some plans are granted to. */
const LAST_OF_DAYS = '9999-12-31';

/** Last day of a plan that goes on for a month. One to the end of a month goes on to the end of the next: no day of it is left out. */
export function renewedLastDay(lastDay: string): string {
  if (lastDay.slice(0, 7) === LAST_OF_DAYS.slice(0, 7)) return LAST_OF_DAYS;
  const isMonthEnd = addDays(lastDay, 1) === addMonths(firstOfMonth(lastDay), 1);
  return isMonthEnd ? endOfMonth(addMonths(lastDay, 1)) : addMonths(lastDay, 1);
}

const endOfMonth = (day: string): string => addMonths(`${day.slice(0, 5)}01-31`, Number(day.slice(5, 7)) - 1);
