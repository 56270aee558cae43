import { describe, expect, it } from 'vitest';
import { type AccumulationMeasure, accumulationMeasures, letterOf, letterThresholds, nextLetter } from './letters.ts';

const thresholds = accumulationMeasures.flatMap((measure) =>
  letterThresholds[measure].map((step) => ({ measure, ...step })),
);
// A round number of shares, a number that no threshold divides, and that of a mega cap over a year.
const denominators = [1_000_000, 5_919_637_923, 1_234_567];

describe('a letter', () => {
  it.each(thresholds.flatMap((step) => denominators.map((denominator) => ({ ...step, denominator }))))(
    '$letter of $measure begins at the first share that reaches $percent % of $denominator',
    (step) => {
      const { measure, letter, percent, denominator } = step;
      const reached = Number((BigInt(percent * 10) * BigInt(denominator) + 999n) / 1000n);
      const worse = { A: 'B', B: 'C', C: 'D', D: 'E' }[letter];
      expect(letterOf(measure, { numerator: reached, denominator })).toBe(letter);
      expect(letterOf(measure, { numerator: reached + 1, denominator })).toBe(letter);
      expect(letterOf(measure, { numerator: reached - 1, denominator })).toBe(worse);
    },
  );

  it.each<[AccumulationMeasure, number, string]>([
    ['first', 200, 'A'],
    ['first', 150, 'B'],
    ['first', 120, 'C'],
    ['first', 100, 'D'],
    ['second', 20, 'A'],
    ['second', 10, 'B'],
    ['second', 5, 'C'],
    ['second', 2, 'D'],
    ['third', 10, 'A'],
    ['third', 5, 'B'],
    ['third', 2.5, 'C'],
    ['third', 1, 'D'],
  ])('of %s at exactly %d %% is %s, of 1000 shares', (measure, percent, letter) => {
    expect(letterOf(measure, { numerator: percent * 10, denominator: 1000 })).toBe(letter);
    expect(letterOf(measure, { numerator: percent * 10 - 1, denominator: 1000 })).not.toBe(letter);
  });

  it('of the first measure is A with some buying and no selling, E without both', () => {
    expect(letterOf('first', { numerator: 1, denominator: 0 })).toBe('A');
    expect(letterOf('first', { numerator: 0, denominator: 0 })).toBe('E');
  });

  it.each(['second', 'third'] as const)('of %s is refused when there are no floating shares', (measure) => {
    expect(() => letterOf(measure, { numerator: 1, denominator: 0 })).toThrow(RangeError);
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('is refused for %d shares', (figure) => {
    expect(() => letterOf('first', { numerator: figure, denominator: 1 })).toThrow(RangeError);
    expect(() => letterOf('first', { numerator: 1, denominator: figure })).toThrow(RangeError);
  });
});

describe('the next letter', () => {
  it.each(thresholds)('below $letter of $measure has the distance in shares', ({ measure, letter, percent }) => {
    const denominator = 1_234_567;
    const numerator = Math.floor((percent * denominator) / 100) - 100;
    const next = nextLetter(measure, { numerator, denominator });
    expect(next).toMatchObject({ letter, percent });
    const missing = next?.missingShares ?? 0;
    expect(letterOf(measure, { numerator: numerator + missing, denominator })).toBe(letter);
    expect(letterOf(measure, { numerator: numerator + missing - 1, denominator })).not.toBe(letter);
    expect(next?.missingPoints).toBeCloseTo(percent - (100 * numerator) / denominator, 9);
  });

  it('is null at A', () => {
    expect(nextLetter('first', { numerator: 2, denominator: 1 })).toBeNull();
    expect(nextLetter('first', { numerator: 2, denominator: 0 })).toBeNull();
  });

  it('has no share count when there was no net buyer', () => {
    expect(nextLetter('first', { numerator: 0, denominator: 0 })).toEqual({
      letter: 'D',
      percent: 100,
      missingPoints: 100,
      missingShares: null,
    });
  });
});
