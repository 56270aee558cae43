import type { PushDevice } from '@gaemi/contracts/alerts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../shared/api/api-client.ts';
import { isAppleTouch } from '../../shared/apple-touch.ts';
import { ownSubscription } from '../../shared/push/own-subscription.ts';
import { alertsQuery } from './alert-queries.ts';

/**
 * Whether this browser can show alerts: `install` once the site stands on the home screen (iPhone, iPad), `denied` once its
 * settings allow them.
 */
export type PushSupport = 'ready' | 'denied' | 'install' | 'unsupported';

const SCRIPT = '/service-worker.js';

const browserQuery = queryOptions({
  queryKey: ['this-browser'],
  queryFn: async () => {
    const support = detectPushSupport();
    const subscription = support === 'ready' ? await ownSubscription() : null;
    return { support, endpoint: subscription?.endpoint ?? null };
  },
  staleTime: 0,
});

/** The alerts of this browser: whether they can be shown, whether they are, and the switch. */
export function useThisDevice({ devices, pushKey }: { devices: readonly PushDevice[]; pushKey: string }) {
  const client = useQueryClient();
  const { data: browser } = useQuery(browserQuery);
  const device = devices.find(({ endpoint }) => endpoint === browser?.endpoint);
  const change = useMutation({
    mutationFn: (on: boolean) => (on ? subscribe(pushKey) : unsubscribe()),
    meta: { fallback: '이 브라우저에서 알림을 켜지 못했어요. 잠시 후 다시 시도해주세요.' },
    // In this order, so that this browser is never listed before it is known as this one, nor after.
    onSettled: async (_data, _error, on) => {
      for (const { queryKey } of on ? [browserQuery, alertsQuery] : [alertsQuery, browserQuery]) {
        await client.invalidateQueries({ queryKey });
      }
    },
  });
  return {
    support: browser?.support ?? null,
    device,
    isChanging: change.isPending,
    change: (on: boolean) => change.mutate(on),
  };
}

function detectPushSupport(): PushSupport {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return isAppleTouch() ? 'install' : 'unsupported';
  }
  return Notification.permission === 'denied' ? 'denied' : 'ready';
}

/** Asks for permission where it was not given yet. Without it nothing happens: the screen says why. */
async function subscribe(pushKey: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return;
  await navigator.serviceWorker.register(SCRIPT, { scope: '/' });
  const { pushManager } = await navigator.serviceWorker.ready;
  // One made for another key would be refused.
  await (await pushManager.getSubscription())?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: toBytes(pushKey) };
  const { endpoint, keys } = (await pushManager.subscribe(options)).toJSON();
  if (endpoint === undefined || keys === undefined) throw new Error('the browser gave no subscription');
  const { p256dh = '', auth = '' } = keys;
  await callApi('addPushSubscription', { body: { endpoint, keys: { p256dh, auth } } });
}

async function unsubscribe(): Promise<void> {
  const subscription = await ownSubscription();
  if (subscription === null) return;
  await callApi('removePushSubscription', { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
}

function toBytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}
