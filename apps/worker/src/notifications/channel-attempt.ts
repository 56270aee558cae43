/** What an attempt on a channel came to: `lapsed` is given up; else it goes on later. `error`: what kept it from being sent. */
export type ChannelAttempt = 'sent' | 'lapsed' | { retryAfterMs: number | null; error?: unknown };
