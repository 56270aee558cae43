import { GetQueueAttributesCommand, GetQueueUrlCommand, SQSClient } from '@aws-sdk/client-sqs';
import { queueNames } from '@gaemi/domain/analysis/jobs';
import { MAX_RUNNING_ANALYSES } from '@gaemi/domain/members/limits';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { logInMember, type Member } from './member.ts';
import { type Product, queueAccess, queueRegion } from './product.ts';
import { until } from './until.ts';

export function queueClient({ queueEndpoint }: Product): SQSClient {
  return new SQSClient({ endpoint: queueEndpoint, region: queueRegion, credentials: queueAccess });
}

/** Orders news analyses while no worker runs, and waits until the message of each is in the queue. */
export async function leaveAnalysesWaiting(
  product: Product,
  count: number,
  nextCompany: () => ListedCompany,
): Promise<void> {
  const members: Member[] = [];
  for (let analysis = 0; analysis < count; analysis += 1) {
    if (analysis % MAX_RUNNING_ANALYSES === 0) members.push(await logInMember(product, 'new'));
    const { code, name } = nextCompany();
    const post = { request_id: crypto.randomUUID(), stock_name: name, stock_code: code };
    await members.at(-1)?.post('medium-good-news-sqs', post);
    await members.at(-1)?.post('medium-bad-news-sqs', post);
  }
  await untilQueueHolds(product, count);
}

/** Waits until so many messages are in the queue of news analyses, and none of them is in process. */
export async function untilQueueHolds(product: Product, count: number): Promise<void> {
  const client = queueClient(product);
  try {
    const { QueueUrl } = await client.send(new GetQueueUrlCommand({ QueueName: queueNames.newsAnalysis }));
    const question = new GetQueueAttributesCommand({
      QueueUrl,
      AttributeNames: ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'],
    });
    const holds = async () => {
      const { Attributes } = await client.send(question);
      const { ApproximateNumberOfMessages: waiting, ApproximateNumberOfMessagesNotVisible: taken } = Attributes ?? {};
      return Number(waiting) === count && Number(taken) === 0 ? true : null;
    };
    await until(`${count} messages in the queue`, holds, { everyMs: 50, limitMs: 15_000 });
  } finally {
    client.destroy();
  }
}
