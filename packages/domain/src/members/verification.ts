/** What the address is verified for. */
export const emailTypes = ['sign-up', 'password-change'] as const;
export type EmailType = (typeof emailTypes)[number];

/** Life of a code, the wait before another may be asked for, and of the proof it leaves; in seconds. */
export const verificationTimes = { codeSeconds: 180, resendAfterSeconds: 30, proofSeconds: 600 } as const;

/** Comparisons that one code allows. */
export const VERIFICATION_MAX_TRIES = 5;
