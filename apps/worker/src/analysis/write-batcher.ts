import { setTimeout as sleep } from 'node:timers/promises';

/** Batches writes that no caller waits for one by one. */
export interface WriteBatcher<T> {
  /** Writes the items with all that are added before this code lets go, or with the next batch while a write is in progress. */
  add(items: readonly T[]): void;
  /** Resolves when all added items are written, which wait for no pause any more. Rejects with the first failure. */
  settled(): Promise<void>;
  /** Forgets what waits. Resolves when the write in progress has ended; rejects with the first failure. */
  dropped(): Promise<void>;
}

/** Runs one write at a time and collects the items added meanwhile, and in the pause after it, into the next one. */
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
      const items = waiting;
      waiting = [];
      await write(items).catch((error: unknown) => {
        failure ??= { error };
      });
      if (pauseMs > 0) await sleep(pauseMs, undefined, { signal: hurry.signal }).catch(() => undefined);
    }
    running = undefined;
  };
  const settled = async () => {
    hurry.abort();
    await running;
    hurry = new AbortController();
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
