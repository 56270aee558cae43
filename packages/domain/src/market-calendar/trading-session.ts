import { seoulDay } from '../seoul-time.ts';
import { closedDays, firstYear, lastYear, movedSessions } from './closed-days.ts';

/** `pre` 장전, `regular` 장중, `after` 장후, `closed` 휴장 (all day), `unknown` outside the years of the calendar. */
export type TradingSession = 'pre' | 'regular' | 'after' | 'closed' | 'unknown';

const usual = { opens: '09:00', closes: '15:30' };

/** Which part of the Korea Exchange's day a moment falls in, by Seoul time whatever the machine's zone is. The close itself is `after`. Throws RangeError for an invalid date. */
export function tradingSessionOf(date: Date): TradingSession {
  const day = seoulDay(date);
  const open = isTradingDay(day);
  if (open === undefined) return 'unknown';
  if (!open) return 'closed';
  const { opens, closes } = movedSessions[day] ?? usual;
  const time = seoulClock(date);
  if (time < opens) return 'pre';
  return time < closes ? 'regular' : 'after';
}

/** Whether the exchange trades on a Seoul day ("yyyy-MM-dd"); undefined outside the years of the calendar. */
export function isTradingDay(day: string): boolean | undefined {
  const year = Number(day.slice(0, 4));
  if (!(year >= firstYear && year <= lastYear)) return undefined;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !closedDays.has(day);
}

/** "HH:mm" in Seoul. */
function seoulClock(date: Date): string {
  return new Date(date.getTime() + 9 * 3_600_000).toISOString().slice(11, 16);
}
