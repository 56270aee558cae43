import { findScoredSide, type Judgement } from '../judge/judgement/judgement.ts';
import { bySide, type NewsSide } from '../news-side.ts';
import { daysBetween, seoulDay } from '../seoul-time.ts';
import { compareText } from '../text-order.ts';
import { isThin } from './few-events.ts';
import { percentageValue } from './percentage.ts';

/** A side's score. `total` is shown, `exact` is before rounding; the points of the contributions add up to `exact`. */
interface SideScore {
  total: number;
  exact: number;
  /** Most points first. */
  contributions: { eventId: string; points: number }[];
}

/** The properties of an event that decide a score. */
export interface ScorableEvent {
  id: string;
  /** Null when the judge gave no usable judgement. */
  judgement: Judgement | null;
  /** Publishers with their own text. */
  publishers: number;
  /** All its articles, copies too: of events with equal points the most reported comes first. */
  articles?: number;
  /** Publication time of the representative article; null without one. */
  publishedAt: Date | null;
}

/** Scores of an analysis. The totals of both sides and `reserve` add up to 100. */
export interface AnalysisScore {
  sides: Record<NewsSide, SideScore>;
  /** The part of 100 that no event has moved to a side. */
  reserve: number;
  /** 0–100, not rounded. */
  percentage: number;
  /** Too few events count for a side to claim a direction. */
  thin: boolean;
}

/** Weight that the reserve holds against the events of both sides: three clear, fresh events leave half of 100. */
const reserveWeight = 6;
/** Days in Seoul after which an event counts half. */
const halfLifeDays = 30;
/** The part of its weight that an event still has after so many days. */
export const fadedPart = (ageInDays: number): number => 0.5 ** (ageInDays / halfLifeDays);
/** Age in days from which the points of an event are visibly fewer. */
export const fadesAfterDays = halfLifeDays / 2;
/** Gain for each doubling of independent publishers, up to `maximalGain` in total (eight publishers). */
const gainPerDoubling = 0.025;
export const maximalGain = 0.075;

const heaviest = 3 * (1 + maximalGain);
/** Maximum effect of one event on an exact score, in points: the strongest, newest, most reported one. */
export const influenceCap = (100 * heaviest) / (heaviest + reserveWeight);

/**
 * Scores both sides from the events that count for one (`findScoredSide`). The order of the events does not matter, and an
 * event id counts once. Formula and worked example: docs/domain.md.
 */
export function scoreEvents({ events, asOf }: { events: readonly ScorableEvent[]; asOf: Date }): AnalysisScore {
  // Age counts by days, so that the same judgements give the same scores all day.
  const today = seoulDay(asOf);
  const weighted = withoutRepeats(events.flatMap((event) => weigh(event, today)).sort(byWeight));
  // Added in one fixed order, since floating-point addition is not associative.
  const weightOf = bySide((side) => weighted.reduce((sum, event) => sum + (event.side === side ? event.weight : 0), 0));
  const whole = weightOf.good + weightOf.bad + reserveWeight;
  const pointsOf = (weight: number) => (100 * weight) / whole;
  const sides = bySide((side): SideScore => {
    const exact = pointsOf(weightOf[side]);
    const contributions = weighted
      .filter((event) => event.side === side)
      .map(({ eventId, weight }) => ({ eventId, points: pointsOf(weight) }));
    return { total: Math.round(exact), exact, contributions };
  });
  return {
    sides,
    reserve: 100 - sides.good.total - sides.bad.total,
    percentage: percentageValue(sides.good.exact, sides.bad.exact),
    thin: isThin(weighted.length),
  };
}

interface WeightedEvent {
  eventId: string;
  side: NewsSide;
  weight: number;
  articles: number;
}

function weigh(event: ScorableEvent, today: string): WeightedEvent[] {
  const { id, judgement, publishers, publishedAt, articles = 0 } = event;
  const side = judgement === null ? null : findScoredSide(judgement);
  if (judgement === null || side === null || publishedAt === null) return [];
  const strength = Math.min(3, Math.max(1, judgement.strength));
  const ageInDays = Math.max(0, daysBetween(seoulDay(publishedAt), today));
  const gain = Math.min(maximalGain, gainPerDoubling * Math.log2(Math.max(1, publishers)));
  return [{ eventId: id, side, weight: strength * fadedPart(ageInDays) * (1 + gain), articles }];
}

function byWeight(a: WeightedEvent, b: WeightedEvent): number {
  return (
    b.weight - a.weight || b.articles - a.articles || compareText(a.eventId, b.eventId) || compareText(a.side, b.side)
  );
}

/** Keeps the first event of each id. */
function withoutRepeats(events: readonly WeightedEvent[]): WeightedEvent[] {
  const seen = new Set<string>();
  return events.filter(({ eventId }) => !seen.has(eventId) && seen.add(eventId));
}
