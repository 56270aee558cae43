import type { GaemiClient } from './client.ts';
import { answerOf, GaemiError } from './gaemi-error.ts';
import { LONGEST_TIMER_MS, patiently, pause } from './patience.ts';

export interface WaitOptions {
  /** Ends the waiting, also within a request; the analysis goes on. */
  signal?: AbortSignal;
  /** Milliseconds between two looks at the progress; 2,000 when not given. */
  intervalMs?: number;
  /** Milliseconds after which the waiting ends with the code `WAITED_TOO_LONG`; 15 minutes when not given. */
  timeoutMs?: number;
  /** Called with each progress, 0–100. */
  onProgress?: (progress: number) => void;
}

/** Progress of an analysis, of either kind. */
interface Look {
  progress: number;
  status: string;
  detail?: string | undefined;
}

const LONGEST_MS = 15 * 60_000;
const INTERVAL_MS = 2_000;
/** Seconds for which one answer of `waitForAnalysis` is held: proxies end what is silent for longer. */
const HELD_SECONDS = 25;

/**
 * Waits for a news analysis and returns its result. Throws `GaemiError` with the code `ANALYSIS_FAILED` where it ended in error;
 * its credits are given back then. Waits out lost connections and answers 429 and 503, as long as `Retry-After` says.
 */
export async function waitForNews(client: GaemiClient, requestId: string, options: WaitOptions = {}) {
  const params = { path: { requestId } };
  const patience = within(options);
  await untilDone(async () => {
    const { signal } = patience;
    const { progress, statuses, detail } = await answerOf(
      client.GET('/api/v1/news-progress/{requestId}', { params, signal }),
    );
    return { progress, status: statuses.combined, detail };
  }, patience);
  return patiently(
    () => answerOf(client.GET('/api/v1/combined-news-result/{requestId}', { params, signal: patience.signal })),
    patience.signal,
  );
}

/** Waits for an accumulation analysis and returns its record. Throws as `waitForNews` does. */
export async function waitForAccumulation(client: GaemiClient, requestId: string, options: WaitOptions = {}) {
  const params = { path: { id: requestId } };
  const patience = within(options);
  const { signal } = patience;
  await untilDone(() => answerOf(client.GET('/api/v1/mjb-progress/{id}', { params, signal })), patience);
  return patiently(() => answerOf(client.GET('/api/v1/mjb/{id}', { params, signal })), signal);
}

/** Waits for an analysis of either kind, by its id or request id, and returns it with its result. Throws as `waitForNews` does. */
export async function waitForAnalysis(client: GaemiClient, id: string, options: Omit<WaitOptions, 'intervalMs'> = {}) {
  const params = { path: { id }, query: { wait: HELD_SECONDS } };
  const { signal, onProgress } = within(options);
  for (;;) {
    const askedAt = performance.now();
    const analysis = await patiently(() => answerOf(client.GET('/api/v1/analyses/{id}', { params, signal })), signal);
    onProgress?.(analysis.progress);
    if (analysis.status === 'finished') return analysis;
    if (analysis.status === 'failed') throw failed(analysis.error?.detail);
    // An answer beyond those that are held at once for a member comes at once.
    if (performance.now() - askedAt < INTERVAL_MS) await pause(INTERVAL_MS, signal);
  }
}

type Patience = WaitOptions & { signal: AbortSignal };

function within(options: WaitOptions): Patience {
  const { signal, timeoutMs = LONGEST_MS } = options;
  const limit = new AbortController();
  const error = new GaemiError('기다리는 시간이 지났어요. 분석은 계속돼요.', { status: 0, code: 'WAITED_TOO_LONG' });
  const timer = setTimeout(() => limit.abort(error), Math.min(timeoutMs, LONGEST_TIMER_MS));
  // A waiting that has ended keeps no process alive.
  if (typeof timer === 'object') timer.unref();
  return { ...options, signal: signal === undefined ? limit.signal : AbortSignal.any([signal, limit.signal]) };
}

async function untilDone(
  look: () => Promise<Look>,
  { signal, intervalMs = INTERVAL_MS, onProgress }: Patience,
): Promise<void> {
  for (;;) {
    const { progress, status, detail } = await patiently(look, signal);
    onProgress?.(progress);
    if (status === 'done') return;
    if (status === 'error') throw failed(detail);
    await pause(intervalMs, signal);
  }
}

const failed = (detail = '분석이 오류로 끝났습니다.') =>
  new GaemiError(detail, { status: 200, code: 'ANALYSIS_FAILED' });
