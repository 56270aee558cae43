import { SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';
import type { QueueName } from '@gaemi/domain/analysis/jobs';
import { resolveQueue } from '../queues.ts';

/** Sends any text to a queue or its dead-letter queue, like a sender outside the product. */
export async function sendText(
  client: SQSClient,
  to: { queue: QueueName; at: 'main' | 'dead' },
  body: string,
): Promise<void> {
  const urls = await resolveQueue({ client, create: true }, to.queue);
  await client.send(new SendMessageCommand({ QueueUrl: urls[to.at], MessageBody: body }));
}
