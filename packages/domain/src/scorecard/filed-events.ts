import { longestDistance } from '../filings/compare-with-filing.ts';
import { groupBy } from '../group-by.ts';
import type { EventType } from '../judge/judgement/event-type.ts';
import { bundledCalendar, type MarketCalendar } from '../market-calendar/market-calendar.ts';
import { tradingDaysApart } from '../market-calendar/trading-days-apart.ts';
import { seoulDay } from '../seoul-time.ts';
import { compareText } from '../text-order.ts';
import type { FiledEvent } from './scorecard-row.ts';

/** Types of events that a listed company must file. */
const filedTypes: readonly EventType[] = ['earnings', 'orders', 'shareholder_returns', 'financing', 'legal'];

/** A scored event of an analysis; `filing`: its first article is a filing itself. */
export interface ScoredNewsEvent {
  type: EventType;
  day: string;
  filing: boolean;
  confirmedOn: string | null;
}

/**
 * Returns the news events of an analysis that a filing could have confirmed by then: of a type that must be filed, told
 * by the press before any filing, and so long ago that the days in which a filing counts are over. One for each type
 * and day.
 */
export function buildFiledEvents(
  events: readonly ScoredNewsEvent[],
  { stockCode, asOf }: { stockCode: string; asOf: Date },
  calendar: MarketCalendar = bundledCalendar,
): FiledEvent[] {
  const today = seoulDay(asOf);
  const counted = events.filter(
    ({ type, day, filing, confirmedOn }) =>
      filedTypes.includes(type) &&
      !filing &&
      (confirmedOn === null || confirmedOn >= day) &&
      day < today &&
      tradingDaysApart(day, today, calendar) > longestDistance,
  );
  return withoutRepeats(counted.map(({ type, day, confirmedOn }) => ({ stockCode, type, day, confirmedOn })));
}

/** Keeps one event of each stock, type and day: the first one that a filing confirmed, else the first. */
function withoutRepeats(events: readonly FiledEvent[]): FiledEvent[] {
  const groups = groupBy(events, keyOfEvent);
  return [...groups.values()].flatMap((own) => own.find(({ confirmedOn }) => confirmedOn !== null) ?? own[0] ?? []);
}

const keyOfEvent = ({ stockCode, type, day }: FiledEvent) => `${stockCode} ${type} ${day}`;

/** Returns the events of all rows, each as the first row counted it, in the order of their file. */
export function firstCounted(events: readonly FiledEvent[]): FiledEvent[] {
  const first = new Map(events.toReversed().map((event) => [keyOfEvent(event), event]));
  return [...first.values()].sort(
    (a, b) => compareText(a.day, b.day) || compareText(a.stockCode, b.stockCode) || compareText(a.type, b.type),
  );
}
