import type { EventLabel } from '../news-side.ts';
import { pattern, wordLists } from '../text/words/word-lists.ts';
import { gradeCourse } from './model/features.ts';

/** Moves the share of a side that the words of a headline rule out, or leave in doubt. */
export interface SideMove {
  from: EventLabel;
  to: EventLabel;
  /** What is left of the share, where the side is only in doubt: enough to be listed as unsure, too little to be shown. */
  left: number;
}

/** A move by the words of a headline. */
export interface SideRule extends SideMove {
  says: RegExp;
  unless?: RegExp;
  /** Read in the description, too. */
  andDescription?: RegExp;
}

/** One rule for several sides: what it moves, whichever of them the weights see. */
export const fromEach = (sides: readonly EventLabel[], rule: Omit<SideRule, 'from'>): SideRule[] =>
  sides.map((from) => ({ ...rule, from }));

/** A word between the company and what it does: none after which somebody else does it ("□ 주주 다라, …", "□ 꺾은 다라가 …"). */
export const ownWord = String.raw`(?!(?!\S*(?:허가|인가|평가|추가) )\S*(?:[은는이가],?|,) )[^\s…]+ `;

/** So much of a doubtful side stays: it is listed as "확실하지 않아요". */
export const DOUBT = 0.4;

/** "적자 폭 1320억→190억", "과징금 412억→137억". */
const smallerLoss = /(?:적자|영업손실|순손실|손실)\D{0,6}(\d[\d,.]*)([조억만]?)[^→\d]{0,3}→ ?(\d[\d,.]*)([조억만]?)/;
/** A rank or a time that falls is no smaller deal: "수주 3위→1위". */
const smallerDeal =
  /(?:계약|수주|납품)\D{0,10}(\d[\d,.]*)([조억만]?)(?![위년월일주배%]|개월)[^→\d]{0,3}→ ?(\d[\d,.]*)([조억만]?)/;

/** "유증도 5500억→2500억": an issue that shrinks. */
const smallerIssue = /(?:유상증자|유증|증자)\D{0,8}(\d[\d,.]*)([조억만]?)원?[^→\d]{0,3}→ ?(\d[\d,.]*)([조억만]?)/;

/** "13조 양극재 계약이 2조로": what is left of a contract. */
const leftOfDeal =
  /(\d[\d,.]*)([조억])\S*[^…\d]{0,14}(?:계약|수주)[이가은는]? (\d[\d,.]*)([조억])원?으?로(?! ?(?:추가|또))/;

function shrinks(headline: string): boolean {
  const [, from, unit, to, newUnit] = leftOfDeal.exec(headline) ?? [];
  const [before, after] = [toEok(from, unit), toEok(to, newUnit)];
  return before > 0 && after > 0 && after < before;
}

const toEok = (amount = '', unit = ''): number => Number(amount.replaceAll(',', '')) * (unit === '조' ? 10_000 : 1);

/** Whether the amounts of an arrow fall: only where both have the same unit. */
function falls(pattern: RegExp, headline: string): boolean {
  const [, from = '', unit = '', to = '', newUnit = ''] = pattern.exec(headline) ?? [];
  if (from === '' || (unit !== '' && unit !== newUnit)) return false;
  return Number(to.replaceAll(',', '')) < Number(from.replaceAll(',', ''));
}

/** "연체율 0.51%→0.83%", "부채비율 380%→190%": shares that are better the smaller they are. */
const burden =
  /(?:연체율|부채 ?비율|부실채권 ?비율|고정이하여신 ?비율|NPL ?비율|손해율|공실률|차입금 ?의존도)\D{0,6}(\d[\d,.]*)%?[^→\d]{0,3}→ ?(\d[\d,.]*)%/;
/** By so much a burden moves before it is news. */
const GREAT_MOVE = 1.25;

function readBurdenMoves(headline: string): readonly SideMove[] {
  const [, from, to] = burden.exec(headline) ?? [];
  const [before, after] = [from, to].map((figure) => Number(figure?.replaceAll(',', '')));
  if (before === undefined || after === undefined || !(before > 0 && after > 0) || before === after) return [];
  const [right, wrong]: readonly ['good' | 'bad', 'good' | 'bad'] = after > before ? ['bad', 'good'] : ['good', 'bad'];
  const isGreat = Math.max(before, after) / Math.min(before, after) >= GREAT_MOVE;
  const turned: SideMove = { from: wrong, to: isGreat ? right : 'neutral', left: 0 };
  return isGreat ? [turned, { from: 'neutral', to: right, left: 0 }] : [turned];
}

/** "3Q 영업익 128억, 예상은 310억": what was made and what was expected. */
const besideExpected = pattern`(?:영업이?익|순이?익|매출)\D{0,4}(\d[\d,.]*)([조억])원?[,…. ]{1,4}(?:시장 ?)?${wordLists.outlook.expectations}\S{0,2} ?(\d[\d,.]*)([조억])`;

function compareExpected(headline: string): number | null {
  const [, made, unit, expected, otherUnit] = besideExpected.exec(headline) ?? [];
  if (made === undefined || expected === undefined || unit !== otherUnit) return null;
  return Number(made.replaceAll(',', '')) / Number(expected.replaceAll(',', ''));
}

const outlooks = ['부정적', '안정적', '긍정적'];
const outlook = /(부정적|안정적|긍정적)['"’”]? ?(?:→|에서) ?['"‘“]?(부정적|안정적|긍정적)/;

/** Whether the outlook of a rating rises (1) or falls (-1): "전망 '부정적'→'안정적' 복귀". */
function outlookCourse(headline: string): number {
  const [, from = '', to = ''] = outlook.exec(headline) ?? [];
  return Math.sign(outlooks.indexOf(to) - outlooks.indexOf(from));
}

/** What figures of a headline say of a side. */
export function readFigureMoves(headline: string): SideMove[] {
  const moves: SideMove[] = [];
  if (falls(smallerLoss, headline)) moves.push({ from: 'bad', to: 'good', left: 0 });
  if (falls(smallerDeal, headline)) moves.push({ from: 'good', to: 'bad', left: 0 });
  if (shrinks(headline)) moves.push({ from: 'good', to: 'bad', left: 0 }, { from: 'neutral', to: 'bad', left: 0 });
  if (falls(smallerIssue, headline) && !/주가|발행가|청약/.test(headline))
    moves.push({ from: 'bad', to: 'neutral', left: 0 });
  const grade = gradeCourse(headline) || outlookCourse(headline);
  if (grade > 0) moves.push({ from: 'bad', to: 'good', left: 0 });
  if (grade < 0) moves.push({ from: 'good', to: 'bad', left: 0 });
  moves.push(...readBurdenMoves(headline));
  const share = compareExpected(headline);
  if (share !== null && share < 0.9) moves.push({ from: 'good', to: 'bad', left: 0 });
  else if (share !== null && share < 1.03) moves.push({ from: 'good', to: 'neutral', left: DOUBT });
  return moves;
}
