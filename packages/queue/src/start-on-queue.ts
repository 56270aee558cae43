import { setTimeout as sleep } from 'node:timers/promises';
import { SQSServiceException } from '@aws-sdk/client-sqs';
import type { QueueName } from '@gaemi/domain/analysis/jobs';
import type { Logger } from '@gaemi/runtime/logger';
import { StartError } from '@gaemi/runtime/start-check';
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

/**
 * Starts a consumer on a queue, or as soon as the queue answers: nothing else of a worker needs it.
 * @throws StartError where it answers with a refusal, as of credentials
 */
export async function startOnQueue(options: StartOptions, start: (urls: QueueUrls) => Running): Promise<Running> {
  const { queue, logger } = options;
  try {
    return start(await resolveQueue(options, queue));
  } catch (error) {
    if (isRefusal(error)) {
      const problem = `SQS_ENDPOINT: the queue ${queue} does not accept this program (${error.name})`;
      throw new StartError(problem, { cause: error });
    }
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
  return httpStatusCode >= 400 && httpStatusCode < 500;
}

/** Resolves with what runs once the queue answers; with null where it is closed before. */
async function startLater(
  options: StartOptions,
  start: (urls: QueueUrls) => Running,
  abortSignal: AbortSignal,
): Promise<Running | null> {
  while (!abortSignal.aborted) {
    await sleep(RETRY_MS, undefined, { signal: abortSignal }).catch(() => undefined);
    const urls = await resolveQueue({ ...options, abortSignal }, options.queue).catch(() => null);
    if (urls !== null && !abortSignal.aborted) return start(urls);
  }
  return null;
}
