/** Length of a password, in characters. bcrypt reads 72 bytes, and letters and digits are one byte each. */
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 72;

/** Days for which the address of a withdrawn member cannot sign up again. */
export const WITHDRAWN_EMAIL_DAYS = 30;

/** Maximum number of stocks on one watchlist. */
export const WATCHLIST_MAX = 500;

/**
 * Maximum number of analyses of a member at the same time, news and accumulation together. It equals the number that
 * the sign-up bonus buys: no honest member reaches it, and a flood by one member leaves room for the others.
 */
export const MAX_RUNNING_ANALYSES = 10;

/** Minimum hours for which the idempotency key of an admin's change is remembered. */
export const IDEMPOTENCY_KEY_HOURS = 48;

/** Maximum amount that an admin adds at once, in won or credits. */
export const MAX_GRANT = 10_000_000;
