import type { AlertChangeBody, AlertPreviewQuery, Alerts } from '@gaemi/contracts/alerts';
import { messages } from '@gaemi/contracts/messages';
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi } from '../../shared/api/api-client.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { useOnePress } from '../../shared/press/use-one-press.ts';
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

const CHANGE = ['change-alerts'];
const CHANGE_HERE = [...CHANGE, 'settings'];
const READ_AFTER_LOSS_MS = 5_000;

/**
 * The settings as the server last said them, with the changes that are on their way. After a change whose answer is lost
 * they are read repeatedly: it may arrive late.
 */
export function useAlerts() {
  const changes = useMutationState({
    filters: { mutationKey: CHANGE_HERE },
    select: ({ state }) => ({
      change: state.variables as AlertChangeBody,
      isOpen: state.status === 'pending',
      isLost: isLost(state.error),
    }),
  });
  const isAnyLost = changes.some((change) => change.isLost);
  const alerts = useQuery({ ...alertsQuery, refetchInterval: isAnyLost && READ_AFTER_LOSS_MS });
  const open = changes.filter(({ isOpen }) => isOpen).map(({ change }) => change);
  return { ...alerts, data: alerts.data && open.reduce(withChange, alerts.data) };
}

/**
 * Saves a change at once. Only the part that changes is sent, so that two devices do not undo each other. `useAlerts` shows
 * it before the answer. Changes are sent one after the other.
 */
export function useChangeAlerts() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: CHANGE_HERE,
    scope: { id: 'change-alerts' },
    // A read from before the change says nothing of it.
    onMutate: () => client.cancelQueries({ queryKey: key }),
    mutationFn: (change: AlertChangeBody) => saveAlerts(change),
    onSuccess: ({ alerts, isRead }) => {
      client.setQueryData(key, alerts);
      if (isRead) showToast('success', '다시 읽어 보니 저장돼 있어요.');
    },
    onSettled: () => {
      // What the server has is shown when the last edit is through.
      if (client.isMutating({ mutationKey: CHANGE }) === 1) return client.invalidateQueries({ queryKey: key });
    },
  });
}

/**
 * Switches the alerts about a watched stock outside the screen of the settings. `alerted` is what the watchlist says. After
 * a change whose answer is lost the watchlist is read repeatedly: it may arrive late.
 */
export function useStockAlert(code: string, alerted: boolean) {
  const client = useQueryClient();
  const change = useMutation({
    mutationKey: CHANGE,
    scope: { id: 'change-alerts' },
    mutationFn: (on: boolean) => saveAlerts({ stock: { code, on } }),
    onSuccess: ({ alerts }, on) => {
      client.setQueryData(key, alerts);
      showToast('success', writeSaid(alerts, on));
    },
    // Waits for the list, so that the bell does not show the old state in between. Home counts the stocks of the briefing.
    onSettled: () => Promise.all(['watchlist', 'home'].map((name) => client.invalidateQueries({ queryKey: [name] }))),
  });
  const isOpen = isLost(change.error) && change.variables !== alerted;
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(() => void client.invalidateQueries({ queryKey: ['watchlist'] }), READ_AFTER_LOSS_MS);
    return () => clearInterval(timer);
  }, [client, isOpen]);
  return change;
}

/** Whether the answer to a change is lost, so that it may arrive late. */
const isLost = (error: Error | null) => error instanceof ApiError && error.code === 'NO_ANSWER';

/** Whether alerts are on, but neither a mail nor a browser takes them: after a mail was unsubscribed from or refused, say. A program may. */
export const goNowhere = ({ briefing, instant, mail, devices }: Alerts): boolean =>
  instant && !briefing.on && !mail && devices.length === 0;

/** What switching alerts about a stock on or off did. */
export function writeSaid(alerts: Alerts, on: boolean): string {
  const { briefing, instant, paused } = alerts;
  if (!on) return '알림을 껐어요.';
  if (paused) return messages.alertOnWhilePaused;
  if (goNowhere(alerts)) return '알림을 켰어요. 메일과 기기 알림이 모두 꺼져 있으니 내 정보의 알림에서 켜주세요.';
  if (briefing.on || instant) return '알림을 켰어요.';
  return '알림을 켰어요. 브리핑이나 바로 알림은 내 정보의 알림에서 켜주세요.';
}

/** Sends a test to wherever alerts go. The screen says where that was, and that one a minute is enough. */
export function useTestAlert() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: useOnePress(() => callApi('testAlerts')),
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
