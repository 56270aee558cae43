import * as z from 'zod';
import { email, verificationCode } from './fields.ts';

export const emailType = z.enum(['sign-up', 'password-change'], '인증 종류가 올바르지 않습니다.');
export type EmailType = z.infer<typeof emailType>;

/** Life of a code, the wait before another may be asked for, and of the proof it leaves; in seconds. */
export const verificationTimes = { codeSeconds: 180, resendAfterSeconds: 30, proofSeconds: 600 } as const;
export const VERIFICATION_MAX_TRIES = 5;

export const verificationQuery = z.object({ email_type: emailType });
export const verificationRequest = z.strictObject({ email });
export const verificationRequestAnswer = z.object({ expires_in: z.number().int(), resend_in: z.number().int() });
export const verifyRequest = z.strictObject({ email, code: verificationCode });
export const verifyAnswer = z.object({ verified: z.literal(true) });
