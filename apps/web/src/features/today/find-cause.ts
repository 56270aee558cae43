import type { TodayItem } from '@gaemi/contracts/today';
import { tradingDayBefore } from '@gaemi/domain/market-calendar/market-calendar';
import { closingTime } from '@gaemi/domain/market-calendar/trading-session';
import { addDays, isStartOfSeoulDay, seoulDay } from '@gaemi/domain/seoul-time';

type Timed = Pick<TodayItem, 'at' | 'side' | 'strength' | 'change_percent'>;

/** When the market closes, in Seoul. */
const closeOf = (day: string) => Date.parse(`${day}T${closingTime(day)}:00+09:00`);

/** The first day whose close an event can move: the next one after the close. It may be a day without trade. */
export function movedDay(at: string): string {
  const day = seoulDay(new Date(at));
  return Date.parse(at) < closeOf(day) ? day : addDays(day, 1);
}

/**
 * The strongest event that can stand behind the move of a trading day: out before its close, and not before that of the trading day
 * before, or of `since`, the last day with a trade. What comes after the close can only move the next day. Good news explains no fall, bad news no rise.
 */
export function findCause<Event extends Timed>(
  events: readonly Event[],
  { day, percent: move, since }: { day: string; percent: number; since?: string | undefined },
): Event | undefined {
  const from = closeOf(since ?? tradingDayBefore(day));
  return events
    .filter(({ side }) => (side === 'good' ? move > 0 : move < 0))
    .filter(({ at, change_percent: percent }) => {
      const moment = Date.parse(at);
      // A filing of the day of unknown moment, which may have come after the close.
      if (percent === null && isStartOfSeoulDay(new Date(at)) && seoulDay(new Date(at)) === day) return false;
      // Only events of that day's page have its move: after a day that an operator closed, they reach further back.
      return moment < closeOf(day) && (moment > from || percent !== null);
    })
    .toSorted((a, b) => b.strength - a.strength)[0];
}
