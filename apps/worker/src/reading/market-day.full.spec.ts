import { expect, it } from 'vitest';
import { liveDay } from '../testing/market-day/live-day.ts';

it('a whole day of 2,600 companies runs within its quotas, and its page is right against the script', async () => {
  const figures = await liveDay({ companies: 2_600, events: 300, articles: 4_000, filings: 300 }, 2);
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  const { scripted, found, shown, right, wrongSide, repeated, closed, dartCalls } = figures;
  // Once each; a day has 20,000.
  expect(dartCalls).toBeLessThanOrEqual(2_000);
  expect(closed).toBe(2);
  expect(found / scripted).toBeGreaterThanOrEqual(0.9);
  expect((right - wrongSide - repeated) / shown).toBeGreaterThanOrEqual(0.95);
}, 1_500_000);
