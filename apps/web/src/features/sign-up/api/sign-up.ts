import type { SignUpRequest } from '@gaemi/contracts/users';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../../api/api-client.ts';

/** Makes the member. Refused fields are shown under their fields. */
export function useSignUp() {
  return useMutation({
    mutationFn: (form: SignUpRequest) => callApi('signUp', { body: form }),
    meta: { inPlace: ['VALIDATION_FAILED', 'EMAIL_TAKEN'] },
  });
}
