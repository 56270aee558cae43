import { expect, it } from 'vitest';
import { isFreeLease } from './free-lease.ts';

it.each([
  [-1, true],
  [0, true],
  [1, false],
  [60_000, false],
  // The clock of its holder is five minutes ahead.
  [360_000, false],
  [360_001, true],
  [22 * 86_400_000, true],
])('a lease of a minute that ends in %d ms is free: %s', (endsIn, free) => {
  const now = new Date('2026-11-21T03:00:00.000Z');
  expect(isFreeLease(new Date(now.getTime() + endsIn), { now, leaseMs: 60_000 })).toBe(free);
});
