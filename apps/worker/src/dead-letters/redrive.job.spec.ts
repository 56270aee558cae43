import { DeadLetterRepository } from '@gaemi/database/dead-letters/dead-letter.repository';
import { AcceptNewsAnalysis } from '@gaemi/database/news-analysis/accept-news-analysis';
import { RunningNewsAnalysis } from '@gaemi/database/news-analysis/running-news-analysis';
import { OutboxRepository } from '@gaemi/database/outbox/outbox.repository';
import { queueNames } from '@gaemi/domain/analysis/jobs';
import { createProducer } from '@gaemi/queue/producer';
import { createSqsClient } from '@gaemi/queue/sqs-client';
import { systemClock } from '@gaemi/runtime/clock';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newsOrder } from '../testing/news-order.ts';
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts';
import { buildRedriveParts, redrive } from './redrive.ts';

const queue = queueNames.newsAnalysis;
let worker: TestWorker;
let userId: string;
beforeAll(async () => {
  worker = await startTestWorker({ NEWS_SOURCE: 'sample', ANALYZER: 'offline', TRADING_SOURCE: 'sample' });
});
afterAll(() => worker.close());
beforeEach(async () => {
  userId = await worker.insertMember();
});

const clientAt = (endpoint: string) => createSqsClient({ endpoint, region: worker.queue.region });
const send = (id: string, { at = new Date(), endpoint = worker.queue.endpoint } = {}) =>
  redrive(
    id,
    buildRedriveParts((type) => worker.get(type), {
      producer: createProducer(clientAt(endpoint), false),
      clock: { now: () => at },
    }),
  );

/** A running analysis whose message is a letter that an older version could not read. */
async function laidAside() {
  const order = newsOrder(userId);
  const { analysis, message } = await worker.get(AcceptNewsAnalysis).accept(order, new Date());
  await worker.get(OutboxRepository).delete(message?.id ?? '');
  const id = analysis._id.toHexString();
  const letterId = await store(JSON.stringify({ type: 'news-analysis', version: 1, analysisId: id }));
  return { order, id, letterId };
}

async function store(body: string): Promise<string> {
  const content = {
    queue,
    messageId: crypto.randomUUID(),
    body,
    trail: { requestId: 'request-redrive' },
    analysisId: null,
  };
  const letters = worker.get(DeadLetterRepository);
  const { _id } = await letters.insertOnce(content, systemClock.now());
  await letters.settle(_id, 'unreadable');
  return _id.toHexString();
}

describe('sending a dead letter back', () => {
  it('lets its analysis run to its end, and is done once', async () => {
    const { order, letterId } = await laidAside();
    const answers = await Promise.all([send(letterId), send(letterId)]);
    expect(answers.filter(({ sent }) => sent)).toHaveLength(1);
    expect((await worker.ended(order)).state).toBe('done');
    expect(await send(letterId)).toEqual({ sent: false, why: 'it was sent back before' });
    expect(await worker.sumOfLog(userId)).toBe(80);
  });

  it('says why it does not send an analysis that cannot run any more', async () => {
    const { id, letterId } = await laidAside();
    const running = worker.get(RunningNewsAnalysis);
    const now = new Date();
    await running.claim(id, { owner: 'somebody', until: new Date(now.getTime() + 60_000) }, now);
    expect(await send(letterId)).toEqual({ sent: false, why: 'a worker is at work on its analysis' });
    await running.release(id, 'somebody');
    const later = new Date(now.getTime() + 3_600_000);
    expect(await send(letterId, { at: later })).toMatchObject({
      sent: false,
      why: expect.stringContaining('past its deadline'),
    });
    await running.fail(id, 'analysis-overdue', { at: now });
    expect(await send(letterId)).toMatchObject({ sent: false, why: expect.stringContaining('has ended') });
    expect(await send(await store('{not json'))).toEqual({ sent: false, why: 'this version knows no such job' });
    expect(await send('f'.repeat(24))).toEqual({ sent: false, why: 'there is no such letter' });
    expect(await send('no id')).toEqual({ sent: false, why: 'there is no such letter' });
  });

  it('can be tried again when the queue was away', async () => {
    const { order, letterId } = await laidAside();
    await expect(send(letterId, { endpoint: 'http://127.0.0.1:9' })).rejects.toThrow();
    expect(await send(letterId)).toEqual({ sent: true });
    expect((await worker.ended(order)).state).toBe('done');
  });
});
