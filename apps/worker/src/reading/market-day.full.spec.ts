import { expect, it } from 'vitest';
import { liveDay } from '../testing/market-day/live-day.ts';

it('a whole day of 2,600 companies runs within its quotas, and its page is right against the script', async () => {
  const figures = await liveDay({ companies: 2_600, events: 300, articles: 4_000, filings: 300 }, 2);
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  expect(figures.dartCalls).toBeLessThanOrEqual(2_000);
  expect(figures.found / figures.scripted).toBeGreaterThanOrEqual(0.75);
  expect(figures.right / figures.shown).toBeGreaterThanOrEqual(0.9);
  expect(figures.wrongSide / figures.shown).toBeLessThanOrEqual(0.05);
});
