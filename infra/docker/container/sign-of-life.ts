/** File that a living worker touches. */
export const SIGN_OF_LIFE = process.env.SIGN_OF_LIFE ?? '/run/gaemi/worker-turns';
export const BEAT_MS = 5_000;
/** A sign older than this is none. */
export const STALE_MS = 30_000;
