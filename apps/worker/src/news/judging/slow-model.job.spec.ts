import { createLogger } from '@gaemi/runtime/logging/logger';
import { wordJudgements } from '@gaemi/testing/providers/word-judge';
import { expect, it, vi } from 'vitest';
import { newsOrder } from '../../testing/news-order.ts';
import { reported } from '../../testing/reported-article.ts';
import { startLiveWorker } from '../../testing/start-live-worker.ts';

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

it('both summaries are asked for at once, and come one after the other', async () => {
  const live = await startLiveWorker();
  try {
    live.naver.setArticles([reported('자사주 3000억원어치 소각 결정', 5), reported('미국서 대규모 리콜', 50)]);
    live.model.answer(({ articles, events }) => {
      if (events.length > 0) return '소식이 이어졌어요.';
      // Neither summary is answered before both have been asked for.
      live.model.holdUntil(live.model.requests.length + 2);
      return JSON.stringify({ judgements: wordJudgements(articles) });
    });
    const analysis = await live.analyse(await live.worker.insertMember());
    expect(analysis).toMatchObject({ state: 'done', result: { judgedBy: 'openai' } });
    expect(live.model.questions.map(({ events }) => events.length > 0)).toEqual([false, true, true]);
  } finally {
    await live.close();
  }
});

it('a model that answers while the archive fails is not asked the same again', async () => {
  const logger = createLogger({ app: 'test', level: 'silent' });
  const warned = vi.spyOn(logger, 'warn');
  const live = await startLiveWorker({ NEWS_SHARED_MINUTES: '10' }, { logger });
  try {
    // The archive can record no second span.
    const spans = live.worker.connection.collection('gathered_spans');
    const long = new Date(0);
    await spans.insertOne({ archive: 'naver:005930', from: long, to: long, removeAt: new Date('2100-01-01') });
    await spans.dropIndex('archive_1');
    const index = await spans.createIndex({ archive: 1 }, { unique: true });
    live.setFreshArticles({ count: 60 });
    live.model.delay(3_000);
    const order = newsOrder(await live.worker.insertMember());
    await live.worker.accept(order);
    const failed = 'a gathering could not be archived';
    await vi.waitUntil(() => warned.mock.calls.some((call) => call.includes(failed)), { timeout: 20_000 });
    await spans.dropIndex(index);
    expect(await live.worker.ended(order)).toMatchObject({ state: 'done', failures: 1 });
    const asked = live.model.questions.flatMap(({ articles }) => articles.map((article) => JSON.stringify(article)));
    expect(asked).toHaveLength(new Set(asked).size);
  } finally {
    await live.close();
  }
});
