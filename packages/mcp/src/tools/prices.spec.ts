import { expect, it } from 'vitest';
import { summarise } from './prices.ts';

it.each([
  [70_010, 70_000, '(0.0%)'],
  [70_000, 70_010, '(0.0%)'],
  [70_000, 69_300, '(-1.0%)'],
  [70_000, 70_700, '(1.0%)'],
])('from %d to %d the change is shown as %s', (before, after, shown) => {
  const days = [before, after].map((close, at) => ({ day: `2026-11-2${at}`, close, volume: 1 }));
  expect(summarise(days).join()).toContain(shown);
});
