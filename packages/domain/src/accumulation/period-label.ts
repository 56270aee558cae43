import { daysOfPeriod, monthsOfPeriod } from '../seoul-time.ts';

/** A period shorter than a month is told in days. */
const MONTH_DAYS = 31;

/** "12일" or "3개월", by the difference of the two days of a searching period; a period of one day is "1일". Throws RangeError for any other text. */
export function periodLabel(period: string): string {
  const days = daysOfPeriod(period);
  return days < MONTH_DAYS ? `${Math.max(1, days)}일` : `${monthsOfPeriod(period)}개월`;
}
