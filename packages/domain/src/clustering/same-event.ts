import type { ArticleFeatures } from './article-features.ts';
import { allMeet, type Bits, common, has, isEmpty, meet, size, without } from './bits.ts';
import { areOpposed, cancelKind, onceKinds, reportKind, sizedKinds } from './event-kinds.ts';
import { compareSlots } from './event-slot.ts';
import { agree, type Quantity } from './quantities.ts';
import { countPair, overlap, type SharedCounts } from './shared-counts.ts';

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
type CheapFeatures = Record<Exclude<keyof typeof weights, 'none' | 'titleBigrams' | 'textBigrams'>, number>;

/**
 * Probability that two articles report the same event. −1 when they cannot, so that a strong third article does not
 * bring them together.
 */
export function sameEvent(a: ArticleFeatures, b: ArticleFeatures, counted: SharedCounts = countPair(a, b)): number {
  const slots = compareSlots(a, b);
  if (slots === 1) return 0.97;
  if (slots === -1 || excludeEachOther(a, b)) return -1;
  const shared = { counted, numbers: sharedNumbers(a.quantities, b.quantities) };
  if (shareTooLittle(a, b, shared)) return 0;
  const features = cheapFeatures(a, b, shared);
  let logOdds = computeLogOdds(features);
  // Shared bigrams are the most expensive feature to count; they cannot rescue a pair that all other features reject.
  if (logOdds > -1.5 || features.nothingShared === 1)
    logOdds += bigramLogOdds(a, b, { counted, nothingShared: features.nothingShared });
  return 1 / (1 + Math.exp(-logOdds));
}

/** Returns true when both share a kind, and neither headline has a kind that the other text lacks. */
export function haveDisjointKinds(a: ArticleFeatures, b: ArticleFeatures): boolean {
  if (isEmpty(a.kinds) || isEmpty(b.kinds)) return false;
  return !meet(a.kinds, b.titleKinds) && !meet(b.kinds, a.titleKinds);
}

/** Time between two articles as a feature: 0 at the same moment, about 2 after a month. */
export function hoursApart(a: ArticleFeatures, b: ArticleFeatures): number {
  const hours = Math.abs(a.time - b.time) / 3_600_000;
  return Math.log2(1 + hours / 3) / 4;
}

/** Shared features, and the number of digits in the shared figures. */
interface Shared {
  counted: SharedCounts;
  numbers: number;
}

/** Features for and against the same event, each between 0 and about 2, without those of `bigramLogOdds`. */
function cheapFeatures(a: ArticleFeatures, b: ArticleFeatures, shared: Shared): CheapFeatures {
  const sharedKinds = common(a.kinds, b.kinds);
  const { numbers } = shared;
  // Words of a headline that the other headline shares. Words that only two descriptions share are mostly about the
  // company in general.
  const words = Math.max(overlap(a.titleWords, b.words), overlap(b.titleWords, a.words));
  const once = sharesOnce(a, b);
  const bothPrice = a.price === 2 && b.price === 2;
  return {
    words: Math.min(3, words) / 3,
    wordShare: ratio(shared.counted.words, Math.min(a.words.length, b.words.length)),
    foreignWords: Math.min(2, overlap(a.foreignWords, b.foreignWords)) / 2,
    numbers: Math.min(6, numbers) / 6,
    numbersDiffer: Number(!bothPrice && numbers < 2 && conflicting(a.titleQuantities, b.titleQuantities)),
    titleKinds: ratio(common(a.titleKinds, b.titleKinds), Math.min(size(a.titleKinds), size(b.titleKinds))),
    kinds: ratio(sharedKinds, size(a.kinds) + size(b.kinds) - sharedKinds),
    kindsDisjoint: Number(haveDisjointKinds(a, b)),
    once: Number(once),
    nothingShared: Number(!once && !bothPrice && words === 0 && numbers === 0),
    onlyOnePrice: Number(Math.abs(a.price - b.price) === 2),
    bothPrice: Number(bothPrice),
    onlyOneReport: Number(isReport(a) !== isReport(b)),
    onlyOneCancels: Number(cancels(a) !== cancels(b)),
    regions: Math.min(2, common(a.regions, b.regions)) / 2,
    regionsDiffer: Number(differentIn(a.regions, b.regions)),
    hoursApart: hoursApart(a, b),
  };
}

function computeLogOdds(s: CheapFeatures): number {
  const w = weights;
  // Spelled out instead of a loop, since it runs for half a million pairs of a busy stock.
  return (
    w.none +
    w.words * s.words +
    w.wordShare * s.wordShare +
    w.foreignWords * s.foreignWords +
    w.numbers * s.numbers +
    w.numbersDiffer * s.numbersDiffer +
    w.titleKinds * s.titleKinds +
    w.kinds * s.kinds +
    w.kindsDisjoint * s.kindsDisjoint +
    w.once * s.once +
    w.nothingShared * s.nothingShared +
    w.onlyOnePrice * s.onlyOnePrice +
    w.bothPrice * s.bothPrice +
    w.onlyOneReport * s.onlyOneReport +
    w.onlyOneCancels * s.onlyOneCancels +
    w.regions * s.regions +
    w.regionsDiffer * s.regionsDiffer +
    w.hoursApart * s.hoursApart
  );
}

