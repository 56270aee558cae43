import type { Article } from '../article.ts';
import { listNames } from '../company-matching/name-pattern.ts';
import { unifyText } from '../company-matching/plain-text.ts';
import type { LikelyKind, TextKind } from '../judge/judgement/judgement.ts';
import type { ListedCompany } from '../stock-master/listed-company.ts';
import { withoutParticle } from '../text/particles.ts';
import { type Bits, packBits, without } from './bits.ts';
import { type Acts, countUndoings, findActs, findKinds, priceKind, toStages } from './event-kinds.ts';
import { type EventSlot, eventSlotOf, turnOfPrices } from './event-slot.ts';
import { findFollowUp } from './follow-ups.ts';
import { findRegions, findSubregions } from './locations.ts';
import { directionOf, findPrice } from './price-article.ts';
import { findQuantities, type Quantity } from './quantities.ts';
import { ratingBrokerages } from './rating-brokerages.ts';

/** Features of an article for the comparison of two. Sets are sorted arrays, so that overlaps are quick to count. */
export interface ArticleFeatures {
  time: number;
  titleBigrams: Int32Array;
  textBigrams: Int32Array;
  titleWords: Int32Array;
  words: Int32Array;
  foreignWords: Int32Array;
  titleQuantities: Quantity[];
  quantities: Quantity[];
  /** Amounts and numbers of goods in the title. */
  sizes: Quantity[];
  titleKinds: Bits;
  kinds: Bits;
  /** Kinds of the title, without price moves. */
  nonPriceKinds: Bits;
  regions: Bits;
  subregions: Bits;
  /** See `findActs`. */
  acts: Acts;
  /** See `turnOfPrices`. */
  turn: -1 | 0 | 1;
  /** See `countUndoings`. */
  undoings: 0 | 1 | 2;
  /** See `toStages`. */
  stages: Bits;
  brokerages: string[];
  /** The firm of a financial group that the headline names, empty without. */
  firm: string;
  /** True when the headline has a target price or a rating. */
  target: boolean;
  /** Reaction of another party to the event; see `findFollowUp`. */
  followUp: number;
  /** The first operating profit or loss in the text. */
  profit: Quantity | undefined;
  quarter: string;
  month: string;
  direction: number;
  /** 2 for an article about the share price, 1 for one that mentions a move, 0 for neither. */
  price: 0 | 1 | 2;
  slot: EventSlot | null;
  /** `analyst` or `flows` where the article is surely of that kind. */
  ownKind: TextKind | null;
}

const abbreviations: readonly (readonly [RegExp, string])[] = [
  [/美/g, '미국 '],
  [/中/g, '중국 '],
  [/日/g, '일본 '],
  [/獨/g, '독일 '],
  [/英/g, '영국 '],
  [/佛/g, '프랑스 '],
  [/印/g, '인도 '],
  [/重/g, '중공업'],
  [/證/g, '증권'],
  [/株/g, '주'],
  [/前/g, '전 '],
  [/檢/g, '검찰'],
  [/영업익/g, '영업이익'],
  // English headlines of Korean news agencies report the same results.
  [/operating (?:profit|income)/gi, '영업이익'],
  [/ ?trillion won/gi, '조원'],
  [/\b(?:third-quarter|July-Sept[a-z]*)\b/gi, '3분기'],
  [/\bQ([1-4])\b/g, '$1분기'],
];
/** Matches any of the patterns. */
const anyAbbreviation = new RegExp(abbreviations.map(([pattern]) => pattern.source).join('|'), 'i');
const tags =
  /\[[^\]]{1,14}\]|\((?:종합|상보|속보|1보|2보|[0-9]보|포토|영상|단독|재종합|종합[0-9]보)\)|^(?:속보|단독|종합)[)\]:]? /g;
