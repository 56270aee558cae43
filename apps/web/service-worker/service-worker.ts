// The service worker of the app: it shows alerts and opens what they are about. It answers no requests and caches nothing.
import type { PushPayload } from '@gaemi/contracts/alerts';

declare const self: ServiceWorkerGlobalScope;

const SUBSCRIPTIONS = '/api/v1/push-subscriptions';
/** Opened where a message names no path of this site. */
const HOME = '/select-service';

// Nothing is kept that an older version would need.
self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('push', (event) => {
  const { title, body, url, tag } = readPayload(event.data);
  const shown = self.registration.showNotification(title, {
    body,
    tag,
    icon: '/icon-192.png',
    lang: 'ko',
    data: ownPath(url),
  });
  event.waitUntil(shown);
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(ownPath(event.notification.data)));
});

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

/** Browsers ask for a notification after every message, also after one that cannot be read. */
function readPayload(data: PushMessageData | null): PushPayload {
  const payload: Partial<Record<keyof PushPayload, unknown>> = parsed(data) ?? {};
  const text = (value: unknown, fallback: string) => (typeof value === 'string' && value !== '' ? value : fallback);
  return {
    title: text(payload.title, '개미렌즈'),
    body: text(payload.body, '새 소식이 있어요.'),
    url: text(payload.url, HOME),
    tag: text(payload.tag, 'news'),
  };
}

function parsed(data: PushMessageData | null): object | null {
  try {
    const content: unknown = data?.json();
    return typeof content === 'object' ? content : null;
  } catch {
    return null;
  }
}

/** The path of an address of this site; the start for any other address. */
function ownPath(address: unknown): string {
  try {
    // Not URL.parse: phones that get messages do not have it yet.
    const url = new URL(typeof address === 'string' ? address : HOME, self.location.origin);
    return url.origin === self.location.origin ? url.pathname + url.search + url.hash : HOME;
  } catch {
    return HOME;
  }
}

/** Shows a tab that is there already, else opens a new one: what stands in other tabs stays. */
async function open(path: string): Promise<void> {
  const address = new URL(path, self.location.origin).href;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ url }) => url === address);
  await (tab === undefined ? self.clients.openWindow(address) : tab.focus());
}

/** The browser has replaced its subscription, or ended it: the service is told the new one. */
async function renew({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  const next = newSubscription ?? (await subscribeAgain(oldSubscription));
  // First, as a member has a limited number of devices. One that stays is forgotten when a message does not reach it.
  if (oldSubscription !== null && oldSubscription.endpoint !== next?.endpoint) {
    await call('DELETE', { endpoint: oldSubscription.endpoint }).catch(() => undefined);
  }
  if (next !== null) await call('POST', next.toJSON());
}

function subscribeAgain(old: PushSubscription | null): Promise<PushSubscription | null> {
  const key = old?.options.applicationServerKey ?? null;
  if (key === null) return Promise.resolve(null);
  return self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

async function call(method: 'POST' | 'DELETE', body: object): Promise<void> {
  await fetch(SUBSCRIPTIONS, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
