import { addDays, daysBetween } from '@gaemi/domain/seoul-time';
import type { DayScale } from './day-scale.ts';

/** Most days with a bar of their own; in longer plots a bar is a week. */
const MOST_DAILY_BARS = 70;

const daysOfBar = ({ count }: DayScale) => (count > MOST_DAILY_BARS ? 7 : 1);

/** Of what a bar counts the events: `하루` or `한 주`. */
export function countUnit(days: DayScale): string {
  return daysOfBar(days) === 1 ? '하루' : '한 주';
}

/** Number of events of each day, or week, of a plot. `length`: days of a bar. */
export function eventCounts(events: readonly { day: string }[], days: DayScale) {
  const length = daysOfBar(days);
  const bars = Array.from({ length: Math.ceil(days.count / length) }, (_, at) => ({
    day: addDays(days.from, at * length),
    count: 0,
  }));
  for (const { day } of events) {
    const bar = bars[Math.floor(daysBetween(days.from, day) / length)];
    if (bar !== undefined) bar.count += 1;
  }
  return { bars, length };
}
