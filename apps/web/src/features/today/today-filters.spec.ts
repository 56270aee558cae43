import { expect, it } from 'vitest';
import { readFilters, writeFilters } from './today-filters.ts';

it('the filters of an address are those that were written, without what is unknown', () => {
  const filters = { day: '2026-11-23', side: 'bad', strength: '3', market: 'KOSDAQ', page: 2 } as const;
  expect(readFilters(writeFilters(filters))).toEqual(filters);
  expect(readFilters(new URLSearchParams('side=ugly&market=KONEX&day=today&page=-1&strength=9'))).toEqual({});
  // The server refuses more; the last one that it takes lies past every end, too.
  expect(readFilters(new URLSearchParams('page=1000000000'))).toEqual({ page: 999_999_999 });
  expect(readFilters(new URLSearchParams('day=2026-02-31'))).toEqual({});
  expect(readFilters(new URLSearchParams('day=2026-13-01'))).toEqual({});
  expect(readFilters(new URLSearchParams('day=0002-01-01'))).toEqual({});
  expect(readFilters(new URLSearchParams('confirmed=true&watchlist=true'))).toEqual({
    confirmed: 'true',
    watchlist: 'true',
  });
});
