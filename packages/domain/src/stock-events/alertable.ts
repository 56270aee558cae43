import type { Strength } from '../judge/judgement/judgement.ts';
import type { NewsSide } from '../news-side.ts';

/**
 * When an event became as strong as it ever was. Recognitions of a stock are numbered in the order in which they are committed, whatever
 * the clocks of the workers say.
 */
export interface Rise {
  /** The highest level so far. */
  peak: number;
  /** Number of the recognition that reached it, or in which it turned; 0 before the first. */
  raisedIn: number;
  /** The side that it had then. */
  raisedAs: NewsSide | null;
  /** The side to which it turned from the other one; null where it never did. */
  turnedTo: NewsSide | null;
}

/** How an event is judged now. */
export type JudgedSide = { side: NewsSide | null; strength: Strength };

/** Level of an event for alerts: its strength, or 0 without a side. */
export const alertLevel = ({ side, strength }: JudgedSide): number => (side === null ? 0 : strength);

/**
 * Returns the rise of an event as it is judged now, out of those of the known events that it is now. An event that turns from good to bad
 * or back rises anew: who was notified of the one side has to learn of the other. Where one of several rose as the side of all, nothing
 * turned: the others turned out to be part of it.
 */
export function riseTo(judged: JudgedSide, known: readonly Rise[], recognition: number): Rise {
  const level = alertLevel(judged);
  const alike = judged.side === null ? [] : known.filter((each) => each.raisedAs === judged.side);
  const own = alike.length > 0 ? alike : known;
  const [last = { raisedIn: 0, raisedAs: null, turnedTo: null }] = own.toSorted((a, b) => b.raisedIn - a.raisedIn);
  const { raisedIn, raisedAs, turnedTo } = last;
  if (judged.side !== null && raisedAs !== null && judged.side !== raisedAs)
    return { peak: level, raisedIn: recognition, raisedAs: judged.side, turnedTo: judged.side };
  const peak = Math.max(0, ...own.map((each) => each.peak));
  if (level > peak) return { peak: level, raisedIn: recognition, raisedAs: judged.side, turnedTo };
  return { peak, raisedIn, raisedAs, turnedTo };
}

/** When an event was first seen and rose, by numbers of recognitions. */
export interface RisenEvent {
  /** Day ("yyyy-MM-dd" in Seoul) of its first article. */
  day: string;
  raisedIn: number;
  firstSeenIn: number;
}

/** What a look alerts to. */
export interface RisenSince {
  /** Number of the recognition up to which the look before alerted. */
  after: number;
  /** Days from which on events count: those first seen since then, and those that were known before and became strong since then. */
  fromDay: string;
  knownFromDay: string;
}

/**
 * Whether a look alerts to an event: it rose since the look before. One that was known then is news because of its rise; one that was
 * first seen since then may only be found late, so that the day of its first article decides.
 */
export function isNewlyRisen(
  { day, raisedIn, firstSeenIn }: RisenEvent,
  { after, fromDay, knownFromDay }: RisenSince,
): boolean {
  return raisedIn > after && day >= (firstSeenIn <= after ? knownFromDay : fromDay);
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
 * the offline judge may raise what the model said, or contradict its side, and not make it weaker. A correction that was found without
 * its original says nothing of what both say together.
 */
export function keepsJudgement(
  stored: StoredJudgement,
  found: StoredJudgement & { withoutOriginal?: boolean | undefined },
): boolean {
  if (found.withoutOriginal && stored.side !== null) return true;
  if (!stored.byModel || found.byModel || stored.side === null) return false;
  return found.side === null || (found.side === stored.side && found.strength <= stored.strength);
}
