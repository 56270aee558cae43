import {
  CreateQueueCommand,
  GetQueueAttributesCommand,
  GetQueueUrlCommand,
  QueueDoesNotExist,
  type SQSClient,
} from '@aws-sdk/client-sqs';
import { deadLetterQueueOf, type QueueName } from '@gaemi/contracts/jobs';

/** Seconds that a message stays hidden while somebody works on it; the consumer's heartbeat prolongs it. */
export const VISIBILITY_SECONDS = 60;
/** Deliveries after which a message goes to the dead-letter queue. */
export const MAX_DELIVERIES = 5;
const FOURTEEN_DAYS = String(14 * 86_400);

export interface QueueUrls {
  main: string;
  dead: string;
}

/** The addresses of a queue and of its dead-letter queue. `create` makes what is missing; without it a missing queue is an error. */
export async function resolveQueue(client: SQSClient, name: QueueName, create: boolean): Promise<QueueUrls> {
  const dead = await urlOf(client, deadLetterQueueOf(name), create ? { MessageRetentionPeriod: FOURTEEN_DAYS } : null);
  const attributes = create
    ? {
        VisibilityTimeout: String(VISIBILITY_SECONDS),
        RedrivePolicy: JSON.stringify({
          deadLetterTargetArn: await arnOf(client, dead),
          maxReceiveCount: MAX_DELIVERIES,
        }),
      }
    : null;
  return { main: await urlOf(client, name, attributes), dead };
}

/** Whether the queue service answers for this queue. */
export async function queueAnswers(client: SQSClient, name: QueueName): Promise<boolean> {
  try {
    await client.send(new GetQueueUrlCommand({ QueueName: name }), { abortSignal: AbortSignal.timeout(2_000) });
    return true;
  } catch {
    return false;
  }
}

async function urlOf(client: SQSClient, name: string, createWith: Record<string, string> | null): Promise<string> {
  try {
    const { QueueUrl } = await client.send(new GetQueueUrlCommand({ QueueName: name }));
    if (QueueUrl !== undefined) return QueueUrl;
  } catch (error) {
    if (!(error instanceof QueueDoesNotExist) || createWith === null) throw error;
  }
  const { QueueUrl } = await client.send(new CreateQueueCommand({ QueueName: name, Attributes: createWith ?? {} }));
  if (QueueUrl === undefined) throw new Error(`no address for the queue ${name}`);
  return QueueUrl;
}

async function arnOf(client: SQSClient, queueUrl: string): Promise<string> {
  const { Attributes } = await client.send(
    new GetQueueAttributesCommand({ QueueUrl: queueUrl, AttributeNames: ['QueueArn'] }),
  );
  const arn = Attributes?.QueueArn;
  if (arn === undefined) throw new Error(`no ARN for the queue ${queueUrl}`);
  return arn;
}
