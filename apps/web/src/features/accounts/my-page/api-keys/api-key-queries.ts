import type { ApiKeyChange, ApiKeyItem, ApiKeyRequest } from '@gaemi/contracts/api-keys';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../../shared/api/api-client.ts';
import { showToast } from '../../../../ui/toast/toast-store.ts';
import { ended } from '../ended.ts';
import { useMakeSecret } from '../use-make-secret.ts';

type NewApiKey = Pick<ApiKeyRequest, 'name' | 'scopes'>;

/** The member's API keys, the newest first. */
export const apiKeysQuery = queryOptions({
  queryKey: ['api-keys'],
  queryFn: ({ signal }) => callApi('listApiKeys', { signal }),
  staleTime: 0,
});

export const useMakeApiKey = () =>
  useMakeSecret({
    kind: 'api-key',
    targetOf: ({ name, scopes }: NewApiKey) => JSON.stringify([name, scopes]),
    send: (body, idempotencyKey) => callApi('makeApiKey', { body, idempotencyKey }),
    queryKey: apiKeysQuery.queryKey,
  });

/** The form shows every refusal: a toast would stand behind its window. */
export function useChangeCreditLimit() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: ApiKeyChange & { id: string }) => callApi('changeApiKey', { params: { id }, body }),
    onSuccess: () => showToast('success', '하루 한도를 바꿨어요'),
    onSettled: () => void client.invalidateQueries({ queryKey: apiKeysQuery.queryKey }),
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
