import type { PasskeyItem } from '@gaemi/contracts/passkeys';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../../shared/api/api-client.ts';
import { showToast } from '../../../../ui/toast/toast-store.ts';
import { makePasskey } from '../../../second-step/browser-passkeys.ts';
import { passkeysQuery } from '../../../second-step/confirmation.ts';
import { ended } from '../ended.ts';

const fetchAgain = (client: QueryClient) => void client.invalidateQueries({ queryKey: passkeysQuery.queryKey });

/** Makes a passkey on the member's device and registers it. The window shows every refusal: a toast would stand behind it. */
export function useAddPasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (name: string) => {
      const credential = await makePasskey(await callApi('passkeyOptions'));
      return callApi('addPasskey', { body: { name, credential } });
    },
    onSettled: () => fetchAgain(client),
    // Recovery codes are shown once and kept nowhere.
    gcTime: 0,
    meta: { errors: 'in-place' },
  });
}

export function useRemovePasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: PasskeyItem) => ended(callApi('removePasskey', { params: { id } }), 'PASSKEY_NOT_FOUND'),
    onSuccess: () => showToast('success', '패스키를 삭제했어요'),
    onSettled: () => fetchAgain(client),
    meta: { inPlace: ['CONFIRMATION_REQUIRED'] },
  });
}

export function useMakeRecoveryCodes() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi('makeRecoveryCodes'),
    onSettled: () => fetchAgain(client),
    gcTime: 0,
    meta: { inPlace: ['CONFIRMATION_REQUIRED'] },
  });
}
