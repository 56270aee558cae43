import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { queueNames } from '@gaemi/domain/analysis/jobs';
import { createLogger } from '@gaemi/runtime/logging/logger';
import { startTestQueue } from '@gaemi/testing/embedded/start-queue';
import type { TestQueue } from '@gaemi/testing/embedded/test-queue';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startConsumer } from './consumer.ts';
import { startDeadLetterConsumer } from './dead-letter-consumer.ts';
import { createProducer } from './producer.ts';
import { createSqsClient } from './sqs-client.ts';
import { sendText } from './testing/send-text.ts';

const queue = queueNames.newsAnalysis;
const logger = createLogger({ app: 'test', level: 'silent' });
/** Upper bound of a wait, large enough for a busy machine. */
const patience = { timeout: 20_000 };
const job = { type: 'news-analysis', version: 1, analysisId: '1'.padStart(24, '0') } as const;

let server: TestQueue;
/** Ends every connection while `isOpen` is false, else leads to the queue. */
let gate: Server;
let isOpen: boolean;
let asked: number;
let client: ReturnType<typeof createSqsClient>;
const listening = async (given: Server) => {
  await new Promise<void>((resolve) => given.listen(0, '127.0.0.1', resolve));
  const { port } = given.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
};

beforeEach(async () => {
  server = await startTestQueue();
  isOpen = false;
  asked = 0;
  const { hostname, port } = new URL(server.endpoint);
  gate = createServer((socket) => {
    asked += 1;
    if (!isOpen) return void socket.destroy();
    const behind = connect(Number(port), hostname);
    for (const each of [socket, behind]) each.on('error', () => {});
    socket.pipe(behind).pipe(socket);
  });
  client = createSqsClient({ endpoint: await listening(gate), region: server.region });
});
afterEach(async () => {
  client.destroy();
  await new Promise((resolve) => gate.close(resolve));
  await server.close();
});

it('consumes jobs and dead letters once a queue answers that was away at the start', async () => {
  const seen: string[] = [];
  const handle = async () => void seen.push('job');
  const consumer = await startConsumer({
    ...{ client, queue, logger, handle },
    ...{ concurrency: 1, create: true, waitSeconds: 1 },
  });
  const letters = await startDeadLetterConsumer({
    ...{ client, queue, logger, create: true, waitSeconds: 1 },
    handle: async () => {
      seen.push('letter');
      return 'done';
    },
  });
  expect(asked).toBeGreaterThan(0);
  isOpen = true;
  await createProducer(client, true).send(queue, job);
  await sendText(client, { queue, at: 'dead' }, 'a letter');
  await vi.waitFor(() => expect(seen.toSorted()).toEqual(['job', 'letter']), patience);
  await Promise.all([consumer.close(), letters.close()]);
});

it('is closed while the queue is away', async () => {
  const handle = async () => expect.unreachable();
  const consumer = await startConsumer({ client, queue, logger, handle, concurrency: 1, create: true });
  await consumer.close();
  const before = asked;
  isOpen = true;
  await createProducer(client, true).send(queue, job);
  // One connection of the producer, and none of a consumer.
  expect(asked).toBe(before + 1);
  expect((await server.inspect(queue))?.ready).toHaveLength(1);
});

it('is not held up by a queue that takes connections and says nothing', async () => {
  const silent = createServer();
  const other = createSqsClient({ endpoint: await listening(silent), region: server.region });
  const handle = async () => expect.unreachable();
  const begun = performance.now();
  const consumer = await startConsumer({ client: other, queue, logger, handle, concurrency: 1, create: true });
  // Three tries of the client, none of which is answered, take 90 s.
  expect(performance.now() - begun).toBeLessThan(45_000);
  await consumer.close();
  other.destroy();
  silent.close();
});

it('says why a queue refuses that was away at the start, and consumes it once it does not', async () => {
  const logged = vi.spyOn(logger, 'error');
  const handle = vi.fn(async () => {});
  const consumer = await startConsumer({
    ...{ client, queue, logger, handle },
    ...{ concurrency: 1, create: false, waitSeconds: 1 },
  });
  isOpen = true;
  await vi.waitFor(() => expect(logged).toHaveBeenCalled(), patience);
  await createProducer(client, true).send(queue, job);
  await vi.waitFor(() => expect(handle).toHaveBeenCalledOnce(), patience);
  const problem = `the queue ${queue} or its dead-letter queue does not exist`;
  expect(logged.mock.calls.map(([, message]) => message)).toEqual([problem]);
  await consumer.close();
});

it('ends the start with one line where the queue refuses', async () => {
  const refusing = createHttpServer((_, response) => {
    response.writeHead(403, { 'content-type': 'application/x-amz-json-1.0' });
    response.end(JSON.stringify({ __type: 'com.amazonaws.sqs#AccessDeniedException', message: 'no' }));
  });
  const other = createSqsClient({ endpoint: await listening(refusing), region: server.region });
  const handle = async () => {};
  const starting = startConsumer({ client: other, queue, logger, handle, concurrency: 1, create: true });
  await expect(starting).rejects.toMatchObject({
    problems: [`SQS_ENDPOINT: the queue ${queue} does not accept this program (AccessDeniedException)`],
  });
  other.destroy();
  await new Promise((resolve) => refusing.close(resolve));
});
