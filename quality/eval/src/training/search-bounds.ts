import { weigh } from '@gaemi/domain/judge/judge-text';
import { findScoredSide, reportsEvent } from '@gaemi/domain/judge/judgement/judgement';
import type { NewsSide } from '@gaemi/domain/news-side';
import type { Answer, Share } from './measure-judge.ts';

/** What a bound lets through on one side. */
export interface BoundFigures {
  bound: number;
  /** Of the shown ones: right in side, about the company and material. */
  right: Share;
  /** Of the material news of the side: shown. */
  found: Share;
}

const grid = Array.from({ length: 19 }, (_, step) => (step + 1) / 20);

/** The bound that finds most of a side at a precision of at least `least`; of equal ones the more precise. */
export function searchBounds(answers: readonly Answer[], side: NewsSide, least: number): BoundFigures | null {
  const candidates = answers.filter(
    ({ judgement }) => judgement.label === side && judgement.subject === 'yes' && reportsEvent.includes(judgement.kind),
  );
  const whole = answers.filter(({ headline }) => findScoredSide(headline) === side).length;
  let best: BoundFigures | null = null;
  for (const bound of grid) {
    const figures = measureBound(candidates, bound, { side, whole });
    if (rate(figures.right) < least) continue;
    if (best === null || isBetter(figures, best)) best = figures;
  }
  return best;
}

/** The figures of one bound; `whole` is the number of material news of the side. */
function measureBound(
  candidates: readonly Answer[],
  bound: number,
  { side, whole }: { side: NewsSide; whole: number },
): BoundFigures {
  const shown = candidates.filter(
    ({ judgement: { likely, sureness } }) => weigh(likely[side], sureness.material) >= bound,
  );
  const right = shown.filter(
    ({ headline: { label, subject, material } }) => label === side && subject === 'yes' && material,
  );
  const found = shown.filter(({ headline }) => findScoredSide(headline) === side);
  return { bound, right: { part: right.length, whole: shown.length }, found: { part: found.length, whole } };
}

const rate = ({ part, whole }: Share): number => part / Math.max(1, whole);

const isBetter = (one: BoundFigures, other: BoundFigures): boolean =>
  one.found.part > other.found.part || (one.found.part === other.found.part && rate(one.right) > rate(other.right));
