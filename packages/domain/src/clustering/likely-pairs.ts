import type { ArticleFeatures } from './article-features.ts';
import { meet } from './bits.ts';
import { compareTraits, describeTraits, haveDisjointKinds } from './compare-traits.ts';
import { countShared } from './count-shared.ts';
import { compareSlots } from './event-slot.ts';
import { rememberPairs } from './remember-pairs.ts';
import { hoursApart, sameEvent, weights } from './same-event.ts';
import { countTitleWords } from './shared-counts.ts';

/** Shared features of a pair that were counted beforehand. */
interface Counted {
  words: number;
  titleBigrams: number;
}

/** Comparisons of the articles of a run, by their indexes. */
export interface PairComparison {
  /**
   * Whether `sameEvent` can give a pair even odds. Nearly all pairs of a busy stock fail it, at a fraction of the cost of
   * `sameEvent`.
   */
  hasChance: (a: number, b: number) => boolean;
  /** `sameEvent` for some of the articles, all of whose pairs may be asked. */
  probabilityWithin: (members: readonly number[]) => (a: number, b: number) => number;
}

/** Number of articles from which text is counted for all pairs at once. */
const MANY = 30;

/** Different traits and words up to which comparisons are remembered: half a million numbers take less than objects. */
const MOST_TRAITS = 500;
const MOST_WORDS = 1_500;

export function comparePairs(articles: readonly ArticleFeatures[]): PairComparison {
  const words = countShared(articles.map((article) => article.words));
  const titleBigrams = countShared(articles.map((article) => article.titleBigrams));
  const traits = rememberPairs(articles, { most: MOST_TRAITS, keyOf: describeTraits, compare: compareTraits });
  const titleWords = rememberPairs(articles, { most: MOST_WORDS, keyOf: wordsOf, compare: countTitleWords });
  return {
    hasChance: (a, b) => {
      const [left, right] = [articles[a], articles[b]];
      if (left === undefined || right === undefined) return false;
      if (compareSlots(left, right) === 1) return true;
      // Not inverted, so that an article without a date still passes.
      return !(maxLogOdds(left, right, { words: words(a, b), titleBigrams: titleBigrams(a, b) }) < 0);
    },
    probabilityWithin: (members) => {
      const features = members.flatMap((index) => articles[index] ?? []);
      const counted = features.length < MANY ? null : countShared(features.map((article) => article.textBigrams));
      const placeOf = new Int32Array(articles.length);
      members.forEach((index, place) => {
        placeOf[index] = place;
      });
      return (a, b) => {
        const [left, right] = [articles[a], articles[b]];
        if (left === undefined || right === undefined) return 0;
        return sameEvent(left, right, {
          words: words(a, b),
          titleWords: titleWords(a, b),
          titleBigrams: titleBigrams(a, b),
          textBigrams: counted === null ? null : counted(placeOf[a] ?? 0, placeOf[b] ?? 0),
          traits: traits(a, b),
        });
      };
    },
  };
}

const wordsOf = ({ titleWords, words }: ArticleFeatures): string => `${titleWords.join()}|${words.join()}`;

/**
 * Upper bound of the log-odds of `sameEvent`. It assumes the best case for features that are slow to count, and leaves
 * out most negative features.
 */
function maxLogOdds(a: ArticleFeatures, b: ArticleFeatures, { words, titleBigrams }: Counted): number {
  const w = weights;
  const letters = a.titleBigrams.length + b.titleBigrams.length;
  let logOdds = w.none + w.textBigrams + w.hoursApart * hoursApart(a, b);
  if (letters > 0) logOdds += (w.titleBigrams * 2 * titleBigrams) / letters;
  if (words > 0) {
    const share = words / Math.min(a.words.length, b.words.length);
    logOdds += (w.words * Math.min(3, words)) / 3 + w.wordShare * share + w.foreignWords;
  }
  if (a.quantities.length > 0 && b.quantities.length > 0) logOdds += w.numbers;
  if (meet(a.titleKinds, b.titleKinds)) logOdds += w.titleKinds + w.once;
  if (meet(a.kinds, b.kinds)) logOdds += w.kinds;
  if (haveDisjointKinds(a, b)) logOdds += w.kindsDisjoint;
  if (a.price === 2 && b.price === 2) logOdds += w.bothPrice;
  if (meet(a.regions, b.regions)) logOdds += w.regions;
  return logOdds;
}
