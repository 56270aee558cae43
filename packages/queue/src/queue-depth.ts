import { GetQueueAttributesCommand, type SQSClient } from '@aws-sdk/client-sqs';
import { type QueueName } from '@gaemi/domain/analysis/jobs';
import { deadLetterQueueOf } from './jobs.ts';
import { type QueueCalls, resolveQueue } from './queues.ts';

/**
 * Number of messages of a queue that wait, are in process, or are delayed. The queue service counts them approximately.
 */
export interface QueueDepth {
  queue: string;
  waiting: number;
  taken: number;
  delayed: number;
}

/** The depth of a queue and of its dead-letter queue. Rejects when the queue service does not answer. */
export async function queueDepths(calls: QueueCalls, name: QueueName): Promise<QueueDepth[]> {
  const urls = await resolveQueue(calls, name);
  return Promise.all([measureDepth(calls, name, urls.main), measureDepth(calls, deadLetterQueueOf(name), urls.dead)]);
}

/** Number of letters in the dead-letter queue of a queue; null when the queue service does not report it. */
export async function deadLetterCount(client: SQSClient, name: QueueName): Promise<number | null> {
  const calls: QueueCalls = { client, create: false, abortSignal: AbortSignal.timeout(2_000) };
  try {
    const { dead } = await resolveQueue(calls, name);
    const { waiting, taken } = await measureDepth(calls, deadLetterQueueOf(name), dead);
    return waiting + taken;
  } catch {
    return null;
  }
}

async function measureDepth({ client, abortSignal }: QueueCalls, queue: string, QueueUrl: string): Promise<QueueDepth> {
  const command = new GetQueueAttributesCommand({
    QueueUrl,
    AttributeNames: [
      'ApproximateNumberOfMessages',
      'ApproximateNumberOfMessagesNotVisible',
      'ApproximateNumberOfMessagesDelayed',
    ],
  });
  const { Attributes: counted } = await client.send(command, abortSignal === undefined ? {} : { abortSignal });
  return {
    queue,
    waiting: Number(counted?.ApproximateNumberOfMessages ?? 0),
    taken: Number(counted?.ApproximateNumberOfMessagesNotVisible ?? 0),
    delayed: Number(counted?.ApproximateNumberOfMessagesDelayed ?? 0),
  };
}
