import { createServer } from 'node:http';
import { SendMessageCommand } from '@aws-sdk/client-sqs';
import { type NewsAnalysisJob, queueNames } from '@gaemi/domain/analysis/jobs';
import { createLogger } from '@gaemi/runtime/logging/logger';
import { currentContext } from '@gaemi/runtime/logging/request-context';
import { queueWait } from '@gaemi/runtime/metrics/metrics';
import { startTestQueue } from '@gaemi/testing/embedded/start-queue';
import type { TestQueue } from '@gaemi/testing/embedded/test-queue';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ConsumerOptions, PostponeJob, startConsumer } from './consumer.ts';
import { deadLetterQueueOf } from './jobs.ts';
import { createProducer } from './producer.ts';
import { resolveQueue } from './queues.ts';
import { createSqsClient } from './sqs-client.ts';

const queue = queueNames.newsAnalysis;
/** Upper bound of a wait, large enough for a busy machine. */
const patience = { timeout: 20_000 };
const job = (id: string): NewsAnalysisJob => ({
  type: 'news-analysis',
  version: 1,
  analysisId: id.padStart(24, '0'),
});

describe('consumer over a real queue', () => {
  let server: TestQueue;
  let client: ReturnType<typeof createSqsClient>;
  let close: (() => Promise<void>) | undefined;

  beforeEach(async () => {
    server = await startTestQueue();
    client = createSqsClient({ endpoint: server.endpoint, region: server.region });
  });

  afterEach(async () => {
    await close?.();
    close = undefined;
    client.destroy();
    await server.close();
  });

  const consume = async (handle: ConsumerOptions<typeof queue>['handle']) => {
    const logger = createLogger({ app: 'test', level: 'silent' });
    const consumer = await startConsumer({
      client,
      queue,
      concurrency: 2,
      create: true,
      logger,
      waitSeconds: 1,
      handle,
    });
    close = consumer.close;
  };

  it('delivers a job once and deletes its message', async () => {
    const seen: unknown[] = [];
    await consume(async (received, delivery) => {
      seen.push([received, delivery]);
    });
    await createProducer(client, true).send(queue, job('a1'));
    const delivery = { deliveries: 1, messageId: expect.stringMatching(/./) };
    await vi.waitFor(() => expect(seen).toEqual([[job('a1'), delivery]]), patience);
    await vi.waitFor(
      async () => expect(await server.inspect(queue)).toEqual({ ready: [], delayed: [], inFlight: [] }),
      patience,
    );
  });

  it('delivers a message again when its handler fails', async () => {
    const deliveries: number[] = [];
    await consume(async (_, delivery) => {
      deliveries.push(delivery.deliveries);
      if (delivery.deliveries === 1) throw new Error('not this time');
    });
    const waits = async () => {
      const { values } = await queueWait.get();
      return (
        values.find(({ metricName, labels }) => metricName?.endsWith('_count') && labels.queue === queue)?.value ?? 0
      );
    };
    const before = await waits();
    await createProducer(client, true).send(queue, job('a2'));
    await vi.waitFor(() => expect(deliveries).toEqual([1, 2]), patience);
    // What it took until it failed is no wait for a worker.
    expect((await waits()) - before).toBe(1);
  });

  it('postpones a job without counting it as a delivery, and keeps the id of its request', async () => {
    const deliveries: unknown[] = [];
    await consume(async (_, delivery) => {
      deliveries.push([delivery.deliveries, currentContext().requestId]);
      if (deliveries.length < 7) throw new PostponeJob(0);
    });
    await createProducer(client, true).send(queue, job('a7'), { requestId: 'asked-for-once' });
    await vi.waitFor(() => expect(deliveries).toEqual(Array(7).fill([1, 'asked-for-once'])), patience);
    await vi.waitFor(
      async () => expect(await server.inspect(queue)).toEqual({ ready: [], delayed: [], inFlight: [] }),
      patience,
    );
    expect(await server.inspect(deadLetterQueueOf(queue))).toMatchObject({ ready: [] });
  });

  it('holds a postponed job back for its seconds', async () => {
    await consume(() => Promise.reject(new PostponeJob(900)));
    await createProducer(client, true).send(queue, job('a8'));
    const held = { ready: [], delayed: [JSON.stringify(job('a8'))], inFlight: [] };
    await vi.waitFor(async () => expect(await server.inspect(queue)).toEqual(held), patience);
  });

  it('sends a message that is no job straight to the dead-letter queue and goes on with the next [R33]', async () => {
    const seen: string[] = [];
    await consume(async (received) => {
      seen.push(received.analysisId);
    });
    const { main } = await resolveQueue({ client, create: true }, queue);
    const poison = ['{not json', '{"type":"unknown","version":1}', JSON.stringify({ ...job('a3'), version: 99 })];
    for (const body of poison) await client.send(new SendMessageCommand({ QueueUrl: main, MessageBody: body }));
    await createProducer(client, true).send(queue, job('a4'));
    await vi.waitFor(() => expect(seen).toEqual([job('a4').analysisId]), patience);
    await vi.waitFor(async () => {
      const dead = await server.inspect(deadLetterQueueOf(queue));
      expect(dead?.ready.toSorted()).toEqual(poison.toSorted());
    }, patience);
  });

  it('delivers only the failed one of ten messages again [R34]', async () => {
    const seen: string[] = [];
    const ids = Array.from({ length: 10 }, (_, index) => job(`b${index}`).analysisId);
    const producer = createProducer(client, true);
    for (const id of ids) await producer.send(queue, job(id));
    await consume(async ({ analysisId }) => {
      const before = seen.filter((id) => id === analysisId).length;
      seen.push(analysisId);
      if (analysisId === ids[4] && before === 0) throw new Error('not this time');
    });
    await vi.waitFor(() => expect(seen).toHaveLength(11), patience);
    await vi.waitFor(
      async () => expect(await server.inspect(queue)).toEqual({ ready: [], delayed: [], inFlight: [] }),
      patience,
    );
    expect(seen.toSorted()).toEqual([...ids, ids[4]].toSorted());
  });

  it('finishes the running work before it closes', async () => {
    let finished = false;
    const started = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    await consume(async () => {
      started.resolve();
      await release.promise;
      finished = true;
    });
    await createProducer(client, true).send(queue, job('a5'));
    await started.promise;
    const closing = close?.();
    close = undefined;
    release.resolve();
    await closing;
    expect(finished).toBe(true);
    expect(await server.inspect(queue)).toEqual({ ready: [], delayed: [], inFlight: [] });
  });
});

describe('producer', () => {
  it('gives up on a queue that accepts the call and never answers', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = silent.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const client = createSqsClient({ endpoint: `http://127.0.0.1:${port}`, region: 'ap-northeast-2' });
    await expect(createProducer(client, true).send(queue, job('a8'))).rejects.toThrow();
    client.destroy();
    silent.closeAllConnections();
    silent.close();
  });

  it('refuses a job that does not fit its schema before it sends anything', async () => {
    const client = createSqsClient({ endpoint: 'http://127.0.0.1:9', region: 'ap-northeast-2' });
    await expect(createProducer(client, true).send(queue, { ...job('a6'), analysisId: 'short' })).rejects.toThrow(
      /analysisId/,
    );
    client.destroy();
  });
});
