import type { EventType } from '../judge/judgement/event-type.ts';
import { bundledCalendar, isTradingDay, type MarketCalendar } from '../market-calendar/market-calendar.ts';
import { findTradingSession } from '../market-calendar/trading-session.ts';
import type { Direction } from '../scoring/direction.ts';
import { addDays, seoulDay } from '../seoul-time.ts';
import type { JudgeName, PriceSourceName } from '../sources.ts';
import type { Market } from '../stock-master/listed-company.ts';

/** A score as it was made: the first result of a stock, trading day and score version. It names no member. */
export interface ScorecardRow {
  stockCode: string;
  market: Market;
  /** Entry day: the trading day of the first close at which the scored news could be traded, "yyyy-MM-dd". */
  day: string;
  scoreVersion: number;
  /** Moment up to which the news was read. */
  asOf: Date;
  good: number;
  bad: number;
  /** 0–100, not rounded. */
  percentage: number;
  direction: Direction;
  judgedBy: JudgeName;
  judgeVersion: string;
}

/** Periods after the score, by the closes between which they lie. */
export const horizons = ['same_day', 'next_day', 'five_days'] as const;
export type Horizon = (typeof horizons)[number];

/** First and last close of each period, in trading days from the entry day. */
export const spans: Readonly<Record<Horizon, readonly [first: number, last: number]>> = {
  same_day: [-1, 0],
  next_day: [0, 1],
  five_days: [0, 5],
};

/** Return in excess of the market; `priced`: the number of stocks whose mean is the market. */
export interface ExcessReturn {
  excess: number;
  priced: number;
}

/** Returns of a row; null for a period without prices. */
export type RowReturns = Record<Horizon, ExcessReturn | null>;

/** A row with its later returns; null while none is known. */
export interface JoinedRow extends ScorecardRow {
  joined: { source: PriceSourceName; returns: RowReturns } | null;
}

/** An event of a type that must be filed, counted when the time for its filing was over. */
export interface FiledEvent {
  stockCode: string;
  type: EventType;
  /** Day in Seoul of its first article. */
  day: string;
  /** Day of the filing that confirmed it; null without one. */
  confirmedOn: string | null;
}

/**
 * Returns the trading day at whose close news can first be traded: the same day before the close, else the next one.
 * Null outside the years of the calendar.
 */
export function findEntryDay(asOf: Date, calendar: MarketCalendar = bundledCalendar): string | null {
  const session = findTradingSession(asOf, calendar);
  if (session === 'unknown') return null;
  const today = seoulDay(asOf);
  if (session === 'pre' || session === 'regular') return today;
  for (let day = addDays(today, 1); ; day = addDays(day, 1)) {
    const open = isTradingDay(day, calendar);
    if (open !== false) return open === true ? day : null;
  }
}
