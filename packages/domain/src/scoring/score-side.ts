import type { EventLabel, NewsSide } from '../news-side.ts';

/** An event with its judgement. `publishers` counts those with their own text (see `ArticleEvent.publishers`). */
export interface JudgedEvent {
  eventId: string;
  label: EventLabel;
  strength: 1 | 2 | 3;
  publishedAt: Date;
  publishers: number;
}

/** A side's score. `total` is shown, `exact` is before rounding; the points of the contributions add up to `exact`. */
export interface SideScore {
  total: number;
  exact: number;
  contributions: { eventId: string; points: number }[];
}

/**
 * Weight per judgeable event (the tier's maximum) at which a side reaches 63 points. Ten middling events out of thirty
 * give 44, and so do twenty out of sixty. Without it, a longer look-back would only bring both sides to the maximum.
 */
const saturationPerEvent = 2 / 3;
/** Fraction of the window after which an event counts half. */
export const halfLifeShare = 0.5;
/** Gain for each doubling of independent publishers, up to `maximalGain` in total. */
export const gainPerDoubling = 0.025;
export const maximalGain = 0.1;

/** Maximum effect of one event on a side's exact score: the strongest, newest, most reported event on an empty side. */
export const influenceCap = (maxEvents: number): number => exactScore(3 * (1 + maximalGain), maxEvents);

const millisecondsPerDay = 86_400_000;

/**
 * Scores one side (good or bad) from the events judged to that side; others are ignored. The order of events does not
 * matter. Formula and worked examples: docs/domain.md.
 */
export function scoreSide(input: {
  side: NewsSide;
  events: readonly JudgedEvent[];
  asOf: Date;
  windowDays: number;
  /** Maximum number of events judged. */
  maxEvents: number;
}): SideScore {
  const weighted = input.events
    .filter((event) => event.label === input.side)
    .map((event) => ({ eventId: event.eventId, weight: weightOf(event, input.asOf, input.windowDays) }))
    .sort((a, b) => b.weight - a.weight || compare(a.eventId, b.eventId));
  // Added in one fixed order, since floating-point addition is not associative.
  const sum = weighted.reduce((total, { weight }) => total + weight, 0);
  const exact = exactScore(sum, input.maxEvents);
  return {
    total: Math.round(exact),
    exact,
    contributions: weighted.map(({ eventId, weight }) => ({ eventId, points: (exact * weight) / sum })),
  };
}

function exactScore(weight: number, maxEvents: number): number {
  return weight === 0 ? 0 : 100 * (1 - Math.exp(-weight / (saturationPerEvent * maxEvents)));
}

function weightOf(event: JudgedEvent, asOf: Date, windowDays: number): number {
  const strength = Math.min(3, Math.max(1, event.strength));
  const ageInDays = Math.max(0, asOf.getTime() - event.publishedAt.getTime()) / millisecondsPerDay;
  const recency = 0.5 ** (ageInDays / Math.max(1, windowDays * halfLifeShare));
  const gain = Math.min(maximalGain, gainPerDoubling * Math.log2(Math.max(1, event.publishers)));
  return strength * recency * (1 + gain);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
