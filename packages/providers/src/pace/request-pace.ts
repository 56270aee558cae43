import { setTimeout as sleep } from 'node:timers/promises';
import { unlessAborted } from '../unless-aborted.ts';

/** Rate in requests per second; `burst` of them may come at once. */
export interface Rate {
  perSecond: number;
  burst: number;
}

/** Grants request slots in the order of the calls. */
export interface Pace {
  /** Resolves when a request may be sent. Rejects when the signal aborts first; the slot goes to the next one then. */
  acquire(name: string, signal: AbortSignal): Promise<void>;
  /** Says that the provider refused a request as too fast. */
  slowDown?(): void;
}

/** One rate for all requests and one for those of each name. */
export function createPace(rates: { each: Rate; all: Rate }): Pace {
  const all = createBucket(rates.all);
  const buckets = new Map<string, Bucket>();
  return {
    acquire: async (name, signal) => {
      const own = buckets.get(name) ?? createBucket(rates.each);
      buckets.set(name, own);
      // Sequential: a slot of the common rate that is granted far ahead would delay every other name.
      await own.acquire(signal);
      await all.acquire(signal);
    },
  };
}

interface Bucket {
  acquire(signal: AbortSignal): Promise<void>;
}

/**
 * Token bucket of `burst` slots that refills steadily. It stores the moment at which it would be full again. Callers wait in
 * line, and only the first of the line takes a slot: one that gives up leaves none unused.
 */
function createBucket({ perSecond, burst }: Rate): Bucket {
  const interval = 1_000 / perSecond;
  let fullAt = 0;
  let last: Promise<void> = Promise.resolve();
  return {
    acquire: async (signal) => {
      signal.throwIfAborted();
      const before = last;
      const { promise: own, resolve: leave } = Promise.withResolvers<void>();
      last = before.then(() => own);
      try {
        await unlessAborted(() => before, signal);
        const now = performance.now();
        const at = Math.max(now, fullAt - (burst - 1) * interval);
        // A timer counts from the start of the event-loop iteration, so it may fire early.
        for (let left = at - now; left > 0; left = at - performance.now())
          await sleep(Math.ceil(left), undefined, { signal });
        fullAt = Math.max(fullAt, at) + interval;
      } finally {
        leave();
      }
    },
  };
}
