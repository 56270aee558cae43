import { dayBefore } from './day-before.ts';

/** Days that are named; of more, only the number is told. */
const NAMED_DAYS = 3;

/** "11월 3일, 11월 4일, 11월 5일 외 2일", of a period that ends on a later day. */
export function namedDays(days: readonly string[], periodEnd: string): string {
  const named = days
    .slice(0, NAMED_DAYS)
    .map((day) => dayBefore(periodEnd, day))
    .join(', ');
  return days.length > NAMED_DAYS ? `${named} 외 ${days.length - NAMED_DAYS}일` : named;
}
