import { describe, expect, it } from 'vitest';
import { directionOf } from './direction.ts';
import { percentageValue } from './percentage.ts';

describe('the direction of a percentage', () => {
  it.each([
    [50, 'even'],
    [49.5, 'even'],
    [50.49, 'even'],
    [50.5, 'good'],
    [80.49, 'good'],
    [80.5, 'strong_good'],
    [100, 'strong_good'],
    [49.49, 'bad'],
    [30, 'bad'],
    [29.5, 'bad'],
    [29.49, 'strong_bad'],
    [0, 'strong_bad'],
  ] as const)('of %d is %s, and even in a thin result', (percentage, direction) => {
    expect(directionOf(percentage, false)).toBe(direction);
    expect(directionOf(percentage, true)).toBe('even');
  });
});

describe('the percentage value', () => {
  it('is 50 plus half of what good has more than bad', () => {
    expect(percentageValue(30, 10)).toBe(60);
    expect(percentageValue(0, 10)).toBe(45);
    expect(percentageValue(0, 0)).toBe(50);
  });
});
