import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestQueue, type TestQueue } from './start-queue.ts';

let queue: TestQueue;

beforeEach(async () => {
  vi.stubEnv('SQS_ENDPOINT', '');
  queue = await startTestQueue();
});
afterEach(async () => {
  await queue.close();
  vi.unstubAllEnvs();
});

/** One call of the SQS protocol. */
async function call(action: string, body: object): Promise<Response> {
  return fetch(queue.endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': `AmazonSQS.${action}` },
    body: JSON.stringify(body),
  });
}

describe('startTestQueue', () => {
  it('shows what waits and what is being worked on', async () => {
    expect(await queue.inspect('work')).toBeNull();
    await call('CreateQueue', { QueueName: 'work' });
    const QueueUrl = `${queue.endpoint}/000000000000/work`;
    for (const MessageBody of ['one', 'two']) await call('SendMessage', { QueueUrl, MessageBody });
    await call('SendMessage', { QueueUrl, MessageBody: 'later', DelaySeconds: 60 });
    expect(await queue.inspect('work')).toEqual({ ready: ['one', 'two'], delayed: ['later'], inFlight: [] });

    await call('ReceiveMessage', { QueueUrl, MaxNumberOfMessages: 1 });
    expect(await queue.inspect('work')).toEqual({ ready: ['two'], delayed: ['later'], inFlight: ['one'] });
  });

  it('gives every caller a server of its own', async () => {
    const other = await startTestQueue();
    await call('CreateQueue', { QueueName: 'work' });
    expect(await other.inspect('work')).toBeNull();
    await other.close();
  });
});
