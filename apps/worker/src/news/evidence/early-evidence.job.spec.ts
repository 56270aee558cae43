import { naverArticles } from '@gaemi/testing/providers/naver-articles';
import { expect, it } from 'vitest';
import { newsOrder } from '../../testing/news-order.ts';
import { startMonitoring } from '../../testing/start-monitoring.ts';
import { startTestWorker } from '../../testing/start-test-worker.ts';
import { JudgeRecorder } from '../judging/judge-recorder.ts';
import { EvidenceGatherer } from './evidence-gatherer.ts';
import { RunPreparer } from './run-preparer.ts';

const once = { configureFailPoint: 'failCommand', mode: { times: 1 } };

it('an analysis whose events could not be stored is made again, and its events are those of the stock', async () => {
  const worker = await startTestWorker({ NEWS_SOURCE: 'sample', ANALYZER: 'offline' });
  try {
    const order = newsOrder(await worker.insertMember());
    const events = worker.connection.collection('stock_events');
    const namespace = `${worker.connection.name}.stock_events`;
    const data = { failCommands: ['update'], namespace, errorCode: 8 };
    await worker.connection
      .getClient()
      .db('admin')
      .command({ ...once, data });
    await worker.accept(order);
    const analysis = await worker.ended(order);
    expect(analysis).toMatchObject({ state: 'done', failures: 1 });
    const evidence = await worker.connection.collection('news_evidence').findOne({ _id: analysis._id });
    const ids: string[] = evidence?.events.map(({ id }: { id: string }) => id);
    expect(ids.length).toBeGreaterThan(5);
    expect((await events.distinct('eventId')).sort()).toEqual([...ids].sort());
  } finally {
    await worker.close();
  }
});

it('evidence that has ids of events that became others meanwhile is given up, to be made again', async () => {
  const service = await startMonitoring();
  const worker = await service.startWorker();
  try {
    service.naver.setArticles(naverArticles({ company: { name: '삼성전자' }, to: service.now(), seed: 1, count: 20 }));
    const prepared = await worker.get(RunPreparer).prepareCompany('005930');
    if (prepared === null) throw new Error('not listed');
    const request = () => ({
      ...prepared,
      period: { fromDay: '2026-11-01', toDay: '2026-11-23', asOf: service.now() },
      tier: 'basic' as const,
      judgeRecord: worker.get(JudgeRecorder).startMonitoring('005930', 'basic'),
      now: service.now(),
      signal: new AbortController().signal,
    });
    const gatherer = worker.get(EvidenceGatherer);
    await gatherer.gather(request());
    const events = worker.connection.collection('stock_events');
    const [event] = await events.find().toArray();
    if (event === undefined) throw new Error('no event');
    await events.deleteMany({});

    const namespace = `${worker.connection.name}.stock_events`;
    const data = { failCommands: ['update'], namespace, errorCode: 112 };
    const admin = worker.connection.getClient().db('admin');
    await admin.command({ configureFailPoint: 'failCommand', mode: 'alwaysOn', data });
    const { stored } = await gatherer.gatherEarly(request());
    const older = { eventId: 'older', firstSeenAt: new Date(event.firstSeenAt.getTime() - 1) };
    await events.insertOne({ ...event, ...older, _id: `005930:older` } as never);
    await admin.command({ configureFailPoint: 'failCommand', mode: 'off' });
    await expect(stored).rejects.toMatchObject({ code: 'analysis-failed', retryable: true });

    const { evidence } = await gatherer.gather(request());
    expect(evidence.events.map(({ id }) => id)).toContain('older');
  } finally {
    await worker.close();
    await service.close();
  }
});
