import { ChangeMessageVisibilityCommand, type Message, type SQSClient } from '@aws-sdk/client-sqs';
import { type Job, type QueueName } from '@gaemi/domain/analysis/jobs';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { type MessageContext, runWithContext } from '@gaemi/runtime/logging/request-context';
import { deadLetterQueueOf } from './jobs.ts';
import { readContext } from './message-attributes.ts';
import { parseJob } from './parse-job.ts';
import { defaultWaitSeconds, pollQueue } from './poll-queue.ts';
import { type Running, startOnQueue } from './start-on-queue.ts';

/** A message that no handler completed, or that is not a job. */
export interface DeadLetter {
  /** The queue it was sent to. */
  queue: QueueName;
  messageId: string;
  body: string;
  /** The job in it; null when it is not a job of its queue. */
  job: Job | null;
  context: MessageContext;
}

export interface DeadLetterConsumerOptions {
  client: SQSClient;
  queue: QueueName;
  /** True to create missing queues. */
  create: boolean;
  logger: Logger;
  /** Seconds that an idle poll waits for a message. */
  waitSeconds?: number;
  /**
   * Handles one letter, which may be delivered more than once. `done` deletes it from the dead-letter queue. `later`
   * leaves it there, and it is delivered again after a few seconds. A throw has the same effect as `later`.
   */
  handle: (letter: DeadLetter) => Promise<'done' | 'later'>;
}

/** Seconds after which a postponed letter is delivered again. */
const LATER_SECONDS = 5;

/** Consumes the dead-letter queue of a queue, one letter at a time, until closed. @throws StartError as `startConsumer` */
export const startDeadLetterConsumer = (options: DeadLetterConsumerOptions): Promise<Running> =>
  startOnQueue(options, ({ dead }) => consumeLetters(options, dead));

function consumeLetters(options: DeadLetterConsumerOptions, url: string): Running {
  const { client, queue, logger, waitSeconds = defaultWaitSeconds(options) } = options;

  const handleMessage = async (message: Message): Promise<Message | undefined> => {
    const { MessageId: messageId = '', Body: body = '', ReceiptHandle } = message;
    const [job, context] = [parseJob(queue, body), readContext(message)];
    const next = await runWithContext(
      { ...context, ...(job !== null && { analysisId: job.analysisId }), messageId },
      () => options.handle({ queue, messageId, body, job, context }),
      true,
    );
    if (next === 'done') return message;
    const hidden = { QueueUrl: url, ReceiptHandle, VisibilityTimeout: LATER_SECONDS };
    await client.send(new ChangeMessageVisibilityCommand(hidden));
    return undefined;
  };

  return pollQueue({
    client,
    queue: deadLetterQueueOf(queue),
    url,
    concurrency: 1,
    logger,
    waitSeconds,
    handleMessage,
  });
}
