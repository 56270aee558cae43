/** Best first. E says that there was no net buyer, or next to none. */
export const accumulationLetters = ['A', 'B', 'C', 'D', 'E'] as const;
export type AccumulationLetter = (typeof accumulationLetters)[number];

/** first: buying ÷ selling of the majors; second: their buying ÷ floating shares; third: buying of the lead ÷ floating shares. */
export const accumulationMeasures = ['first', 'second', 'third'] as const;
export type AccumulationMeasure = (typeof accumulationMeasures)[number];

/** Lowest percent of each letter, best first; whatever is below the last is E. */
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

/** Brokers with the largest net buying that count as majors; the first of them is the lead. */
export const MAJOR_BROKERS = 5;

/** Churn of the majors from which the screens warn: most of what they bought they sold again. */
export const CHURN_WARNING = 0.8;

/** A ratio in whole shares, kept as it is so that nothing is rounded before it is compared. */
export interface ShareRatio {
  numerator: number;
  denominator: number;
}

/** What is missing to a better letter. */
export interface NextLetter {
  letter: AccumulationLetter;
  /** Where it begins, in percent. */
  percent: number;
  /** Percentage points up to there; above 0. */
  missingPoints: number;
  /** Shares of buying that would have been enough with everything else as it was; null where nothing was traded that it could be compared with. */
  missingShares: number | null;
}

/**
 * The letter of a measure, compared in whole numbers: a threshold counts as reached from just that share on. Selling of 0 (first) is A with
 * some buying and E without. Throws RangeError for figures that are no counts of shares, and where floating shares (second, third) are 0.
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

/** How far the next better letter is; null at A. Throws as `letterOf` does. */
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

/** Throws RangeError unless every figure is a whole number from 0 that a computer counts exactly. */
export function requireShares(figures: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(figures)) {
    if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${name} is no count of shares: ${value}`);
  }
}

/** The fewest shares that are at least `percent` of `denominator`. Thresholds have one decimal at most; big integers do not overflow. */
function sharesAt(percent: number, denominator: number): number {
  const wanted = BigInt(Math.round(percent * 10)) * BigInt(denominator);
  return Number((wanted + 999n) / 1000n);
}
