import { isQuiet } from '../alerts/alert-rules.ts';
import { BRIEFING_AT, type QuietHours } from '../alerts/alert-settings.ts';
import { monitoringHours } from '../alerts/monitoring-order.ts';
import { isTradingDay, type MarketCalendar, nextTradingDay } from '../market-calendar/market-calendar.ts';
import { addDays, seoulDay, startOfSeoulDay } from '../seoul-time.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Days for which a postponed event is still news: longer than the exchange is ever closed in one piece. */
export const POSTPONED_DAYS = 14;

const startOf = (day: string): number => startOfSeoulDay(day).getTime();
const clockMs = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return (hours * 60 + minutes) * 60_000;
};

/** Whether a moment lies on a day without trading, on which no alert is sent. Days past the calendar count as open. */
const isClosed = (at: Date, calendar: MarketCalendar): boolean => isTradingDay(seoulDay(at), calendar) === false;

/** Whether alerts may be sent at a moment: outside the quiet hours, on a day with trading. */
export const mayAlertAt = (quiet: QuietHours, at: Date, calendar: MarketCalendar): boolean =>
  !isQuiet(quiet, at) && !isClosed(at, calendar);

/** Returns the end of the quiet hours that hold at a moment; the moment itself where none do. */
export function endOfQuiet(quiet: QuietHours, at: Date): Date {
  if (!isQuiet(quiet, at)) return at;
  const today = startOf(seoulDay(at)) + clockMs(quiet.to);
  return new Date(today > at.getTime() ? today : today + DAY_MS);
}

/** Whether quiet hours leave no moment of a day open after the first hour in which stocks are monitored: 06:00 to 00:00. */
function leavesOnlyNight(quiet: QuietHours): boolean {
  const opening = new Date(startOf('2026-11-23') + monitoringHours.first * HOUR_MS);
  return seoulDay(endOfQuiet(quiet, opening)) !== seoulDay(opening);
}

/**
 * Returns the first moment from `at` on at which postponed events are sent: outside the quiet hours, on a day with trading, and not
 * before the first hour in which stocks are monitored, unless the quiet hours leave no later one.
 */
export function nextAlertTime(quiet: QuietHours, at: Date, calendar: MarketCalendar): Date {
  const firstHour = leavesOnlyNight(quiet) ? 0 : monitoringHours.first;
  for (let time = at; ; ) {
    const day = seoulDay(time);
    const opening = new Date(startOf(day) + firstHour * HOUR_MS);
    if (isClosed(time, calendar)) time = morningAfter(quiet, day, calendar);
    else if (time < opening) time = opening;
    else if (isQuiet(quiet, time)) time = endOfQuiet(quiet, time);
    else return time;
  }
}

/** Returns the first moment of the next trading day, from the hour of the briefing on if that is open, at which postponed events are sent. */
export const nextAlertMorning = (quiet: QuietHours, at: Date, calendar: MarketCalendar): Date =>
  nextAlertTime(quiet, morningAfter(quiet, seoulDay(at), calendar), calendar);

/** The hour of the briefing on the trading day after a day; its first moment where only the night is open. */
function morningAfter(quiet: QuietHours, day: string, calendar: MarketCalendar): Date {
  const start = startOf(nextTradingDay(day, calendar) ?? addDays(day, 1));
  return new Date(leavesOnlyNight(quiet) ? start : start + clockMs(BRIEFING_AT));
}

/**
 * Returns until when an event of a day ("yyyy-MM-dd" in Seoul) is postponed; null for one that is sent at once. Quiet hours postpone
 * every event. What happened since the last trading day is sent together, at the hour of the briefing after the closed days.
 */
export function postponedUntil(
  { day, at, quiet }: { day: string; at: Date; quiet: QuietHours },
  calendar: MarketCalendar,
): Date | null {
  const today = seoulDay(at);
  const morning = new Date(startOf(today) + clockMs(BRIEFING_AT));
  const fromClosedDays = day < today && isTradingDay(addDays(today, -1), calendar) === false;
  const earliest = fromClosedDays && at < morning ? morning : at;
  const until = nextAlertTime(quiet, earliest, calendar);
  return mayAlertAt(quiet, at, calendar) && earliest === at ? null : until;
}

/** For so long a push service keeps an alert for a browser that is away, at least. */
const PUSH_LIFE_MS = 12 * HOUR_MS;
/** A push that lives through quiet hours has at least so long after them to be shown. */
const AFTER_QUIET_MS = 2 * HOUR_MS;

/** Returns for how many seconds a push service keeps an alert. One that would expire in quiet hours, or soon after, lives longer. */
export function pushLifeSeconds(quiet: QuietHours, at: Date): number {
  const ends = at.getTime() + PUSH_LIFE_MS;
  const shown = endOfQuiet(quiet, new Date(ends - AFTER_QUIET_MS)).getTime();
  const life = isQuiet(quiet, new Date(ends)) ? endOfQuiet(quiet, new Date(ends)).getTime() : shown;
  return Math.ceil((life + AFTER_QUIET_MS - at.getTime()) / 1_000);
}
