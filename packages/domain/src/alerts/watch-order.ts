import {
  isTradingDay,
  type MarketCalendar,
  nextTradingDay,
  tradingDayBefore,
} from '../market-calendar/market-calendar.ts';
import { seoulClock, seoulDay, startOfSeoulDay } from '../seoul-time.ts';
import { compareText } from '../text-order.ts';

/** First and last hour in Seoul in which stocks are watched, on trading days. */
export const watchedHours = { first: 7, last: 20 } as const;

/** Days of news that a look at a stock covers, today not counted. */
export const WATCHED_DAYS = 7;

/** A stock that members want to be told of. */
interface WatchedStock {
  code: string;
  /** Number of members who want to be told of it. */
  watchers: number;
  /** When it was last watched; null for never. */
  watchedAt: Date | null;
}

/** Returns the round of a moment, "yyyy-MM-ddTHH" in Seoul; null on closed days and outside the hours. */
export function watchRoundAt(at: Date, calendar: MarketCalendar): string | null {
  const day = seoulDay(at);
  const hour = Number(seoulClock(at).slice(0, 2));
  if (isTradingDay(day, calendar) !== true || hour < watchedHours.first || hour > watchedHours.last) return null;
  return `${day}T${String(hour).padStart(2, '0')}`;
}

/** Returns when the first round after a day ("yyyy-MM-dd" in Seoul) begins; null past the years of the calendar. */
export function nextWatchAfter(day: string, calendar: MarketCalendar): Date | null {
  const next = nextTradingDay(day, calendar);
  return next === null ? null : new Date(startOfSeoulDay(next).getTime() + watchedHours.first * 3_600_000);
}

/**
 * Returns the first day ("yyyy-MM-dd" in Seoul) whose events a look at a stock alerts to: the trading day before, so that closed days
 * are covered, or today where no look was before, or not on the last trading day. Then what happened before is not news of now, and
 * is left to the briefing.
 */
export function alertedFromDay(
  { watchedAt, now }: { watchedAt: Date | null; now: Date },
  calendar: MarketCalendar,
): string {
  const today = seoulDay(now);
  const nextLook = watchedAt === null ? null : nextTradingDay(seoulDay(watchedAt), calendar);
  return nextLook === null || nextLook < today ? today : tradingDayBefore(today, calendar);
}

/**
 * Returns the stocks in their turn: the one that waits longest first, of those the one with the most watchers. So no stock starves
 * when a round, a quota or the budget of the model is too short for all.
 */
export function inTurn<Stock extends WatchedStock>(stocks: readonly Stock[]): Stock[] {
  const waitsSince = ({ watchedAt }: Stock) => watchedAt?.getTime() ?? 0;
  return stocks.toSorted(
    (a, b) => waitsSince(a) - waitsSince(b) || b.watchers - a.watchers || compareText(a.code, b.code),
  );
}