/** Log-odds of the shared bigrams. From a tenth in common, "nothing shared" no longer applies. */
function bigramLogOdds(
  a: ArticleFeatures,
  b: ArticleFeatures,
  { counted, nothingShared }: { counted: SharedCounts; nothingShared: number },
): number {
  const shared = counted.textBigrams ?? overlap(a.textBigrams, b.textBigrams);
  const textBigrams = ratio(2 * shared, a.textBigrams.length + b.textBigrams.length);
  const titleBigrams = ratio(2 * counted.titleBigrams, a.titleBigrams.length + b.titleBigrams.length);
  const pardon = nothingShared === 1 && textBigrams >= 0.1 ? -weights.nothingShared : 0;
  return pardon + weights.titleBigrams * titleBigrams + weights.textBigrams * textBigrams;
}

/** Returns true when two articles cannot report the same event, however similar the text. */
export function excludeEachOther(a: ArticleFeatures, b: ArticleFeatures): boolean {
  if (a.brokerages.length > 0 && b.brokerages.length > 0 && !shareBrokerage(a, b)) return true;
  if (a.ownKind !== b.ownKind) return true;
  if (differ(a.quarter, b.quarter) || differentIn(a.stages, b.stages)) return true;
  if (a.followUp !== b.followUp) return true;
  if (a.target !== b.target && !shareBrokerage(a, b)) return true;
  if (a.profit !== undefined && b.profit !== undefined && a.profit.unit === b.profit.unit && !agree(a.profit, b.profit))
    return true;
  if (Math.abs(a.price - b.price) === 2 && dice(a.titleBigrams, b.titleBigrams) < 0.5) return true;
  if (differ(a.month, b.month) && common(a.titleKinds, b.titleKinds) > 0) return true;
  if (a.price > 0 && b.price > 0 && a.direction * b.direction < 0) return true;
  const [left, right] = [a.nonPriceKinds, b.nonPriceKinds];
  if (a.turn * b.turn < 0) return true;
  if (a.undoings !== b.undoings && meet(without(left, cancelKind), without(right, cancelKind))) return true;
  if (areOpposed(a.acts, b.acts) && shareSubject(left, right)) return true;
  if (meet(left, right) && (differentIn(a.regions, b.regions) || differentIn(a.subregions, b.subregions))) return true;
  return allMeet(left, right, sizedKinds) && conflicting(a.sizes, b.sizes) && !sharesSize(a, b);
}

/** Whether two articles can be about one thing: they share a kind, or neither names one. */
const shareSubject = (a: Bits, b: Bits): boolean => meet(a, b) || (isEmpty(a) && isEmpty(b));

function shareBrokerage(a: ArticleFeatures, b: ArticleFeatures): boolean {
  return a.brokerages.some((brokerage) => b.brokerages.includes(brokerage));
}

/** Returns true when the description of one gives the size in the headline of the other. */
function sharesSize(a: ArticleFeatures, b: ArticleFeatures): boolean {
  return conflictFree(a.sizes, b.quantities) || conflictFree(b.sizes, a.quantities);
}

function conflictFree(sizes: readonly Quantity[], reported: readonly Quantity[]): boolean {
  return sizes.some((size) => reported.some((other) => agree(size, other)));
}

/** Returns true when the pair shares nothing that could lift it over even odds. Most pairs of a busy stock end here. */
function shareTooLittle(a: ArticleFeatures, b: ArticleFeatures, shared: Shared): boolean {
  return (
    common(a.titleKinds, b.titleKinds) === 0 &&
    shared.counted.words === 0 &&
    shared.numbers === 0 &&
    ratio(2 * shared.counted.titleBigrams, a.titleBigrams.length + b.titleBigrams.length) < 0.3
  );
}

function differ(a: string, b: string): boolean {
  return a !== '' && b !== '' && a !== b;
}

/** Returns true when both have values and share none. */
function differentIn(a: Bits, b: Bits): boolean {
  return !isEmpty(a) && !isEmpty(b) && common(a, b) === 0;
}

function sharesOnce(a: ArticleFeatures, b: ArticleFeatures): boolean {
  return allMeet(a.titleKinds, b.titleKinds, onceKinds);
}

function isReport({ kinds, brokerages }: ArticleFeatures): boolean {
  return brokerages.length > 0 || has(kinds, reportKind);
}

function cancels({ kinds }: ArticleFeatures): boolean {
  return has(kinds, cancelKind);
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

function dice(a: Int32Array, b: Int32Array): number {
  return ratio(2 * overlap(a, b), a.length + b.length);
}

function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
