import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../api/api-client.ts';
import { showToast } from '../../../components/toast-store.ts';
import { signOut } from '../../../session/member.ts';

/** Ends the membership and leaves nothing of it in this browser; the guard then leads to /login. */
export function useWithdraw() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi('withdraw'),
    onSuccess: () => {
      localStorage.clear();
      sessionStorage.clear();
      signOut(client);
      showToast('success', '회원 탈퇴가 완료되었습니다.');
    },
  });
}
