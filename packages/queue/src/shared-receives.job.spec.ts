import { ReceiveMessageCommand } from '@aws-sdk/client-sqs';
import { type NewsAnalysisJob, queueNames } from '@gaemi/domain/analysis/jobs';
import { createLogger } from '@gaemi/runtime/logging/logger';
import { startTestQueue } from '@gaemi/testing/embedded/start-queue';
import type { TestQueue } from '@gaemi/testing/embedded/test-queue';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startConsumer } from './consumer.ts';
import { defaultWaitSeconds } from './poll-queue.ts';
import { createProducer } from './producer.ts';
import { createSqsClient } from './sqs-client.ts';

const queue = queueNames.newsAnalysis;
const logger = createLogger({ app: 'test', level: 'silent' });
const patience = { timeout: 20_000 };
const job = (number: number): NewsAnalysisJob => ({
  type: 'news-analysis',
  version: 1,
  analysisId: String(number).padStart(24, '0'),
});

let server: TestQueue;
let client: ReturnType<typeof createSqsClient>;
/** Messages asked for, by poll that has begun; how many polls run, and how many ran at once. */
let polls: number[];
let running: number;
let atOnce: number;

beforeEach(async () => {
  server = await startTestQueue();
  client = createSqsClient({ endpoint: server.endpoint, region: server.region });
  polls = [];
  running = 0;
  atOnce = 0;
  client.middlewareStack.add(
    (next, context) => async (args) => {
      if (context.commandName !== ReceiveMessageCommand.name) return next(args);
      polls.push('MaxNumberOfMessages' in args.input ? (args.input.MaxNumberOfMessages ?? 1) : 1);
      running += 1;
      atOnce = Math.max(atOnce, running);
      return next(args).finally(() => {
        running -= 1;
      });
    },
    { step: 'initialize' },
  );
});
afterEach(async () => {
  client.destroy();
  await server.close();
});

const consume = (waitSeconds: number, handle: (id: string) => Promise<void>) =>
  startConsumer({
    client,
    queue,
    concurrency: 32,
    create: true,
    logger,
    waitSeconds,
    handle: ({ analysisId }) => handle(analysisId),
  });

it('an idle worker asks by one poll at a time, however many it may work on', async () => {
  const consumer = await consume(1, async () => {});
  await vi.waitFor(() => expect(polls.length).toBeGreaterThan(2), patience);
  expect(new Set(polls)).toEqual(new Set([10]));
  expect(atOnce).toBe(1);
  await consumer.close();
});

it('a full queue is taken ten at a time, and no more is taken than can be worked on', async () => {
  const producer = createProducer(client, true);
  for (let number = 0; number < 40; number += 1) await producer.send(queue, job(number));
  const release = Promise.withResolvers<void>();
  const seen = new Set<string>();
  const consumer = await consume(1, async (id) => {
    seen.add(id);
    await release.promise;
  });
  await vi.waitFor(() => expect(seen.size).toBe(32), patience);
  expect(polls).toEqual([10, 10, 10, 2]);
  expect((await server.inspect(queue))?.ready).toHaveLength(8);
  release.resolve();
  await vi.waitFor(() => expect(seen.size).toBe(40), patience);
  await consumer.close();
});

it('a stop does not wait for the end of a long poll', async () => {
  const consumer = await consume(20, async () => {});
  await vi.waitFor(() => expect(running).toBe(1), patience);
  const asked = performance.now();
  await consumer.close();
  // Without the abort the poll would go on for 20 s, and the stop would give up after 8.
  expect(performance.now() - asked).toBeLessThan(7_000);
  expect(running).toBe(0);
});

it('a queue that fails is asked again, by one poll at a time', async () => {
  let failing = true;
  client.middlewareStack.add(
    (next, context) => async (args) => {
      if (failing && context.commandName === ReceiveMessageCommand.name) throw new Error('away');
      return next(args);
    },
    { step: 'build' },
  );
  const seen: string[] = [];
  const consumer = await consume(1, async (id) => {
    seen.push(id);
  });
  await vi.waitFor(() => expect(polls.length).toBeGreaterThan(3), patience);
  failing = false;
  await createProducer(client, true).send(queue, job(1));
  await vi.waitFor(() => expect(seen).toEqual([job(1).analysisId]), patience);
  expect(atOnce).toBe(1);
  await consumer.close();
});

it('SQS itself is polled for as long as it allows', () => {
  expect(defaultWaitSeconds({ create: false })).toBe(20);
});
