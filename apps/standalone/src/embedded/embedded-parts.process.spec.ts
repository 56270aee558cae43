import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import {
  ChangeMessageVisibilityCommand,
  CreateQueueCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { MongoClient } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findStoreProcess } from '../testing/store-process.ts';
import { type Parts, startEmbeddedParts } from './embedded-parts.ts';

/** Only its path counts. */
const QueueUrl = 'http://127.0.0.1/000000000000/work';
let dataDir: string;
const say = () => {};
const none = { mongodbUri: null, sqsEndpoint: null, smtpUrl: null };

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gaemi-parts-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

/** One call to the queue as api and worker make it. */
async function withQueue<T>(parts: Parts, use: (client: SQSClient) => Promise<T>): Promise<T> {
  if (parts.queueKeys === null) throw new Error('the queue is not embedded');
  const client = new SQSClient({ endpoint: parts.sqsEndpoint, region: 'ap-northeast-2', credentials: parts.queueKeys });
  try {
    return await use(client);
  } finally {
    client.destroy();
  }
}

async function sendMail({ smtpUrl }: Parts, subject: string): Promise<void> {
  const socket = connect(readPort(smtpUrl), '127.0.0.1');
  const answers = createInterface({ input: socket })[Symbol.asyncIterator]();
  const lines = [
    'HELO x',
    'MAIL FROM:<a@b.kr>',
    'RCPT TO:<c@d.kr>',
    'DATA',
    `Subject: ${subject}\r\n\r\nx\r\n.`,
    'QUIT',
  ];
  await answers.next();
  for (const line of lines) {
    socket.write(`${line}\r\n`);
    await answers.next();
  }
  socket.destroy();
}

const readPort = (url: string) => Number(/:(\d+)(\/|$)/.exec(url)?.[1]);

async function canConnect(port: number, host: string): Promise<boolean> {
  const socket = connect(port, host);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

describe('startEmbeddedParts', () => {
  it('keeps messages and mails over a restart and frees its ports when it ends', async () => {
    const before = await startEmbeddedParts({ dataDir, ...none }, { say });
    await withQueue(before, async (client) => {
      await client.send(new CreateQueueCommand({ QueueName: 'work' }));
      await client.send(new SendMessageCommand({ QueueUrl, MessageBody: 'kept' }));
    });
    await sendMail(before, 'kept');
    await before[Symbol.asyncDispose]();
    for (const url of [before.mongodbUri, before.sqsEndpoint, before.smtpUrl, before.mailboxUrl ?? '']) {
      expect(await canConnect(readPort(url), '127.0.0.1')).toBe(false);
    }

    await using after = await startEmbeddedParts({ dataDir, ...none }, { say });
    expect(after.queueKeys).not.toEqual(before.queueKeys);
    // What a killed start left running would write into this store, where it has the port of the last one.
    const lastAddress = before.mongodbUri.replace(/:\d+\//, `:${readPort(after.mongodbUri)}/`);
    const leftOver = new MongoClient(lastAddress, { serverSelectionTimeoutMS: 500 });
    await expect(leftOver.connect()).rejects.toThrow();
    await leftOver.close();
    const received = await withQueue(after, (client) => client.send(new ReceiveMessageCommand({ QueueUrl })));
    expect(received.Messages).toMatchObject([{ Body: 'kept' }]);
    const mails: unknown = await (await fetch(`${after.mailboxUrl}/api/messages`)).json();
    expect(mails).toMatchObject({ items: [{ subject: 'kept' }] });
  });

  it('keeps a message over a restart that was received and made visible again', async () => {
    const before = await startEmbeddedParts({ dataDir, ...none }, { say });
    await withQueue(before, async (client) => {
      await client.send(new CreateQueueCommand({ QueueName: 'work' }));
      await client.send(new SendMessageCommand({ QueueUrl, MessageBody: 'returned' }));
      const { Messages } = await client.send(new ReceiveMessageCommand({ QueueUrl }));
      const ReceiptHandle = Messages?.[0]?.ReceiptHandle;
      await client.send(new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout: 0 }));
    });
    await before[Symbol.asyncDispose]();

    await using after = await startEmbeddedParts({ dataDir, ...none }, { say });
    const received = await withQueue(after, (client) => client.send(new ReceiveMessageCommand({ QueueUrl })));
    expect(received.Messages).toMatchObject([{ Body: 'returned' }]);
  });

  it('starts nothing that is given from outside', async () => {
    const given = { mongodbUri: 'mongodb://db/own', sqsEndpoint: 'http://queue', smtpUrl: 'smtp://mail' };
    await using parts = await startEmbeddedParts({ dataDir, ...given }, { say });
    expect(parts).toMatchObject({ ...given, queueKeys: null, mailboxUrl: null });
  });

  it('passes over ports that are taken', async () => {
    await using first = await startEmbeddedParts({ dataDir: join(dataDir, 'one'), ...none }, { say });
    await using second = await startEmbeddedParts({ dataDir: join(dataDir, 'two'), ...none }, { say });
    // Not always for a higher one: what ran before both may have left a lower one meanwhile.
    for (const part of ['mongodbUri', 'sqsEndpoint', 'smtpUrl', 'mailboxUrl'] as const) {
      const [taken, other] = [readPort(first[part] ?? ''), readPort(second[part] ?? '')];
      expect(other).not.toBe(taken);
      for (const port of [taken, other]) expect(await canConnect(port, '127.0.0.1')).toBe(true);
    }
  });

  it('keeps the port of a store that is away for another start, and comes back at it', async () => {
    await using first = await startEmbeddedParts({ dataDir: join(dataDir, 'one'), ...none }, { say });
    // The number 0 would stand for all that runs this test.
    process.kill(findStoreProcess(process.pid) ?? Number.NaN, 'SIGKILL');
    const port = readPort(first.mongodbUri);
    await vi.waitUntil(async () => !(await canConnect(port, '127.0.0.1')), { timeout: 60_000, interval: 10 });
    await using second = await startEmbeddedParts({ dataDir: join(dataDir, 'two'), ...none }, { say });
    expect(readPort(second.mongodbUri)).not.toBe(port);
    await vi.waitUntil(() => canConnect(port, '127.0.0.1'), { timeout: 60_000 });
  });

  it('is reached from this machine only', async () => {
    await using parts = await startEmbeddedParts({ dataDir, ...none }, { say });
    const outside = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
    for (const url of [parts.mongodbUri, parts.sqsEndpoint, parts.smtpUrl, parts.mailboxUrl ?? '']) {
      expect(await canConnect(readPort(url), '127.0.0.1')).toBe(true);
      if (outside !== undefined) expect(await canConnect(readPort(url), outside)).toBe(false);
    }
  });

  it('leaves nothing running when one part cannot start', async () => {
    await mkdir(join(dataDir, 'mail'));
    await writeFile(join(dataDir, 'mail', 'mail.db'), 'no database'.repeat(1_000));
    await expect(startEmbeddedParts({ dataDir, ...none }, { say })).rejects.toThrow(/mail is damaged: remove that/);
    await rm(join(dataDir, 'mail'), { recursive: true });
    await writeFile(join(dataDir, 'queue'), 'a file where a directory is needed');
    await expect(startEmbeddedParts({ dataDir, ...none }, { say })).rejects.toThrow();
    // What was started before the failing part is closed: its files can be opened again.
    await rm(join(dataDir, 'queue'));
    await using parts = await startEmbeddedParts({ dataDir, ...none }, { say });
    expect(await canConnect(readPort(parts.mongodbUri), '127.0.0.1')).toBe(true);
  });
});
