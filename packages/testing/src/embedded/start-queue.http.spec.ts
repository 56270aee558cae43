import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { startTestQueue } from './start-queue.ts';
import type { TestQueue } from './test-queue.ts';

let queue: TestQueue;

beforeEach(async () => {
  vi.stubEnv('SQS_ENDPOINT', '');
  queue = await startTestQueue();
});
afterEach(async () => {
  await queue.close();
  vi.unstubAllEnvs();
});

/** Sends one call of the SQS protocol. */
async function call(action: string, body: object): Promise<Response> {
  return fetch(queue.endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': `AmazonSQS.${action}` },
    body: JSON.stringify(body),
  });
}

async function arnOf(name: string): Promise<string> {
  const QueueUrl = `${queue.endpoint}/000000000000/${name}`;
  const answer = await call('GetQueueAttributes', { QueueUrl, AttributeNames: ['QueueArn'] });
  return z.object({ Attributes: z.object({ QueueArn: z.string() }) }).parse(await answer.json()).Attributes.QueueArn;
}

describe('startTestQueue', () => {
  it('shows the waiting messages and those in process', async () => {
    expect(await queue.inspect('work')).toBeNull();
    await call('CreateQueue', { QueueName: 'work' });
    const QueueUrl = `${queue.endpoint}/000000000000/work`;
    for (const MessageBody of ['one', 'two']) await call('SendMessage', { QueueUrl, MessageBody });
    await call('SendMessage', { QueueUrl, MessageBody: 'later', DelaySeconds: 60 });
    expect(await queue.inspect('work')).toEqual({ ready: ['one', 'two'], delayed: ['later'], inFlight: [] });

    await call('ReceiveMessage', { QueueUrl, MaxNumberOfMessages: 1 });
    expect(await queue.inspect('work')).toEqual({ ready: ['two'], delayed: ['later'], inFlight: ['one'] });
  });

  it('shows the same for an external server, in which every caller has its own queues', async () => {
    vi.stubEnv('SQS_ENDPOINT', queue.endpoint);
    const embedded = queue;
    const [given, other] = [await startTestQueue(), await startTestQueue()];
    queue = given;
    await call('CreateQueue', { QueueName: 'dead' });
    const RedrivePolicy = JSON.stringify({ deadLetterTargetArn: await arnOf('dead'), maxReceiveCount: 1 });
    await call('CreateQueue', { QueueName: 'work', Attributes: { RedrivePolicy } });
    const QueueUrl = `${given.endpoint}/000000000000/work`;
    for (const MessageBody of ['one', 'two']) await call('SendMessage', { QueueUrl, MessageBody });
    await call('SendMessage', { QueueUrl, MessageBody: 'later', DelaySeconds: 60 });
    const received = await call('ReceiveMessage', { QueueUrl, VisibilityTimeout: 1 });
    expect(await given.inspect('work')).toEqual({ ready: ['two'], delayed: ['later'], inFlight: ['one'] });
    expect(await other.inspect('work')).toBeNull();
    expect(await embedded.inspect('work')).toBeNull();

    expect(await received.json()).toMatchObject({ Messages: [{ Body: 'one' }] });
    const receive = () => call('ReceiveMessage', { QueueUrl, MaxNumberOfMessages: 10, VisibilityTimeout: 60 });
    await expect.poll(async () => (await receive()) && given.inspect('dead')).toMatchObject({ ready: ['one'] });

    await Promise.all([given.close(), other.close()]);
    expect(await given.inspect('work').catch(() => null)).toBeNull();
    queue = embedded;
  });

  it('gives every caller its own server', async () => {
    const other = await startTestQueue();
    await call('CreateQueue', { QueueName: 'work' });
    expect(await other.inspect('work')).toBeNull();
    await other.close();
  });
});
