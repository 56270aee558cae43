import type { ApiKeyChange, ApiKeyItem, ApiKeyRequest, MadeApiKey } from '@gaemi/contracts/api-keys';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../../shared/api/api-client.ts';
import { isDoubtful } from '../../../../shared/press/press-state.ts';
import { claimPress } from '../../../../shared/press/press-store.ts';
import { usePressState } from '../../../../shared/press/settle-press.ts';
import { settleAndClose } from '../../../../shared/press/use-press.ts';
import { createRequestId } from '../../../../shared/request-id.ts';
import { useSignedInMember } from '../../../../shared/session/signed-in-member.ts';
import { showToast } from '../../../../ui/toast/toast-store.ts';
import { ended } from '../ended.ts';

/** The member's API keys, the newest first. */
export const apiKeysQuery = queryOptions({
  queryKey: ['api-keys'],
  queryFn: ({ signal }) => callApi('listApiKeys', { signal }),
  staleTime: 0,
});

/** Where the screen finds the state of a press. */
const SHOWN_AS = 'api-key';

/**
 * Makes a key, one for each press: a repeat after a lost answer, also of the next press for the same key, gets it again. The form shows
 * every refusal: a toast would stand behind its window.
 */
export function useMakeApiKey() {
  const client = useQueryClient();
  const { user_email: owner } = useSignedInMember();
  const state = usePressState(SHOWN_AS);
  const mutation = useMutation({
    mutationFn: async (body: Pick<ApiKeyRequest, 'name' | 'scopes'>): Promise<MadeApiKey | null> => {
      const target = JSON.stringify([body.name, body.scopes]);
      const { press } = await claimPress({ kind: 'api-key', target, owner, createId: createRequestId });
      const send = () => callApi('makeApiKey', { body, idempotencyKey: press.id });
      const settled = await settleAndClose(press.id, { id: SHOWN_AS, send });
      return settled.isAccepted ? settled.answer : null;
    },
    onSettled: () => void client.invalidateQueries({ queryKey: apiKeysQuery.queryKey }),
    // The key is shown once and kept nowhere.
    gcTime: 0,
    meta: { errors: 'in-place' },
  });
  return { ...mutation, isLooking: isDoubtful(state) };
}

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
