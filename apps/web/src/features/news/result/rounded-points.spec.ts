import { describe, expect, it } from 'vitest';
import { roundedPoints } from './rounded-points.ts';

const tenths = (points: readonly number[]) => points.reduce((sum, value) => sum + Math.round(value * 10), 0);

describe('rounded contributions', () => {
  it('add up to the shown sum', () => {
    const points = [12.449, 10.949, 9.649, 8.249, 23.849];
    const sum = points.reduce((total, value) => total + value, 0);
    const rounded = roundedPoints(points, sum);
    expect(tenths(rounded)).toBe(Math.round(sum * 10));
    for (const [index, value] of rounded.entries()) expect(Math.abs(value - (points[index] ?? 0))).toBeLessThan(0.1);
  });

  it('leave exact tenths as they are', () => {
    expect(roundedPoints([12.4, 10.9, 0.1 + 0.2], 23.6)).toEqual([12.4, 10.9, 0.3]);
  });

  it('round each by itself where the points do not make the sum', () => {
    expect(roundedPoints([1.26, 2.34], 99)).toEqual([1.3, 2.3]);
  });
});
