import type { Message, SQSClient } from '@aws-sdk/client-sqs';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { Consumer } from 'sqs-consumer';
import { VISIBILITY_SECONDS } from './queues.ts';
import { SharedReceives, withSharedReceives } from './shared-receives.ts';
import type { Running } from './start-on-queue.ts';

export interface PollOptions {
  client: SQSClient;
  /** Name and address of the queue. */
  queue: string;
  url: string;
  /** Number of messages processed in parallel. */
  concurrency: number;
  logger: Logger;
  /** Seconds that an idle poll waits for a message. */
  waitSeconds: number;
  /** Returns the message when it may be deleted. Otherwise, or when this throws, the message is delivered again. */
  handleMessage: (message: Message) => Promise<Message | undefined>;
}

const HEARTBEAT_SECONDS = 20;
/** A stop waits this long for polls and work. */
const STOP_MS = 8_000;
/**
 * Seconds before a message is delivered again after its handler threw. Handlers throw when one of our own services is
 * unavailable, above all the store. The deliveries of a message must outlast that, and end before its job's deadline.
 */
export const retryDelay = (deliveries: number) => Math.min(150, 4 ** deliveries);
/** Number of deliveries of a message so far, from 1. */
export const countDeliveries = (message: Message) => Number(message.Attributes?.ApproximateReceiveCount ?? 1);

/**
 * Seconds that an idle poll waits for a message: the longest that SQS has. A queue of our own making may be the embedded
 * one, which hands the next message to a poll whose worker was killed (docs/upstream): until the poll's end, so it is short.
 */
export const defaultWaitSeconds = ({ create }: { create: boolean }): number => (create ? 5 : 20);

/** Polls the messages of a queue until closed. `close` takes no new ones and waits for the running work. */
export function pollQueue(options: PollOptions): Running {
  const receives = new SharedReceives(options.client);
  const client = withSharedReceives(options.client, receives);
  const consumers = Array.from({ length: options.concurrency }, () => createConsumer({ ...options, client }));
  for (const consumer of consumers) consumer.start();
  return {
    async close() {
      const stopped = consumers.map(
        (consumer) =>
          new Promise<void>((resolve) => {
            consumer.once('stopped', () => resolve());
            consumer.stop();
          }),
      );
      await receives.stop({ abort: options.waitSeconds * 1_000 >= STOP_MS });
      await Promise.all(stopped);
    },
  };
}

function createConsumer({ client, queue, url, logger, waitSeconds, handleMessage }: PollOptions): Consumer {
  const consumer = Consumer.create({
    queueUrl: url,
    sqs: client,
    batchSize: 1,
    messageSystemAttributeNames: ['ApproximateReceiveCount', 'SentTimestamp'],
    messageAttributeNames: ['requestId', 'traceparent'],
    visibilityTimeout: VISIBILITY_SECONDS,
    heartbeatInterval: HEARTBEAT_SECONDS,
    waitTimeSeconds: waitSeconds,
    pollingCompleteWaitTimeMs: STOP_MS,
    alwaysAcknowledge: false,
    // At least 1: without our patch the embedded queue loses a persisted message whose visibility is set to 0.
    terminateVisibilityTimeout: (messages) =>
      Math.max(1, ...messages.map((message) => retryDelay(countDeliveries(message)))),
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
