import { expect } from '@playwright/test';
import { startAnalysis } from './analyses.ts';
import { signedIn, test } from './test.ts';

/** Longest frame of the animation on a processor of a quarter of the speed, in computing time: others may use the machine. */
const LONGEST_FRAME_MS = 50;
const WATCHED_MS = 5_000;

const headlines = Array.from({ length: 12 }, (_, index) => ({
  title: `삼성전자, 자사주 ${index + 1}조 원을 사들여 소각하기로 이사회에서 결정`,
  publisher: '한강경제',
  published_at: '2026-11-20T01:00:00.000Z',
  outcome: 'event',
  articles: 9,
  side: index % 2 === 0 ? 'good' : 'bad',
}));
const held = {
  progress: 42,
  statuses: { good: 'running', bad: 'pending', combined: 'pending' },
  seen: { found: 493, about: 203, events: 41, judged: 5, good: 3, bad: 1, sample: true, recent: headlines },
};

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the ant that reads needs no frame of fifty milliseconds on a slow processor', async ({
  page,
  browser,
  product,
}) => {
  await signedIn(page, product);
  // Held, so that the animation is what is measured.
  await page.route('**/news-progress/*/events', (route) => route.abort());
  await page.route('**/news-progress/*', (route) => route.fulfill({ json: held }));
  await startAnalysis(page);
  await expect(page.getByRole('region', { name: /방금 읽은 기사/ }).getByRole('listitem')).not.toHaveCount(0);

  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.waitForTimeout(WATCHED_MS);
  const trace: { traceEvents: { name: string; tdur?: number }[] } = JSON.parse(String(await browser.stopTracing()));
  const frames = trace.traceEvents.flatMap(({ name, tdur }) =>
    name === 'FireAnimationFrame' && tdur ? [tdur / 1000] : [],
  );
  const longest = Math.max(...frames);
  test
    .info()
    .annotations.push({ type: 'frames', description: `${frames.length}, the longest ${longest.toFixed(1)} ms` });
  expect(frames.length).toBeGreaterThan(50);
  expect(longest).toBeLessThan(LONGEST_FRAME_MS);
});
