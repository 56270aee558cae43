import { seoulDay } from '@gaemi/domain/seoul-time';
import { dottedDay } from '../../../shared/seoul-date.ts';
import { serverNow } from '../../../shared/server-clock.ts';

/** `11.20` of a day of this year, `2025.11.20` of one of another. */
export function dayInYear(day: string, now = serverNow()): string {
  const year = seoulDay(now).slice(0, 4);
  return dottedDay(day.startsWith(year) ? day.slice(5) : day);
}
