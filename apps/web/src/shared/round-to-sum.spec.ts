import { describe, expect, it } from 'vitest';
import { roundToSum } from './round-to-sum.ts';

const tenths = (points: readonly number[]) => points.reduce((sum, value) => sum + Math.round(value * 10), 0);

describe('points rounded to tenths', () => {
  it('add up to the shown sum', () => {
    const points = [12.449, 10.949, 9.649, 8.249, 23.849];
    const sum = points.reduce((total, value) => total + value, 0);
    const rounded = roundToSum(points, sum, 10);
    expect(tenths(rounded)).toBe(Math.round(sum * 10));
    for (const [index, value] of rounded.entries()) expect(Math.abs(value - (points[index] ?? 0))).toBeLessThan(0.1);
  });

  it('leave exact tenths as they are', () => {
    expect(roundToSum([12.4, 10.9, 0.1 + 0.2], 23.6, 10)).toEqual([12.4, 10.9, 0.3]);
  });

  it('round each by itself where the points do not make the sum', () => {
    expect(roundToSum([1.26, 2.34], 99, 10)).toEqual([1.3, 2.3]);
  });
});

describe('points rounded to whole ones', () => {
  it('add up to the sum, the largest remainders rounded up', () => {
    expect(roundToSum([11.8, 8.1, 6.3, 3.1, 1.6, 0.9], 32, 1)).toEqual([12, 8, 6, 3, 2, 1]);
    expect(roundToSum([0.4, 0.4, 0.4], 1, 1)).toEqual([1, 0, 0]);
  });

  it('are rounded one by one where they do not make the sum', () => {
    expect(roundToSum([1.6, 2.2], 40, 1)).toEqual([2, 2]);
  });
});
