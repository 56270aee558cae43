import { NO_DIRECTION } from '../judge/reasons/summaries.ts';
import { labelNames, type NewsSide } from '../news-side.ts';
import { directionNames, directionOf } from './direction.ts';

/** A finished analysis as far as its verdict goes, in the rounded numbers of the wire. */
export interface Verdict {
  scores: Record<NewsSide, number>;
  /** What is left of 100. */
  reserve: number;
  /** 0–100, above 50 for good news. */
  percentage: number;
  /** Too few events for a direction. */
  isThin: boolean;
}

const NEARLY_EVEN = '엇비슷해요';

/** Scores that differ by less are nearly even. */
const LEAST_LEAD = 10;

/** Whether the sides differ by less than a verdict may rest on: 10, or half of what is left open. */
export function isNearlyEven({ scores, reserve }: Pick<Verdict, 'scores' | 'reserve'>): boolean {
  const lead = Math.abs(scores.good - scores.bad);
  return lead < LEAST_LEAD || lead < reserve / 2;
}

/** The verdict in words; `lean` names the side that is a little ahead, where the word alone claims neither. */
export function writeVerdict(verdict: Verdict): { word: string; lean: string | null } {
  const { scores, percentage, isThin } = verdict;
  if (isThin) return { word: NO_DIRECTION, lean: null };
  if (scores.good === scores.bad) return { word: NEARLY_EVEN, lean: null };
  if (!isNearlyEven(verdict)) return { word: directionNames[directionOf(percentage, false)], lean: null };
  const ahead = scores.good > scores.bad ? 'good' : 'bad';
  return { word: NEARLY_EVEN, lean: `${labelNames[ahead]}가 조금 많아요` };
}

/** The same in one line. */
export function verdictText(verdict: Verdict): string {
  const { word, lean } = writeVerdict(verdict);
  return lean === null ? word : `${word} · ${lean}`;
}
