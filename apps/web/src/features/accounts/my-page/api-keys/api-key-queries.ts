import type { ApiKeyItem, ApiKeyRequest } from '@gaemi/contracts/api-keys';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../../shared/api/api-client.ts';
import { showToast } from '../../../../ui/toast/toast-store.ts';
import { ended } from '../ended.ts';

/** The member's API keys, the newest first. */
export const apiKeysQuery = queryOptions({
  queryKey: ['api-keys'],
  queryFn: ({ signal }) => callApi('listApiKeys', { signal }),
  staleTime: 0,
});

/** Makes a key. The form shows every refusal: a toast would stand behind its window. */
export function useMakeApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ApiKeyRequest) => callApi('makeApiKey', { body }),
    onSettled: () => void client.invalidateQueries({ queryKey: apiKeysQuery.queryKey }),
    // The key is shown once and kept nowhere.
    gcTime: 0,
    meta: { errors: 'in-place' },
  });
}

export function useRevokeApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: ApiKeyItem) => ended(callApi('revokeApiKey', { params: { id } }), 'API_KEY_NOT_FOUND'),
    onSuccess: () => showToast('success', 'API 키를 폐기했어요'),
    onSettled: () => void client.invalidateQueries({ queryKey: apiKeysQuery.queryKey }),
  });
}
