import { daysOfPeriod, monthsOfPeriod } from '../seoul-time.ts';

/** Days below which a period is labelled in days instead of months. */
const MONTH_DAYS = 31;

/**
 * Formats a searching period as "12일" or "3개월", from the difference of its two days. A period of one day is "1일".
 * Throws RangeError for any other text.
 */
export function periodLabel(period: string): string {
  const days = daysOfPeriod(period);
  return days < MONTH_DAYS ? `${Math.max(1, days)}일` : `${monthsOfPeriod(period)}개월`;
}
