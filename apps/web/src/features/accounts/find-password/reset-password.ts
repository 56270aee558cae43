import type { ChangePasswordRequest, PasswordChanged } from '@gaemi/contracts/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callApi } from '../../../shared/api/api-client.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { isDoubtful } from '../../../shared/press/press-state.ts';
import { OutcomeUnknown, settlePress, usePressState } from '../../../shared/press/settle-press.ts';
import { signIn } from '../../../shared/session/member.ts';
import { logInToFindOut } from '../password-in-force.ts';

const PRESS = 'password-reset';

/**
 * Sets a new password; the proof of the e-mail check is on the server and works once. After a lost answer a repeat
 * without a proof asks by a log-in with the new password; the answer is then null. Refused fields are shown under
 * their fields.
 */
export function useResetPassword() {
  const client = useQueryClient();
  /** The outcome of an earlier reset is unknown. */
  const isOpen = useRef(false);
  const isChanged = async (form: ChangePasswordRequest): Promise<boolean> => {
    const loggedIn = await logInToFindOut(form.user_email, form.new_password);
    if (loggedIn !== null && loggedIn !== 'second-step') signIn(client, loggedIn);
    return loggedIn !== null;
  };
  const mutation = useMutation({
    mutationFn: async (form: ChangePasswordRequest): Promise<PasswordChanged | null> => {
      const followsOpen = isOpen.current;
      const send = async (isRepeat: boolean) => {
        try {
          return await callApi('changePassword', { body: form });
        } catch (error) {
          if (!(isRepeat || followsOpen) || !(error instanceof ApiError) || error.code !== 'EMAIL_NOT_VERIFIED')
            throw error;
          if (await isChanged(form)) return null;
          throw error;
        }
      };
      try {
        const settled = await settlePress({ id: PRESS, send, isOpen: () => true });
        isOpen.current = false;
        return settled.isAccepted ? settled.answer : null;
      } catch (error) {
        isOpen.current = error instanceof OutcomeUnknown;
        throw error;
      }
    },
    meta: {
      keepsSession: true,
      inPlace: ['VALIDATION_FAILED', 'MEMBER_NOT_FOUND', 'NO_ANSWER'],
      fallback: '비밀번호 변경에 실패했습니다.',
    },
  });
  return { ...mutation, isLooking: isDoubtful(usePressState(PRESS)) };
}
