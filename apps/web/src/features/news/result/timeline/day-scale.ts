import { addDays, daysBetween } from '@gaemi/domain/seoul-time';

/** The days of a plot, each a slot of the same width. */
export interface DayScale {
  from: string;
  to: string;
  count: number;
  /** The middle of a day's slot, in percent of the width. */
  computePercent: (day: string) => number;
}

export function dayScale(from: string, to: string): DayScale {
  const count = Math.max(1, daysBetween(from, to) + 1);
  return { from, to, count, computePercent: (day) => (100 * (daysBetween(from, day) + 0.5)) / count };
}

/** Most days with a line for each Monday; longer plots have one for the first of each month. */
const MOST_WEEKLY_DAYS = 70;

export interface DayTick {
  day: string;
  x: number;
  text: string;
}

/** Lines of the plot: Mondays, or the beginnings of months. */
export function listTicks({ from, count, computePercent }: DayScale): DayTick[] {
  const isWeekly = count <= MOST_WEEKLY_DAYS;
  return Array.from({ length: count }, (_, index) => addDays(from, index))
    .filter((day) => (isWeekly ? weekdayOf(day) === 1 : day.endsWith('-01')))
    .map((day) => ({ day, x: computePercent(day), text: isWeekly ? shortDay(day) : `${Number(day.slice(5, 7))}월` }));
}

/** Weekends as bands (percent of the width); none where a day is too narrow to be seen. */
export function listWeekends({ from, count }: DayScale): { left: number; width: number }[] {
  if (count > MOST_WEEKLY_DAYS) return [];
  const days = Array.from({ length: count }, (_, index) => index);
  return days
    .filter((index) => [0, 6].includes(weekdayOf(addDays(from, index))))
    .map((index) => ({ left: (100 * index) / count, width: 100 / count }));
}

const weekdays = ['일', '월', '화', '수', '목', '금', '토'];

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** `11.06` */
export function shortDay(day: string): string {
  return day.slice(5).replace('-', '.');
}

/** `11.06 (금)` */
export function dayWithWeekday(day: string): string {
  return `${shortDay(day)} (${weekdays[weekdayOf(day)]})`;
}
