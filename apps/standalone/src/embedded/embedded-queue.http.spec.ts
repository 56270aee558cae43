import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, type RequestOptions, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CreateQueueCommand,
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EmbeddedQueue, startEmbeddedQueue } from './embedded-queue.ts';

const region = 'ap-northeast-2';
const JSON_CALL = { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': 'AmazonSQS.SendMessage' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

let dataDir: string;
let queue: EmbeddedQueue;
let port: number;
let client: SQSClient;
let QueueUrl: string;
let clients: SQSClient[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gaemi-queue-'));
  queue = await startEmbeddedQueue(dataDir);
  port = Number(new URL(queue.sqsEndpoint).port);
  clients = [];
  client = connectClient({});
  QueueUrl = (await client.send(new CreateQueueCommand({ QueueName: 'work' }))).QueueUrl ?? '';
});
afterEach(async () => {
  for (const open of clients) open.destroy();
  await queue[Symbol.asyncDispose]();
  await rm(dataDir, { recursive: true });
});

function connectClient(changed: ConstructorParameters<typeof SQSClient>[0]): SQSClient {
  const made = new SQSClient({
    endpoint: queue.sqsEndpoint,
    region,
    credentials: queue.keys,
    maxAttempts: 1,
    ...changed,
  });
  clients.push(made);
  return made;
}

/** One HTTP call with exactly these headers, which a browser's `fetch` would not let a test set. */
async function call(options: RequestOptions, body = ''): Promise<{ status: number | undefined; text: string }> {
  const sent = request({ host: '127.0.0.1', port, method: 'POST', path: '/', ...options });
  sent.end(body);
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  const chunks = (await answer?.toArray()) ?? [];
  return { status: answer?.statusCode, text: Buffer.concat(chunks).toString() };
}

const bodies = async () => {
  const { Messages = [] } = await client.send(new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10 }));
  return Messages.map(({ Body }) => Body).toSorted();
};

const send = (from: SQSClient) => from.send(new SendMessageCommand({ QueueUrl, MessageBody: 'foreign' }));

describe('the embedded queue', () => {
  it('serves whoever holds the keys of this start', async () => {
    await client.send(new SendMessageCommand({ QueueUrl, MessageBody: '안녕하세요' }));
    const Entries = [
      { Id: 'a', MessageBody: 'two' },
      { Id: 'b', MessageBody: 'x'.repeat(100_000) },
    ];
    await client.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
    expect(await bodies()).toEqual(['two', 'x'.repeat(100_000), '안녕하세요'].toSorted());
  });

  it('refuses other keys: another name, another secret, those of another start', async () => {
    const otherDir = await mkdtemp(join(tmpdir(), 'gaemi-queue-'));
    const other = await startEmbeddedQueue(otherDir);
    const wrong = [
      { accessKeyId: 'embedded', secretAccessKey: 'embedded' },
      { ...queue.keys, secretAccessKey: 'a guess' },
      { ...queue.keys, accessKeyId: 'AKIAEXAMPLE' },
      other.keys,
    ];
    for (const credentials of wrong) {
      await expect(send(connectClient({ credentials }))).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
    }
    await other[Symbol.asyncDispose]();
    await rm(otherDir, { recursive: true });
    expect(await bodies()).toEqual([]);
  });

  it('refuses a signature that is old, that is for another body, or that is for another service', async () => {
    await expect(send(connectClient({ systemClockOffset: -16 * 60_000 }))).rejects.toMatchObject({
      $metadata: { httpStatusCode: 403 },
    });
    const changing = connectClient({});
    changing.middlewareStack.add(
      (next) => (args) => {
        const sent = args.request as { body: string };
        sent.body = sent.body.replace('foreign', 'changed');
        return next(args);
      },
      { step: 'finalizeRequest', priority: 'low' },
    );
    await expect(send(changing)).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
    const authorization = `AWS4-HMAC-SHA256 Credential=${queue.keys.accessKeyId}/20260101/${region}/sns/aws4_request, SignedHeaders=host, Signature=${'0'.repeat(64)}`;
    expect((await call({ headers: { ...JSON_CALL, authorization } }, '{}')).status).toBe(403);
    expect(await bodies()).toEqual([]);
  });

  it('refuses the forms by which a web page could publish into it', async () => {
    const { Attributes } = await client.send(new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['QueueArn'] }));
    const topic = `arn:aws:sns:${region}:000000000000:t`;
    const attack = [
      'Action=CreateTopic&Name=t',
      `Action=Subscribe&Protocol=sqs&TopicArn=${topic}&Endpoint=${Attributes?.QueueArn}`,
      `Action=Publish&TopicArn=${topic}&Message=forged`,
    ];
    const pages = [
      { host: 'evil.example', origin: 'http://evil.example' },
      { host: `127.0.0.1:${port}`, origin: 'http://evil.example' },
      { host: `127.0.0.1:${port}` },
    ];
    for (const page of pages) {
      for (const form of attack) expect((await call({ headers: { ...FORM, ...page } }, form)).status).toBe(403);
    }
    expect(await bodies()).toEqual([]);
  });

  it('refuses a name that somebody else pointed at this machine, even with a right signature', async () => {
    const MessageBody = 'forged';
    const unsigned = await call(
      { headers: { ...JSON_CALL, host: `rebound.example:${port}` } },
      JSON.stringify({ QueueUrl, MessageBody }),
    );
    expect(unsigned.status).toBe(403);
    const rebound = connectClient({ endpoint: `http://rebound.localhost:${port}` });
    rebound.middlewareStack.add(
      (next) => (args) => {
        // Signed for that name; sent to where it points.
        (args.request as { hostname: string }).hostname = '127.0.0.1';
        return next(args);
      },
      { step: 'finalizeRequest', priority: 'low' },
    );
    await expect(send(rebound)).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
    expect(await bodies()).toEqual([]);
  });

  it('refuses a signed call with an Origin, which only a web page sends', async () => {
    const page = connectClient({});
    page.middlewareStack.add(
      (next) => (args) => {
        (args.request as { headers: Record<string, string> }).headers.origin = `http://127.0.0.1:${port}`;
        return next(args);
      },
      { step: 'finalizeRequest', priority: 'low' },
    );
    await expect(send(page)).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
    expect(await bodies()).toEqual([]);
  });

  it('whose file is damaged says in one line what to do', async () => {
    const folder = join(dataDir, 'damaged');
    await mkdir(folder);
    await writeFile(join(folder, 'fauxqs.db'), 'no database'.repeat(1_000));
    await expect(startEmbeddedQueue(folder)).rejects.toThrow(/damaged is damaged: remove that folder\./);
  });

  it.each([
    ['PUT', '/bucket'],
    ['GET', '/'],
    ['GET', '/bucket/key'],
    ['GET', '/health'],
    ['GET', '/_fauxqs/queues'],
    ['OPTIONS', '/'],
  ])('answers nothing else: %s %s', async (method, path) => {
    expect(await call({ method, path })).toEqual({
      status: 403,
      text: expect.stringContaining('signed calls of its own api and worker only'),
    });
  });
});
