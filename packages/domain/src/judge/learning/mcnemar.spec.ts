import { expect, it } from 'vitest';
import { countDiscordant, mcNemar } from './mcnemar.ts';

// Values of the binomial distribution in whole numbers; 150 against 86 is the example of Agresti, Categorical Data
// Analysis, table 10.1.
it.each([
  [0, 0, 1],
  [10, 10, 1],
  [0, 6, 0.03125],
  [5, 15, 0.041_389_465_332],
  [15, 5, 0.041_389_465_332],
  [86, 150, 3.715_936_139_6e-5],
  [400, 700, 1.173_588_805_58e-19],
])('%d against %d rows have the probability %d', (onlyFirst, onlySecond, probability) => {
  expect(mcNemar({ onlyFirst, onlySecond }) / probability).toBeCloseTo(1, 8);
});

it('counts the rows on which one judge alone is right', () => {
  const rows = ['both', 'first', 'first', 'second', 'none'];
  const counted = countDiscordant(rows, {
    first: (row) => row === 'both' || row === 'first',
    second: (row) => row === 'both' || row === 'second',
  });
  expect(counted).toEqual({ onlyFirst: 2, onlySecond: 1 });
});
