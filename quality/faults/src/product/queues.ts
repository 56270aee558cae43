import { setTimeout as sleep } from 'node:timers/promises';
import type { Product } from './product.ts';

const TIMEOUT_MS = 300_000;
const AGAIN_MS = 100;

export interface QueueContents {
  ready: string[];
  delayed: string[];
  /** Received but neither deleted nor visible again. */
  inFlight: string[];
}

/** Reads a queue without changing it. A queue that does not exist yet is empty. */
export async function lookInto({ queueEndpoint }: Product, queue: string): Promise<QueueContents> {
  const response = await fetchPatiently(`${queueEndpoint}/_fauxqs/queues/${queue}`);
  if (response.status === 404) return { ready: [], delayed: [], inFlight: [] };
  const { messages } = record(await response.json());
  const { ready, delayed, inflight } = record(messages);
  return {
    ready: list(ready).map(buildBody),
    delayed: list(delayed).map(buildBody),
    inFlight: list(inflight).map((entry) => buildBody(record(entry).message)),
  };
}

/** Puts a message into a queue, bypassing the product and its proxies. */
export async function sendPast({ queueEndpoint }: Product, queue: string, body: string): Promise<void> {
  await call(queueEndpoint, 'SendMessage', { QueueUrl: `${queueEndpoint}/000000000000/${queue}`, MessageBody: body });
}

/** Removes all messages. */
export async function purge({ queueEndpoint }: Product, queue: string): Promise<void> {
  await call(queueEndpoint, 'PurgeQueue', { QueueUrl: `${queueEndpoint}/000000000000/${queue}` });
}

async function call(endpoint: string, action: string, body: object): Promise<void> {
  const response = await fetchPatiently(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': `AmazonSQS.${action}` },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${action} answered ${response.status}: ${await response.text()}`);
  await response.body?.cancel();
}

/** The queue may have been killed a moment ago. */
async function fetchPatiently(url: string, init?: RequestInit): Promise<Response> {
  const deadline = performance.now() + TIMEOUT_MS;
  for (;;) {
    try {
      return await fetch(url, init);
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await sleep(AGAIN_MS);
    }
  }
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const buildBody = (message: unknown): string => String(record(message).body ?? '');
