import type { Article } from '../article.ts';
import { ownNames } from '../clustering/article-features.ts';
import { has, meet, without } from '../clustering/bits.ts';
import {
  areOpposed,
  cancelKind,
  capitalKind,
  courtKind,
  courtStages,
  dividendKind,
  labourKind,
  reportKind,
  sanctionKind,
} from '../clustering/event-kinds.ts';
import { type HeadlineFeatures, headlineFeatures } from '../clustering/headline-features.ts';
import { agree } from '../clustering/quantities.ts';
import { overlap } from '../clustering/shared-counts.ts';
import { maskedNames } from '../judge/model/features.ts';
import { isLost } from '../judge/ruling-rules.ts';
import type { ListedCompany } from '../stock-master/listed-company.ts';
import { withoutParticle } from '../text/particles.ts';
import { readHeadline } from '../text/read-headline.ts';
import { settledBy } from './settled-matters.ts';

/** An event by the article that represents it. */
export interface DatedEvent {
  id: string;
  representative: Article;
}

/** A later event that takes an earlier one back or turns it. */
export interface Overturn {
  earlier: string;
  later: string;
}

interface Read {
  id: string;
  headline: string;
  features: HeadlineFeatures;
}

/**
 * Finds the events that a later one of the same company overturns: a decision and its withdrawal, a contract and its
 * end, a ruling and that of a higher court, two targets of one brokerage, a charge and the acquittal. Only the later one
 * holds now. Where several earlier events come in question and neither an amount nor the matter decides, none is
 * overturned. The order of the events does not matter.
 */
export function overturnedEvents(events: readonly DatedEvent[], company: ListedCompany): Overturn[] {
  const names = ownNames(company);
  const read = events
    .map(({ id, representative }): Read => {
      const headline = readHeadline(representative.title).text;
      return { id, headline, features: headlineFeatures(representative, { names, firms: company.subsidiaries ?? [] }) };
    })
    .filter(({ features }) => !Number.isNaN(features.time) && features.price !== 2)
    .sort((a, b) => a.features.time - b.features.time || (a.id < b.id ? -1 : 1));
  const overturned = new Map<string, string>();
  for (const [index, later] of read.entries()) {
    const before = read
      .slice(0, index)
      .filter(({ features }) => features.time < later.features.time && isSameFirm(features, later.features));
    const hasLost = isLost(maskedNames(later.headline, company));
    const settled = hasLost
      ? none
      : settledBy(
          later.headline,
          before.map(({ headline }) => headline),
        );
    for (const [at, { id }] of before.entries())
      if (settled.has(at) && !overturned.has(id)) overturned.set(id, later.id);
    // A suit against a fine that was lost leaves the fine.
    if (onlyAsked.test(later.headline) || (hasLost && /취소 ?소송/.test(later.headline))) continue;
    const candidates = before.filter(
      (earlier) =>
        overturns(later.features, earlier.features) &&
        mayBeOneIssue(later.headline, earlier.headline) &&
        (isOneMatter(later.features, earlier.features) || mayBeOneThing(later.headline, earlier.headline, names)),
    );
    const sameSize = candidates.filter(({ features }) => shareSize(features, later.features));
    const [only, ...others] = sameSize.length > 0 ? sameSize : candidates;
    if (only !== undefined && others.length === 0) overturned.set(only.id, later.id);
  }
  return [...overturned].map(([earlier, later]) => ({ earlier, later }));
}

const none: ReadonlySet<number> = new Set();

const issues = [
  /유상증자|유증/,
  /무상증자/,
  /전환사채|(?<![A-Z])CB(?![A-Z])/,
  /교환사채|(?<![A-Z])EB(?![A-Z])/,
  /신주인수권부사채|(?<![A-Z])BW(?![A-Z])/,
  /영구채/,
  /감자/,
];

/** A bond that is taken back leaves the new shares as they are: two headlines that each name another issue tell of two. */
function mayBeOneIssue(one: string, other: string): boolean {
  const [left, right] = [one, other].map((headline) => issues.filter((issue) => issue.test(headline)));
  return left?.length === 0 || right?.length === 0 || left?.some((issue) => right?.includes(issue)) === true;
}

/** Words before a thing that do not say which one it is: amounts, and causes with their particles. */
const saysNotWhich =
  /^(?:[\d.]+\S*|대규모|초대형|신규|추가|전격|자진|결국|돌연|끝내|국내|미국|美|독자|자체|차세대|규모|총|약|또|전면|사상|역대|최대|예정|계획|추진|당초|기존)$|(?:에|에도|로|서|고|며|속|끝|만에)$/;
