/** Characters of a password. bcrypt reads 72 bytes, and letters and digits are one byte each. */
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 72;

/** Days for which a withdrawn member's address cannot sign up again. */
export const WITHDRAWN_EMAIL_DAYS = 30;

/** Stocks on one watchlist at most. */
export const WATCHLIST_MAX = 500;

/**
 * Analyses of a member that may run at the same time, news and accumulation together. As many as the sign-up bonus buys:
 * no honest member meets it, and a flood by one member leaves room for the others.
 */
export const MAX_RUNNING_ANALYSES = 10;

/** Hours for which the idempotency key of an admin's change is remembered at least. */
export const IDEMPOTENCY_KEY_HOURS = 48;

/** Won or credits that an admin adds at once, at most. */
export const MAX_GRANT = 10_000_000;
