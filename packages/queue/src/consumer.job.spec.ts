import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ChangeMessageVisibilityCommand, ReceiveMessageCommand, SendMessageCommand } from '@aws-sdk/client-sqs';
import { type NewsAnalysisJob, queueNames } from '@gaemi/domain/analysis/jobs';
import { createLogger } from '@gaemi/runtime/logging/logger';
import { contextOfLogLine, currentContext } from '@gaemi/runtime/logging/request-context';
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
  /** Calls to the queue, by name. A name in `failing` fails once. */
  let calls: { name: string; input: object }[];
  let failing: string[];
  const logger = createLogger({ app: 'test', level: 'silent' });
  const errors = vi.spyOn(logger, 'error');

  beforeEach(async () => {
    server = await startTestQueue();
    client = createSqsClient({ endpoint: server.endpoint, region: server.region });
    calls = [];
    failing = [];
    client.middlewareStack.add(
      (next, { commandName: name = '' }) =>
        (args) => {
          calls.push({ name, input: args.input });
          if (!failing.includes(name)) return next(args);
          failing = failing.filter((each) => each !== name);
          return Promise.reject(new Error('away'));
        },
      { step: 'initialize' },
    );
    errors.mockClear();
  });
  const listInputs = (command: { name: string }) =>
    calls.filter(({ name }) => name === command.name).map(({ input }) => input);

  afterEach(async () => {
    vi.useRealTimers();
    await close?.();
    close = undefined;
    client.destroy();
    await server.close();
  });

  const consume = async (handle: ConsumerOptions<typeof queue>['handle'], waitSeconds = 1) => {
    const consumer = await startConsumer({
      client,
      queue,
      concurrency: 2,
      create: true,
      logger,
      waitSeconds,
      handle,
    });
    close = consumer.close;
  };

  it('delivers a job once and deletes its message', async () => {
    const seen: unknown[] = [];
    await consume(async (received, delivery) => {
      seen.push([received, delivery, contextOfLogLine()]);
    });
    await createProducer(client, true).send(queue, job('a1'));
    const ids = { messageId: expect.stringMatching(/./) };
    const logged = { ...ids, analysisId: job('a1').analysisId };
    await vi.waitFor(() => expect(seen).toEqual([[job('a1'), { ...ids, deliveries: 1 }, logged]]), patience);
    await vi.waitFor(
      async () => expect(await server.inspect(queue)).toEqual({ ready: [], delayed: [], inFlight: [] }),
      patience,
    );
  });

  it('delivers a message again when its handler fails', async () => {
    const measured = async (part: string) => {
      const { values } = await queueWait.get();
      return values.find(({ metricName, labels }) => metricName?.endsWith(part) && labels.queue === queue)?.value ?? 0;
    };
    const [count, sum] = [await measured('_count'), await measured('_sum')];
    const deliveries: unknown[] = [];
    await consume(async (_, delivery) => {
      deliveries.push([delivery.deliveries, (await measured('_count')) - count]);
      if (delivery.deliveries === 1) throw new Error('not this time');
    });
    await createProducer(client, true).send(queue, job('a2'));
    // What it took until it failed is no wait for a worker.
    const once = [1, 2].map((delivery) => [delivery, 1]);
    await vi.waitFor(() => expect(deliveries).toEqual(once), patience);
    const seconds = (await measured('_sum')) - sum;
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThan(patience.timeout / 1_000);
    expect(listInputs(ChangeMessageVisibilityCommand)).toMatchObject([{ VisibilityTimeout: 4 }]);
    expect(errors.mock.calls.map(([, message]) => message)).toEqual(['a message failed and comes again']);
  });

  it('keeps a message from other workers for as long as it is worked on', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await consume(() => {
      begun.resolve();
      return ended.promise;
    });
    await createProducer(client, true).send(queue, job('a9'));
    await begun.promise;
    vi.advanceTimersByTime(45_000);
    const extended = { VisibilityTimeout: 60 };
    expect(listInputs(ChangeMessageVisibilityCommand)).toMatchObject([extended, extended]);
    ended.resolve();
    await close?.();
    close = undefined;
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['postponed', JSON.stringify(job('c1'))],
    ['that is no job', '{not json'],
  ])('deletes no message %s whose new one could not be sent', async (_, body) => {
    await consume(() => Promise.reject(new PostponeJob(0)));
    const { main } = await resolveQueue({ client, create: true }, queue);
    await client.send(new SendMessageCommand({ QueueUrl: main, MessageBody: body, DelaySeconds: 1 }));
    failing = [SendMessageCommand.name];
    await vi.waitFor(() => expect(failing).toEqual([]), patience);
    await close?.();
    close = undefined;
    expect(await server.inspect(queue)).toEqual({ ready: [], delayed: [], inFlight: [body] });
  });

  it('postpones a job without counting it as a delivery, and keeps the id of its request', async () => {
    const deliveries: unknown[] = [];
    await consume(async (_, delivery) => {
      const { requestId, traceparent } = currentContext();
      deliveries.push([delivery.deliveries, requestId, traceparent]);
      if (deliveries.length < 7) throw new PostponeJob(0);
    });
    const context = { requestId: 'asked-for-once', traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` };
    await createProducer(client, true).send(queue, job('a7'), context);
    const once = [1, context.requestId, context.traceparent];
    await vi.waitFor(() => expect(deliveries).toEqual(Array(7).fill(once)), patience);
    // The embedded queue gives all attributes, SQS those alone that are named.
    expect(listInputs(ReceiveMessageCommand)[0]).toMatchObject({ MessageAttributeNames: Object.keys(context) });
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
    let [finished, closed] = [false, false];
    const [started, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const handle = async () => {
      started.resolve();
      await release.promise;
      finished = true;
    };
    await consume(handle, 20);
    await createProducer(client, true).send(queue, job('a5'));
    await started.promise;
    const closing = close?.().then(() => {
      closed = true;
    });
    close = undefined;
    await resolveQueue({ client, create: true }, queue);
    expect(closed).toBe(false);
    release.resolve();
    await closing;
    expect(finished).toBe(true);
    expect(await server.inspect(queue)).toEqual({ ready: [], delayed: [], inFlight: [] });
  });
});

describe('producer', () => {
  it('gives up on a queue that never answers, or names its address and then never answers', async () => {
    const asked: string[] = [];
    const silent = createServer(({ headers }, response) => {
      const call = String(headers['x-amz-target']).replace('AmazonSQS.', '');
      asked.push(call);
      // One client is told nothing.
      if (call !== 'GetQueueUrl' || asked.length === 1) return;
      const body = JSON.stringify({ QueueUrl: `http://${headers.host}/queue` });
      response.setHeader('content-type', 'application/x-amz-json-1.0').end(body);
    });
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const region = 'ap-northeast-2';
    const clients = [0, 1].map(() => createSqsClient({ endpoint: `http://127.0.0.1:${port}`, region }));
    const sends = clients.map((client) => createProducer(client, true).send(queue, job('a8')));
    for (const { status } of await Promise.allSettled(sends)) expect(status).toBe('rejected');
    expect(asked.at(-1)).toBe('SendMessage');
    for (const client of clients) client.destroy();
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
