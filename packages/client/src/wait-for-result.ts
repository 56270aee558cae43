import type { GaemiClient } from './client.ts';
import { answerOf, GaemiError } from './gaemi-error.ts';

export interface WaitOptions {
  /** Ends the waiting; the analysis goes on. */
  signal?: AbortSignal;
  /** Milliseconds between two looks at the progress; 2,000 when not given. */
  intervalMs?: number;
  /** Called with each progress, 0–100. */
  onProgress?: (progress: number) => void;
}

/** Progress of an analysis, of either kind. */
interface Look {
  progress: number;
  status: string;
  detail?: string | undefined;
}

/**
 * Waits for a news analysis and returns its result. Throws `GaemiError` with the code `ANALYSIS_FAILED` where it ended in error;
 * its credits are given back then.
 */
export async function waitForNews(client: GaemiClient, requestId: string, options: WaitOptions = {}) {
  const params = { path: { requestId } };
  await untilDone(async () => {
    const { progress, statuses, detail } = await answerOf(client.GET('/api/v1/news-progress/{requestId}', { params }));
    return { progress, status: statuses.combined, detail };
  }, options);
  return answerOf(client.GET('/api/v1/combined-news-result/{requestId}', { params }));
}

/** Waits for an accumulation analysis and returns its record. Throws as `waitForNews` does. */
export async function waitForAccumulation(client: GaemiClient, requestId: string, options: WaitOptions = {}) {
  const params = { path: { id: requestId } };
  await untilDone(() => answerOf(client.GET('/api/v1/mjb-progress/{id}', { params })), options);
  return answerOf(client.GET('/api/v1/mjb/{id}', { params }));
}

async function untilDone(look: () => Promise<Look>, options: WaitOptions): Promise<void> {
  const { signal, intervalMs = 2_000, onProgress } = options;
  for (;;) {
    signal?.throwIfAborted();
    const { progress, status, detail = '분석이 오류로 끝났습니다.' } = await look();
    onProgress?.(progress);
    if (status === 'done') return;
    if (status === 'error') throw new GaemiError(detail, { status: 200, code: 'ANALYSIS_FAILED' });
    await pause(intervalMs, signal);
  }
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, ms);
    signal?.addEventListener('abort', abort, { once: true });
  });
}
