import { describe, expect, it } from 'vitest';
import { isSettled, refusalOfDay } from './day-refusal.ts';
import { closedWeekdays, isTradingDay, marketCalendar, tradingDaysBetween } from './market-calendar.ts';

const today = '2026-11-20';

describe('a day of an accumulation analysis [R47]', () => {
  it.each([
    ['2026-11-20', null],
    ['2026-11-19', null],
    ['2026-09-28', null],
    ['2026-11-21', 'future'],
    ['2026-11-23', 'future'],
    ['2026-11-15', 'weekend'],
    ['2026-11-14', 'weekend'],
    ['2026-07-17', 'holiday'],
    ['2025-12-31', 'holiday'],
    ['2025-11-20', null],
    ['2025-11-19', 'before-reach'],
  ] as const)('%s is refused as %s', (day, refusal) => {
    expect(refusalOfDay(day, today)).toBe(refusal);
  });

  it('is unknown outside the years of the calendar, and known once a calendar file covers them', () => {
    expect(refusalOfDay('2028-01-04', '2028-01-05')).toBe('unknown');
    expect(refusalOfDay('2028-01-02', '2028-01-05')).toBe('weekend');
    const wider = marketCalendar({ closed: ['2028-01-03'], open: [], years: [2025, 2028] });
    expect(refusalOfDay('2028-01-04', '2028-01-05', wider)).toBeNull();
    expect(refusalOfDay('2028-01-03', '2028-01-05', wider)).toBe('holiday');
  });

  it('reaches back one year, also from the last day of February', () => {
    const leap = marketCalendar({ closed: [], open: [], years: [2025, 2029] });
    expect(refusalOfDay('2027-02-26', '2028-02-29', leap)).toBe('before-reach');
    expect(refusalOfDay('2027-03-02', '2028-02-29', leap)).toBeNull();
    expect(refusalOfDay('2028-02-28', '2029-02-28', leap)).toBeNull();
  });
});

describe('trading days', () => {
  it('between two days exclude weekends and closures and include both ends', () => {
    expect(tradingDaysBetween('2026-09-23', '2026-09-29')).toEqual(['2026-09-23', '2026-09-28', '2026-09-29']);
    expect(closedWeekdays('2026-09-23', '2026-09-29')).toEqual(['2026-09-24', '2026-09-25']);
    expect(tradingDaysBetween('2026-09-26', '2026-09-27')).toEqual([]);
    expect(tradingDaysBetween('2026-11-20', '2026-11-20')).toEqual(['2026-11-20']);
  });

  it('are never guessed', () => {
    expect(() => tradingDaysBetween('2027-12-30', '2028-01-03')).toThrow(RangeError);
    expect(closedWeekdays('2027-12-30', '2028-01-04')).toEqual(['2027-12-31', '2028-01-03', '2028-01-04']);
  });

  it('include the changes of the operator', () => {
    const calendar = marketCalendar({ closed: ['2026-11-19'], open: ['2026-07-17'], years: [2026, 2026] });
    expect(isTradingDay('2026-11-19', calendar)).toBe(false);
    expect(isTradingDay('2026-07-17', calendar)).toBe(true);
    expect(isTradingDay('2026-12-31', calendar)).toBe(false);
    expect(isTradingDay('2025-11-20', calendar)).toBeUndefined();
    expect(isTradingDay('2026-11-19', marketCalendar())).toBe(true);
  });
});

describe('the figures of a day', () => {
  it.each([
    ['2026-11-20', '2026-11-20T20:14:59.999+09:00', false],
    ['2026-11-20', '2026-11-20T20:15:00+09:00', true],
    ['2026-11-20', '2026-11-21T00:00:00+09:00', true],
    ['2026-11-20', '2026-11-20T15:00:00Z', true],
    ['2026-11-20', '2026-11-19T23:00:00Z', false],
    ['2026-11-23', '2026-11-20T21:00:00+09:00', false],
  ])('of %s are final at %s: %s', (day, moment, settled) => {
    expect(isSettled(day, new Date(moment))).toBe(settled);
  });
});