/** Probability from which a kind counts as sure. */
const SURE_KIND = 0.6;
const ownKinds: readonly TextKind[] = ['analyst', 'flows'];
const filler = new Set(
  '밝혔다 전했다 따르면 위해 통해 대한 대해 관련 이번 지난 올해 내년 작년 지난해 전년 같은 모든 가장 최대 것으로 것이다 있다 했다 한다 이다 된다 됐다 나선다 나섰다 규모 기준 대비 이날 오전 오후 이상 이하 사상 처음 첫 총 약 등 및 전 후 내 중 위 수 더 또 주가 회사 측은 계획이다 예정이다 방침이다 설명했다 기자 국내 글로벌 시장 업계 한국거래소 유가증권시장 코스닥시장 거래일 전장 현재 거래를 거래 마쳤다 본격 본격화 본격적 추가 새로 최근 당초 계획 예정 방침 설명 강조 덧붙 관계자 소식 영향 가능성 전망 기대 분석 투자의견 매수 유지 제시 연간 상반기 하반기 분기 연말 내달 다음 먼저 이어 한편 특히 모두 각각 전체 일부 가량 정도 수준 때문 경우 이후 이전 동안 사이 시작 진행 발표 공시'.split(
    ' ',
  ),
);

// Enough for any news article; the rest of a longer text is not compared.
const longestTitle = 300;
const longestDescription = 2_000;
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
  const rawTitle = unifyText(article.title.slice(0, longestTitle));
  const rawDescription = unifyText(article.description.slice(0, longestDescription));
  const title = prepare(rawTitle, names);
  const description = prepare(rawDescription, names);
  const text = `${title} ${description}`;
  const titleWords = wordsOf(title);
  const words = [...new Set([...titleWords, ...wordsOf(description)])];
  const titleLetters = lettersOf(title);
  const titleQuantities = findQuantities(title);
  const kindsOfTitle = findKinds(title);
  const titleKinds = packBits(kindsOfTitle);
  const mentioned = findPrice(article.title, title, kindsOfTitle);
  const price = withKind(mentioned, kind);
  const brokerages = ratingBrokerages(rawTitle, rawDescription);
  return {
    time: article.publishedAt.getTime(),
    titleBigrams: listBigrams(titleLetters),
    textBigrams: listBigrams(titleLetters + lettersOf(description)),
    titleWords: sorted(titleWords.map(hash)),
    words: sorted(words.map(hash)),
    foreignWords: sorted(words.filter((word) => /^[a-z]/i.test(word)).map(hash)),
    titleQuantities,
    sizes: titleQuantities.filter(({ unit }) => /^(원|달러|유로|척|기|대|TEU|MW|GW|GWh)$/.test(unit)),
    quantities: findQuantities(text),
    titleKinds,
    kinds: packBits(findKinds(`${title} ${description.slice(0, lead)}`)),
    nonPriceKinds: without(titleKinds, priceKind),
    regions: packBits(findRegions(text)),
    subregions: packBits(findSubregions(text)),
    acts: findActs(title),
    turn: turnOfPrices(title),
    undoings: countUndoings(title),
    stages: packBits(toStages(title)),
    brokerages,
    firm: firms.find((name) => title.includes(name)) ?? '',
    target: /목표가|목표주가|투자의견/.test(title),
    followUp: findFollowUp(title),
    profit: findProfit(title) ?? findProfit(description),
    quarter: /([1-4])(?:분기|Q)(?! ?(?:연속|만에|만의|째|내리))/.exec(title)?.[1] ?? '',
    month: /(?<![0-9])(1?[0-9])월(?! ?[0-9]+일)/.exec(title)?.[1] ?? '',
    direction: directionOf(title),
    price,
    ownKind: chooseOwnKind(kind),
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

function prepare(unified: string, names: RegExp | null): string {
  const text = anyAbbreviation.test(unified)
    ? abbreviations.reduce((result, [pattern, to]) => result.replace(pattern, to), unified)
    : unified;
  const untagged = text.replace(tags, ' ');
  return (names === null ? untagged : untagged.replace(names, ' ')).replace(/\s+/g, ' ').trim();
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

function wordsOf(text: string): string[] {
  const words = text
    .split(/[^가-힣A-Za-z]+/)
    .map((word) => withoutParticle(word).toLowerCase())
    .filter((word) => word.length >= 2 && !filler.has(word));
  return [...new Set(words)];
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

function hash(word: string): number {
  let value = 5381;
  for (let index = 0; index < word.length; index += 1) value = (Math.imul(value, 33) ^ word.charCodeAt(index)) | 0;
  return value;
}

function sorted(values: number[]): Int32Array {
  return new Int32Array(values).sort();
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
