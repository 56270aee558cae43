import { ChangeMessageVisibilityCommand } from '@aws-sdk/client-sqs';
import { queueNames } from '@gaemi/domain/analysis/jobs';
import { createLogger } from '@gaemi/runtime/logging/logger';
import { contextOfLogLine } from '@gaemi/runtime/logging/request-context';
import { startTestQueue } from '@gaemi/testing/embedded/start-queue';
import { expect, it, vi } from 'vitest';
import { type DeadLetter, startDeadLetterConsumer } from './dead-letter-consumer.ts';
import { deadLetterQueueOf } from './jobs.ts';
import { createSqsClient } from './sqs-client.ts';
import { sendText } from './testing/send-text.ts';

const queue = queueNames.newsAnalysis;
const job = { type: 'news-analysis', version: 1, analysisId: '1'.padStart(24, '0') } as const;

it('deletes a letter that is done, and no other: one for later comes again in five seconds', async () => {
  const server = await startTestQueue();
  const client = createSqsClient({ endpoint: server.endpoint, region: server.region });
  const hidden: unknown[] = [];
  client.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        if (commandName === ChangeMessageVisibilityCommand.name) hidden.push(args.input);
        return next(args);
      },
    { step: 'initialize' },
  );
  const seen: unknown[] = [];
  const handle = async ({ body, job: read, messageId }: DeadLetter) => {
    seen.push({ body, read, isLogged: contextOfLogLine().messageId === messageId && messageId !== '' });
    if (body === 'fails') throw new Error('not this time');
    return body === 'later' ? 'later' : 'done';
  };
  for (const body of [JSON.stringify(job), 'later', 'fails']) await sendText(client, { queue, at: 'dead' }, body);
  const logger = createLogger({ app: 'test', level: 'silent' });
  const consumer = await startDeadLetterConsumer({ client, queue, create: true, logger, waitSeconds: 1, handle });
  await vi.waitFor(() => expect(hidden).toHaveLength(2), { timeout: 20_000 });
  await consumer.close();
  expect(seen).toEqual([
    { body: JSON.stringify(job), read: job, isLogged: true },
    { body: 'later', read: null, isLogged: true },
    { body: 'fails', read: null, isLogged: true },
  ]);
  expect(hidden).toMatchObject([{ VisibilityTimeout: 5 }, { VisibilityTimeout: 4 }]);
  const left = await server.inspect(deadLetterQueueOf(queue));
  expect({ ...left, inFlight: left?.inFlight.toSorted() }).toEqual({
    ready: [],
    delayed: [],
    inFlight: ['fails', 'later'],
  });
  client.destroy();
  await server.close();
});
