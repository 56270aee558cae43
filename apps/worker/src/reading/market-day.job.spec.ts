import { expect, it } from 'vitest';
import { liveDay } from '../testing/market-day/live-day.ts';

it('the page of a made-up day has what its script has, and little else', async () => {
  const size = { companies: 1_200, events: 60, articles: 600, filings: 60 };
  const { scripted, found, shown, right, wrongSide, repeated } = await liveDay(size, 1);
  expect(scripted).toBe(60);
  expect(found / scripted).toBeGreaterThanOrEqual(0.9);
  expect(right / shown).toBeGreaterThanOrEqual(0.95);
  // A filing and the news of it are one event.
  expect(repeated).toBe(0);
  expect(wrongSide / shown).toBeLessThanOrEqual(0.05);
});
