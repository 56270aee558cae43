import { seoulClock, seoulDay } from '../seoul-time.ts';
import { movedSessions } from './closed-days.ts';
import { bundledCalendar, isTradingDay, type MarketCalendar } from './market-calendar.ts';

/** `pre` 장전, `regular` 장중, `after` 장후, `closed` 휴장 (all day), `unknown` outside the years of the calendar. */
export type TradingSession = 'pre' | 'regular' | 'after' | 'closed' | 'unknown';

const usual = { opens: '09:00', closes: '15:30' };

/** Returns when the regular session of a day ends, "HH:mm" in Seoul. */
export const closingTime = (day: string): string => (movedSessions[day] ?? usual).closes;

/**
 * Returns the trading session at a moment, by Seoul time in every time zone of the machine. The close itself is
 * `after`. Throws RangeError for an invalid date.
 */
export function findTradingSession(date: Date, calendar: MarketCalendar = bundledCalendar): TradingSession {
  const day = seoulDay(date);
  const open = isTradingDay(day, calendar);
  if (open === undefined) return 'unknown';
  if (!open) return 'closed';
  const { opens, closes } = movedSessions[day] ?? usual;
  const time = seoulClock(date);
  if (time < opens) return 'pre';
  return time < closes ? 'regular' : 'after';
}
