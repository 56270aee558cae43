/**
 * Longest silence on a stream of server-sent events, in milliseconds. nginx and load balancers end silent ones; a test holds this
 * below the time limit of ours.
 */
export const STREAM_SILENCE_MS = 10_000;
