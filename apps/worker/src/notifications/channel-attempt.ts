/**
 * What an attempt on a channel came to: `lapsed` is given up, and `empty` had nothing left to say; else it goes on later. `error`: what
 * kept it from being sent.
 */
export type ChannelAttempt = 'sent' | 'lapsed' | 'empty' | { retryAfterMs: number | null; error?: unknown };
