import { describe, expect, it } from 'vitest';
import type { DailyPrice } from './daily-price.ts';
import { closeFinalAt, firstDayOfPrices, lastClosedDay } from './price-period.ts';
import { seriesProblems } from './price-series.ts';

const price = (day: string, close = 1_000, volume = 10): DailyPrice => ({ day, close, volume });
const baseDay = '2026-11-20';
const problems = (...series: DailyPrice[]) => seriesProblems(series, { baseDay });

describe('a price series', () => {
  it('is sound with ascending trading days, and with a day without a trade', () => {
    expect(problems(price('2026-11-18'), price('2026-11-19', 990, 0), price('2026-11-20', 1_010.5))).toEqual([]);
    expect(problems()).toEqual([]);
  });

  it.each([
    [[price('2026-11-21')], ['2026-11-21 is no trading day', '2026-11-21 is after 2026-11-20']],
    [[price('2026-10-09')], ['2026-10-09 is no trading day']],
    [[price('2026-11-23')], ['2026-11-23 is after 2026-11-20']],
    [[price('2026-11-19'), price('2026-11-18')], ['2026-11-18 comes after 2026-11-19']],
    [[price('2026-11-19'), price('2026-11-19')], ['2026-11-19 comes after 2026-11-19']],
    [[price('2026-11-19', 0)], ['the close of 2026-11-19 is not above 0']],
    [[price('2026-11-19', Number.NaN)], ['the close of 2026-11-19 is not above 0']],
    [[price('2026-11-19', 1, -1)], ['the volume of 2026-11-19 is no number of shares']],
    [[price('2026-11-19', 1, 0.5)], ['the volume of 2026-11-19 is no number of shares']],
  ])('says what is wrong: %j', (series, expected) => {
    expect(problems(...series)).toEqual(expected);
  });

  it('counts every weekday of a year that the calendar does not cover', () => {
    expect(problems(price('2024-10-09'))).toEqual([]);
    expect(problems(price('2024-10-12'))).toEqual(['2024-10-12 is no trading day']);
  });
});

describe('the last day with a final close', () => {
  it.each([
    ['2026-11-20T20:14:59+09:00', '2026-11-19'],
    ['2026-11-20T20:15:00+09:00', '2026-11-20'],
    ['2026-11-22T12:00:00+09:00', '2026-11-20'],
    ['2026-10-05T23:00:00+09:00', '2026-10-02'],
    ['2024-01-01T21:00:00+09:00', '2024-01-01'],
  ])('at %s is %s', (now, day) => {
    expect(lastClosedDay(new Date(now))).toBe(day);
  });

  it('is final from a quarter past eight, and prices reach back 400 days', () => {
    expect(closeFinalAt('2026-11-20')).toEqual(new Date('2026-11-20T11:15:00Z'));
    expect(firstDayOfPrices('2026-11-20')).toBe('2025-10-16');
  });
});
