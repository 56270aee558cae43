import type { Article } from '../article.ts';
import { listNames } from '../company-matching/name-pattern.ts';
import type { LikelyKind, TextKind } from '../judge/judgement/judgement.ts';
import type { NewsSide } from '../news-side.ts';
import type { ListedCompany } from '../stock-master/listed-company.ts';
import { type Bits, packBits } from './bits.ts';
import { hasDecision } from './decided-anew.ts';
import { findKinds } from './event-kinds.ts';
import { type EventSlot, eventSlotOf } from './event-slot.ts';
import { findFollowUp } from './follow-ups.ts';
import { findGoods } from './goods.ts';
import { type HeadlineFeatures, hash, prepare, readTitle, sorted, wordsOf } from './headline-features.ts';
import { findRegions, findSubregions } from './locations.ts';
import { findMatters } from './matters.ts';
import { directionOf } from './price-article.ts';
import { findQuantities, type Quantity } from './quantities.ts';

/** Features of an article for the comparison of two. Sets are sorted arrays, so that overlaps are quick to count. */
export interface ArticleFeatures extends HeadlineFeatures {
  titleBigrams: Int32Array;
  textBigrams: Int32Array;
  words: Int32Array;
  foreignWords: Int32Array;
  quantities: Quantity[];
  /** Those of the sizes that are money. */
  sums: Quantity[];
  kinds: Bits;
  regions: Bits;
  subregions: Bits;
  /** Goods that the headline names, and those of the whole text. */
  titleGoods: Bits;
  goods: Bits;
  /** What the headline is about among others of its kind, and the same of the whole text; see `findMatters`. */
  titleMatters: Bits;
  matters: Bits;
  /** True when the headline has a target price or a rating. */
  target: boolean;
  /** Reaction of another party to the event; see `findFollowUp`. */
  followUp: number;
  /** The first operating profit or loss in the text. */
  profit: Quantity | undefined;
  /** See `hasDecision`. */
  decides: boolean;
  quarter: string;
  month: string;
  direction: number;
  slot: EventSlot | null;
  /** `analyst` or `flows` where the article is surely of that kind. */
  ownKind: TextKind | null;
  /** The side that its words are sure of, see `LikelyKind`. */
  side: NewsSide | null;
}

/** Probability from which a kind counts as sure. */
const SURE_KIND = 0.6;
const ownKinds: readonly TextKind[] = ['analyst', 'flows'];
// The first sentence states the subject of an article; later sentences may mention anything about the company.
const lead = 60;

/**
 * Extracts the features of an article. It removes the company's own names (`ownNames`), since all its articles share
 * them. `kind` is the kind of text, where that is known.
 */
export function articleFeatures(
  article: Article,
  { names, firms = [], kind }: { names: RegExp | null; firms?: readonly string[]; kind?: LikelyKind | undefined },
): ArticleFeatures {
  const { title, rawDescription, wordsOfTitle, features } = readTitle(article, { names, firms });
  const description = prepare(rawDescription, names);
  const text = `${title} ${description}`;
  const words = [...new Set([...wordsOfTitle, ...wordsOf(description)])];
  const titleLetters = lettersOf(title);
  const { brokerages } = features;
  const price = withKind(features.price, kind);
  return {
    ...features,
    titleBigrams: listBigrams(titleLetters),
    textBigrams: listBigrams(titleLetters + lettersOf(description)),
    words: sorted(words.map(hash)),
    foreignWords: sorted(words.filter((word) => /^[a-z]/i.test(word)).map(hash)),
    sums: features.sizes.filter(({ unit }) => /^(?:원|달러|유로)$/.test(unit)),
    quantities: findQuantities(text),
    kinds: packBits(findKinds(`${title} ${description.slice(0, lead)}`)),
    regions: packBits(findRegions(text)),
    subregions: packBits(findSubregions(text)),
    titleGoods: packBits(findGoods(title)),
    goods: packBits(findGoods(text)),
    titleMatters: packBits(findMatters(title)),
    matters: packBits(findMatters(text)),
    target: /목표가|목표주가|투자의견/.test(title),
    followUp: findFollowUp(title),
    decides: hasDecision(title),
    profit: findProfit(title) ?? findProfit(description),
    quarter: /([1-4])(?:분기|Q)(?! ?(?:연속|만에|만의|째|내리))/.exec(title)?.[1] ?? '',
    month: /(?<![0-9])(1?[0-9])월(?! ?[0-9]+일)/.exec(title)?.[1] ?? '',
    direction: directionOf(title),
    price,
    ownKind: chooseOwnKind(kind),
    side: kind?.side ?? null,
    slot: eventSlotOf(title, article.publishedAt, {
      isPrice: price === 2,
      reportBy: chooseOwnKind(kind) === 'analyst' && brokerages.length === 1 ? (brokerages[0] ?? null) : null,
    }),
  };
}

/** The kind decides where it is sure, the patterns of the headline else. */
function withKind(mentioned: 0 | 1 | 2, known: LikelyKind | undefined): 0 | 1 | 2 {
  if (known === undefined || known.probability < SURE_KIND) return mentioned;
  if (known.kind === 'price') return 2;
  return known.probability >= 0.85 && mentioned === 2 ? 1 : mentioned;
}

/** The kind of an article that is an event of its own, whatever else it tells; null for others. */
function chooseOwnKind(known: LikelyKind | undefined): TextKind | null {
  return known !== undefined && known.probability >= 0.8 && ownKinds.includes(known.kind) ? known.kind : null;
}

/**
 * All names, and their beginnings of three characters or more (두산에너빌 for 두산에너빌리티). Not those of the firms of a group: what
 * befalls its bank is another event than what befalls its card firm.
 */
export function ownNames(company: ListedCompany): RegExp {
  const { subsidiaries: _, ...group } = company;
  const starts = listNames(group).flatMap((name) =>
    Array.from({ length: Math.max(1, name.length - 2) }, (_, cut) => name.slice(0, name.length - cut)),
  );
  const escaped = [...new Set(starts)]
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
    .map((name) => name.replace(/[.*+?^${}()|[\]\\&]/g, '\\$&'));
  return new RegExp(escaped.join('|'), 'gi');
}

function lettersOf(text: string): string {
  return text.replace(/[^가-힣A-Za-z0-9%]+/g, '').toLowerCase();
}

function listBigrams(letters: string): Int32Array {
  const pairs = new Int32Array(Math.max(0, letters.length - 1));
  for (let index = 0; index < pairs.length; index += 1) {
    pairs[index] = (letters.charCodeAt(index) << 16) | letters.charCodeAt(index + 1);
  }
  return distinct(pairs.sort());
}

function findProfit(text: string): Quantity | undefined {
  const reported = /영업(?:이익|손실)(?:은|이|도)? ?(?:약 )?(?=[0-9])/.exec(text);
  if (reported === null) return undefined;
  const rest = text.slice(reported.index + reported[0].length, reported.index + 40);
  // "10조 탈환", "3천200억 돌파": a level that is passed, not the amount itself.
  if (/^[0-9.,조천백억만원 ]+ ?['"]?(?:탈환|돌파|클럽|시대|벽|육박|안팎|넘|웃돌|이상|고지)/.test(rest))
    return undefined;
  return findQuantities(rest)[0];
}

/** Returns a sorted array without repetitions. */
function distinct(values: Int32Array): Int32Array {
  let count = 0;
  for (let index = 0; index < values.length; index += 1) {
    if (index > 0 && values[index] === values[index - 1]) continue;
    values[count] = values[index] ?? 0;
    count += 1;
  }
  return values.slice(0, count);
}
