import type { EventLabel } from '../../news-side.ts';
import { bounds, weigh } from '../judge-text.ts';
import { findScoredSide, reportsEvent } from '../judgement/judgement.ts';
import { computeAll } from '../model/joined-models.ts';
import type { JudgeModels } from '../read-answers.ts';
import type { LearnedRow } from './learned-row.ts';
import { countDiscordant, mcNemar } from './mcnemar.ts';
import { type Pause, ROWS_OF_A_PIECE } from './pause.ts';

/** How two judges did on rows that neither has learned from. */
export interface ModelComparison {
  unseen: number;
  presentRight: number;
  candidateRight: number;
  /** Probability of the difference if both were equally good (McNemar). */
  p: number;
  isBetter: boolean;
}

/** Fewer rows decide nothing. */
export const LEAST_UNSEEN = 500;
const MOST_P = 0.05;

/** Compares by the side that would be shown, or that none is. */
export async function compareModels(
  { present, candidate }: { present: JudgeModels; candidate: JudgeModels },
  unseen: readonly LearnedRow[],
  pause: Pause,
): Promise<ModelComparison> {
  const rows = unseen.filter(isWhole);
  const right: Right[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % ROWS_OF_A_PIECE === 0) await pause();
    const side = findScoredSide(row);
    right.push({ present: shownSide(present, row) === side, candidate: shownSide(candidate, row) === side });
  }
  const isRight = { first: (row: Right) => row.present, second: (row: Right) => row.candidate };
  const p = mcNemar(countDiscordant(right, isRight));
  const [presentRight, candidateRight] = [right.filter(isRight.first).length, right.filter(isRight.second).length];
  const isBetter = rows.length >= LEAST_UNSEEN && candidateRight > presentRight && p < MOST_P;
  return { unseen: rows.length, presentRight, candidateRight, p, isBetter };
}

type Right = Record<'present' | 'candidate', boolean>;
type WholeRow = { [Field in keyof LearnedRow]: Exclude<LearnedRow[Field], null> };
const isWhole = (row: LearnedRow): row is WholeRow =>
  row.subject !== null && row.kind !== null && row.label !== null && row.material !== null;

/** The side on which the weights alone would show a text: the rules beside them read words, which a row has not. */
function shownSide(models: JudgeModels, { features }: LearnedRow): EventLabel | null {
  const { label, subject, kind, material } = computeAll<keyof JudgeModels>(models, new Map(features));
  const side = models.label.classes[label.indexOf(Math.max(...label))];
  if (side === undefined || side === 'neutral') return null;
  const kinds = models.kind.classes.map((each, at) => ({ each, share: kind[at] ?? 0 }));
  const [likeliest] = [...kinds].sort((a, b) => b.share - a.share);
  const sums = kinds.reduce((sum, { each, share }) => sum + (reportsEvent.includes(each) ? share : 0), 0);
  const ours = subject[models.subject.classes.indexOf('yes')] ?? 0;
  const matters = material[models.material.classes.indexOf('yes')] ?? 0;
  const isEvent = likeliest !== undefined && reportsEvent.includes(likeliest.each) && ours >= bounds.subject;
  const isShown = isEvent && weigh(Math.max(...label) * ours * sums, matters) >= bounds.shown;
  return isShown ? side : null;
}
