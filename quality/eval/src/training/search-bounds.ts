import type { Bounds } from '@gaemi/domain/judge/judge-text';
import { findScoredSide, reportsEvent } from '@gaemi/domain/judge/judgement/judgement';
import type { NewsSide } from '@gaemi/domain/news-side';
import type { Answer, Share } from './measure-judge.ts';

/** What bounds let through on one side. */
export interface BoundFigures {
  bounds: Bounds;
  /** Of the shown ones: right in side, about the company and material. */
  right: Share;
  /** Of the material news of the side: shown. */
  found: Share;
}

/** No corner in which one bound stands open: text of other pages meets it first. */
const grid: Bounds[] = [0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9].flatMap((side) =>
  [0.7, 0.75, 0.8, 0.85, 0.9].flatMap((subject) =>
    [0.6, 0.65, 0.7, 0.75, 0.8].flatMap((reports) =>
      [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7].map((material) => ({ side, subject, reportsEvent: reports, material })),
    ),
  ),
);

/** The bounds that find most of a side at a precision of at least `least`; of equal ones the more precise. */
export function searchBounds(answers: readonly Answer[], side: NewsSide, least: number): BoundFigures | null {
  const candidates = answers.filter(
    ({ judgement }) => judgement.label === side && judgement.subject === 'yes' && reportsEvent.includes(judgement.kind),
  );
  const whole = answers.filter(({ headline }) => findScoredSide(headline) === side).length;
  let best: BoundFigures | null = null;
  for (const bounds of grid) {
    const figures = measureBounds(candidates, bounds, { side, whole });
    if (rate(figures.right) < least) continue;
    if (best === null || isBetter(figures, best)) best = figures;
  }
  return best;
}

/** The figures of one choice of bounds; `whole` is the number of material news of the side. */
function measureBounds(
  candidates: readonly Answer[],
  bounds: Bounds,
  { side, whole }: { side: NewsSide; whole: number },
): BoundFigures {
  let [shown, right, found] = [0, 0, 0];
  for (const { headline, judgement } of candidates) {
    const { sureness } = judgement;
    // Where decisive words overrule the weights, the side has no bound.
    const isDecided = side === 'bad' && sureness.bad < Math.max(sureness.good, 1 - sureness.good - sureness.bad);
    if (!isDecided && sureness[side] < bounds.side) continue;
    if (sureness.subject < bounds.subject || sureness.reportsEvent < bounds.reportsEvent) continue;
    if (sureness.material < bounds.material) continue;
    shown += 1;
    if (headline.label === side && headline.subject === 'yes' && headline.material) right += 1;
    if (findScoredSide(headline) === side) found += 1;
  }
  return { bounds, right: { part: right, whole: shown }, found: { part: found, whole } };
}

const rate = ({ part, whole }: Share): number => part / Math.max(1, whole);

const isBetter = (one: BoundFigures, other: BoundFigures): boolean =>
  one.found.part > other.found.part || (one.found.part === other.found.part && rate(one.right) > rate(other.right));
