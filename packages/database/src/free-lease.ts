/** Clocks of two machines differ by less, in milliseconds. */
export const MOST_SKEW_MS = 5 * 60_000;

/**
 * Condition on the end of a lease that may be taken: it is over, absent, or further ahead than any lease reaches. The
 * last one was written by a clock that has been set right since, and would be held until that clock's time comes.
 */
export const freeLease = (now: Date, leaseMs: number) => ({
  $not: { $gt: now, $lte: new Date(now.getTime() + leaseMs + MOST_SKEW_MS) },
});

/** The same for a lease at hand. */
export const isFreeLease = (until: Date, { now, leaseMs }: { now: Date; leaseMs: number }): boolean =>
  until <= now || until.getTime() > now.getTime() + leaseMs + MOST_SKEW_MS;

/**
 * Condition on a stored moment that lies between `since` and now. One that is further ahead than clocks differ was written by a clock
 * that has been set right since; it would hold until that clock's time comes.
 */
export const within = (since: Date, now: Date) => ({ $gte: since, $lte: new Date(now.getTime() + MOST_SKEW_MS) });
