import { isInFiling } from '../filed-event.ts';
import type { EventType } from '../judge/judgement/event-type.ts';
import { bundledCalendar, type MarketCalendar, nextTradingDay } from '../market-calendar/market-calendar.ts';
import type { NewsSide } from '../news-side.ts';
import { findEntryDay } from '../scorecard/scorecard-row.ts';
import { isStartOfSeoulDay, seoulDay } from '../seoul-time.ts';
import type { StockEvent } from '../stock-events/stock-event.ts';
import type { Market } from '../stock-master/listed-company.ts';
import type { FollowedHorizon } from './followed-returns.ts';

/** A material event and what its stock did afterwards. It has no text, so that it stays when the texts must go. */
export interface FollowedEvent {
  eventId: string;
  stockCode: string;
  market: Market;
  type: EventType;
  side: NewsSide;
  /** Day of the close of the entry. */
  day: string;
  /** True where the event or the prices are samples. */
  sample: boolean;
  /** Returns in excess of the market, 0.01 is 1 %; null where one is missing. */
  returns: Record<FollowedHorizon, number | null>;
  /** Day of the last close that was counted; null without one. */
  until: string | null;
}

/**
 * Returns the trading day of the first close at which an event could be traded. A filing whose moment is not known has
 * the start of its day: it may have come in the evening, so that it counts from the next trading day.
 */
export function firstTradableClose(
  event: Pick<StockEvent, 'at' | 'filed' | 'differsFrom'>,
  calendar: MarketCalendar = bundledCalendar,
): string | null {
  const { at } = event;
  const day = seoulDay(at);
  const isDayOnly = isInFiling(event) && isStartOfSeoulDay(at);
  return isDayOnly ? nextTradingDay(day, calendar) : findEntryDay(at, calendar);
}
