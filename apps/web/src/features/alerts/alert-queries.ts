import type { AlertPreviewQuery, AlertSettingsBody, Alerts } from '@gaemi/contracts/alerts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../shared/api/api-client.ts';
import { showToast } from '../../ui/toast/toast-store.ts';

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

/** Sets something in the settings; twice gives the same as once. */
export type Edit = (now: Alerts) => Alerts;

const key = alertsQuery.queryKey;

/**
 * Saves an edit at once. The screen shows it before the answer; a refusal takes it back. Edits are sent one after the other,
 * each over what the ones before it left.
 */
export function useChangeAlerts() {
  const client = useQueryClient();
  const apply = (edit: Edit) => client.setQueryData(key, (now) => now && edit(now));
  return useMutation({
    mutationKey: ['change-alerts'],
    scope: { id: 'change-alerts' },
    onMutate: async (edit: Edit) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData(key);
      apply(edit);
      return before;
    },
    mutationFn: (edit: Edit) => {
      const next = apply(edit);
      if (next === undefined) throw new Error('the settings are not loaded');
      return callApi('changeAlerts', { body: bodyOf(next) });
    },
    onError: (_error, _edit, before) => client.setQueryData(key, before),
    onSettled: () => {
      // What the server has is shown when the last edit is through.
      if (client.isMutating({ mutationKey: ['change-alerts'] }) === 1)
        return client.invalidateQueries({ queryKey: key });
    },
  });
}

/** Switches the alerts about a watched stock outside the screen of the settings, over what they are at that moment. */
export function useStockAlert(code: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['change-alerts'],
    scope: { id: 'change-alerts' },
    mutationFn: async (on: boolean) => {
      const now = await client.fetchQuery(alertsQuery);
      const stocks = now.stocks.map((stock) => (stock.code === code ? { ...stock, on } : stock));
      return callApi('changeAlerts', { body: bodyOf({ ...now, stocks }) });
    },
    onSuccess: (alerts, on) => {
      client.setQueryData(key, alerts);
      showToast('success', saidOf(alerts, on));
    },
    // Waits for the list, so that the bell does not show the old state in between.
    onSettled: () => client.invalidateQueries({ queryKey: ['watchlist'] }),
  });
}

function saidOf({ briefing, instant }: Alerts, on: boolean): string {
  if (!on) return '알림을 껐어요.';
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

function bodyOf({ briefing, instant, quiet, mail, paused_until, stocks }: Alerts): AlertSettingsBody {
  return {
    briefing,
    instant,
    quiet,
    mail,
    paused_until,
    stocks: stocks.map(({ code, on, min }) => ({ code, on, min })),
  };
}
