import { bySide, type NewsSide } from '../news-side.ts';
import { compareText } from '../text-order.ts';
import type { ScorableEvent } from './score-events.ts';
import type { SideScore } from './side-score.ts';

/** Weight per judgeable event (the tier's maximum) at which a side reaches 63 points. */
const saturationPerEvent = 2 / 3;
/** Fraction of the window after which an event counts half. */
const halfLifeShare = 0.5;
/** Gain for each doubling of independent publishers, up to `maximalGain` in total. */
const gainPerDoubling = 0.025;
const maximalGain = 0.1;
const millisecondsPerDay = 86_400_000;

interface FirstFormulaInput {
  events: readonly ScorableEvent[];
  asOf: Date;
  windowDays: number;
  /** Maximum number of events judged. */
  maxEvents: number;
}

/** Scores both sides by version 1 of the formula, to export and check results that were made by it. */
export function scoreByFirstFormula(input: FirstFormulaInput): Record<NewsSide, SideScore> {
  return bySide((side) => scoreSide(side, input));
}

function scoreSide(side: NewsSide, { events, asOf, windowDays, maxEvents }: FirstFormulaInput): SideScore {
  const weighted = events
    .flatMap(({ id, judgement, publishers, publishedAt }) => {
      if (judgement === null || publishedAt === null || judgement.label !== side) return [];
      const { strength } = judgement;
      return [{ eventId: id, weight: weightOf({ strength, publishers, publishedAt }, asOf, windowDays) }];
    })
    .sort((a, b) => b.weight - a.weight || compareText(a.eventId, b.eventId));
  // Added in one fixed order, since floating-point addition is not associative.
  const sum = weighted.reduce((total, { weight }) => total + weight, 0);
  const exact = sum === 0 ? 0 : 100 * (1 - Math.exp(-sum / (saturationPerEvent * maxEvents)));
  return {
    total: Math.round(exact),
    exact,
    contributions: weighted.map(({ eventId, weight }) => ({ eventId, points: (exact * weight) / sum })),
  };
}

function weightOf(
  event: { strength: number; publishers: number; publishedAt: Date },
  asOf: Date,
  windowDays: number,
): number {
  const strength = Math.min(3, Math.max(1, event.strength));
  const ageInDays = Math.max(0, asOf.getTime() - event.publishedAt.getTime()) / millisecondsPerDay;
  const recency = 0.5 ** (ageInDays / Math.max(1, windowDays * halfLifeShare));
  const gain = Math.min(maximalGain, gainPerDoubling * Math.log2(Math.max(1, event.publishers)));
  return strength * recency * (1 + gain);
}
