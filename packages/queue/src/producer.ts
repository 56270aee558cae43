import { SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';
import { type Job, type QueueName } from '@gaemi/domain/analysis/jobs';
import { type MessageContext, messageContext, runWithContext } from '@gaemi/runtime/logging/request-context';
import { beginSpan, inSpan } from '@gaemi/runtime/tracing/tracing';
import { jobSchemas } from './jobs.ts';
import { toAttributes } from './message-attributes.ts';
import { resolveQueue } from './queues.ts';

/** Time limit of all tries of one send, shorter than the claim on a message of the outbox. */
const SEND_LIMIT_MS = 8_000;

export interface Producer {
  /**
   * Sends a job with its request context. Rejects when it does not fit its queue's schema or the queue does not answer.
   */
  send(queue: QueueName, job: Job, context?: MessageContext): Promise<void>;
}

/** Creates a producer, which checks each job against its queue's schema. `create` creates missing queues. */
export function createProducer(client: SQSClient, create: boolean): Producer {
  const urls = new Map<QueueName, string>();
  return {
    async send(queue, job, context = {}) {
      const body = JSON.stringify(jobSchemas[queue].parse(job));
      const abortSignal = AbortSignal.timeout(SEND_LIMIT_MS);
      const url = urls.get(queue) ?? (await resolveQueue({ client, create, abortSignal }, queue)).main;
      urls.set(queue, url);
      // The span of the sending is what the worker goes on from, also where a sweep sends long after the request.
      await runWithContext({ ...context }, () =>
        inSpan(beginSpan(`send ${queue}`, 'producer'), async () => {
          const message = { QueueUrl: url, MessageBody: body, MessageAttributes: toAttributes(messageContext()) };
          await client.send(new SendMessageCommand(message), { abortSignal });
        }),
      );
    },
  };
}
