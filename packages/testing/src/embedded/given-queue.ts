import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { MessageLedger } from './message-ledger.ts';
import type { QueueContents, TestQueue } from './test-queue.ts';

const JSON_TYPE = 'application/x-amz-json-1.0';
const EMPTY: QueueContents = { ready: [], delayed: [], inFlight: [] };
/** Headers that belong to one connection only. */
const OWN = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'keep-alive', 'content-encoding']);
// Servers compatible with SQS require credentials with a region, and accept any.
const authorizationFor = (region: string) =>
  `AWS4-HMAC-SHA256 Credential=embedded/20260101/${region}/sqs/aws4_request, SignedHeaders=host, Signature=0`;

type Fields = Record<string, unknown>;

/**
 * A part of an external queue server that belongs to one test: a proxy in front of the server at `endpoint` that adds a
 * unique prefix to every name. For servers that check no signature (ElasticMQ, LocalStack), not for AWS itself.
 */
export async function startGivenQueue(endpoint: string, region: string): Promise<TestQueue> {
  const prefix = `t${randomBytes(5).toString('hex')}-`;
  const ledgers = new Map<string, MessageLedger>();
  const server = createServer((request, response) => {
    forward(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const own = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;

  /** Maps `…/account/prefix-name` of the server to `…/account/name` of the test, and back. */
  const shown = (url: unknown) => own + pathOf(url).replace(`/${prefix}`, '/');
  const real = (url: unknown) => new URL(pathOf(url).replace(/\/([^/]+)$/, `/${prefix}$1`), endpoint).href;
  const ledgerOf = (url: unknown): MessageLedger => {
    const name = pathOf(url).split('/').at(-1) ?? '';
    const ledger = ledgers.get(name) ?? new MessageLedger();
    ledgers.set(name, ledger);
    return ledger;
  };

  async function forward(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const action = String(incoming.headers['x-amz-target'] ?? '').replace('AmazonSQS.', '');
    const request = await readJsonBody(incoming);
    const asked: Fields = { ...request };
    if (typeof request.QueueName === 'string') asked.QueueName = prefix + request.QueueName;
    if (request.QueueUrl !== undefined) asked.QueueUrl = real(request.QueueUrl);
    const headers = Object.entries(incoming.headers).filter(([name]) => !OWN.has(name));
    const leaving = new AbortController();
    response.on('close', () => leaving.abort());
    const answered = await fetch(endpoint, {
      method: 'POST',
      headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
      body: JSON.stringify(asked),
      signal: leaving.signal,
    });
    const answer: Fields = parse(await answered.text());
    if (answered.ok && request.QueueUrl !== undefined) ledgerOf(request.QueueUrl).note({ action, request, answer });
    if (answer.QueueUrl !== undefined) answer.QueueUrl = shown(answer.QueueUrl);
    const kept = [...answered.headers].filter(([name]) => !OWN.has(name));
    response.writeHead(answered.status, Object.fromEntries(kept)).end(JSON.stringify(answer));
  }

  async function call(action: string, body: Fields): Promise<Fields | null> {
    const headers = {
      'content-type': JSON_TYPE,
      'x-amz-target': `AmazonSQS.${action}`,
      authorization: authorizationFor(region),
    };
    const answered = await fetch(endpoint, { method: 'POST', headers, body: JSON.stringify(body) });
    return answered.ok ? parse(await answered.text()) : null;
  }

  async function inspect(queue: string): Promise<QueueContents | null> {
    const QueueUrl = (await call('GetQueueUrl', { QueueName: prefix + queue }))?.QueueUrl;
    if (QueueUrl === undefined) return null;
    const found = await call('GetQueueAttributes', { QueueUrl, AttributeNames: ['All'] });
    const attributes = Object(found?.Attributes);
    const numbers = ['Messages', 'MessagesDelayed', 'MessagesNotVisible'];
    const held = numbers.reduce((sum, name) => sum + Number(attributes[`ApproximateNumberOf${name}`] ?? 0), 0);
    if (held === 0) return structuredClone(EMPTY);
    // A dead-letter queue counts no deliveries, so reading it does no harm; and the server fills it without the proxy.
    return attributes.RedrivePolicy === undefined ? peek(QueueUrl) : (ledgers.get(queue)?.contents() ?? EMPTY);
  }

  async function peek(QueueUrl: unknown): Promise<QueueContents> {
    const seen = new Map<string, string>();
    for (let before = -1; before < seen.size; ) {
      before = seen.size;
      const answer = await call('ReceiveMessage', { QueueUrl, MaxNumberOfMessages: 10, VisibilityTimeout: 0 });
      const messages: Fields[] = Array.isArray(answer?.Messages) ? answer.Messages : [];
      for (const { MessageId, Body } of messages) seen.set(String(MessageId), String(Body));
    }
    return { ...structuredClone(EMPTY), ready: [...seen.values()] };
  }

  return {
    endpoint: own,
    region,
    inspect,
    async close() {
      server.closeAllConnections();
      server.close();
      for (const name of ledgers.keys()) {
        const QueueUrl = (await call('GetQueueUrl', { QueueName: prefix + name }))?.QueueUrl;
        if (QueueUrl !== undefined) await call('DeleteQueue', { QueueUrl });
      }
    },
  };
}

async function readJsonBody(incoming: IncomingMessage): Promise<Fields> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return parse(Buffer.concat(chunks).toString());
}

/** Path of an address whose host URL may not accept. */
const pathOf = (url: unknown): string => String(url).replace(/^https?:\/\/[^/]*/, '');
const parse = (text: string): Fields => (text === '' ? {} : JSON.parse(text));
