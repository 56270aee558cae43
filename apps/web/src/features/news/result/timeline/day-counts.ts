import { addDays, daysBetween } from '@gaemi/domain/seoul-time';
import type { DayScale } from './day-scale.ts';
import type { TimelineData } from './timeline-data.ts';

/** Most days with a bar of their own; in longer plots a bar is a week. */
const MOST_DAILY_BARS = 70;

const daysOfBar = ({ count }: DayScale) => (count > MOST_DAILY_BARS ? 7 : 1);

/** Of what a bar counts: `하루` or `한 주`. */
export function countUnit(days: DayScale): string {
  return daysOfBar(days) === 1 ? '하루' : '한 주';
}

/** Number of events, or articles, of each day, or week, of a plot. `length`: days of a bar. */
export function dayCounts(counted: readonly { day: string; count?: number }[], days: DayScale) {
  const length = daysOfBar(days);
  const bars = Array.from({ length: Math.ceil(days.count / length) }, (_, at) => ({
    day: addDays(days.from, at * length),
    count: 0,
  }));
  for (const { day, count = 1 } of counted) {
    const bar = bars[Math.floor(daysBetween(days.from, day) / length)];
    if (bar !== undefined) bar.count += count;
  }
  return { bars, length };
}

/** What stands in the place of prices. */
export function chooseCounted({ articles, events }: Pick<TimelineData, 'articles' | 'events'>) {
  return articles.length > 0 ? { name: '기사 수', counted: articles } : { name: '소식 수', counted: events };
}
