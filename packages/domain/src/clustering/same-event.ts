import type { ArticleFeatures } from './article-features.ts';
import { compareTraits, type TraitsCompared } from './compare-traits.ts';
import { isDecidedAnew } from './decided-anew.ts';
import { compareSlots } from './event-slot.ts';
import { agree, type Quantity } from './quantities.ts';
import { countPair, overlap, ratio, type SharedCounts } from './shared-counts.ts';

/**
 * Weight of each feature, in log-odds. A regularised logistic regression on the labelled pairs of eval/ fitted them;
 * they are rounded. The weight of time is set by hand, since labelled pairs are mostly of the same day.
 */
export const weights = {
  none: 0,
  titleBigrams: 1.35,
  textBigrams: 1.1,
  words: 1.5,
  wordShare: 0.65,
  foreignWords: 0.15,
  numbers: 1.7,
  numbersDiffer: -0.1,
  titleKinds: 0.9,
  kinds: 0.8,
  kindsDisjoint: -1.4,
  once: 0.85,
  nothingShared: -2.3,
  onlyOnePrice: -2.1,
  bothPrice: 0.5,
  onlyOneReport: -0.5,
  onlyOneCancels: -0.4,
  regions: 0.7,
  regionsDiffer: -0.5,
  hoursApart: -2.2,
} as const;

/** What two articles share, counted or remembered for many pairs at once. */
export interface Shared extends SharedCounts {
  traits: TraitsCompared;
}

const compareBoth = (a: ArticleFeatures, b: ArticleFeatures): Shared => ({
  ...countPair(a, b),
  traits: compareTraits(a, b),
});

/**
 * Probability that two articles report the same event. −1 when they cannot, so that a strong third article does not
 * bring them together.
 */
export function sameEvent(a: ArticleFeatures, b: ArticleFeatures, shared: Shared = compareBoth(a, b)): number {
  const { traits } = shared;
  const slots = compareSlots(a, b);
  if (slots === 1) return 0.97;
  if (slots === -1 || traits.excluded || isDecidedAnew(a, b)) return -1;
  if (figuresExclude(a, b, shared) || placesExclude(a, b, traits)) return -1;
  const numbers = sharedNumbers(a.quantities, b.quantities);
  const titleBigrams = ratio(2 * shared.titleBigrams, a.titleBigrams.length + b.titleBigrams.length);
  // Most pairs of a busy stock share nothing that could lift them over even odds.
  if (traits.sharedTitleKinds === 0 && shared.words === 0 && numbers === 0 && titleBigrams < 0.3) return 0;
  const nothingShared = Number(traits.once === 0 && traits.bothPrice === 0 && shared.titleWords === 0 && numbers === 0);
  let logOdds = computeLogOdds(traits, {
    words: Math.min(3, shared.titleWords) / 3,
    wordShare: ratio(shared.words, Math.min(a.words.length, b.words.length)),
    numbers: Math.min(6, numbers) / 6,
    numbersDiffer: Number(traits.bothPrice === 0 && numbers < 2 && conflicting(a.titleQuantities, b.titleQuantities)),
    nothingShared,
    hoursApart: hoursApart(a, b),
  });
  // Shared bigrams are the most expensive feature to count; they cannot rescue a pair that all other features reject.
  if (logOdds > -1.5 || nothingShared === 1) {
    const letters = shared.textBigrams ?? overlap(a.textBigrams, b.textBigrams);
    const textBigrams = ratio(2 * letters, a.textBigrams.length + b.textBigrams.length);
    // From a tenth in common, "nothing shared" no longer applies.
    const pardon = nothingShared === 1 && textBigrams >= 0.1 ? -weights.nothingShared : 0;
    logOdds += pardon + weights.titleBigrams * titleBigrams + weights.textBigrams * textBigrams;
  }
  return 1 / (1 + Math.exp(-logOdds));
}

/** Features of a pair that its traits do not give. */
type OwnFeatures = Record<'words' | 'wordShare' | 'numbers' | 'numbersDiffer' | 'nothingShared' | 'hoursApart', number>;

