import { setTimeout as sleep } from 'node:timers/promises';
import { ProviderError } from '../provider-error.ts';
import { givenUp } from './fetch-body.ts';

/** Number of tries of one request, the first included. */
const MAX_TRIES = 3;
/** Longest Retry-After that is waited for. */
export const MAX_WAIT_MS = 30_000;

/**
 * Repeats a request while that can help. `backoffMs`: wait before the second try; it doubles before the third.
 * @throws ProviderError
 */
export async function withRetries<T>(
  request: () => Promise<T>,
  { provider, backoffMs, signal }: { provider: string; backoffMs: number; signal: AbortSignal },
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof ProviderError) || !error.retryable || tries >= MAX_TRIES) throw error;
      const wait = error.retryAfterMs ?? backoffMs * 2 ** (tries - 1) * (1 + Math.random() / 4);
      if (wait > MAX_WAIT_MS) throw error;
      await sleep(wait, undefined, { signal }).catch(() => Promise.reject(givenUp(provider)));
    }
  }
}
