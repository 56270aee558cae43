import { expect, it } from 'vitest';
import { findHalfMonth, listHalfMonths } from './half-months.ts';

it('a month has two halves, whatever its length', () => {
  expect(findHalfMonth('2026-02-15')).toEqual({ from: '2026-02-01', to: '2026-02-15' });
  expect(findHalfMonth('2026-02-16')).toEqual({ from: '2026-02-16', to: '2026-02-28' });
  expect(findHalfMonth('2026-12-31')).toEqual({ from: '2026-12-16', to: '2026-12-31' });
});

it('days have each of their halves once', () => {
  expect(listHalfMonths(['2026-11-14', '2026-11-15', '2026-11-16']).map(({ from }) => from)).toEqual([
    '2026-11-01',
    '2026-11-16',
  ]);
});