/** Time between two articles as a feature: 0 at the same moment, about 2 after a month. */
export function hoursApart(a: ArticleFeatures, b: ArticleFeatures): number {
  const hours = Math.abs(a.time - b.time) / 3_600_000;
  return Math.log2(1 + hours / 3) / 4;
}

function computeLogOdds(t: TraitsCompared, own: OwnFeatures): number {
  const w = weights;
  // Spelled out instead of a loop, since it runs for half a million pairs of a busy stock.
  return (
    w.none +
    w.words * own.words +
    w.wordShare * own.wordShare +
    w.foreignWords * t.foreignWords +
    w.numbers * own.numbers +
    w.numbersDiffer * own.numbersDiffer +
    w.titleKinds * t.titleKinds +
    w.kinds * t.kinds +
    w.kindsDisjoint * t.kindsDisjoint +
    w.once * t.once +
    w.nothingShared * own.nothingShared +
    w.onlyOnePrice * t.onlyOnePrice +
    w.bothPrice * t.bothPrice +
    w.onlyOneReport * t.onlyOneReport +
    w.onlyOneCancels * t.onlyOneCancels +
    w.regions * t.regions +
    w.regionsDiffer * t.regionsDiffer +
    w.hoursApart * own.hoursApart
  );
}

/** Returns true when figures or headlines of two articles cannot be of the same event, however similar the text. */
function figuresExclude(a: ArticleFeatures, b: ArticleFeatures, { titleBigrams, traits }: Shared): boolean {
  if (a.profit !== undefined && b.profit !== undefined && a.profit.unit === b.profit.unit && !agree(a.profit, b.profit))
    return true;
  const letters = a.titleBigrams.length + b.titleBigrams.length;
  if (traits.onlyOnePrice === 1 && ratio(2 * titleBigrams, letters) < 0.5) return true;
  if (!traits.sized) return false;
  // Two ships for 7353억 and two for 3710억 are two orders.
  if (conflicting(a.sums, b.sums)) return !sharesSize(a.sums, b.sums, { a, b });
  return conflicting(a.sizes, b.sizes) && !sharesSize(a.sizes, b.sizes, { a, b });
}

/** Other places make two events, but for one order from abroad that another headline names by the plant at home. */
const placesExclude = (a: ArticleFeatures, b: ArticleFeatures, { elsewhere, madeAtHome }: TraitsCompared): boolean =>
  elsewhere && !(madeAtHome && nameOneSum(a, b));

/** Digits and unit of a sum that two orders of one day seldom share. */
const EXACT_SUM = 4;

/** Whether two headlines name exactly one sum: 1조4600억 and 1조4630억 are those of two orders. */
const nameOneSum = (a: ArticleFeatures, b: ArticleFeatures): boolean =>
  a.sums.some(
    ({ value, unit, weight }) =>
      weight >= EXACT_SUM && b.sums.some((other) => other.value === value && other.unit === unit),
  );

/** Returns true when the description of one gives the size in the headline of the other. */
const sharesSize = (
  left: readonly Quantity[],
  right: readonly Quantity[],
  { a, b }: { a: ArticleFeatures; b: ArticleFeatures },
): boolean => haveCommon(left, b.quantities) || haveCommon(right, a.quantities);

function haveCommon(sizes: readonly Quantity[], reported: readonly Quantity[]): boolean {
  for (const size of sizes) for (const other of reported) if (agree(size, other)) return true;
  return false;
}

/** Sum of the digits of the shared quantities: one exact figure weighs more than several round ones. */
function sharedNumbers(a: readonly Quantity[], b: readonly Quantity[]): number {
  let sum = 0;
  for (const left of a) {
    for (const right of b) {
      if (!agree(left, right)) continue;
      sum += Math.min(left.weight, right.weight);
      break;
    }
  }
  return sum;
}

/** Returns true when both headlines have a figure of the same unit and none matches. */
function conflicting(a: readonly Quantity[], b: readonly Quantity[]): boolean {
  let sameUnit = false;
  for (const left of a) {
    for (const right of b) {
      if (left.unit !== right.unit) continue;
      if (agree(left, right)) return false;
      sameUnit = true;
    }
  }
  return sameUnit;
}
