/** An analysis whose progress has not risen for so long ends in error with a refund. */
export const ANALYSIS_DEADLINE_MINUTES = 10;
/** No analysis runs longer than this, however slow its model is. */
export const ANALYSIS_CEILING_MINUTES = 30;

const MINUTE_MS = 60_000;
const STALL_MS = ANALYSIS_DEADLINE_MINUTES * MINUTE_MS;
const LONGEST_MS = ANALYSIS_CEILING_MINUTES * MINUTE_MS;

/**
 * The moment at which an analysis ends, whatever its progress: ten minutes for the queue, the gathering and further tries, plus the time that its
 * judge may take at worst, and half an hour at most. `judgingMs` is undefined while it is not known how much there is to judge.
 */
export function analysisCeiling(createdAt: Date, judgingMs?: number): Date {
  const allowed = judgingMs === undefined ? LONGEST_MS : Math.min(LONGEST_MS, STALL_MS + judgingMs);
  return new Date(createdAt.getTime() + allowed);
}

/** The deadline of an analysis whose progress rose just now. */
export function deadlineAfterProgress(now: Date, ceiling: Date): Date {
  return new Date(Math.min(now.getTime() + STALL_MS, ceiling.getTime()));
}
