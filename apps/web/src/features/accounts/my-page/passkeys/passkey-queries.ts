import type { PasskeyItem, RecoveryCodes } from '@gaemi/contracts/passkeys';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../../shared/api/api-client.ts';
import { settlePress } from '../../../../shared/press/settle-press.ts';
import { useOnePress } from '../../../../shared/press/use-one-press.ts';
import { showToast } from '../../../../ui/toast/toast-store.ts';
import { makePasskey } from '../../../second-step/browser-passkeys.ts';
import { passkeysQuery } from '../../../second-step/confirmation.ts';
import { ended } from '../ended.ts';

const fetchAgain = (client: QueryClient) => void client.invalidateQueries({ queryKey: passkeysQuery.queryKey });

/** Makes recovery codes; those whose answer was lost are replaced, for they ended the former and nobody has seen them. */
async function makeCodes(): Promise<RecoveryCodes> {
  const send = () => callApi('makeRecoveryCodes');
  const settled = await settlePress({ id: 'recovery-codes', send, isOpen: () => true });
  return settled.isAccepted && settled.answer !== null ? settled.answer : send();
}

/**
 * Makes a passkey on the member's device and registers it; gives the recovery codes that come with the first one. Where the
 * answer with them was lost, new ones take their place: nobody else has seen those. The window shows every refusal: a
 * toast would stand behind it.
 */
export function useAddPasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (name: string) => {
      const options = await callApi('passkeyOptions');
      const { length: before } = options.excludeCredentials;
      const credential = await makePasskey(options);
      const settled = await settlePress({
        id: 'passkey',
        send: () => callApi('addPasskey', { body: { name, credential } }),
        look: async () => (await callApi('listPasskeys')).items.length > before,
        isOpen: () => true,
      });
      if (settled.isAccepted && settled.answer !== null) return settled.answer;
      return before === 0 ? makeCodes() : { recovery_codes: null };
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
    mutationFn: useOnePress(makeCodes),
    onSettled: () => fetchAgain(client),
    gcTime: 0,
    meta: { inPlace: ['CONFIRMATION_REQUIRED'] },
  });
}
