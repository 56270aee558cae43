import { GaemiError } from './gaemi-error.ts';

/** Milliseconds before the first repeat where the service says nothing; doubled each time. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** Timers of JavaScript know no longer time, and end at once where they are asked for one. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Calls until there is an answer that may not change by itself: lost connections, 429, 502, 503 and 504 are waited out. */
export async function patiently<Answer>(call: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  for (let next = FIRST_PAUSE_MS; ; next = Math.min(next * 2, LONGEST_PAUSE_MS)) {
    signal.throwIfAborted();
    try {
      return await call();
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof GaemiError) || !mayPass(error)) throw error;
      await pause(computePause(error, next), signal);
    }
  }
}

/** As long as the service says, but never at once: what answers `Retry-After: 0` would be called without end. */
export const computePause = ({ retryAfterSeconds }: Pick<GaemiError, 'retryAfterSeconds'>, next: number): number =>
  retryAfterSeconds === undefined ? next : Math.max(retryAfterSeconds * 1_000, FIRST_PAUSE_MS);

const mayPass = ({ status, code }: GaemiError): boolean =>
  status === 429 || status === 503 || (code === 'NO_ANSWER' && [0, 502, 504].includes(status));

/** Throws the reason of the signal where it ends the pause. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(
      () => {
        signal.removeEventListener('abort', abort);
        resolve();
      },
      Math.min(ms, LONGEST_TIMER_MS),
    );
    signal.addEventListener('abort', abort, { once: true });
  });
}
