import { expect, it } from 'vitest';
import { computeExpectedTime } from './expected-time.ts';

it('the expected time is what half and nine tenths of recent analyses took, in whole seconds', () => {
  const durations = [10_000, 1_000, 2_000, 3_000, 4_000, 5_000, 6_000, 7_000, 8_000, 9_000];
  expect(computeExpectedTime(durations)).toEqual({ p50: 5, p90: 9 });
  expect(computeExpectedTime([200, 300, 300, 400, 2_001])).toEqual({ p50: 1, p90: 3 });
});

it('no time is expected from fewer than five analyses, or from clocks that ran backwards', () => {
  expect(computeExpectedTime([1_000, 1_000, 1_000, 1_000])).toBeNull();
  expect(computeExpectedTime([1_000, 1_000, 1_000, 1_000, -5])).toBeNull();
});
