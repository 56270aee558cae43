import { setTimeout as sleep } from 'node:timers/promises';

/** Repeats the query every `everyMs` until the answer is not null. Rejects after `limitMs`. */
export async function until<T>(
  what: string,
  ask: () => Promise<T | null>,
  { everyMs, limitMs }: { everyMs: number; limitMs: number },
): Promise<T> {
  const deadline = performance.now() + limitMs;
  while (performance.now() < deadline) {
    const answer = await ask();
    if (answer !== null) return answer;
    await sleep(everyMs);
  }
  throw new Error(`${what}: not within ${limitMs / 1000} s`);
}

/** Waits until an address answers 200. */
export async function untilHealthy(url: string, limitMs: number): Promise<void> {
  const ask = async () => {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
    await response?.body?.cancel();
    return response?.ok === true ? true : null;
  };
  await until(url, ask, { everyMs: 20, limitMs });
}
