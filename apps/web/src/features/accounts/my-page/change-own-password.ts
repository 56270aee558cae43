import type { ChangeOwnPasswordRequest } from '@gaemi/contracts/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../shared/api/api-client.ts';
import { sessionsQuery } from '../../../shared/session/sessions-query.ts';
import { apiKeysQuery } from './api-keys/api-key-queries.ts';

/** Changes the password with the current one, which ends other sessions and all API keys. The form shows every refusal: a toast would stand behind its window. */
export function useChangeOwnPassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: ChangeOwnPasswordRequest) => callApi('changeOwnPassword', { body: form }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      void client.invalidateQueries({ queryKey: apiKeysQuery.queryKey });
    },
    meta: { errors: 'in-place' },
  });
}
