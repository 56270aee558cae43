import { meet } from './bits.ts';
import { countShared } from './count-shared.ts';
import { hoursApart, isOneMove, tellOtherKinds, weights } from './same-event.ts';
import type { StoryFeatures } from './story-features.ts';

/** Shared features of a pair that were counted beforehand. */
interface Counted {
  words: number;
  titlePairs: number;
}

/**
 * Returns a check of two articles, by index: can `sameEvent` give them even odds? Nearly all pairs of a busy stock fail
 * it, at a fraction of the cost of `sameEvent`.
 */
export function pairsWithChance(stories: readonly StoryFeatures[]): (a: number, b: number) => boolean {
  const words = countShared(stories.map((story) => story.words));
  const titlePairs = countShared(stories.map((story) => story.titlePairs));
  return (a, b) => {
    const [left, right] = [stories[a], stories[b]];
    if (left === undefined || right === undefined) return false;
    if (isOneMove(left, right)) return true;
    // Not inverted, so that an article without a date still passes.
    return !(maxLogOdds(left, right, { words: words(a, b), titlePairs: titlePairs(a, b) }) < 0);
  };
}

/**
 * Upper bound of the log-odds of `sameEvent`. It assumes the best case for features that are slow to count, and leaves
 * out most negative features.
 */
function maxLogOdds(a: StoryFeatures, b: StoryFeatures, { words, titlePairs }: Counted): number {
  const w = weights;
  const letters = a.titlePairs.length + b.titlePairs.length;
  let odds = w.none + w.textPairs + w.hoursApart * hoursApart(a, b);
  if (letters > 0) odds += (w.titlePairs * 2 * titlePairs) / letters;
  if (words > 0) {
    const share = words / Math.min(a.words.length, b.words.length);
    odds += (w.words * Math.min(3, words)) / 3 + w.wordShare * share + w.foreignWords;
  }
  if (a.quantities.length > 0 && b.quantities.length > 0) odds += w.numbers;
  if (meet(a.titleKinds, b.titleKinds)) odds += w.titleKinds + w.once;
  if (meet(a.kinds, b.kinds)) odds += w.kinds;
  if (tellOtherKinds(a, b)) odds += w.kindsDisjoint;
  if (a.price === 2 && b.price === 2) odds += w.bothPrice;
  if (meet(a.places, b.places)) odds += w.places;
  return odds;
}
