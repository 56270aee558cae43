import { expect, it } from 'vitest';
import { pauseBetweenLooks } from './progress-watch.ts';

it.each([
  [0, 20],
  [200, 20],
  [400, 40],
  [2_000, 200],
  [2_500, 250],
  [600_000, 250],
])('an analysis that has been watched for %i ms is looked at again after %i', (watchedMs, pauseMs) => {
  expect(pauseBetweenLooks(watchedMs)).toBe(pauseMs);
});

it('a short analysis is heard of within a tenth of its time, by fewer looks than every 50 ms', () => {
  let looks = 0;
  for (let watchedMs = 0; watchedMs < 5_000; watchedMs += pauseBetweenLooks(watchedMs)) looks += 1;
  expect(looks).toBeLessThan(60);
});
