import { Types } from 'mongoose';
import { expect, it } from 'vitest';
import { startMonitoring } from '../testing/start-monitoring.ts';
import { TextExpirySchedule } from './text-expiry-schedule.ts';

it('texts go on time though those of many other analyses cannot be removed', async () => {
  const service = await startMonitoring({
    NEWS_SOURCE: 'feed',
    NEWS_FEED_URLS: 'http://127.0.0.1:1/a',
    READER_EVERY: '0',
  });
  const worker = await service.startWorker();
  try {
    const fetched = { source: 'feed', fetchedAt: new Date(service.now().getTime() - 22 * 86_400_000) };
    const article = { id: '1', link: 'https://press.example/1', title: '제목', description: '', ...fetched };
    const evidence = { userId: new Types.ObjectId(), events: [], dataSource: 'feed', textsFrom: [fetched] };
    // More than one step takes on.
    const broken = Array.from({ length: 60 }, () => new Types.ObjectId());
    const whole = new Types.ObjectId();
    await service.connection
      .collection('news_evidence')
      .insertMany([
        ...broken.map((_id) => ({ ...evidence, _id, articles: null })),
        { ...evidence, _id: whole, articles: [article] },
      ]);
    await worker.get(TextExpirySchedule).expire();
    expect(await service.connection.collection('news_evidence').findOne({ _id: whole })).toMatchObject({
      articles: [{ title: '' }],
      textsFrom: [],
    });
  } finally {
    await worker.close();
    await service.close();
  }
});

it('what a judge learned from a source that no model may read any more goes', async () => {
  const service = await startMonitoring({
    NAVER_RIGHTS: 'public',
    NEWS_SOURCE: 'feed',
    NEWS_FEED_URLS: 'http://127.0.0.1:1/a',
    READER_EVERY: '0',
  });
  const worker = await service.startWorker();
  try {
    const rows = service.connection.collection('learned_rows');
    const row = (source: 'sample' | 'naver' | 'gdelt') => ({
      ...{ _id: source as never, source, fetchedAt: new Date(service.now().getTime() - 86_400_000) },
      ...{ names: ['t:silent'], values: [1], origin: 'model', stockCode: '005930' },
      removeAt: new Date(Date.now() + 200 * 86_400_000),
    });
    // Kept under a contract with NAVER that has ended: its public terms count.
    await rows.insertMany([row('sample'), row('naver'), row('gdelt')]);
    await worker.get(TextExpirySchedule).expire();
    expect((await rows.distinct('source')).toSorted()).toEqual(['gdelt', 'sample']);
  } finally {
    await worker.close();
    await service.close();
  }
});
