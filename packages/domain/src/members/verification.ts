/** Purpose of the verification of an address. */
export const emailTypes = ['sign-up', 'password-change'] as const;
export type EmailType = (typeof emailTypes)[number];

/** Lifetime of a code, wait before the next code, and lifetime of the proof of verification; in seconds. */
export const verificationTimes = { codeSeconds: 180, resendAfterSeconds: 30, proofSeconds: 600 } as const;

/** Number of comparisons allowed for one code. */
export const VERIFICATION_MAX_TRIES = 5;
