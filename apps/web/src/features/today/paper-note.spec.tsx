import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildTodayItem, buildToday as today } from '../../../testing/today.ts';
import { PaperNote } from './paper-note.tsx';
import type { TodayFilters } from './today-filters.ts';

afterEach(cleanup);

const events = (length: number) => Array.from({ length }, (_, index) => buildTodayItem({ event_id: `e${index}` }));

it.each<{ filters: TodayFilters; count: number; total: number; says: string }>([
  { filters: { day: '2026-11-23' }, count: 1, total: 1, says: '' },
  { filters: {}, count: 30, total: 58, says: '58건 가운데 1~30번째 소식이에요.' },
  { filters: { page: 2 }, count: 28, total: 58, says: '58건 가운데 31~58번째 소식이에요.' },
  { filters: { page: 9 }, count: 0, total: 58, says: '' },
  {
    filters: { side: 'bad', strength: '3', market: 'KOSPI' },
    ...{ count: 7, total: 7, says: '고른 조건: 악재, 영향 큼만, 코스피.' },
  },
])('on paper the page of a day says which events it has: $says', ({ filters, count, total, says }) => {
  const answer = today({ items: events(count), total, page: filters.page ?? 1 });
  const { container } = render(<PaperNote today={answer} filters={filters} />);
  expect(container.textContent).toBe('');
  fireEvent(window, new Event('beforeprint'));
  expect(container.textContent).toBe(says);
  fireEvent(window, new Event('afterprint'));
  expect(container.textContent).toBe('');
});
