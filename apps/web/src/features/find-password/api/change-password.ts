import type { ChangePasswordRequest } from '@gaemi/contracts/account';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../../api/api-client.ts';

/** Sets a new password; the proof of the e-mail check is on the server. Refused fields are shown under their fields. */
export function useChangePassword() {
  return useMutation({
    mutationFn: (form: ChangePasswordRequest) => callApi('changePassword', { body: form }),
    meta: {
      keepsSession: true,
      inPlace: ['VALIDATION_FAILED', 'MEMBER_NOT_FOUND'],
      fallback: '비밀번호 변경에 실패했습니다.',
    },
  });
}
