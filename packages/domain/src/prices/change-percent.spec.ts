import { expect, it } from 'vitest';
import { changePercent } from './change-percent.ts';

it('a fall of a price by one tick is a change as a rise is, and no change is 0', () => {
  expect([changePercent(20_000, 20_010), changePercent(20_000, 19_990)]).toEqual([0.1, -0.1]);
  expect([changePercent(20_000, 20_300), changePercent(20_000, 19_700)]).toEqual([1.5, -1.5]);
  for (const last of [20_000, 19_999]) expect(Object.is(changePercent(20_000, last), 0)).toBe(true);
});

it('the change of a price is rounded once: 1.249 % is 1.2 %, not 1.25 % and then 1.3 %', () => {
  expect(changePercent(20_020, 20_270)).toBe(1.2);
});
