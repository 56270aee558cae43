import type { Message, SQSClient } from '@aws-sdk/client-sqs';
import type { Logger } from '@gaemi/runtime/logger';
import { Consumer } from 'sqs-consumer';
import { VISIBILITY_SECONDS } from './queues.ts';

export interface PollOptions {
  client: SQSClient;
  /** Name and address of the queue. */
  queue: string;
  url: string;
  /** Messages worked on side by side. */
  concurrency: number;
  logger: Logger;
  /** Seconds that an idle poll waits for a message. */
  waitSeconds: number | undefined;
  /** Answers the message when it may be deleted. What it leaves alone or throws on comes again. */
  handleMessage: (message: Message) => Promise<Message | undefined>;
}

const HEARTBEAT_SECONDS = 20;
/**
 * Seconds before a message whose handler threw comes again. Handlers throw when something of ours is away, the store
 * above all: the deliveries that a message has must outlast that, and be over before its job's deadline.
 */
export const retryDelay = (deliveries: number) => Math.min(150, 4 ** deliveries);
/** How often a message has been delivered, from 1. */
export const deliveriesOf = (message: Message) => Number(message.Attributes?.ApproximateReceiveCount ?? 1);

/** Takes messages of a queue until closed. `close` takes no new ones and waits for the work at hand. */
export function pollQueue(options: PollOptions): { close(): Promise<void> } {
  const consumers = Array.from({ length: options.concurrency }, () => createConsumer(options));
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

function createConsumer({ client, queue, url, logger, waitSeconds = 5, handleMessage }: PollOptions): Consumer {
  const consumer = Consumer.create({
    queueUrl: url,
    sqs: client,
    batchSize: 1,
    messageSystemAttributeNames: ['ApproximateReceiveCount', 'SentTimestamp'],
    messageAttributeNames: ['requestId', 'traceparent'],
    visibilityTimeout: VISIBILITY_SECONDS,
    heartbeatInterval: HEARTBEAT_SECONDS,
    waitTimeSeconds: waitSeconds,
    pollingCompleteWaitTimeMs: 8_000,
    alwaysAcknowledge: false,
    // At least 1: without our patch the embedded queue loses a persisted message whose visibility is set to 0.
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
