import { type AlertableEvent, isAlerted, isBriefed, isPaused, isQuiet } from '../alerts/alert-rules.ts';
import type { AlertSettings, StockAlert } from '../alerts/alert-settings.ts';

/** How a notification reaches a member. */
export const channels = ['mail', 'push'] as const;
export type Channel = (typeof channels)[number];

/** `briefing`: the mail of the morning. `alert`: what just happened to a stock. `postponed`: alerts that had to wait, all in one. */
export const notificationKinds = ['briefing', 'alert', 'postponed'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

interface ChannelUse {
  kind: NotificationKind;
  channel: Channel;
}

/** What the rules ask of the settings of a member. */
export interface RecipientSettings
  extends Pick<AlertSettings, 'briefing' | 'instant' | 'mail' | 'quiet' | 'pausedUntil'> {
  /** When the mail server refused the address, which ended all mails; null for never. */
  mailRefusedAt: Date | null;
}

/** Whether a member has chosen a notification on a channel, whatever the hour. */
export function isChosen({ kind, channel }: ChannelUse, settings: RecipientSettings, at: Date): boolean {
  if (isPaused(settings, at) || (channel === 'mail' && settings.mailRefusedAt !== null)) return false;
  if (kind === 'briefing') return channel === 'mail' && settings.briefing;
  return settings.instant && (channel === 'push' || settings.mail);
}

/**
 * Whether a member wants a notification on a channel at a moment. It is asked when the notification is made, and again when it is
 * sent: the member may have unsubscribed, paused or changed the settings in between.
 */
export const isWanted = (use: ChannelUse, settings: RecipientSettings, at: Date): boolean =>
  isChosen(use, settings, at) && (use.kind === 'briefing' || !isQuiet(settings.quiet, at));

/**
 * Whether a notification still has an event of a stock when it is sent: the member may have chosen another strength since it was made,
 * and the event may be judged otherwise.
 */
export function isStillWanted(
  event: AlertableEvent,
  stock: StockAlert,
  { kind, instant }: Pick<ChannelUse, 'kind'> & Pick<RecipientSettings, 'instant'>,
): boolean {
  const isAlert = instant && isAlerted(event, stock);
  return kind === 'briefing' ? isAlert || isBriefed(event) : isAlert;
}

/** Pauses before the second, third … attempt; the last one before all that follow. */
const PAUSES_MS = [30_000, 60_000, 120_000, 300_000, 900_000] as const;
const LONGEST_PAUSE_MS = 900_000;

/** The longest wait that a service is granted: other browsers and the end of the delivery wait with it. */
const LONGEST_RETRY_AFTER_MS = 3_600_000;

/**
 * Returns when a channel is attempted again, after so many attempts. `retryAfterMs`: a longer wait that was asked for, granted up to an
 * hour.
 */
export function nextAttemptAt(attempts: number, retryAfterMs: number | null, now: Date): Date {
  const pause = PAUSES_MS[Math.min(attempts, PAUSES_MS.length) - 1] ?? LONGEST_PAUSE_MS;
  return new Date(now.getTime() + Math.max(pause, Math.min(retryAfterMs ?? 0, LONGEST_RETRY_AFTER_MS)));
}

const HOUR_MS = 3_600_000;

/**
 * For how long an alert is attempted, in milliseconds. One that could not be sent joins the next briefing; for a member without
 * briefings it is attempted for the rest of the day, and then again with what is postponed to the next morning.
 */
export const alertLifeMs = ({ briefing }: Pick<RecipientSettings, 'briefing'>): number => (briefing ? 2 : 12) * HOUR_MS;
