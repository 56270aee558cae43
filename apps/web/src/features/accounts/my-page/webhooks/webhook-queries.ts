import type { WebhookChange, WebhookItem, WebhookRequest } from '@gaemi/contracts/webhooks';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../../shared/api/api-client.ts';
import { useOnePress } from '../../../../shared/press/use-one-press.ts';
import { showToast } from '../../../../ui/toast/toast-store.ts';
import { ended } from '../ended.ts';
import { useMakeSecret } from '../use-make-secret.ts';

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

export const useMakeWebhook = () =>
  useMakeSecret({
    kind: 'webhook',
    targetOf: ({ url, events }: WebhookRequest) => JSON.stringify([url, events]),
    send: (body, idempotencyKey) => callApi('makeWebhook', { body, idempotencyKey }),
    queryKey: webhooksQuery.queryKey,
  });

/** Shown where it was asked for, like the secret of a new webhook. */
export function useReplaceSecret() {
  return useMutation({
    mutationFn: useOnePress(({ id }: WebhookItem) => callApi('replaceWebhookSecret', { params: { id } })),
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
