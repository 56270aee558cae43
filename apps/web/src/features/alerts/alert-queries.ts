import type { AlertChangeBody, AlertPreviewQuery, Alerts } from '@gaemi/contracts/alerts';
import { messages } from '@gaemi/contracts/messages';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../shared/api/api-client.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { saveAlerts } from './save-alerts.ts';

export const alertsQuery = queryOptions({
  queryKey: ['alerts'],
  queryFn: ({ signal }) => callApi('alerts', { signal }),
  // The watchlist and other devices change it, too.
  staleTime: 0,
});

/** The days of the last 30 on which a strength would have alerted; null where no events are held. */
export const previewQuery = (query: AlertPreviewQuery) =>
  queryOptions({
    queryKey: ['alert-preview', query.code, query.min],
    queryFn: ({ signal }) => callApi('previewAlerts', { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  });

const key = alertsQuery.queryKey;

/**
 * Saves a change at once. Only the part that changes is sent, so that two devices do not undo each other. The screen shows
 * it before the answer; a refusal takes it back, and after a lost answer the settings are read again. Changes are sent
 * one after the other.
 */
export function useChangeAlerts() {
  const client = useQueryClient();
  const apply = (change: AlertChangeBody) => client.setQueryData(key, (now) => now && withChange(now, change));
  return useMutation({
    mutationKey: ['change-alerts'],
    scope: { id: 'change-alerts' },
    onMutate: async (change: AlertChangeBody) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData(key);
      apply(change);
      return before;
    },
    mutationFn: (change: AlertChangeBody) => {
      apply(change);
      return saveAlerts(change);
    },
    onSuccess: ({ isRead }) => {
      if (isRead) showToast('success', '다시 읽어 보니 저장돼 있어요.');
    },
    onError: (_error, _change, before) => client.setQueryData(key, before),
    onSettled: () => {
      // What the server has is shown when the last edit is through.
      if (client.isMutating({ mutationKey: ['change-alerts'] }) === 1)
        return client.invalidateQueries({ queryKey: key });
    },
  });
}

/** Switches the alerts about a watched stock outside the screen of the settings. */
export function useStockAlert(code: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['change-alerts'],
    scope: { id: 'change-alerts' },
    mutationFn: (on: boolean) => saveAlerts({ stock: { code, on } }),
    onSuccess: ({ alerts }, on) => {
      client.setQueryData(key, alerts);
      showToast('success', saidOf(alerts, on));
    },
    // Waits for the list, so that the bell does not show the old state in between.
    onSettled: () => client.invalidateQueries({ queryKey: ['watchlist'] }),
  });
}

function saidOf({ briefing, instant, paused }: Alerts, on: boolean): string {
  if (!on) return '알림을 껐어요.';
  if (paused) return messages.alertOnWhilePaused;
  if (briefing.on || instant) return '알림을 켰어요.';
  return '알림을 켰어요. 브리핑이나 바로 알림은 마이페이지에서 켜주세요.';
}

/** Sends a test to wherever alerts go. The screen says where that was, and that one a minute is enough. */
export function useTestAlert() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi('testAlerts'),
    meta: { inPlace: ['TOO_MANY_REQUESTS'] },
    // Devices that are gone were forgotten, and a refused address ends all mails.
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

/** What the screen shows of a change before the answer. The server decides when a pause of some days ends. */
function withChange(now: Alerts, change: AlertChangeBody): Alerts {
  const { quiet, stock, stocks: _stocks, pause_days: _days, ...parts } = change;
  return {
    ...now,
    ...parts,
    ...(parts.paused_until !== undefined && { paused: parts.paused_until !== null }),
    quiet: { ...now.quiet, ...quiet },
    stocks: now.stocks.map((own) => (own.code === stock?.code ? { ...own, ...stock } : own)),
  };
}
