const DAY_MS = 86_400_000;

/** A session ends after a week without a request, and after 30 days in any case. */
export const sessionLife = { idleMs: 7 * DAY_MS, absoluteMs: 30 * DAY_MS } as const;

/** Sessions that a member may have at once: a log-in beyond ends the one used longest ago. */
export const MAX_SESSIONS = 100;

/** A session in use is prolonged at most every five minutes, not with each request. */
export const PROLONG_AFTER_MS = 300_000;
