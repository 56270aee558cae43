import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../../api/api-client.ts';

/** Whether an address is free. That it is taken or malformed is shown under the field. */
export function useCheckEmail() {
  return useMutation({
    mutationFn: (email: string) => callApi('checkEmail', { params: { email } }),
    meta: { inPlace: ['EMAIL_TAKEN', 'VALIDATION_FAILED'] },
  });
}

/** Sends a code to an address. */
export function useSendCode() {
  return useMutation({
    mutationFn: (email: string) =>
      callApi('requestVerification', { query: { email_type: 'sign-up' }, body: { email } }),
    meta: { inPlace: ['EMAIL_TAKEN'], fallback: '이메일 인증에 실패했습니다.' },
  });
}

/** Confirms a code; the server keeps the proof of it for 10 minutes. */
export function useVerifyCode() {
  return useMutation({
    mutationFn: (proof: { email: string; code: string }) =>
      callApi('verify', { query: { email_type: 'sign-up' }, body: proof }),
    meta: {
      inPlace: ['CODE_WRONG', 'CODE_EXPIRED', 'CODE_TRIES_EXHAUSTED', 'VALIDATION_FAILED'],
      fallback: '이메일 인증에 실패했습니다.',
    },
  });
}
