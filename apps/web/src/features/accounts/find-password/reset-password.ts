import type { ChangePasswordRequest, PasswordChanged } from '@gaemi/contracts/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../shared/api/api-client.ts';
import { memberQuery, signOut } from '../../../shared/session/member.ts';
import { useProvenPress } from '../proven-press.ts';

/** Sets a new password. The answer is null where only a log-in told that it is set. Refused fields are shown under their fields. */
export function useResetPassword() {
  const client = useQueryClient();
  const { press, isLooking } = useProvenPress<ChangePasswordRequest, PasswordChanged>({
    id: 'password-reset',
    send: async (form) => {
      const changed = await callApi('changePassword', { body: form });
      // The server has ended every session of the member, the one in this browser with them. That of another one goes on.
      const here = client.getQueryData(memberQuery.queryKey)?.user_email ?? form.user_email;
      if (here === form.user_email) signOut(client);
      return changed;
    },
    credentialsOf: ({ user_email, new_password }) => ({ email: user_email, password: new_password }),
  });
  const mutation = useMutation({
    mutationFn: press,
    meta: {
      keepsSession: true,
      inPlace: ['VALIDATION_FAILED', 'MEMBER_NOT_FOUND', 'NO_ANSWER'],
      fallback: '비밀번호 변경에 실패했습니다.',
    },
  });
  return { ...mutation, isLooking };
}