const PART = ';';

/** The words of a headline, parts of it parted; what a drug is for is one word with it. */
const wordsInParts = (headline: string, names: RegExp): readonly string[] =>
  headline
    .replace(names, ' ')
    .replaceAll('바이오시밀러', '시밀러')
    .replace(/ (?=신약|치료제|백신|시밀러)/g, '')
    .replace(/…|\.{2,}|[,"'“”‘’]/g, ` ${PART} `)
    .split(/[^가-힣A-Za-z0-9.;]+/)
    .filter((word) => word !== '');

/** What stands before a word and says which one is meant; empty without. */
function findWhich(words: readonly string[], at: number): string {
  const before = words.slice(0, at).findLast((word) => word === PART || !/^[\d.]/.test(word)) ?? PART;
  return before === PART || saysNotWhich.test(before) ? '' : withoutParticle(before);
}

/** "다라약 허가 신청 철회" leaves "가나약 허가 신청": before the first word that both share stands another thing. */
function mayBeOneThing(later: string, earlier: string, names: RegExp): boolean {
  const [words, before] = [wordsInParts(later, names), wordsInParts(earlier, names)];
  const at = words.findIndex((word) => word.length >= 2 && before.includes(word));
  const [one, other] = [findWhich(words, at), findWhich(before, before.indexOf(words[at] ?? ''))];
  return one === '' || other === '' || one.includes(other) || other.includes(one);
}

/** What befell the bank of a group is not undone by what its card firm did. */
const isSameFirm = (a: HeadlineFeatures, b: HeadlineFeatures): boolean =>
  a.firm === '' || b.firm === '' || a.firm === b.firm;

/** An undoing that somebody asks for or considers: "유상증자 철회 요구", "과징금 취소소송 패소". */
const onlyAsked =
  /(?:철회|취소|해지|중단|무효)\S{0,2} ?(?:요구|촉구|청구|신청|검토|가능성|압박|호소|제안)|취소 ?소송(?!.{0,8}(?:승소|이겼|이겨))/;

/** Words that two headlines share besides the names of their kinds, where no amount shows that they tell one matter. */
const SHARED_WORDS = 2;

function overturns(later: HeadlineFeatures, earlier: HeadlineFeatures): boolean {
  const [left, right] = [without(later.nonPriceKinds, cancelKind), without(earlier.nonPriceKinds, cancelKind)];
  const isTurned = areOpposed(later.acts, earlier.acts);
  const both = (kind: number) => shareKind(later, earlier, kind);
  if (both(reportKind) || later.turn * earlier.turn < 0)
    return later.turn * earlier.turn < 0 && later.brokerages.some((name) => earlier.brokerages.includes(name));
  if (both(courtKind)) return isTurned && instanceOf(later) > instanceOf(earlier) && instanceOf(earlier) > 0;
  if (both(labourKind) && isTurned) return true;
  if (later.undoings !== earlier.undoings + 1 || !meet(left, right)) return false;
  if (later.sizes.length > 0 && earlier.sizes.length > 0) return shareSize(later, earlier);
  return haveKindOfOne(later, earlier) || overlap(later.titleWords, earlier.titleWords) >= SHARED_WORDS;
}

/** Kinds of which a company has one matter at a time. */
const haveKindOfOne = (a: HeadlineFeatures, b: HeadlineFeatures): boolean =>
  [capitalKind, dividendKind, sanctionKind, labourKind].some((kind) => shareKind(a, b, kind));

/** Whether more than words tells that two headlines are about one matter. */
const isOneMatter = (a: HeadlineFeatures, b: HeadlineFeatures): boolean =>
  shareSize(a, b) ||
  haveKindOfOne(a, b) ||
  a.turn * b.turn < 0 ||
  [courtKind, reportKind].some((kind) => shareKind(a, b, kind));

const shareKind = (a: HeadlineFeatures, b: HeadlineFeatures, kind: number): boolean =>
  has(a.titleKinds, kind) && has(b.titleKinds, kind);

const shareSize = (a: HeadlineFeatures, b: HeadlineFeatures): boolean =>
  a.sizes.some((size) => b.sizes.some((other) => agree(size, other)));

/** The highest court that a headline names: 1 to 3, 0 without one. */
const instanceOf = ({ stages }: HeadlineFeatures): number =>
  courtStages.reduce((highest, stage, index) => (has(stages, stage) ? index + 1 : highest), 0);
