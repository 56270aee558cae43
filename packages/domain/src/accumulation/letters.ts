/** Letters, best first. E means no net buying, or almost none. */
export const accumulationLetters = ['A', 'B', 'C', 'D', 'E'] as const;
export type AccumulationLetter = (typeof accumulationLetters)[number];

/**
 * `first`: buying ÷ selling of the majors. `second`: their buying ÷ floating shares. `third`: buying of the lead ÷
 * floating shares.
 */
export const accumulationMeasures = ['first', 'second', 'third'] as const;
export type AccumulationMeasure = (typeof accumulationMeasures)[number];

/** Lowest percentage of each letter, best first. Anything below the last is E. */
export const letterThresholds: Record<
  AccumulationMeasure,
  readonly { letter: Exclude<AccumulationLetter, 'E'>; percent: number }[]
> = {
  first: [
    { letter: 'A', percent: 200 },
    { letter: 'B', percent: 150 },
    { letter: 'C', percent: 120 },
    { letter: 'D', percent: 100 },
  ],
  second: [
    { letter: 'A', percent: 20 },
    { letter: 'B', percent: 10 },
    { letter: 'C', percent: 5 },
    { letter: 'D', percent: 2 },
  ],
  third: [
    { letter: 'A', percent: 10 },
    { letter: 'B', percent: 5 },
    { letter: 'C', percent: 2.5 },
    { letter: 'D', percent: 1 },
  ],
};

/** Number of brokers that count as majors: those with the largest net buying. The first of them is the lead. */
export const MAJOR_BROKERS = 5;

/** A ratio of whole shares. It is kept as a fraction so that nothing is rounded before the comparison. */
export interface ShareRatio {
  numerator: number;
  denominator: number;
}

/** Distance to the next better letter. */
export interface NextLetter {
  letter: AccumulationLetter;
  /** Threshold of the next letter, in percent. */
  percent: number;
  /** Percentage points to the threshold; above 0. */
  missingPoints: number;
  /**
   * Further shares of buying that would have reached the threshold, all else equal; null when there was no trading to
   * compare with.
   */
  missingShares: number | null;
}

/**
 * Returns the letter of a measure. It compares whole numbers, so a threshold is reached at exactly its share. Selling
 * of 0 (`first`) is A with some buying and E without.
 * Throws RangeError for figures that are not share counts, and for floating shares of 0 (`second`, `third`).
 */
export function letterOf(measure: AccumulationMeasure, { numerator, denominator }: ShareRatio): AccumulationLetter {
  requireShares({ numerator, denominator });
  if (denominator === 0) {
    if (measure !== 'first') throw new RangeError('Floating shares must be above 0');
    return numerator > 0 ? 'A' : 'E';
  }
  const reached = letterThresholds[measure].find(({ percent }) => numerator >= sharesAt(percent, denominator));
  return reached?.letter ?? 'E';
}

/** Returns the distance to the next better letter; null at A. Throws like `letterOf`. */
export function nextLetter(measure: AccumulationMeasure, { numerator, denominator }: ShareRatio): NextLetter | null {
  const letter = letterOf(measure, { numerator, denominator });
  const better = letterThresholds[measure].filter((threshold) => threshold.letter < letter).at(-1);
  if (better === undefined) return null;
  const { percent } = better;
  if (denominator === 0) return { letter: better.letter, percent, missingPoints: percent, missingShares: null };
  return {
    letter: better.letter,
    percent,
    missingPoints: percent - (100 * numerator) / denominator,
    missingShares: sharesAt(percent, denominator) - numerator,
  };
}

/** Throws RangeError unless every figure is a non-negative safe integer. */
export function requireShares(figures: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(figures)) {
    if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${name} is no count of shares: ${value}`);
  }
}

/**
 * Returns the fewest shares that are at least `percent` of `denominator`. Thresholds have at most one decimal; big
 * integers avoid overflow.
 */
function sharesAt(percent: number, denominator: number): number {
  const wanted = BigInt(Math.round(percent * 10)) * BigInt(denominator);
  return Number((wanted + 999n) / 1000n);
}
