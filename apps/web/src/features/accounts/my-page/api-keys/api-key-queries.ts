import type { ApiKeyItem, ApiKeyRequest, MadeApiKey } from '@gaemi/contracts/api-keys';
import { messages } from '@gaemi/contracts/messages';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callApi } from '../../../../shared/api/api-client.ts';
import { ApiError } from '../../../../shared/api/api-error.ts';
import { reachVerdict } from '../../../../shared/press/press-state.ts';
import { showToast } from '../../../../ui/toast/toast-store.ts';
import { ended } from '../ended.ts';

/** The member's API keys, the newest first. */
export const apiKeysQuery = queryOptions({
  queryKey: ['api-keys'],
  queryFn: ({ signal }) => callApi('listApiKeys', { signal }),
  staleTime: 0,
});

/** A key that was made: with its secret, or without where the answer was lost. */
export type Made = { key: MadeApiKey } | { unseen: ApiKeyItem };

/** Sends of one press whose outcome is unknown. */
interface Open {
  /** Ids of the keys before the first one. */
  before: ReadonlySet<string>;
  name: string;
}

/**
 * Makes a key. After a lost answer it looks whether the key was made, and the next press looks before it sends: one press
 * makes no second key. The form shows every refusal: a toast would stand behind its window.
 */
export function useMakeApiKey() {
  const client = useQueryClient();
  const open = useRef<Open | null>(null);
  return useMutation({
    mutationFn: async (body: ApiKeyRequest): Promise<Made> => {
      if (open.current !== null) {
        const unseen = await lookFor(open.current);
        open.current = null;
        if (unseen !== undefined) return { unseen };
      }
      const { items } = await client.fetchQuery({ ...apiKeysQuery, retry: false });
      const sent = { before: new Set(items.map(({ id }) => id)), name: body.name };
      try {
        return { key: await callApi('makeApiKey', { body }) };
      } catch (error) {
        if (!navigator.onLine || reachVerdict(error, 0) !== 'unknown') throw error;
        open.current = sent;
        const unseen = await lookFor(sent);
        // Not there: it may still arrive, so that the next press looks again.
        if (unseen === undefined) throw error;
        open.current = null;
        return { unseen };
      }
    },
    onSettled: () => void client.invalidateQueries({ queryKey: apiKeysQuery.queryKey }),
    // The key is shown once and kept nowhere.
    gcTime: 0,
    meta: { errors: 'in-place' },
  });
}

/** The key of a press, where the server has made it. Throws where that could not be looked up. */
async function lookFor({ before, name }: Open): Promise<ApiKeyItem | undefined> {
  try {
    const { items } = await callApi('listApiKeys');
    return items.find((key) => key.name === name && !before.has(key.id));
  } catch (error) {
    throw new ApiError({ status: 0, code: 'NO_ANSWER', detail: messages.apiKeyUnknown }, { cause: error });
  }
}

export function useRevokeApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: ApiKeyItem) => ended(callApi('revokeApiKey', { params: { id } }), 'API_KEY_NOT_FOUND'),
    onSuccess: () => showToast('success', 'API 키를 폐기했어요'),
    onSettled: () => void client.invalidateQueries({ queryKey: apiKeysQuery.queryKey }),
  });
}
