import { isInFiling } from '../filed-event.ts';
import type { RumourStageName } from '../filings/rumour-rules.ts';
import {
  bundledCalendar,
  isTradingDay,
  isWeekend,
  type MarketCalendar,
  tradingDayBefore,
} from '../market-calendar/market-calendar.ts';
import { addDays, seoulDay } from '../seoul-time.ts';
import type { StockEvent } from './stock-event.ts';

/** Stages of a rumour as the page of the day names them. */
export const pageStages = ['none', 'rumour', 'denied', 'confirmed'] as const;
export type PageStage = (typeof pageStages)[number];

const stageNames: Record<RumourStageName, PageStage> = {
  reported: 'rumour',
  inquired: 'rumour',
  pending: 'rumour',
  denied: 'denied',
  withdrawn: 'denied',
  confirmed: 'confirmed',
};

export const toPageStage = (stage: RumourStageName | null): PageStage => (stage === null ? 'none' : stageNames[stage]);

/** Outside the years of the calendar weekdays count as trading days. */
const trades = (day: string, calendar: MarketCalendar) => isTradingDay(day, calendar) ?? !isWeekend(day);

/** Returns the latest trading day that has begun, at 00:00 in Seoul. */
export function latestPageDay(now: Date, calendar: MarketCalendar = bundledCalendar): string {
  const today = seoulDay(now);
  return trades(today, calendar) ? today : tradingDayBefore(today, calendar);
}

/** Returns the trading day to whose page a day belongs: itself, or the next one after a day without trade. */
export function pageDayOf(day: string, calendar: MarketCalendar = bundledCalendar): string {
  let page = day;
  while (!trades(page, calendar)) page = addDays(page, 1);
  return page;
}

/**
 * Returns the page for what comes today where today has no trade; undefined on a trading day. `latest`: the latest trading day begun, as
 * a server answered it today that knows changes of the calendar; undefined without such an answer.
 */
export function pageOfClosedDay(today: string, latest: string | undefined): string | undefined {
  const page = pageDayOf(today);
  const isClosed = (latest ?? page) !== today;
  return isClosed ? page : undefined;
}

/** Returns the days whose events stand on the page of a trading day: from the day after the trading day before it on. */
export function daysOfPage(day: string, calendar: MarketCalendar = bundledCalendar): { from: string; to: string } {
  return { from: addDays(tradingDayBefore(day, calendar), 1), to: day };
}

/** Returns whether an event is material enough for the page: a side, and a strength of 2 or more or a filing. */
export function isOnDayPage(event: Pick<StockEvent, 'side' | 'strength' | 'filed' | 'differsFrom'>): boolean {
  return event.side !== null && (event.strength >= 2 || isInFiling(event));
}

/** Returns the last of the days, the earliest first, that has events; undefined where the latest one has some or none has. */
export function earlierDayWithEvents(days: readonly { day: string; good: number; bad: number }[]): string | undefined {
  const found = days.findLast(({ good, bad }) => good + bad > 0);
  return found === days.at(-1) ? undefined : found?.day;
}
