import { setTimeout as sleep } from 'node:timers/promises';

/** So many requests a second, of which `burst` may come at once. */
export interface Rate {
  perSecond: number;
  burst: number;
}

/** Hands out turns, in the order in which they are asked for. */
export interface Pace {
  /** Resolves when a request may be sent. Rejects when the signal aborts first; its turn is lost then. */
  turn(name: string, signal: AbortSignal): Promise<void>;
}

/** One rate for all requests and one for those of each name. */
export function createPace(rates: { each: Rate; all: Rate }): Pace {
  const all = createBucket(rates.all);
  const buckets = new Map<string, Bucket>();
  return {
    turn: async (name, signal) => {
      const own = buckets.get(name) ?? createBucket(rates.each);
      buckets.set(name, own);
      const now = performance.now();
      const at = Math.max(own.next(now), all.next(now));
      own.take(at);
      all.take(at);
      if (at > now) await sleep(at - now, undefined, { signal });
      else signal.throwIfAborted();
    },
  };
}

interface Bucket {
  /** The earliest moment for the next request, not before `now`. */
  next(now: number): number;
  take(at: number): void;
}

/** A bucket of `burst` turns that fills up steadily, kept as the moment at which it would be full again. */
function createBucket({ perSecond, burst }: Rate): Bucket {
  const interval = 1_000 / perSecond;
  let fullAt = 0;
  return {
    next: (now) => Math.max(now, fullAt - (burst - 1) * interval),
    take: (at) => {
      fullAt = Math.max(fullAt, at) + interval;
    },
  };
}
