/** What a webhook may be told of, and a stream of events tells. */
export const webhookEvents = ['analysis.finished', 'analysis.failed', 'alert'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** A message of no event, by which a member tries a webhook. */
export const WEBHOOK_TEST = 'test';
export type WebhookMessageType = WebhookEvent | typeof WEBHOOK_TEST;

/** Maximum number of webhooks of a member. */
export const MAX_WEBHOOKS = 5;
/** Hours for which a repeat of the press that made a webhook gets the same secret. */
export const WEBHOOK_REPEAT_HOURS = 2;
/** Maximum length of an address, in characters. */
export const WEBHOOK_URL_MAX = 500;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long the secret that another one replaced still signs, beside the new one. */
export const FORMER_SECRET_MS = DAY_MS;
/** Most of them that sign at once, so that the header stays short. */
export const MAX_FORMER_SECRETS = 5;

/** Waits after each failed try: nine tries within a day. */
const RETRY_WAITS_MS = [
  5_000,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  8 * HOUR_MS,
  8 * HOUR_MS,
] as const;

/** Messages are given up after so long; a try of the member sooner. */
export const messageLifeMs = (type: WebhookMessageType): number => (type === WEBHOOK_TEST ? 2 * MINUTE_MS : DAY_MS);

/** A webhook without any success for so long is switched off. */
export const FAILING_DAYS = 5;
/** Days for which the log of a webhook keeps a delivery, and for which a stream can go on after an event. */
export const DELIVERY_LOG_DAYS = 30;
export const EVENT_DAYS = 7;
export const EVENT_LIFE_MS = EVENT_DAYS * DAY_MS;

/**
 * Returns when a message is tried again after so many failed tries; null when it is given up. A receiver that asks for a longer wait gets
 * it, unless the message would be given up meanwhile: one strange header loses none. `spread` (0 to 1) keeps those that failed together
 * apart.
 */
export function nextTryAt(
  { tries, retryAfterMs = 0, spread }: { tries: number; retryAfterMs?: number | undefined; spread: number },
  { now, endsAt }: { now: Date; endsAt: Date },
): Date | null {
  const wait = RETRY_WAITS_MS[tries - 1];
  if (wait === undefined) return null;
  const own = now.getTime() + wait * (0.9 + spread / 10);
  const asked = now.getTime() + retryAfterMs;
  const next = new Date(asked < endsAt.getTime() ? Math.max(asked, own) : own);
  return next < endsAt ? next : null;
}

/** A message after a try that failed. */
interface FailedMessage {
  type: WebhookMessageType;
  /** The try before; null where this was the first one. */
  lastTriedAt: Date | null;
  /** Null where it is given up. */
  nextTryAt: Date | null;
}

/**
 * Whether a webhook that fails since then is switched off with a message that failed. It has all the tries of a message first: days in which
 * there was none, or nobody was there to send it, say nothing about the receiver.
 */
export function isSwitchedOff(
  failingSince: Date,
  { type, lastTriedAt, nextTryAt: next }: FailedMessage,
  now: Date,
): boolean {
  const wasTried = lastTriedAt !== null && now.getTime() - lastTriedAt.getTime() <= messageLifeMs(type);
  return next === null && wasTried && now.getTime() - failingSince.getTime() >= FAILING_DAYS * DAY_MS;
}

/** What the status of a receiver means: `gone` ends the webhook, a redirect is not followed. */
export function meaningOfWebhook(status: number): 'accepted' | 'gone' | 'failed' {
  if (status >= 200 && status < 300) return 'accepted';
  return status === 410 ? 'gone' : 'failed';
}
