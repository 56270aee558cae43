import type { ChangeOwnPasswordRequest } from '@gaemi/contracts/account';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../../shared/api/api-client.ts';

/** Changes the password with the current one. The form shows every refusal: a toast would stand behind its window. */
export function useChangeOwnPassword() {
  return useMutation({
    mutationFn: (form: ChangeOwnPasswordRequest) => callApi('changeOwnPassword', { body: form }),
    meta: { errors: 'in-place' },
  });
}
