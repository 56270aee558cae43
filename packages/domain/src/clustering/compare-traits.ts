import type { ArticleFeatures } from './article-features.ts';
import { allMeet, type Bits, common, has, isEmpty, meet, size, without } from './bits.ts';
import {
  areOpposed,
  besideResults,
  cancelKind,
  labourKind,
  onceKinds,
  orderKind,
  plantKind,
  reportKind,
  resultsDeed,
  sizedKinds,
  troubleKinds,
} from './event-kinds.ts';
import { homeRegion } from './locations.ts';
import { overlap, ratio } from './shared-counts.ts';

/**
 * What two articles have in common or not besides their figures, words and time: features between 0 and 1. Like wordings
 * have few different traits, so that this is compared once for many pairs.
 */
export interface TraitsCompared {
  /** They cannot report the same event, however similar the text. */
  excluded: boolean;
  /** They name other places, which is another event unless their sums say otherwise. */
  elsewhere: boolean;
  /** Orders, one of which names only a place at home: what is ordered from abroad is made there. */
  madeAtHome: boolean;
  /** Sizes that differ make two events of them. */
  sized: boolean;
  sharedTitleKinds: number;
  titleKinds: number;
  kinds: number;
  kindsDisjoint: number;
  once: number;
  onlyOnePrice: number;
  bothPrice: number;
  onlyOneReport: number;
  onlyOneCancels: number;
  regions: number;
  regionsDiffer: number;
  foreignWords: number;
}

/** All of an article that `compareTraits` reads, as a text: articles with the same text have the same traits. */
export const describeTraits = (article: ArticleFeatures): string =>
  JSON.stringify([
    article.titleKinds,
    article.kinds,
    article.nonPriceKinds,
    article.regions,
    article.subregions,
    article.titleGoods,
    article.goods,
    article.titleMatters,
    article.matters,
    article.deeds,
    article.side,
    article.acts,
    article.stages,
    article.turn,
    article.undoings,
    article.brokerages,
    article.target,
    article.firm,
    article.followUp,
    article.quarter,
    article.month,
    article.direction,
    article.price,
    article.ownKind,
    [...article.foreignWords],
  ]);

export function compareTraits(a: ArticleFeatures, b: ArticleFeatures): TraitsCompared {
  const sharedTitleKinds = common(a.titleKinds, b.titleKinds);
  const sharedKinds = common(a.kinds, b.kinds);
  return {
    excluded: excludeEachOther(a, b),
    elsewhere: areElsewhere(a, b),
    madeAtHome: areOrders(a, b) && (isOnly(a.regions, homeRegion) || isOnly(b.regions, homeRegion)),
    sized: allMeet(a.nonPriceKinds, b.nonPriceKinds, sizedKinds),
    sharedTitleKinds,
    titleKinds: ratio(sharedTitleKinds, Math.min(size(a.titleKinds), size(b.titleKinds))),
    kinds: ratio(sharedKinds, size(a.kinds) + size(b.kinds) - sharedKinds),
    kindsDisjoint: Number(haveDisjointKinds(a, b)),
    once: Number(allMeet(a.titleKinds, b.titleKinds, onceKinds)),
    onlyOnePrice: Number(Math.abs(a.price - b.price) === 2),
    bothPrice: Number(a.price === 2 && b.price === 2),
    onlyOneReport: Number(isReport(a) !== isReport(b)),
    onlyOneCancels: Number(cancels(a) !== cancels(b)),
    regions: Math.min(2, common(a.regions, b.regions)) / 2,
    regionsDiffer: Number(differentIn(a.regions, b.regions)),
    foreignWords: Math.min(2, overlap(a.foreignWords, b.foreignWords)) / 2,
  };
}

/** Returns true when both share a kind, and neither headline has a kind that the other text lacks. */
export function haveDisjointKinds(a: ArticleFeatures, b: ArticleFeatures): boolean {
  if (isEmpty(a.kinds) || isEmpty(b.kinds)) return false;
  return !meet(a.kinds, b.titleKinds) && !meet(b.kinds, a.titleKinds);
}

/** Returns true when the traits of two articles cannot be of the same event. */
function excludeEachOther(a: ArticleFeatures, b: ArticleFeatures): boolean {
  if (a.brokerages.length > 0 && b.brokerages.length > 0 && !shareBrokerage(a, b)) return true;
  if (a.ownKind !== b.ownKind) return true;
  if (areOpposite(a, b) || reportOtherDeeds(a, b)) return true;
  if (differ(a.firm, b.firm)) return true;
  if (differ(a.quarter, b.quarter) || differentIn(a.stages, b.stages)) return true;
  if (a.followUp !== b.followUp) return true;
  if (a.target !== b.target && !shareBrokerage(a, b)) return true;
  if (differ(a.month, b.month) && common(a.titleKinds, b.titleKinds) > 0) return true;
  if (a.price > 0 && b.price > 0 && a.direction * b.direction < 0) return true;
  const [left, right] = [a.nonPriceKinds, b.nonPriceKinds];
  if (a.turn * b.turn < 0) return true;
  if (a.undoings !== b.undoings && meet(without(left, cancelKind), without(right, cancelKind))) return true;
  if (areOpposed(a.acts, b.acts) && shareSubject(left, right)) return true;
  if (onlyOneProtests(a, b) || onlyOneIsTrouble(left, right)) return true;
  return haveOtherMatters(a, b) || (haveOtherGoods(a, b) && areOrders(a, b));
}

