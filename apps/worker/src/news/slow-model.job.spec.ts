import { expect, it, vi } from 'vitest';
import { newsOrder } from '../testing/news-order.ts';
import { startLiveWorker } from '../testing/start-live-worker.ts';

it('an analysis with a slow model asks once for each batch and side, and its progress moves its deadline', async () => {
  const live = await startLiveWorker({ OPENAI_TIMEOUT_SECONDS: '5' });
  try {
    live.setFreshArticles({ count: 60 });
    // As much of the limit as 55 s are of 90 s.
    live.model.delay(3_000);
    const order = newsOrder(await live.worker.insertMember());
    await live.worker.accept(order);
    const { deadlineAt } = await live.worker.find(order);
    await vi.waitUntil(async () => (await live.worker.find(order)).progress > 35, { timeout: 20_000 });
    expect((await live.worker.find(order)).deadlineAt.getTime()).toBeGreaterThan(deadlineAt.getTime());
    const analysis = await live.worker.ended(order);
    expect(analysis.state).toBe('done');
    const judging = live.model.questions.filter(({ articles }) => articles.length > 0);
    const summarising = live.model.questions.filter(({ events }) => events.length > 0);
    const asked = judging.flatMap(({ articles }) => articles).length;
    expect(judging).toHaveLength(Math.ceil(asked / 10));
    expect(summarising).toHaveLength(2);
    expect(live.model.requests).toHaveLength(judging.length + 2);
  } finally {
    await live.close();
  }
});
