import type { FindEmailRequest } from '@gaemi/contracts/account';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../../api/api-client.ts';

/** Looks up the address of a member, most of it hidden. A refusal is a toast and leaves the screen as it is. */
export function useFindEmail() {
  return useMutation({
    mutationFn: (form: FindEmailRequest) => callApi('findEmail', { body: form }),
    meta: { keepsSession: true, inPlace: ['VALIDATION_FAILED'] },
  });
}
