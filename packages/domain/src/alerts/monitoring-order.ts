import {
  isTradingDay,
  type MarketCalendar,
  nextTradingDay,
  tradingDayBefore,
} from '../market-calendar/market-calendar.ts';
import { addDays, seoulClock, seoulDay, startOfSeoulDay } from '../seoul-time.ts';
import { compareText } from '../text-order.ts';

const HOUR_MS = 3_600_000;

/** First and last hour in Seoul in which stocks are monitored, on trading days. */
export const monitoringHours = { first: 7, last: 20 } as const;

/** Days of news that a look at a stock covers, today not counted. */
export const MONITORED_DAYS = 7;

/** A stock that members subscribe to. */
interface WatchlistRow {
  code: string;
  /** Number of members who subscribe to it. */
  subscribers: number;
  /** When it was last monitored; null for never. */
  monitoredAt: Date | null;
}

/** Returns the round of a moment, "yyyy-MM-ddTHH" in Seoul; null on closed days and outside the hours. */
export function monitoringRoundAt(at: Date, calendar: MarketCalendar): string | null {
  const day = seoulDay(at);
  const hour = Number(seoulClock(at).slice(0, 2));
  if (isTradingDay(day, calendar) !== true || hour < monitoringHours.first || hour > monitoringHours.last) return null;
  return `${day}T${String(hour).padStart(2, '0')}`;
}

/** Returns when the first round after a day ("yyyy-MM-dd" in Seoul) begins; null past the years of the calendar. */
export function nextRoundAfter(day: string, calendar: MarketCalendar): Date | null {
  const next = nextTradingDay(day, calendar);
  return next === null ? null : new Date(startOfSeoulDay(next).getTime() + monitoringHours.first * HOUR_MS);
}

/** Trading days before today to whose events a look still alerts, where trading days before it had none. */
export const MISSED_TRADING_DAYS = 3;

/** To which events of a stock a look alerts. Days are "yyyy-MM-dd" in Seoul. */
export interface AlertWindow {
  /** The first day whose events are news. What happened before is left to the briefing. */
  fromDay: string;
  /** The same for events that were known at the last look and became strong since then: the news that a look covers. */
  knownFromDay: string;
  /** Where trading days before had no look: what happened before this day is notified together (`roundEnd`). Null where none was left out. */
  missedBefore: string | null;
}

/**
 * Returns to which events a look at a stock alerts: those since the trading day before, so that closed days are covered. After an
 * outage, those since the last look, of the last trading days (`MISSED_TRADING_DAYS`). Those of today alone where no look was before,
 * or the last one is so long ago that nobody subscribed to the stock meanwhile.
 */
export function alertWindow(
  { monitoredAt, now }: { monitoredAt: Date | null; now: Date },
  calendar: MarketCalendar,
): AlertWindow {
  const today = seoulDay(now);
  const lastDay = monitoredAt === null ? null : seoulDay(monitoredAt);
  const nextLook = lastDay === null ? null : nextTradingDay(lastDay, calendar);
  const ofToday = { fromDay: today, knownFromDay: today, missedBefore: null };
  const knownFromDay = addDays(today, -MONITORED_DAYS);
  if (lastDay === null || nextLook === null) return ofToday;
  if (nextLook >= today) return { fromDay: tradingDayBefore(today, calendar), knownFromDay, missedBefore: null };
  let earliest = today;
  for (let count = 0; count < MISSED_TRADING_DAYS; count += 1) earliest = tradingDayBefore(earliest, calendar);
  if (lastDay >= earliest) return { fromDay: lastDay, knownFromDay, missedBefore: today };
  return lastDay >= knownFromDay ? { fromDay: earliest, knownFromDay, missedBefore: today } : ofToday;
}

/** Returns when the round of a moment is over: every stock was looked at by then, as far as the calls suffice. */
export const roundEnd = (at: Date): Date => new Date((Math.floor(at.getTime() / HOUR_MS) + 1) * HOUR_MS);

/**
 * Returns the stocks in their turn: the one that waits longest first, of those the one with the most subscribers. So no stock starves
 * when a round, a quota or the budget of the model is too short for all.
 */
export function inTurn<Stock extends WatchlistRow>(stocks: readonly Stock[]): Stock[] {
  const waitsSince = ({ monitoredAt }: Stock) => monitoredAt?.getTime() ?? 0;
  return stocks.toSorted(
    (a, b) => waitsSince(a) - waitsSince(b) || b.subscribers - a.subscribers || compareText(a.code, b.code),
  );
}
