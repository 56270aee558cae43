import { wordLists } from '../../text/words/word-lists.ts';
import { checkGrades } from '../changes/check-order.ts';
import { checkTimes } from '../figures/check-periods.ts';
import { statesOpposite } from '../reading/antonyms.ts';
import type { Fault } from '../reading/faults.ts';
import { checkAllegations } from './check-allegations.ts';
import { checkCauses } from './check-causes.ts';
import { checkClaims } from './check-claims.ts';
import { checkInstances } from './check-instances.ts';
import { checkPlans } from './check-plans.ts';
import { checkRelations } from './check-relations.ts';
import { isOfOtherRuling } from './check-rulings.ts';
import { checkStage } from './check-stages.ts';

/** Returns what is wrong with the deeds of a sentence: their noun, their outcome, and how far they have come. */
export function checkDeeds(sentence: string, source: string, names: readonly string[]): Fault[] {
  const text = source.normalize('NFC');
  const isTurned =
    isOtherSide(sentence, text) ||
    isOtherSideOfTitle(sentence, text) ||
    statesOpposite(sentence, text) ||
    isKeptOrSold(sentence, text) ||
    isOfOtherRuling(sentence, text, names) ||
    isOtherEndInCourt(sentence, text, names) ||
    (/에서 졌어요/.test(sentence) && isWinner(sentence, text));
  return [
    ...checkClaims(sentence, text),
    ...(isTurned ? (['outcome'] as const) : []),
    ...checkSign(sentence, text),
    ...checkStage(sentence, text),
    ...checkAllegations(sentence, text),
    ...checkCauses(sentence, text, names),
    ...checkPlans(sentence, text),
    ...checkInstances(sentence, text),
    ...checkRelations(sentence, text, names),
    ...checkGrades(sentence, text),
    ...checkTimes(sentence, text),
  ];
}

/** What a title says of a suit of the company, without another who won or lost it. */
const court = `(?:${wordLists.law.suits}|[123]심|항소심|상고심|대법원?|법원|고법|지법)(?:에?서)?도?(?: 최종| 일부)? ?`;
const lostInCourt = new RegExp(`${court}['"‘“]?(?:패소|졌|고배|완패|역전패)`);
const wonInCourt = new RegExp(`${court}['"‘“]?(?:승소|이겼|이겨|승리|완승|뒤집[었어혔기]|역전승)`);

/** Whether the company wins in a sentence and loses in the title that it opens, or the reverse. */
function isOtherEndInCourt(sentence: string, text: string, names: readonly string[]): boolean {
  const [title = ''] = text.split('\n');
  const opening = title.replace(/^(?:\[[^\]]*\] ?|["“‘'][^"”’']*["”’'][ ,…]*)+/, '');
  const leads = (line: string) => names.some((name) => line.startsWith(name));
  const isParty = names.some(
    (name) => opening.startsWith(name) && /^(?:을|를)? ?상대|^에 /.test(opening.slice(name.length)),
  );
  if (!leads(opening) || (/^\S+(?:이|가) /.test(sentence) && !leads(sentence)) || isParty) return false;
  const [lost, won] = [lostInCourt.test(opening), wonInCourt.test(opening)];
  if (lost === won) return false;
  return lost ? /(?:이겼|승소했)어요/.test(sentence) : /(?:에서도? (?:최종 |일부 )?졌|패소했)어요/.test(sentence);
}

/** Whether the headline says that who acts in the sentence won. */
function isWinner(sentence: string, text: string): boolean {
  const [title = ''] = text.split('\n');
  const who = /^([^ ]+?)(?:이|가|은|는) /.exec(sentence)?.[1];
  return (
    who !== undefined &&
    title.includes(who) &&
    /이겼|이겨|승소|완승|승리|(?<=[가-힣] )승(?=…|\.\.|,|$)/.test(title) &&
    !/졌|패소|패배/.test(title.replace(who, ''))
  );
}

const buys =
  /사들|매입|매수(?! ?(?:의견|관여|전|세|주문))|취득|인수(?!설)|샀|더 산|쓸어|떠안|품[는에었]|담았|베팅|사 모|(?<=[ 대주척])산다|사기로/;
const sells = /팔[았아기고]|판다|매각|처분|블록딜|블록세일|넘[겨겼긴기]|정리|던[졌지진]|매도|현금화|양도|회수/;

