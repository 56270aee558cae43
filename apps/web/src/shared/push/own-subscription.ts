import { callApi } from '../api/api-client.ts';

/** A log-out waits no longer for the push service and the server. */
const LONGEST_WAIT_MS = 2_000;

/** The push subscription of this browser; null where it has none or cannot have one. */
export async function ownSubscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/**
 * Ends the push of this browser before a log-out, so that its next user sees no alerts of this member. Never throws and
 * ends after two seconds: a log-out goes on whatever happens here.
 */
export async function endPushBeforeLogOut(): Promise<void> {
  const limit = new Promise<void>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  await Promise.race([endPush().catch(() => undefined), limit]);
}

async function endPush(): Promise<void> {
  const subscription = await ownSubscription();
  if (subscription === null) return;
  const { endpoint } = subscription;
  // Each alone: without the one, the other still ends the alerts here.
  await Promise.allSettled([
    subscription.unsubscribe(),
    callApi('removePushSubscription', { body: { endpoint }, waitsForLogIn: false }),
  ]);
}
