import { setTimeout as sleep } from 'node:timers/promises';

/** Pause for what providers answer: they take longer, so that only what comes faster is written together. */
export const BETWEEN_ANSWERS = { pauseMs: 100 };

/** Batches writes that no caller waits for one by one. */
export interface WriteBatcher<T> {
  /** Writes the items with all that are added in the pause, or with the next batch while a write is in progress. */
  add(items: readonly T[]): void;
  /** Resolves when all added items are written, which wait for no pause any more. Rejects with the first failure. */
  settled(): Promise<void>;
  /** Forgets what waits. Resolves when the write in progress has ended; rejects with the first failure. */
  dropped(): Promise<void>;
}

/**
 * Runs one write at a time, after a pause, and collects the items added meanwhile into the next one. Without a pause it waits for
 * what is added before this code lets go.
 */
export function createWriteBatcher<T>(
  write: (items: T[]) => Promise<void>,
  { pauseMs = 0 }: { pauseMs?: number } = {},
): WriteBatcher<T> {
  let waiting: T[] = [];
  let failure: { error: unknown } | undefined;
  let running: Promise<void> | undefined;
  let hurry = new AbortController();
  const run = async () => {
    // What one answer gives is added item by item.
    await Promise.resolve();
    while (waiting.length > 0) {
      if (pauseMs > 0) await sleep(pauseMs, undefined, { signal: hurry.signal }).catch(() => undefined);
      const items = waiting;
      waiting = [];
      if (items.length === 0) break;
      await write(items).catch((error: unknown) => {
        failure ??= { error };
      });
    }
    running = undefined;
  };
  const settled = async () => {
    hurry.abort();
    await running;
    // Another caller may have gone on before, and items that were added since pause for a new one.
    if (hurry.signal.aborted) hurry = new AbortController();
    if (failure !== undefined) throw failure.error;
  };
  return {
    add: (items) => {
      waiting.push(...items);
      running ??= run();
    },
    settled,
    dropped: () => {
      waiting = [];
      return settled();
    },
  };
}
