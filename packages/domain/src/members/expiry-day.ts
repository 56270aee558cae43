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

/** Last day of a plan that goes on for a month. One to the end of a month goes on to the end of the next: no day of it is left out. */
export function renewedLastDay(lastDay: string): string {
  const isMonthEnd = addDays(lastDay, 1) === addMonths(firstOfMonth(lastDay), 1);
  return isMonthEnd ? addDays(addMonths(firstOfMonth(lastDay), 2), -1) : addMonths(lastDay, 1);
}
