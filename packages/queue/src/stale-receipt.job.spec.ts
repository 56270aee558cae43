import { DeleteMessageCommand, ReceiveMessageCommand } from '@aws-sdk/client-sqs';
import { type NewsAnalysisJob, queueNames } from '@gaemi/domain/analysis/jobs';
import { createLogger } from '@gaemi/runtime/logging/logger';
import { startTestQueue } from '@gaemi/testing/embedded/start-queue';
import { expect, it } from 'vitest';
import { startConsumer } from './consumer.ts';
import { createProducer } from './producer.ts';
import { resolveQueue } from './queues.ts';
import { createSqsClient } from './sqs-client.ts';

const queue = queueNames.newsAnalysis;
const job: NewsAnalysisJob = { type: 'news-analysis', version: 1, analysisId: '1'.repeat(24) };
const patience = { timeout: 20_000 };

it('a late delete with a stale receipt loses no work and repeats none [R35]', async () => {
  const server = await startTestQueue();
  const client = createSqsClient({ endpoint: server.endpoint, region: server.region });
  const { main: QueueUrl } = await resolveQueue({ client, create: true }, queue);
  await createProducer(client, true).send(queue, job);

  // A worker takes the message and hangs until a second one has it; the second dies at the same time.
  const take = () => client.send(new ReceiveMessageCommand({ QueueUrl, VisibilityTimeout: 1, WaitTimeSeconds: 10 }));
  const first = await take();
  const second = await take();
  expect(second.Messages?.[0]?.MessageId).toBe(first.Messages?.[0]?.MessageId);
  const lateDelete = async () => {
    const stale = new DeleteMessageCommand({ QueueUrl, ReceiptHandle: first.Messages?.[0]?.ReceiptHandle });
    await client.send(stale).catch(() => undefined);
  };
  await lateDelete();

  // Its delete had no effect: a third worker does the work of the second.
  const deliveries: number[] = [];
  const consumer = await startConsumer({
    client,
    queue,
    concurrency: 1,
    create: true,
    logger: createLogger({ app: 'test', level: 'silent' }),
    waitSeconds: 1,
    handle: async (_, delivery) => void deliveries.push(delivery.deliveries),
  });
  await expect.poll(() => deliveries, patience).toEqual([3]);
  const nothing = { ready: [], delayed: [], inFlight: [] };
  await expect.poll(() => server.inspect(queue), patience).toEqual(nothing);
  // Its delete does not bring back finished work.
  await lateDelete();
  await consumer.close();
  expect(await server.inspect(queue)).toEqual(nothing);
  expect(deliveries).toEqual([3]);
  client.destroy();
  await server.close();
});
