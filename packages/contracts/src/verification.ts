import { emailTypes } from '@gaemi/domain/members/verification';
import * as z from 'zod';
import { email, verificationCode } from './fields.ts';
import { routes } from './routes.ts';

const emailType = z.enum(emailTypes, '인증 종류가 올바르지 않습니다.');

export const verificationQuery = z.object({ email_type: emailType });
export const verificationRequest = z.strictObject({ email }).meta({ id: 'VerificationRequest' });
export const verificationRequestAnswer = z
  .object({ expires_in: z.number().int(), resend_in: z.number().int() })
  .meta({ id: 'VerificationRequestAnswer' });
export const verifyRequest = z.strictObject({ email, code: verificationCode }).meta({ id: 'VerifyRequest' });
export const verifyAnswer = z.object({ verified: z.literal(true) }).meta({ id: 'VerifyAnswer' });

/** Endpoints of the codes by mail. */
export const verificationEndpoints = {
  requestVerification: {
    route: routes.requestVerification,
    tag: 'verification',
    summary: '이메일로 인증코드 보내기',
    access: 'public',
    query: verificationQuery,
    body: verificationRequest,
    status: 200,
    answer: verificationRequestAnswer,
    errors: ['MAIL_ADDRESS_REFUSED', 'EMAIL_TAKEN', 'MEMBER_NOT_FOUND', 'TOO_MANY_REQUESTS', 'MAIL_UNAVAILABLE'],
  },
  verify: {
    route: routes.verify,
    tag: 'verification',
    summary: '인증코드 확인. 10분 동안 쓸 수 있는 증명을 서버에 남깁니다',
    access: 'public',
    query: verificationQuery,
    body: verifyRequest,
    status: 200,
    answer: verifyAnswer,
    errors: ['CODE_WRONG', 'CODE_EXPIRED', 'CODE_TRIES_EXHAUSTED', 'TOO_MANY_REQUESTS'],
  },
} as const;
