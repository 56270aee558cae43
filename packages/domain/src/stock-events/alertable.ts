import type { Strength } from '../judgement/judgement.ts';
import type { NewsSide } from '../news-side.ts';

/**
 * When an event became as strong as it ever was. Recognitions of a stock are numbered in the order in which they are committed, whatever
 * the clocks of the workers say.
 */
export interface Rise {
  /** The highest level so far. */
  peak: number;
  /** Number of the recognition that reached it; 0 for one of before the numbers. */
  raisedIn: number;
}

/** Level of an event for alerts: its strength, or 0 without a side. */
export const alertLevel = ({ side, strength }: { side: NewsSide | null; strength: Strength }): number =>
  side === null ? 0 : strength;

/** Returns the rise of an event at a level, out of those of the known events that it is now. */
export function riseTo(level: number, known: readonly Rise[], recognition: number): Rise {
  const peak = Math.max(0, ...known.map((each) => each.peak));
  if (level > peak) return { peak: level, raisedIn: recognition };
  return { peak, raisedIn: Math.max(0, ...known.map(({ raisedIn }) => raisedIn)) };
}

/** What a judge said of a known event, as it is stored. */
export interface StoredJudgement {
  side: NewsSide | null;
  strength: Strength;
  /** True when a model judged it. */
  byModel: boolean;
}

/**
 * Whether the stored judgement of an event stays. A model reads more than the offline judge: where the budget of the model is used up,
 * the offline judge may raise what the model said, or contradict its side, and not make it weaker.
 */
export function keepsJudgement(stored: StoredJudgement, found: StoredJudgement): boolean {
  if (!stored.byModel || found.byModel || stored.side === null) return false;
  return found.side === null || (found.side === stored.side && found.strength <= stored.strength);
}
