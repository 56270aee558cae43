import { type Message, SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';
import { type JobOf, jobSchemas, type QueueName } from '@gaemi/contracts/jobs';
import type { Logger } from '@gaemi/runtime/logger';
import { deadLetters, queueWait } from '@gaemi/runtime/metrics';
import { beginSpan, inSpan } from '@gaemi/runtime/tracing';
import { onTrail } from '@gaemi/runtime/trail';
import { Consumer } from 'sqs-consumer';
import { attributesOf, trailOf } from './message-attributes.ts';
import { type QueueUrls, resolveQueue, VISIBILITY_SECONDS } from './queues.ts';

/**
 * Thrown by a handler that has nothing wrong to tell but wants its job later: a new message takes the place of this one,
 * so that waiting does not count towards the deliveries after which a message is dead.
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
  /** From 1. */
  deliveries: number;
}

export interface ConsumerOptions<Queue extends QueueName> {
  client: SQSClient;
  queue: Queue;
  /** Messages worked on side by side. */
  concurrency: number;
  /** Make queues that are missing. */
  create: boolean;
  logger: Logger;
  /** Seconds that an idle poll waits for a message. */
  waitSeconds?: number;
  /** Works on one job. Done when it resolves; the message comes again when it throws. */
  handle: (job: JobOf<Queue>, delivery: Delivery) => Promise<void>;
}

const HEARTBEAT_SECONDS = 20;
/**
 * Seconds before a message whose handler threw comes again. Handlers throw when something of ours is away, the store
 * above all: the deliveries that a message has must outlast that, and be over before its job's deadline.
 */
export const retryDelay = (deliveries: number) => Math.min(150, 4 ** deliveries);
const deliveriesOf = (message: Message) => Number(message.Attributes?.ApproximateReceiveCount ?? 1);

function tellWait(queue: QueueName, { Attributes: attributes }: Message): void {
  const sentAt = Number(attributes?.SentTimestamp);
  if (Number.isFinite(sentAt)) queueWait.observe({ queue }, Math.max(0, Date.now() - sentAt) / 1_000);
}

/**
 * Consumes a queue until closed. Each message is parsed with its queue's schema; one that does not parse goes straight
 * to the dead-letter queue. `close` takes no new messages and waits for the work at hand.
 */
export async function startConsumer<Queue extends QueueName>(
  options: ConsumerOptions<Queue>,
): Promise<{ close(): Promise<void> }> {
  const urls = await resolveQueue(options, options.queue);
  const consumers = Array.from({ length: options.concurrency }, () => createConsumer(options, urls));
  for (const consumer of consumers) consumer.start();
  return {
    async close() {
      await Promise.all(
        consumers.map(
          (consumer) =>
            new Promise<void>((resolve) => {
              consumer.once('stopped', () => resolve());
              consumer.stop();
            }),
        ),
      );
    },
  };
}

function createConsumer<Queue extends QueueName>(options: ConsumerOptions<Queue>, urls: QueueUrls): Consumer {
  const { client, queue, logger } = options;

  const handleMessage = async (message: Message): Promise<Message> => {
    const delivery = { messageId: message.MessageId ?? '', deliveries: deliveriesOf(message) };
    tellWait(queue, message);
    const job = parseJob(queue, message.Body);
    if (job === null) {
      logger.error({ queue, ...delivery }, 'a message that is no job goes to the dead-letter queue');
      await client.send(new SendMessageCommand({ QueueUrl: urls.dead, MessageBody: message.Body ?? '-' }));
      deadLetters.inc({ queue });
      return message;
    }
    try {
      const { messageId } = delivery;
      // Every line that is written about this job, by whomever, carries the ids.
      await onTrail(
        { ...trailOf(message), analysisId: job.analysisId, messageId },
        () => inSpan(beginSpan(`take ${queue}`, 'consumer', { messageId }), () => options.handle(job, delivery)),
        true,
      );
    } catch (error) {
      if (error instanceof PostponeJob) {
        const { seconds: DelaySeconds } = error;
        const MessageAttributes = attributesOf(trailOf(message));
        const again = { QueueUrl: urls.main, MessageBody: message.Body, MessageAttributes };
        await client.send(new SendMessageCommand({ ...again, DelaySeconds }));
        return message;
      }
      throw error;
    }
    return message;
  };

  const consumer = Consumer.create({
    queueUrl: urls.main,
    sqs: client,
    batchSize: 1,
    messageSystemAttributeNames: ['ApproximateReceiveCount', 'SentTimestamp'],
    messageAttributeNames: ['requestId', 'traceparent'],
    visibilityTimeout: VISIBILITY_SECONDS,
    heartbeatInterval: HEARTBEAT_SECONDS,
    waitTimeSeconds: options.waitSeconds ?? 5,
    pollingCompleteWaitTimeMs: 8_000,
    alwaysAcknowledge: false,
    // At least 1: the embedded queue loses a message whose visibility is set to 0.
    terminateVisibilityTimeout: (messages) =>
      Math.max(1, ...messages.map((message) => retryDelay(deliveriesOf(message)))),
    handleMessage,
  });
  // Without listeners a failed call to the queue would end the process.
  consumer.on('error', (error) => logger.warn({ queue, err: error }, 'the queue does not answer'));
  consumer.on('timeout_error', (error) => logger.warn({ queue, err: error }, 'a message took too long'));
  consumer.on('processing_error', (error) => {
    logger.error({ queue, err: error }, 'a message failed and comes again');
  });
  return consumer;
}

function parseJob<Queue extends QueueName>(queue: Queue, body: string | undefined): JobOf<Queue> | null {
  try {
    const result = jobSchemas[queue].safeParse(JSON.parse(body ?? ''));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}
