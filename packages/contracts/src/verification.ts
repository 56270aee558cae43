import { emailTypes } from '@gaemi/domain/members/verification';
import * as z from 'zod';
import { email, verificationCode } from './fields.ts';

const emailType = z.enum(emailTypes, '인증 종류가 올바르지 않습니다.');

export const verificationQuery = z.object({ email_type: emailType });
export const verificationRequest = z.strictObject({ email });
export const verificationRequestAnswer = z.object({ expires_in: z.number().int(), resend_in: z.number().int() });
export const verifyRequest = z.strictObject({ email, code: verificationCode });
export const verifyAnswer = z.object({ verified: z.literal(true) });
