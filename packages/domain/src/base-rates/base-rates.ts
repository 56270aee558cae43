import { groupBy } from '../group-by.ts';
import { type EventType, eventTypes } from '../judge/judgement/event-type.ts';
import { type NewsSide, newsSides } from '../news-side.ts';
import { bootstrap, type Statistic } from '../scorecard/resample.ts';
import { compareText } from '../text-order.ts';
import type { FollowedEvent } from './followed-event.ts';
import { type FollowedHorizon, followedHorizons } from './followed-returns.ts';

/** Below these numbers nothing is said of a type. */
const MIN_EVENTS = 20;
const MIN_DAYS = 15;
/** Days that are drawn together: those whose returns overlap. */
const blockDays: Readonly<Record<FollowedHorizon, number>> = { 1: 1, 5: 10, 20: 20 };
/** Blocks that confirming a difference takes, as in the scorecard. */
const MIN_BLOCKS = 12;
/** All figures that may be shown: each could differ by chance. */
const FIGURES = eventTypes.length * newsSides.length * followedHorizons.length;

/** What followed events of a type: returns in excess of the market in percent, 1.2 is 1.2 %. */
export interface BaseRate {
  type: EventType;
  side: NewsSide;
  horizon: FollowedHorizon;
  n: number;
  days: number;
  median: number;
  lo: number;
  hi: number;
  /** Whether the interval that holds for all figures and all nights together excludes 0. */
  confirmed: boolean;
}

export interface BaseRates {
  /** Day of the last close that was counted; null without one. */
  asOf: string | null;
  items: BaseRate[];
}

/** Computes what followed the events of each type and side. An event of a stock counts once a day. */
export function computeBaseRates(events: readonly FollowedEvent[], draws?: number): BaseRates {
  const counted = withoutRepeats(events);
  const groups = groupBy(counted, ({ type, side }) => `${type} ${side}`);
  const items = eventTypes.flatMap((type) =>
    newsSides.flatMap((side) =>
      followedHorizons.flatMap((horizon) => computeRate({ type, side, horizon }, groups.get(`${type} ${side}`), draws)),
    ),
  );
  const asOf =
    counted
      .flatMap(({ until }) => until ?? [])
      .sort(compareText)
      .at(-1) ?? null;
  return { asOf, items };
}

function withoutRepeats(events: readonly FollowedEvent[]): FollowedEvent[] {
  const sorted = events.toSorted((a, b) => compareText(a.day, b.day) || compareText(a.eventId, b.eventId));
  const byKey = groupBy(sorted, ({ stockCode, day, type, side }) => `${stockCode} ${day} ${type} ${side}`);
  return [...byKey.values()].flatMap(([first]) => first ?? []);
}

function computeRate(
  which: Pick<BaseRate, 'type' | 'side' | 'horizon'>,
  events: readonly FollowedEvent[] = [],
  draws?: number,
): BaseRate[] {
  const known = events.flatMap(({ day, returns }) => {
    const excess = returns[which.horizon];
    return excess === null ? [] : [{ day, excess }];
  });
  const days = [...new Set(known.map(({ day }) => day))];
  if (known.length < MIN_EVENTS || days.length < MIN_DAYS) return [];
  const dayIndex = new Map(days.map((day, index) => [day, index]));
  const statistic = medianReturn(known.map(({ day, excess }) => ({ day: dayIndex.get(day) ?? 0, excess })));
  const longest = blockDays[which.horizon];
  // Shorter blocks where there are few days: the interval is shown, and confirms nothing yet.
  const block = Math.max(1, Math.min(longest, Math.floor(days.length / MIN_BLOCKS)));
  const [interval] = bootstrap([statistic], { days: days.length, block, figures: FIGURES, draws });
  if (interval === undefined) return [];
  const { lo, hi, always } = interval;
  const isEnough = days.length >= MIN_BLOCKS * longest;
  return [
    {
      ...which,
      n: known.length,
      days: days.length,
      median: toPercent(statistic(new Uint16Array(days.length).fill(1))),
      lo: toPercent(lo),
      hi: toPercent(hi),
      confirmed: isEnough && (always.lo > 0 || always.hi < 0),
    },
  ];
}

/** Median of the drawn returns; NaN where none was drawn. */
function medianReturn(pairs: readonly { day: number; excess: number }[]): Statistic {
  const sorted = pairs.toSorted((a, b) => a.excess - b.excess);
  const days = Uint32Array.from(sorted, ({ day }) => day);
  const values = Float64Array.from(sorted, ({ excess }) => excess);
  return (counts) => {
    let total = 0;
    for (const day of days) total += counts[day] ?? 0;
    const [lower, upper] = [Math.ceil(total / 2), Math.floor(total / 2) + 1];
    let [seen, low] = [0, Number.NaN];
    for (let index = 0; index < days.length; index += 1) {
      const drawn = counts[days[index] ?? 0] ?? 0;
      if (seen < lower && seen + drawn >= lower) low = values[index] ?? Number.NaN;
      seen += drawn;
      if (total > 0 && seen >= upper) return (low + (values[index] ?? Number.NaN)) / 2;
    }
    return Number.NaN;
  };
}

/** Percent with two decimals, without −0. */
const toPercent = (share: number): number => Math.round(share * 10_000) / 100 + 0;
