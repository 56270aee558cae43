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
