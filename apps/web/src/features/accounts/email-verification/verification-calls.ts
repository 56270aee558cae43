import { errorTable } from '@gaemi/contracts/errors';
import type { EmailType } from '@gaemi/domain/members/verification';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { callApi } from '../../../shared/api/api-client.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { OutcomeUnknown, settlePress } from '../../../shared/press/settle-press.ts';

/** Whether an address fits the purpose: a free one for sign-up, a member's for a new password. What does not is shown under the field. */
export function useCheckEmail(type: EmailType) {
  return useMutation({
    mutationFn: (email: string) => (type === 'sign-up' ? expectFree(email) : expectMember(email)),
    meta: { inPlace: ['EMAIL_TAKEN', 'MEMBER_NOT_FOUND', 'VALIDATION_FAILED'] },
  });
}

async function expectFree(email: string): Promise<void> {
  await callApi('checkEmail', { params: { email } });
}

/** The server only says whether an address is taken; here that is the good news. */
async function expectMember(email: string): Promise<void> {
  const taken = await expectFree(email).then(
    () => false,
    (error: unknown) => {
      if (error instanceof ApiError && error.code === 'EMAIL_TAKEN') return true;
      throw error;
    },
  );
  if (!taken) throw new ApiError({ code: 'MEMBER_NOT_FOUND', ...errorTable.MEMBER_NOT_FOUND });
}

/** Sends a code to an address. */
export function useSendCode(type: EmailType) {
  return useMutation({
    mutationFn: (email: string) => callApi('requestVerification', { query: { email_type: type }, body: { email } }),
    meta: { inPlace: ['EMAIL_TAKEN', 'MEMBER_NOT_FOUND'], fallback: '이메일 인증에 실패했습니다.' },
  });
}

/**
 * Confirms a code; the server keeps the proof of it for 10 minutes. A code works once, so that after a lost answer a repeat of
 * one that still counts is refused as over.
 */
export function useVerifyCode(type: EmailType) {
  /** The code of an earlier press whose outcome is unknown. */
  const open = useRef<string>(null);
  return useMutation({
    mutationFn: async ({ endsAt, ...proof }: { email: string; code: string; endsAt: number }) => {
      const wasOpen = open.current === proof.code;
      try {
        await settlePress({
          id: `verify ${type}`,
          send: () => callApi('verify', { query: { email_type: type }, body: proof }),
          isDone: ({ code }, lost) => code === 'CODE_EXPIRED' && (wasOpen || lost > 0) && Date.now() < endsAt,
          isOpen: () => true,
        });
        open.current = null;
      } catch (error) {
        open.current = error instanceof OutcomeUnknown ? proof.code : null;
        throw error;
      }
    },
    meta: {
      inPlace: ['CODE_WRONG', 'CODE_EXPIRED', 'CODE_TRIES_EXHAUSTED', 'VALIDATION_FAILED'],
      fallback: '이메일 인증에 실패했습니다.',
    },
  });
}
