import { type MjbLetter, type MjbMeasure, mjbThresholds } from '@gaemi/contracts/accumulation-letters';

/** A ratio in whole shares, kept as it is so that nothing is rounded before it is compared. */
export interface ShareRatio {
  numerator: number;
  denominator: number;
}

/** What is missing to a better letter. */
export interface NextLetter {
  letter: MjbLetter;
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
export function letterOf(measure: MjbMeasure, { numerator, denominator }: ShareRatio): MjbLetter {
  requireShares({ numerator, denominator });
  if (denominator === 0) {
    if (measure !== 'first') throw new RangeError('Floating shares must be above 0');
    return numerator > 0 ? 'A' : 'E';
  }
  const reached = mjbThresholds[measure].find(({ percent }) => numerator >= sharesAt(percent, denominator));
  return reached?.letter ?? 'E';
}

/** How far the next better letter is; null at A. Throws as `letterOf` does. */
export function nextLetter(measure: MjbMeasure, { numerator, denominator }: ShareRatio): NextLetter | null {
  const letter = letterOf(measure, { numerator, denominator });
  const better = mjbThresholds[measure].filter((threshold) => threshold.letter < letter).at(-1);
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
