import type { LearnedJudgement } from './judge-text.ts';
import { findScoredSide } from './judgement/judgement.ts';

/** Chosen so that at least 95 of 100 of either kind are right by the labelled sets (quality/readings/judging.md). */
const sure = { shown: 0.95, material: 0.9, nothing: 0.05 } as const;

/**
 * Whether the weights are so sure that nobody else has to be asked: of an event to be shown by everything that it rests on, of
 * one not to be shown because it is another company's or reports no event.
 */
export function isSurelyJudged(judgement: Omit<LearnedJudgement, 'reason'>): boolean {
  const { sureness } = judgement;
  const side = findScoredSide(judgement);
  if (side === null) return sureness.subject <= sure.nothing || sureness.reportsEvent <= sure.nothing;
  const least = Math.min(sureness[side], sureness.subject, sureness.reportsEvent);
  return least >= sure.shown && sureness.material >= sure.material;
}
