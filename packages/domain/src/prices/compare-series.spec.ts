import { describe, expect, it } from 'vitest';
import { compareSeries, outdatesThePast } from './compare-series.ts';

const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];
const series = (...closes: (number | null)[]) =>
  closes.flatMap((close, index) => (close === null ? [] : [{ day: days[index] ?? '', close, volume: 1 }]));

describe('a stored series beside a fresh one', () => {
  it('has no change where closes agree, also within rounding', () => {
    expect(compareSeries(series(100, 110, 120), series(null, 110, 121, 130))).toEqual({ kind: 'none' });
    expect(outdatesThePast({ kind: 'none' })).toBe(false);
  });

  it('tells nothing where no day is common, so that the past is replaced', () => {
    expect(compareSeries(series(100), series(null, 90))).toEqual({ kind: 'apart' });
    expect(compareSeries([], series(1))).toEqual({ kind: 'apart' });
    expect(outdatesThePast({ kind: 'apart' })).toBe(true);
  });

  it('finds a split before a day', () => {
    const change = compareSeries(series(100_000, 110_000, 52_000, 53_000), series(50_000, 55_000, 52_000, 53_000));
    expect(change).toEqual({ kind: 'adjusted', factor: 0.5, before: '2026-11-18' });
    expect(outdatesThePast(change)).toBe(true);
  });

  it('finds a split after the last stored day, and a reverse split', () => {
    expect(compareSeries(series(2_650_000, 2_600_000), series(53_000, 52_000, 51_900))).toEqual({
      kind: 'adjusted',
      factor: 0.02,
      before: null,
    });
    expect(compareSeries(series(503, 511, 498), series(5_031, 5_112, 4_976))).toMatchObject({ kind: 'adjusted' });
  });

  it('finds a factor through the rounding of low prices', () => {
    expect(compareSeries(series(1_003, 1_011, 998), series(201, 202, 200))).toMatchObject({
      kind: 'adjusted',
      before: null,
    });
  });

  it('takes other closes on single days as corrections', () => {
    const change = compareSeries(series(10_000, 11_000, 12_000), series(10_000, 11_500, 12_000));
    expect(change).toEqual({ kind: 'corrected', days: ['2026-11-17'] });
    expect(outdatesThePast(change)).toBe(false);
    // A won is much of a low price: one factor would fit both days.
    expect(compareSeries(series(10, 10, 10), series(10, 12, 10))).toEqual({ kind: 'corrected', days: ['2026-11-17'] });
  });

  it('takes a past that differs by no common factor as different: two splits, or another stock', () => {
    const twoSplits = compareSeries(series(40_000, 40_400, 20_000, 20_200), series(10_000, 10_100, 10_000, 20_200));
    expect(twoSplits).toEqual({ kind: 'different' });
    expect(outdatesThePast(twoSplits)).toBe(true);
  });
});
