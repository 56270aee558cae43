import { setTimeout as sleep } from 'node:timers/promises';
import { QueueDoesNotExist, SQSServiceException } from '@aws-sdk/client-sqs';
import type { QueueName } from '@gaemi/domain/analysis/jobs';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { StartError } from '@gaemi/runtime/start/start-check';
import { type QueueCalls, type QueueUrls, resolveQueue } from './queues.ts';

/** What consumes a queue. */
export interface Running {
  close(): Promise<void>;
}

interface StartOptions extends QueueCalls {
  queue: QueueName;
  logger: Logger;
}

const RETRY_MS = 2_000;
/** Limit of one attempt with all its tries: a queue that takes connections and is silent must not hold the start up. */
const ATTEMPT_MS = 5_000;

/**
 * Starts a consumer on a queue, or as soon as the queue answers: nothing else of a worker needs it.
 * @throws StartError where it answers with a refusal, as of credentials
 */
export async function startOnQueue(options: StartOptions, start: (urls: QueueUrls) => Running): Promise<Running> {
  const { queue, logger } = options;
  try {
    return start(await resolveQueue({ ...options, abortSignal: AbortSignal.timeout(ATTEMPT_MS) }, queue));
  } catch (error) {
    if (isRefusal(error)) throw new StartError(`SQS_ENDPOINT: ${describeRefusal(queue, error)}`, { cause: error });
    logger.warn({ queue, err: error }, 'the queue does not answer');
  }
  const closing = new AbortController();
  const running = startLater(options, start, closing.signal);
  return {
    async close() {
      closing.abort();
      await (await running)?.close();
    },
  };
}

/** Whether the queue answered, and a later call would be answered in the same way. */
function isRefusal(error: unknown): error is SQSServiceException {
  if (!(error instanceof SQSServiceException) || /Throttl/.test(error.name)) return false;
  const { httpStatusCode = 0 } = error.$metadata;
  return httpStatusCode >= 400 && httpStatusCode < 500 && !passing.includes(httpStatusCode);
}

/** Request timeout, too many requests. */
const passing = [408, 429];

const describeRefusal = (queue: QueueName, error: SQSServiceException) =>
  error instanceof QueueDoesNotExist
    ? `the queue ${queue} or its dead-letter queue does not exist`
    : `the queue ${queue} does not accept this program (${error.name})`;

/** Resolves with what runs once the queue answers; with null where it is closed before. */
async function startLater(
  options: StartOptions,
  start: (urls: QueueUrls) => Running,
  closed: AbortSignal,
): Promise<Running | null> {
  const { queue, logger } = options;
  let noted = '';
  while (!closed.aborted) {
    await sleep(RETRY_MS, undefined, { signal: closed }).catch(() => undefined);
    const abortSignal = AbortSignal.any([closed, AbortSignal.timeout(ATTEMPT_MS)]);
    const urls = await resolveQueue({ ...options, abortSignal }, queue).catch((error: unknown) => {
      // A worker that runs goes on without the queue, but says why, once for each refusal.
      if (isRefusal(error) && error.name !== noted) {
        noted = error.name;
        logger.error({ queue, err: error }, describeRefusal(queue, error));
      }
      return null;
    });
    if (urls === null || closed.aborted) continue;
    logger.info({ queue }, 'the queue answers');
    return start(urls);
  }
  return null;
}
