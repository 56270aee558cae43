import { expect, it } from 'vitest';
import { mayMonitor, monitoringLimit } from './monitoring-share.ts';

it('monitoring may use half of a day, in whole calls, so that at least half is left for analyses', () => {
  expect([25_000, 5, 1].map(monitoringLimit)).toEqual([12_500, 2, 0]);
});

it.each([
  ['nothing is used', { all: 0, monitoring: 0 }, true],
  ['its share is not used up', { all: 4_999, monitoring: 4_999 }, true],
  ['its share is used up', { all: 5_000, monitoring: 5_000 }, false],
  ['analyses have used more than half', { all: 9_999, monitoring: 4_000 }, true],
  ['analyses have used the rest of the day', { all: 10_000, monitoring: 4_000 }, false],
])('of 10,000, when %s: %j is %s', (_when, use, may) => {
  expect(mayMonitor(use, 10_000)).toBe(may);
});

it('ends before analyses do, whatever monitoring asks for', () => {
  const use = { all: 0, monitoring: 0 };
  while (mayMonitor(use, 101)) {
    use.all += 1;
    use.monitoring += 1;
  }
  expect(101 - use.all).toBe(51);
});
