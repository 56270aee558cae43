import { expect, it, onTestFinished } from 'vitest';
import { ProductTimer, ProductTimers } from './product-timers.ts';

const LEAP_MS = 60_000;

it('a leap at rest puts off the limit of a poll, and no other timer', () => {
  let now = 0;
  const delays: number[] = [];
  const set = (run: () => void, delay: number) => {
    delays.push(delay);
    return setTimeout(run, delay).unref();
  };
  const timers = new ProductTimers(
    { set, clear: (timer) => clearTimeout(timer ?? undefined) },
    { now: () => now, pace: () => 1 },
  );
  for (const [delay, repeat] of [
    [30_000, false],
    [30_000, true],
    [70_000, false],
  ] as const) {
    const timer = new ProductTimer(timers, { run: () => undefined, delay, repeat });
    onTestFinished(() => void timer.close());
  }
  expect(delays.splice(0)).toEqual([30_000, 30_000, 70_000]);
  now = LEAP_MS;
  timers.reschedule(LEAP_MS);
  expect(delays.splice(0)).toEqual([30_000, 0, 10_000]);
  now += LEAP_MS;
  timers.reschedule(0);
  expect(delays).toEqual([0, 0, 0]);
});