const areOrders = (a: ArticleFeatures, b: ArticleFeatures): boolean =>
  has(a.nonPriceKinds, orderKind) && has(b.nonPriceKinds, orderKind);

const areElsewhere = (a: ArticleFeatures, b: ArticleFeatures): boolean =>
  meet(a.nonPriceKinds, b.nonPriceKinds) &&
  (differentIn(a.regions, b.regions) || differentIn(a.subregions, b.subregions));

const isOnly = (bits: Bits, index: number): boolean => has(bits, index) && isEmpty(without(bits, index));

/** Headlines of contracts for other goods, of which neither text names those of the other. */
const haveOtherGoods = (a: ArticleFeatures, b: ArticleFeatures): boolean =>
  !isEmpty(a.titleGoods) && !isEmpty(b.titleGoods) && !meet(a.titleGoods, b.goods) && !meet(b.titleGoods, a.goods);

/** The same of drugs for other illnesses, and of other sites. */
const haveOtherMatters = (a: ArticleFeatures, b: ArticleFeatures): boolean =>
  !isEmpty(a.titleMatters) &&
  !isEmpty(b.titleMatters) &&
  !meet(a.titleMatters, b.matters) &&
  !meet(b.titleMatters, a.matters);

/**
 * What the weights surely find good and what they surely find bad stays two events: one would hide the other. Results of a quarter are one
 * event, told by their sales as good and by their profit as bad.
 */
const areOpposite = (a: ArticleFeatures, b: ArticleFeatures): boolean =>
  a.side !== null && b.side !== null && a.side !== b.side && !(a.quarter === b.quarter && ofQuarter(a) && ofQuarter(b));

const nameResults = ({ deeds }: ArticleFeatures): boolean => (deeds & resultsDeed) !== 0;
const ofQuarter = (article: ArticleFeatures): boolean => article.quarter !== '' && nameResults(article);

/** Headlines of different deeds, also of one day: results, and the dividend or the lower guidance beside them. */
const reportOtherDeeds = (a: ArticleFeatures, b: ArticleFeatures): boolean =>
  (a.deeds !== 0 && b.deeds !== 0 && (a.deeds & b.deeds) === 0) ||
  besideResults.some((kind) => isBeside(kind, a, b) || isBeside(kind, b, a));

const isBeside = (kind: number, article: ArticleFeatures, other: ArticleFeatures): boolean =>
  article.quarter === '' &&
  has(article.titleKinds, kind) &&
  !has(other.kinds, kind) &&
  (other.quarter !== '' || (nameResults(other) && !nameResults(article)));

/** A strike against a sale is not the sale. */
const onlyOneProtests = (a: ArticleFeatures, b: ArticleFeatures): boolean =>
  (has(a.titleKinds, labourKind) && !has(b.kinds, labourKind)) ||
  (has(b.titleKinds, labourKind) && !has(a.kinds, labourKind));

/** A plant that is bought and one that is warned share nothing but the word. */
function onlyOneIsTrouble(a: Bits, b: Bits): boolean {
  if (!has(a, plantKind) || !has(b, plantKind)) return false;
  const [left, right] = [without(a, plantKind), without(b, plantKind)];
  if (isEmpty(left) || isEmpty(right) || meet(left, right)) return false;
  return meet(left, troubleKinds) !== meet(right, troubleKinds);
}

/** Whether two articles can be about one thing: they share a kind, or neither names one. */
const shareSubject = (a: Bits, b: Bits): boolean => meet(a, b) || (isEmpty(a) && isEmpty(b));

function shareBrokerage(a: ArticleFeatures, b: ArticleFeatures): boolean {
  return a.brokerages.some((brokerage) => b.brokerages.includes(brokerage));
}

function differ(a: string, b: string): boolean {
  return a !== '' && b !== '' && a !== b;
}

/** Returns true when both have values and share none. */
function differentIn(a: Bits, b: Bits): boolean {
  return !isEmpty(a) && !isEmpty(b) && common(a, b) === 0;
}

function isReport({ kinds, brokerages }: ArticleFeatures): boolean {
  return brokerages.length > 0 || has(kinds, reportKind);
}

function cancels({ kinds }: ArticleFeatures): boolean {
  return has(kinds, cancelKind);
}
