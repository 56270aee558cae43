import { describe, expect, it } from 'vitest';
import { marketCalendar } from '../market-calendar/market-calendar.ts';
import { addDays } from '../seoul-time.ts';
import { daysAround, findReactionDay, sessionOfFiling, tradingDaysApart } from './filing-session.ts';

const at = (text: string) => ({ receivedAt: new Date(`${text}:00+09:00`) });

describe('the session of a filing', () => {
  it.each([
    ['2026-11-20T07:40', 'pre', '2026-11-20'],
    ['2026-11-20T15:29', 'regular', '2026-11-20'],
    ['2026-11-20T15:30', 'after', '2026-11-23'],
    ['2026-11-20T23:59', 'after', '2026-11-23'],
    ['2026-11-21T10:00', 'closed', '2026-11-23'],
    ['2026-11-19T16:10', 'regular', '2026-11-19'],
    ['2026-09-23T17:00', 'after', '2026-09-28'],
    ['2027-12-30T17:00', 'after', null],
    ['2024-12-30T10:00', 'unknown', null],
  ] as const)('received at %s is %s, and the prices of %s react', (text, session, day) => {
    expect(sessionOfFiling(at(text))).toBe(session);
    expect(findReactionDay(at(text))).toBe(day);
  });

  it('is unknown without a moment, and so is the day of the reaction', () => {
    for (const receivedAt of [null, new Date(Number.NaN)]) {
      expect(sessionOfFiling({ receivedAt })).toBeNull();
      expect(findReactionDay({ receivedAt })).toBeNull();
    }
  });

  it('follows the calendar of the operator', () => {
    const calendar = marketCalendar({ closed: ['2026-11-23'], open: ['2026-07-17'], years: [2026, 2026] });
    expect(findReactionDay(at('2026-11-20T17:00'), calendar)).toBe('2026-11-24');
    expect(sessionOfFiling(at('2026-07-17T10:00'), calendar)).toBe('regular');
  });
});

it.each([
  ['2026-11-20', '2026-11-20', 0],
  ['2026-11-20', '2026-11-22', 0],
  ['2026-11-20', '2026-11-23', 1],
  ['2026-11-25', '2026-11-20', 3],
  ['2026-09-23', '2026-09-28', 1],
  ['2024-05-03', '2024-05-07', 2],
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