/** Whether a sentence tells a purchase of which the source only tells a sale. */
const isOtherSide = (sentence: string, text: string): boolean =>
  /샀어요|사들였어요|(?<= )사기로 했어요/.test(sentence) && sells.test(text) && !buys.test(text);

/** Whether the title opens with who trades in the sentence, and tells the other side of the trade only. */
function isOtherSideOfTitle(sentence: string, text: string): boolean {
  const [saidBuys, saidSells] = [
    /(?:샀|사들였)어요|(?:사들이|(?<= )사)기로 했어요/.test(sentence),
    /팔았어요|팔기로 했어요/.test(sentence),
  ];
  if (saidBuys === saidSells) return false;
  const [title = ''] = text.split('\n');
  const opening = title.replace(/^(?:\[[^\]]*\] ?)+/, '');
  // "가나 최대주주가": the title opens with the company.
  const who =
    /^(\S+?)(?:(?:이|가|은|는)| (?:최대주주|[1-9]대주주|대주주|창업[자주]|대표|회장|오너 일가)(?:이|가|은|는)) /.exec(
      sentence,
    )?.[1];
  const at = who === undefined ? -1 : opening.indexOf(who);
  if (who === undefined || at === -1 || (at > 0 && !/^\S{1,6} ['"‘]?$/.test(opening.slice(0, at)))) return false;
  const [isBought, isSold] = [buys.test(opening), sells.test(opening)];
  return isBought !== isSold && isBought !== saidBuys;
}

/** Own shares that are cancelled are not sold; a plant that runs again has not stopped. */
const isKeptOrSold = (sentence: string, text: string): boolean =>
  (/처분하기로|처분했|팔기로/.test(sentence) &&
    /자사주|자기주식|전환사채/.test(sentence) &&
    /소각|없애|없앤|태우/.test(text) &&
    !/(?:자사주|자기 ?주식|주식)[^.…]{0,16}(?:처분|매각|팔)|재매각/.test(text)) ||
  (/(?:가동|생산)[^.]*중단/.test(sentence) &&
    /재가동|다시 돌|재개|가동 시작|가동을 시작/.test(text) &&
    !/다시 (?:멈|중단)/.test(text));

const profit =
  /흑자|플러스|이익 ?(?:낸|낼|을 내|반등|기조|냈|전환)|연속 이익|영업이익을? (?:내|거)|벗어(?!나기 ?[어힘])|벗[었고]|탈출|끊|턴어라운드|최대 이익|호실적/;
const reportedLoss =
  /적자(?![를에은는]? ?(?:서 )?(?:벗어날|벗어났|벗어나며|탈출|끊|탈피))|손실(?!이 사라)|마이너스|손순/;

/** A loss that is over. */
const leftBehind = /(?:적자|손실)[^.…]{0,14}(?:벗|탈출|끊|탈피|끝|털|마침표|청산)/g;
const toLoss = /적자(?:로)? ?(?:전환|돌아|반전|추락)|흑자에서 적자/;
const toProfit =
  /흑자(?:로)? ?(?:전환|돌아|복귀|반전|성공|달성)|플러스(?:로)? ?(?:전환|돌아|복귀)|손실[^.…]{0,10}끊|적자(?:에서|를|을)? ?(?:[^.…]{0,8})?(?:벗|탈출|끊|탈피)|턴어라운드|적자에서 흑자/;

/** A profit or a loss told in words alone. */
function checkSign(sentence: string, text: string): Fault[] {
  const leavesLoss = /적자(?:에서|를|을)? ?[^.,]{0,6}(?:벗어났|탈출|끊|탈피|끝[내냈])/.test(sentence);
  const [gains, loses] = [/흑자/.test(sentence) || leavesLoss, /적자/.test(sentence) && !leavesLoss];
  if (gains === loses) return [];
  if (!(gains ? profit : reportedLoss).test(text)) return ['sign'];
  const [title = ''] = text.split('\n');
  if (!gains && toProfit.test(title) && !toLoss.test(text) && !/적자|손실/.test(title.replace(leftBehind, ' ')))
    return ['sign'];
  // "흑자로 돌아섰어요" beside "적자 전환": the turn went the other way.
  const turns = /로 (?:돌아[섰설서]|전환[했할])/.test(sentence);
  return turns && (gains ? toLoss : toProfit).test(text) && !(gains ? toProfit : toLoss).test(text) ? ['sign'] : [];
}
