import type { AlertChangeBody, AlertSettingsBody, Alerts, PushDevice } from '@gaemi/contracts/alerts';
import type { StoredAlertSettings } from '@gaemi/database/alerts/alert-settings.repository';
import type { StoredPushSubscription } from '@gaemi/database/push/push-subscription.repository';
import { type AlertChange, endOfPause } from '@gaemi/domain/alerts/alert-change';
import {
  type AlertSettings,
  BRIEFING_AT,
  DEFAULT_MIN_STRENGTH,
  type StockAlert,
} from '@gaemi/domain/alerts/alert-settings';

export function toPushDevice({ _id, endpoint, device, createdAt }: StoredPushSubscription): PushDevice {
  return { id: _id.toHexString(), endpoint, device, created_at: createdAt.toISOString() };
}

/** What a member chose, without the stocks. */
export function toSettings({
  briefing,
  instant,
  quiet,
  mail,
  pausedUntil,
}: AlertSettings): Omit<AlertSettingsBody, 'stocks'> {
  return {
    briefing: { on: briefing, at: BRIEFING_AT },
    instant,
    quiet: { on: quiet.on, from: quiet.from, to: quiet.to },
    mail,
    paused_until: toTimestamp(pausedUntil),
  };
}

/** What happened to a member's settings. */
export function toCourse(stored: StoredAlertSettings | null): Pick<Alerts, 'mail_refused_at' | 'tested_at'> {
  return {
    mail_refused_at: toTimestamp(stored?.mailRefusedAt ?? null),
    tested_at: toTimestamp(stored?.testedAt ?? null),
  };
}

/** The whole watchlist: first the stocks of which the member chose something, in their order, then the others. */
export function toStocks(
  chosen: readonly StockAlert[],
  watched: readonly { code: string; name: string }[],
): Alerts['stocks'] {
  const nameOf = new Map(watched.map(({ code, name }) => [code, name]));
  const known = chosen.flatMap(({ code, on, min }) => {
    const name = nameOf.get(code);
    nameOf.delete(code);
    return name === undefined ? [] : [{ code, on, min, name }];
  });
  const others = [...nameOf].map(([code, name]) => ({ code, on: false, min: DEFAULT_MIN_STRENGTH, name }));
  return [...known, ...others];
}

export function fromBody(body: AlertChangeBody, now: Date): AlertChange {
  const { briefing, paused_until: until, pause_days: days, ...rest } = body;
  return {
    ...rest,
    briefing: briefing?.on,
    ...(until !== undefined && { pausedUntil: until === null ? null : new Date(until) }),
    ...(days !== undefined && { pausedUntil: endOfPause(days, now) }),
  };
}

const toTimestamp = (moment: Date | null): string | null => moment?.toISOString() ?? null;
