/** Writes that nobody waits for one by one. */
export interface GatheredWrites<T> {
  /** Hands over what is to be written; it goes out at once, or with the next write when one is on its way. */
  add(items: readonly T[]): void;
  /** Resolves when all that was handed over is written. Rejects with the first failure. */
  settled(): Promise<void>;
}

/** One write at a time; what comes meanwhile goes out together. So many answers at once become few writes, and no question waits for them. */
export function gatherWrites<T>(write: (items: T[]) => Promise<void>): GatheredWrites<T> {
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
