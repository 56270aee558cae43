/** Batches writes that no caller waits for one by one. */
export interface WriteBatcher<T> {
  /** Writes the items at once, or with the next batch while a write is in progress. */
  add(items: readonly T[]): void;
  /** Resolves when all added items are written. Rejects with the first failure. */
  settled(): Promise<void>;
}

/** Runs one write at a time and collects the items added meanwhile into the next one. */
export function createWriteBatcher<T>(write: (items: T[]) => Promise<void>): WriteBatcher<T> {
  let waiting: T[] = [];
  let failure: { error: unknown } | undefined;
  let running: Promise<void> | undefined;
  const run = async () => {
    while (waiting.length > 0) {
      const items = waiting;
      waiting = [];
      await write(items).catch((error: unknown) => {
        failure ??= { error };
      });
    }
    running = undefined;
  };
  return {
    add: (items) => {
      waiting.push(...items);
      running ??= run();
    },
    settled: async () => {
      await running;
      if (failure !== undefined) throw failure.error;
    },
  };
}
