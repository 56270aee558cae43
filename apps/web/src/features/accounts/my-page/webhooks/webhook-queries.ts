import type { MadeWebhook, WebhookChange, WebhookItem, WebhookRequest } from '@gaemi/contracts/webhooks';
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

/** The member's webhooks, the newest first. */
export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: ({ signal }) => callApi('listWebhooks', { signal }),
  staleTime: 0,
});

/** What was sent to a webhook, the newest first; looked at again while its window is open. */
export const deliveriesQuery = (id: string) =>
  queryOptions({
    queryKey: ['webhook-deliveries', id],
    queryFn: ({ signal }) => callApi('listWebhookDeliveries', { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: 3_000,
  });

/** Where the screen finds the state of a press. */
const SHOWN_AS = 'webhook';

/**
 * Makes a webhook, one for each press: a repeat after a lost answer, also of the next press for the same webhook, gets its secret again.
 * The form shows every refusal: a toast would stand behind its window.
 */
export function useMakeWebhook() {
  const client = useQueryClient();
  const { user_email: owner } = useSignedInMember();
  const state = usePressState(SHOWN_AS);
  const mutation = useMutation({
    mutationFn: async (body: WebhookRequest): Promise<MadeWebhook | null> => {
      const target = JSON.stringify([body.url, body.events]);
      const { press } = await claimPress({ kind: 'webhook', target, owner, createId: createRequestId });
      const send = () => callApi('makeWebhook', { body, idempotencyKey: press.id });
      const settled = await settleAndClose(press.id, { id: SHOWN_AS, send });
      return settled.isAccepted ? settled.answer : null;
    },
    onSettled: () => void client.invalidateQueries({ queryKey: webhooksQuery.queryKey }),
    // The secret is shown once and kept nowhere.
    gcTime: 0,
    meta: { errors: 'in-place' },
  });
  return { ...mutation, isLooking: isDoubtful(state) };
}

/** Shown where it was asked for, like the secret of a new webhook. */
export function useReplaceSecret() {
  return useMutation({
    mutationFn: ({ id }: WebhookItem) => callApi('replaceWebhookSecret', { params: { id } }),
    gcTime: 0,
  });
}

export function useChangeWebhook() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: WebhookChange & { id: string }) => callApi('changeWebhook', { params: { id }, body }),
    onSuccess: ({ enabled }) => showToast('success', enabled ? '웹훅을 켰어요' : '웹훅을 껐어요'),
    onSettled: () => void client.invalidateQueries({ queryKey: webhooksQuery.queryKey }),
  });
}

export function useRemoveWebhook() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: WebhookItem) => ended(callApi('removeWebhook', { params: { id } }), 'WEBHOOK_NOT_FOUND'),
    onSuccess: () => showToast('success', '웹훅을 삭제했어요'),
    onSettled: () => void client.invalidateQueries({ queryKey: webhooksQuery.queryKey }),
  });
}

export function useTestWebhook() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: WebhookItem) => callApi('testWebhook', { params: { id } }),
    onSuccess: () => showToast('success', '시험 메시지를 보내요. 결과는 보낸 기록에서 볼 수 있어요'),
    onSettled: (_, __, { id }) => void client.invalidateQueries({ queryKey: deliveriesQuery(id).queryKey }),
  });
}
