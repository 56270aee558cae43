import { ANALYSIS_DEADLINE_MINUTES } from '@gaemi/domain/analysis/deadline';
import { expect, it } from 'vitest';
import { retryDelay } from './poll-queue.ts';
import { MAX_DELIVERIES } from './queues.ts';

it('the waits between deliveries outlast a store outage of three minutes and end before the deadline', () => {
  const waits = Array.from({ length: MAX_DELIVERIES - 1 }, (_, index) => retryDelay(index + 1));
  expect(waits[0]).toBeLessThanOrEqual(5);
  const seconds = waits.reduce((sum, wait) => sum + wait, 0);
  expect(seconds).toBeGreaterThanOrEqual(180);
  expect(seconds).toBeLessThan(ANALYSIS_DEADLINE_MINUTES * 60);
});
