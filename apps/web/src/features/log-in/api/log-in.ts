import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../api/api-client.ts';
import { signIn } from '../../../session/member.ts';

/** Logs in; a refusal is a toast and leaves the screen as it is. */
export function useLogIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: { user_email: string; password: string }) => callApi('logIn', { body: form }),
    meta: { keepsSession: true, fallback: '로그인에 실패했습니다. 다시 시도해주세요' },
    onSuccess: (member) => signIn(client, member),
  });
}
