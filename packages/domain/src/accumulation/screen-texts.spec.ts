import { describe, expect, it } from 'vitest';
import { cutPercent } from './cut-percent.ts';
import { periodLabel } from './period-label.ts';

describe('a percentage on the screen', () => {
  it.each([
    [149.99, '149.9%'],
    [2.4999, '2.4%'],
    [0, '0.0%'],
    [0.05, '0.0%'],
    [1234.56, '1,234.5%'],
    [100 / 3, '33.3%'],
    [(100 * 1_499_999_999) / 1_000_000_000, '149.9%'],
  ])('%d is cut to %s', (percent, text) => {
    expect(cutPercent(percent)).toBe(text);
  });

  it('with one decimal is unchanged', () => {
    const tenths = Array.from({ length: 10_000 }, (_, index) => index);
    const written = tenths.map((tenth) => `${(tenth / 10).toFixed(1)}%`);
    expect(tenths.map((tenth) => cutPercent(tenth / 10))).toEqual(written);
  });
});

describe('the label of a period', () => {
  it.each([
    ['2026-11-20 ~ 2026-11-20', '1일'],
    ['2026-11-19 ~ 2026-11-20', '1일'],
    ['2026-11-10 ~ 2026-11-20', '10일'],
    ['2026-10-21 ~ 2026-11-20', '30일'],
    ['2026-10-20 ~ 2026-11-20', '1개월'],
    ['2026-08-21 ~ 2026-11-20', '3개월'],
    ['2025-11-21 ~ 2026-11-21', '12개월'],
  ])('%s is %s', (period, label) => {
    expect(periodLabel(period)).toBe(label);
  });

  it('refuses any other text', () => {
    expect(() => periodLabel('최근 한 달')).toThrow(RangeError);
  });
});
