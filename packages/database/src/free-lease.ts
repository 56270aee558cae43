/**
 * Condition on the end of a lease that may be taken: it is over, absent, or further ahead than any lease reaches. The
 * last one was written by a clock that has been set right since, and would be held until that clock's time comes.
 * Clocks of two machines may differ by one length of a lease.
 */
export const freeLease = (now: Date, leaseMs: number) => ({
  $not: { $gt: now, $lte: new Date(now.getTime() + 2 * leaseMs) },
});

/** The same for a lease at hand. */
export const isFreeLease = (until: Date, { now, leaseMs }: { now: Date; leaseMs: number }): boolean =>
  until <= now || until.getTime() > now.getTime() + 2 * leaseMs;
