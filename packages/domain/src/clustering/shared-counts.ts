import type { ArticleFeatures } from './article-features.ts';

/** Numbers of what two articles share; counted for many articles at once where all pairs are asked. */
export interface SharedCounts {
  words: number;
  /** Words of a headline that the other text has, of the headline with more. Those of descriptions are mostly general. */
  titleWords: number;
  titleBigrams: number;
  /** Null where it is counted only when it matters. */
  textBigrams: number | null;
}

export const countPair = (a: ArticleFeatures, b: ArticleFeatures): SharedCounts => ({
  words: overlap(a.words, b.words),
  titleWords: countTitleWords(a, b),
  titleBigrams: overlap(a.titleBigrams, b.titleBigrams),
  textBigrams: null,
});

export const countTitleWords = (a: ArticleFeatures, b: ArticleFeatures): number =>
  Math.max(overlap(a.titleWords, b.words), overlap(b.titleWords, a.words));

export const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** Counts the common values of two sorted arrays. */
export function overlap(a: Int32Array, b: Int32Array): number {
  let count = 0;
  let left = 0;
  let right = 0;
  while (left < a.length && right < b.length) {
    const difference = (a[left] ?? 0) - (b[right] ?? 0);
    if (difference === 0) count += 1;
    if (difference <= 0) left += 1;
    if (difference >= 0) right += 1;
  }
  return count;
}
