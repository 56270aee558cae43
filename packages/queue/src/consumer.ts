import { type Message, SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';
import type { JobOf, QueueName } from '@gaemi/domain/analysis/jobs';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { runWithContext } from '@gaemi/runtime/logging/request-context';
import { queueWait } from '@gaemi/runtime/metrics/metrics';
import { beginSpan, inSpan } from '@gaemi/runtime/tracing/tracing';
import { readContext, toAttributes } from './message-attributes.ts';
import { parseJob } from './parse-job.ts';
import { countDeliveries, defaultWaitSeconds, pollQueue } from './poll-queue.ts';
import type { QueueUrls } from './queues.ts';
import { type Running, startOnQueue } from './start-on-queue.ts';

/**
 * Thrown by a handler to postpone its job without an error. A new message replaces this one, so that waiting does not
 * count towards the deliveries after which a message is dead.
 */
export class PostponeJob extends Error {
  readonly seconds: number;

  constructor(seconds: number, options: { cause?: unknown } = {}) {
    super(`later, in ${seconds} s`, options);
    this.name = 'PostponeJob';
    this.seconds = seconds;
  }
}

export interface Delivery {
  messageId: string;
  /** Number of the delivery, from 1. */
  deliveries: number;
}

export interface ConsumerOptions<Queue extends QueueName> {
  client: SQSClient;
  queue: Queue;
  /** Number of messages processed in parallel. */
  concurrency: number;
  /** True to create missing queues. */
  create: boolean;
  logger: Logger;
  /** Seconds that an idle poll waits for a message. */
  waitSeconds?: number;
  /** Processes one job. The job is done when it resolves; the message is delivered again when it throws. */
  handle: (job: JobOf<Queue>, delivery: Delivery) => Promise<void>;
}

/** A message that comes again was taken before: since then it was worked on, or waited for what had failed. */
function observeWait(queue: QueueName, message: Message): void {
  const sentAt = Number(message.Attributes?.SentTimestamp);
  if (countDeliveries(message) === 1 && Number.isFinite(sentAt))
    queueWait.observe({ queue }, Math.max(0, Date.now() - sentAt) / 1_000);
}

/**
 * Consumes a queue until closed. It parses each message with its queue's schema; a message that does not parse goes
 * straight to the dead-letter queue. `close` takes no new messages and waits for the running work.
 * @throws StartError where the queue refuses; one that does not answer is waited for
 */
export const startConsumer = <Queue extends QueueName>(options: ConsumerOptions<Queue>): Promise<Running> =>
  startOnQueue(options, (urls) => consume(options, urls));

function consume<Queue extends QueueName>(options: ConsumerOptions<Queue>, urls: QueueUrls): Running {
  const { client, queue, logger, concurrency, waitSeconds = defaultWaitSeconds(options) } = options;
  const handleMessage = async (message: Message): Promise<Message> => {
    const delivery = { messageId: message.MessageId ?? '', deliveries: countDeliveries(message) };
    observeWait(queue, message);
    const job = parseJob(queue, message.Body);
    if (job === null) {
      logger.error({ queue, ...delivery }, 'a message that is no job goes to the dead-letter queue');
      // guard: poison-to-dead-letters
      await client.send(new SendMessageCommand({ QueueUrl: urls.dead, MessageBody: message.Body ?? '-' }));
      return message;
    }
    try {
      const { messageId } = delivery;
      // Every log line about this job carries the ids, whatever code writes it.
      await runWithContext(
        { ...readContext(message), analysisId: job.analysisId, messageId },
        () => inSpan(beginSpan(`take ${queue}`, 'consumer', { messageId }), () => options.handle(job, delivery)),
        true,
      );
    } catch (error) {
      if (error instanceof PostponeJob) {
        const { seconds: DelaySeconds } = error;
        const MessageAttributes = toAttributes(readContext(message));
        const again = { QueueUrl: urls.main, MessageBody: message.Body, MessageAttributes };
        // guard: postponed-job-returns
        await client.send(new SendMessageCommand({ ...again, DelaySeconds }));
        return message;
      }
      throw error;
    }
    return message;
  };

  return pollQueue({ client, queue, url: urls.main, concurrency, logger, waitSeconds, handleMessage });
}
