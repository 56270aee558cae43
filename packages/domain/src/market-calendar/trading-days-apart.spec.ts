import { expect, it } from 'vitest';
import { addDays } from '../seoul-time.ts';
import { daysAround, tradingDaysApart } from './trading-days-apart.ts';

it.each([
  ['2026-11-20', '2026-11-20', 0],
  ['2026-11-20', '2026-11-22', 0],
  ['2026-11-20', '2026-11-23', 1],
  ['2026-11-25', '2026-11-20', 3],
  ['2026-09-23', '2026-09-28', 1],
  ['2026-11-23', '2026-11-24', 1],
  ['2024-05-03', '2024-05-08', 3],
  ['2026-10-21', '2026-11-20', 22],
  ['2026-10-20', '2026-11-20', Number.POSITIVE_INFINITY],
  ['2026-01-05', '2026-11-20', Number.POSITIVE_INFINITY],
] as const)('%s and %s are %d trading days apart', (a, b, days) => {
  expect(tradingDaysApart(a, b)).toBe(days);
});

it.each([0, 1, 3])('the days around a day are those at most %d trading days apart', (distance) => {
  for (let day = '2026-01-01'; day < '2027-01-01'; day = addDays(day, 1)) {
    const { from, to } = daysAround(day, distance);
    const close = Array.from({ length: 41 }, (_, index) => addDays(day, index - 20)).filter(
      (other) => tradingDaysApart(day, other) <= distance,
    );
    expect([day, from, to]).toEqual([day, close.at(0), close.at(-1)]);
  }
});
