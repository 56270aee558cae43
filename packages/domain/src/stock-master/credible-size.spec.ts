import { expect, it } from 'vitest';
import { isCredibleSize } from './credible-size.ts';

it.each([
  { size: 0, sizeBefore: 0, credible: true },
  { size: 500, sizeBefore: 0, credible: true },
  { size: 2_600, sizeBefore: 1_900, credible: true },
  { size: 2_000, sizeBefore: 2_500, credible: true },
  { size: 1_999, sizeBefore: 2_500, credible: false },
  { size: 0, sizeBefore: 1, credible: false },
])('a list of $size after one of $sizeBefore: $credible', ({ size, sizeBefore, credible }) => {
  expect(isCredibleSize(size, sizeBefore)).toBe(credible);
});
