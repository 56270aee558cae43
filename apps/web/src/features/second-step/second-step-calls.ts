import type { UserInfo } from '@gaemi/contracts/users';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../shared/api/api-client.ts';
import { ApiError, writeSentence } from '../../shared/api/api-error.ts';
import { settlePress } from '../../shared/press/settle-press.ts';
import { useOnePress } from '../../shared/press/use-one-press.ts';
import { askForPasskey, PasskeyFailure } from './browser-passkeys.ts';

/** The screen shows every refusal itself; a 401 means that the time for the step is over. */
const meta = { keepsSession: true, errors: 'in-place' } as const;

/** The second step by a passkey of the member. */
export function useStepByPasskey() {
  return useMutation({
    mutationFn: async (): Promise<UserInfo> => {
      const credential = await askForPasskey(await callApi('secondStepOptions'));
      return callApi('secondStepByPasskey', { body: { credential } });
    },
    meta,
  });
}

/** The second step by a recovery code. It works once, and again for a repeat of the step whose answer was lost. */
export function useStepByRecoveryCode() {
  return useMutation({
    mutationFn: useOnePress(async (code: string): Promise<UserInfo> => {
      const send = () => callApi('secondStepByRecoveryCode', { body: { code } });
      const settled = await settlePress({ id: 'recovery-code', send, isOpen: () => true });
      return settled.isAccepted && settled.answer !== null ? settled.answer : send();
    }),
    meta,
  });
}

/** Whether the member has to begin with the password again. */
export function isStepOver(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'SECOND_STEP_OVER';
}

/** The member's sentence for a step that failed. */
export function stepSentence(error: unknown): string {
  return error instanceof PasskeyFailure ? error.message : writeSentence(error);
}
