import type { NewsSide } from '../news-side.ts';
import { scoreByFirstFormula } from './first-formula.ts';
import { type ScorableEvent, scoreEvents } from './score-events.ts';
import type { ScoreVersion } from './score-version.ts';
import type { SideScore } from './side-score.ts';

/** The properties of a stored analysis that decide its scores. The first formula alone uses the window. */
export interface ScorableAnalysis {
  scoreVersion: ScoreVersion;
  /** The moment from which the recency of the articles is measured. */
  asOf: Date;
  windowDays: number;
  maxEvents: number;
  events: readonly ScorableEvent[];
}

/**
 * Computes the scores of a stored analysis from its events alone, by the formula of its version. Events without a
 * judgement or without a representative article do not count.
 */
export function scoreAnalysis(analysis: ScorableAnalysis): Record<NewsSide, SideScore> {
  return analysis.scoreVersion === 1 ? scoreByFirstFormula(analysis) : scoreEvents(analysis).sides;
}
