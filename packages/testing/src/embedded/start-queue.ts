import { type FauxqsServer, startFauxqs } from 'fauxqs';
import { startGivenQueue } from './given-queue.ts';
import type { QueueContents, TestQueue } from './test-queue.ts';

const REGION = 'ap-northeast-2';

/**
 * Starts an SQS-compatible queue server in memory, on a free port. With SQS_ENDPOINT, uses the one at that address,
 * where every caller has its own queues. The caller sets the credentials; the embedded server accepts any.
 */
export async function startTestQueue(): Promise<TestQueue> {
  const given = process.env.SQS_ENDPOINT;
  if (given !== undefined && given !== '') return startGivenQueue(given, process.env.AWS_REGION ?? REGION);
  const server = await startFauxqs({ port: 0, host: '127.0.0.1', logger: false, defaultRegion: REGION });
  return {
    endpoint: `http://127.0.0.1:${server.port}`,
    region: REGION,
    inspect: async (queue) => readContents(server, queue),
    close: () => server.stop(),
  };
}

function readContents(server: FauxqsServer, queue: string): QueueContents | null {
  const inspected = server.inspectQueue(queue);
  if (inspected === undefined) return null;
  const { ready, delayed, inflight } = inspected.messages;
  return {
    ready: ready.map((message) => message.body),
    delayed: delayed.map((message) => message.body),
    inFlight: inflight.map(({ message }) => message.body),
  };
}
