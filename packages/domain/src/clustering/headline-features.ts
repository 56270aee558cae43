import type { Article } from '../article.ts';
import { unifyText } from '../company-matching/plain-text.ts';
import { withoutParticle } from '../text/particles.ts';
import { type Bits, packBits, without } from './bits.ts';
import { type Acts, countUndoings, findActs, findDeeds, findKinds, priceKind, toStages } from './event-kinds.ts';
import { turnOfPrices } from './event-slot.ts';
import { findPrice } from './price-article.ts';
import { findQuantities, type Quantity } from './quantities.ts';
import { ratingBrokerages } from './rating-brokerages.ts';

/** Features of an article that its headline tells, with the brokerages of the whole of it. Sets are sorted arrays. */
export interface HeadlineFeatures {
  time: number;
  titleWords: Int32Array;
  titleQuantities: Quantity[];
  /** Amounts and numbers of goods in the title. */
  sizes: Quantity[];
  titleKinds: Bits;
  /** Kinds of the title, without price moves. */
  nonPriceKinds: Bits;
  /** See `findDeeds`. */
  deeds: number;
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
  /** 2 for an article about the share price, 1 for one that mentions a move, 0 for neither. */
  price: 0 | 1 | 2;
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
const filler = new Set(
  '밝혔다 전했다 따르면 위해 통해 대한 대해 관련 이번 지난 올해 내년 작년 지난해 전년 같은 모든 가장 최대 것으로 것이다 있다 했다 한다 이다 된다 됐다 나선다 나섰다 규모 기준 대비 이날 오전 오후 이상 이하 사상 처음 첫 총 약 등 및 전 후 내 중 위 수 더 또 주가 회사 측은 계획이다 예정이다 방침이다 설명했다 기자 국내 글로벌 시장 업계 한국거래소 유가증권시장 코스닥시장 거래일 전장 현재 거래를 거래 마쳤다 본격 본격화 본격적 추가 새로 최근 당초 계획 예정 방침 설명 강조 덧붙 관계자 소식 영향 가능성 전망 기대 분석 투자의견 매수 유지 제시 연간 상반기 하반기 분기 연말 내달 다음 먼저 이어 한편 특히 모두 각각 전체 일부 가량 정도 수준 때문 경우 이후 이전 동안 사이 시작 진행 발표 공시'.split(
    ' ',
  ),
);

// Enough for any news article; the rest of a longer text is not compared.
const longestTitle = 300;
const longestDescription = 2_000;

interface Names {
  /** The company's own (`ownNames`), which are removed, since all its articles share them. */
  names: RegExp | null;
  /** Those of the firms of a group. */
  firms?: readonly string[];
}

/** Reads what the headline tells, which costs less than all features of the article. */
export const headlineFeatures = (article: Article, names: Names): HeadlineFeatures =>
  readTitle(article, names).features;

/** The features of the headline, and the texts and words that they were read from. */
export function readTitle(article: Article, { names, firms = [] }: Names) {
  const rawTitle = unifyText(article.title.slice(0, longestTitle));
  const rawDescription = unifyText(article.description.slice(0, longestDescription));
  const title = prepare(rawTitle, names);
  const wordsOfTitle = wordsOf(title);
  const titleQuantities = findQuantities(title);
  const kindsOfTitle = findKinds(title);
  const titleKinds = packBits(kindsOfTitle);
  const features: HeadlineFeatures = {
    time: article.publishedAt.getTime(),
    titleWords: sorted(wordsOfTitle.map(hash)),
    titleQuantities,
    sizes: titleQuantities.filter(({ unit }) => /^(원|달러|유로|척|기|대|TEU|MW|GW|GWh)$/.test(unit)),
    titleKinds,
    nonPriceKinds: without(titleKinds, priceKind),
    deeds: findDeeds(title, titleKinds),
    acts: findActs(title),
    turn: turnOfPrices(title),
    undoings: countUndoings(title),
    stages: packBits(toStages(title)),
    brokerages: ratingBrokerages(rawTitle, rawDescription),
    firm: firms.find((name) => title.includes(name)) ?? '',
    price: findPrice(article.title, title, kindsOfTitle),
  };
  return { title, rawDescription, wordsOfTitle, features };
}

export function prepare(unified: string, names: RegExp | null): string {
  const text = anyAbbreviation.test(unified)
    ? abbreviations.reduce((result, [pattern, to]) => result.replace(pattern, to), unified)
    : unified;
  const untagged = text.replace(tags, ' ');
  return (names === null ? untagged : untagged.replace(names, ' ')).replace(/\s+/g, ' ').trim();
}

export function wordsOf(text: string): string[] {
  const words = text
    .split(/[^가-힣A-Za-z]+/)
    .map((word) => withoutParticle(word).toLowerCase())
    .filter((word) => word.length >= 2 && !filler.has(word));
  return [...new Set(words)];
}

export function hash(word: string): number {
  let value = 5381;
  for (let index = 0; index < word.length; index += 1) value = (Math.imul(value, 33) ^ word.charCodeAt(index)) | 0;
  return value;
}

export function sorted(values: number[]): Int32Array {
  return new Int32Array(values).sort();
}
