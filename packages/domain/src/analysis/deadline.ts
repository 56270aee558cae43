/** Time without progress after which an analysis ends in error with a refund. */
export const ANALYSIS_DEADLINE_MINUTES = 10;
/** Longest run of an analysis, however slow its model is. */
export const ANALYSIS_CEILING_MINUTES = 30;

const MINUTE_MS = 60_000;
const STALL_MS = ANALYSIS_DEADLINE_MINUTES * MINUTE_MS;
const LONGEST_MS = ANALYSIS_CEILING_MINUTES * MINUTE_MS;

/**
 * Returns the latest end of an analysis, whatever its progress. It allows ten minutes for the queue, the gathering and
 * retries, plus the worst-case time of the judge; half an hour at most.
 * `judgingMs` is undefined while the amount of judging is unknown.
 */
export function analysisCeiling(createdAt: Date, judgingMs?: number): Date {
  const allowed = judgingMs === undefined ? LONGEST_MS : Math.min(LONGEST_MS, STALL_MS + judgingMs);
  return new Date(createdAt.getTime() + allowed);
}

/** Returns the deadline of an analysis that has just made progress. */
export function deadlineAfterProgress(now: Date, ceiling: Date): Date {
  return new Date(Math.min(now.getTime() + STALL_MS, ceiling.getTime()));
}
