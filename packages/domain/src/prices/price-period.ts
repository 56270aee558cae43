import { SETTLED_AT } from '../accumulation/period.ts';
import { bundledCalendar, isTradingDay, isWeekend, type MarketCalendar } from '../market-calendar/market-calendar.ts';
import { addDays, seoulClock, seoulDay } from '../seoul-time.ts';
import { PRICE_REACH_DAYS } from './price-reach.ts';

/** Returns the first day that prices reach back to. */
export const firstDayOfPrices = (today: string): string => addDays(today, -PRICE_REACH_DAYS);

/**
 * Returns the last trading day whose close is final. A close is final when the last session of its day and the
 * corrections after it are over. In a year that the calendar does not cover, every weekday counts as a trading day.
 */
export function lastClosedDay(now: Date, calendar: MarketCalendar = bundledCalendar): string {
  const today = seoulDay(now);
  let day = seoulClock(now) >= SETTLED_AT ? today : addDays(today, -1);
  while (!mayTrade(day, calendar)) day = addDays(day, -1);
  return day;
}

/** Returns the moment from which the close of a day is final. */
export const closeFinalAt = (day: string): Date => new Date(`${day}T${SETTLED_AT}:00+09:00`);

/** Returns true unless the exchange is known to be closed on the day. */
export function mayTrade(day: string, calendar: MarketCalendar = bundledCalendar): boolean {
  return isTradingDay(day, calendar) ?? !isWeekend(day);
}

const HOUR_MS = 3_600_000;
/** An answer from so long after a close has it, unless nobody traded. */
const COMPLETE_AFTER_MS = 12 * HOUR_MS;
/** Least time between two questions for a close. */
const ASK_AGAIN_MS = 10 * 60_000;
/** Clocks of two workers differ by less. */
const SKEW_MS = 5 * 60_000;

/** An answer of a source. */
export interface PriceAnswer {
  /** The last day that was asked for. */
  to: string;
  at: Date;
}

/**
 * Whether a source is asked again for the close of a day that its last answer lacked. A source may be late, so it is asked after pauses
 * that double; half a day after the close the day has none, as in a halt, and is not asked for again.
 */
export function mayAskAgain(day: string, { to, at }: PriceAnswer, now: Date): boolean {
  const sinceAnswer = now.getTime() - at.getTime();
  if (to < day || sinceAnswer < -SKEW_MS) return true;
  const sinceClose = at.getTime() - closeFinalAt(day).getTime();
  return sinceClose < COMPLETE_AFTER_MS && sinceAnswer >= Math.max(ASK_AGAIN_MS, sinceClose);
}
