import {
  CreateQueueCommand,
  GetQueueAttributesCommand,
  GetQueueUrlCommand,
  QueueDoesNotExist,
  type SQSClient,
} from '@aws-sdk/client-sqs';
import { type QueueName } from '@gaemi/domain/analysis/jobs';
import { deadLetterQueueOf } from './jobs.ts';

/** Seconds that a message stays hidden during its processing; the consumer's heartbeat extends it. */
export const VISIBILITY_SECONDS = 60;
/** Number of deliveries after which a message goes to the dead-letter queue. */
export const MAX_DELIVERIES = 5;
const FOURTEEN_DAYS = String(14 * 86_400);

export interface QueueUrls {
  main: string;
  dead: string;
}

export interface QueueCalls {
  client: SQSClient;
  /** True to create missing queues; otherwise a missing queue is an error. */
  create: boolean;
  abortSignal?: AbortSignal;
}

/** Returns the addresses of a queue and of its dead-letter queue. */
export async function resolveQueue(calls: QueueCalls, name: QueueName): Promise<QueueUrls> {
  const dead = await urlOf(calls, deadLetterQueueOf(name), async () => ({ MessageRetentionPeriod: FOURTEEN_DAYS }));
  const main = await urlOf(calls, name, async () => ({
    VisibilityTimeout: String(VISIBILITY_SECONDS),
    RedrivePolicy: JSON.stringify({ deadLetterTargetArn: await arnOf(calls, dead), maxReceiveCount: MAX_DELIVERIES }),
  }));
  return { main, dead };
}

/** Checks that the queue service answers for this queue. */
export async function queueAnswers(client: SQSClient, name: QueueName): Promise<boolean> {
  try {
    await client.send(new GetQueueUrlCommand({ QueueName: name }), { abortSignal: AbortSignal.timeout(2_000) });
    return true;
  } catch {
    return false;
  }
}

const limitOf = ({ abortSignal }: QueueCalls) => (abortSignal === undefined ? {} : { abortSignal });

async function urlOf(
  calls: QueueCalls,
  name: string,
  attributes: () => Promise<Record<string, string>>,
): Promise<string> {
  const { client, create } = calls;
  try {
    const { QueueUrl } = await client.send(new GetQueueUrlCommand({ QueueName: name }), limitOf(calls));
    if (QueueUrl !== undefined) return QueueUrl;
  } catch (error) {
    if (!(error instanceof QueueDoesNotExist) || !create) throw error;
  }
  const command = new CreateQueueCommand({ QueueName: name, Attributes: await attributes() });
  const { QueueUrl } = await client.send(command, limitOf(calls));
  if (QueueUrl === undefined) throw new Error(`no address for the queue ${name}`);
  return QueueUrl;
}

async function arnOf(calls: QueueCalls, queueUrl: string): Promise<string> {
  const command = new GetQueueAttributesCommand({ QueueUrl: queueUrl, AttributeNames: ['QueueArn'] });
  const arn = (await calls.client.send(command, limitOf(calls))).Attributes?.QueueArn;
  if (arn === undefined) throw new Error(`no ARN for the queue ${queueUrl}`);
  return arn;
}
