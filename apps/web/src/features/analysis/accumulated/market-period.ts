import type { MjbCalendar } from '@gaemi/contracts/accumulation';
import { SETTLED_AT } from '@gaemi/domain/accumulation/period';
import { addDays, addMonths, seoulDay } from '@gaemi/domain/seoul-time';
import { timeText } from '../../../shared/seoul-date.ts';
import type { DayRange } from '../../../ui/calendar/day-range.ts';

/** Whether a day can be chosen: a weekday the exchange was open, from the first day of the reach to today. */
export function isOpenDay({ from, today, closed_days }: MjbCalendar, day: string): boolean {
  if (day < from || day > today) return false;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !closed_days.includes(day);
}

/** The trading days of a range, both ends included; 0 while one is not chosen. */
export function tradingDaysIn(calendar: MjbCalendar, { from, to }: DayRange): number {
  let count = 0;
  if (from === '' || to === '') return count;
  for (let day = from; day <= to; day = addDays(day, 1)) if (isOpenDay(calendar, day)) count += 1;
  return count;
}

/** The last `months` months up to today, each end moved inwards to a trading day. */
export function lastMonths(calendar: MjbCalendar, months: number): DayRange {
  const { from: reach, today } = calendar;
  let from = addMonths(today, -months);
  let to = today;
  while (to > reach && !isOpenDay(calendar, to)) to = addDays(to, -1);
  while (from < to && !isOpenDay(calendar, from)) from = addDays(from, 1);
  return { from, to };
}

/** The last trading day whose figures are final: today only from the evening on. Null where the calendar has none. */
export function lastSettledDay(calendar: MjbCalendar, now: Date): string | null {
  const settled = seoulTime(now) >= SETTLED_AT ? seoulDay(now) : addDays(seoulDay(now), -1);
  for (let day = settled; day >= calendar.from; day = addDays(day, -1)) if (isOpenDay(calendar, day)) return day;
  return null;
}

const seoulTime = (now: Date) => timeText(now.toISOString());
