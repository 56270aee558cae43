import { createFinder } from '../../text/pattern-finder.ts';
import { pattern, wordLists } from '../../text/words/word-lists.ts';
import type { Fault } from '../reading/faults.ts';
import type { Claim, Denial } from './claim.ts';
import { earlierDenials, laterDeeds } from './earlier-stages.ts';
import { namedKinds } from './named-kinds.ts';
import { oppositeDenials, opposites } from './opposite-claims.ts';
import { overstatedClaims, overstatedDenials } from './overstated-claims.ts';
import { rankClaims } from './rank-claims.ts';

/** Nouns that a source may put in other words, but not leave out. */
const nouns: readonly Claim[] = [
  { said: /무상증자/, needs: /무상증자|무증/, fault: 'metric' },
  {
    said: /유상증자|유증|(?<!무상)증자/,
    needs: /유상증자|유증|(?<!무상 ?)증자|신주|새 ?주식|실권주|구주주|주주배정|제3자|조달|투자 유치|새로 찍/,
    fault: 'metric',
  },
  { said: /전환사채/, needs: /전환사채|cb|메자닌|사채|채권/i, fault: 'metric' },
  { said: /교환사채/, needs: /교환사채|eb(?![a-z])/i, fault: 'metric' },
  { said: /신주인수권부사채/, needs: /신주인수권부사채|bw(?![a-z])/i, fault: 'metric' },
  { said: /과징금/, needs: /과징금|제재|벌금|과태료/, fault: 'metric' },
  { said: /배당/, needs: /배당/, fault: 'metric' },
  {
    said: /자사주|자기주식/,
    needs: /자사주|자기 ?주식|주식 ?소각|소각 ?결정|보통주.*(?:소각|태우)|자기전환|보통주/,
    fault: 'metric',
  },
  { said: /공모가/, needs: /공모/, fault: 'metric' },
  {
    said: /목표주?가|적정 ?주가/,
    needs:
      /목표 ?주?가|목표 ?\d|적정 ?주?가|적정가|눈높이|t[./]?p|타깃|얼마|^(?=[\s\S]*(?:증권|證|금융투자|투자의견|애널))[\s\S]*\d[만천]?원?[을를]? ?(?:제시|상향|하향|그대로|유지|에서 (?:높|낮|올|내))/i,
    fault: 'metric',
  },
  { said: /영업(?:이익|손실)/, needs: /영업|실적|어닝|이익|적자|흑자/, fault: 'metric' },
  { said: /순(?:이익|손실)/, needs: /순(?:이익|익|손)|이익|손익|적자|손실/, fault: 'metric' },
  { said: /합병/, needs: /합병|합치|통합|스팩/, fault: 'metric' },
  { said: /감자/, needs: /감자/, fault: 'metric' },
  { said: /압수수색/, needs: /압수|강제 ?수사|들이닥/, fault: 'stage' },
  { said: /이익률/, needs: /이익률|마진|수익성|이익/, fault: 'metric' },
];

const bought = `${wordLists.trade.bought}`;
const sold = `${wordLists.trade.soldOff}`;
const broken = `해지|해제|파기|${wordLists.undone.fallsThrough}|깨|끊|백지화|엎`;

/** Deeds and their opposites. */
const deeds: readonly Claim[] = [
  {
    said: /이겼|승소/,
    needs: /승소|이겼|이긴|이겨|승리|받아들|인용|손 들어|승기/,
    against: /^(?![\s\S]*상대)[\s\S]*(?:패소|(?<![가-힣])졌|패배|고배)/,
    fault: 'outcome',
  },
  {
    said: /에서도? (?:최종 |일부 )?졌|패소/,
    needs: /패소|(?<![가-힣])졌|패배|고배|받아들|기각|책임|배상/,
    against: /^(?![\s\S]*상대로[\s\S]*(?:도 이겼|패소))[\s\S]*(?:승소|이겼|이긴|이겨|승리|손 들어|받아들)/,
    fault: 'outcome',
  },
  { said: /해지|계약을? 해제/, needs: new RegExp(broken), fault: 'outcome' },
  {
    said: /못했어요|못했다|하지 않았어요|불승인|반려됐|반려했/,
    needs: new RegExp(pattern`${wordLists.law.refused}|놓[쳤친쳐]|내[줬준줘]`, 'i'),
    fault: 'outcome',
  },
  {
    said: /지정(?:이|을)? ?(?:해제|취소)|에서 (?:풀|해제)/,
    needs: /해제(?! ?(?:심사|여부|요건|뒤|후))|풀[려렸린리]|벗|떼|취소|제외|뗐/,
    fault: 'outcome',
  },
  {
    said: /찬성/,
    needs: /찬성|지지|동의|힘 ?실/,
    against: /반대|반발|맞서|충돌|맞붙|대립|갈등|제동|비판/,
    fault: 'outcome',
  },
  {
    said: /반대/,
    needs: /반대|반발|거부|맞서|맞섰|불공정|제동|정면|비판/,
    against: /찬성|지지|동의/,
    fault: 'outcome',
  },
  {
    said: /샀|사들[였여]|(?<= )사기로|사들이기로|(?<=[을를] )(?:더 )?사는/,
    needs: new RegExp(bought),
    against: new RegExp(sold),
    fault: 'outcome',
  },
  {
    said: /(?:팔았|팔기로|팔아|파는|매각했|처분했|처분하기로)/,
    needs: new RegExp(sold),
    against: new RegExp(bought),
    fault: 'outcome',
  },
  { said: /놓쳤/, needs: /놓[쳐쳤친]|뺏|밀[려렸]|탈락|고배|불발/, fault: 'outcome' },
  {
    said: /매도 의견|의견을 매도/,
    needs: /매도['"’]? ?(?:의견|보고서|리포트)|['"‘’]매도['"’]|의견[^.]{0,8}매도|sell/i,
    fault: 'outcome',
  },
  {
    said: /'?매수'? ?의견|매수(?:를|와|로|,)/,
    needs: /매수|buy|비중 ?확대|강력|의견/i,
    against: /매도|중립|보유/,
    fault: 'outcome',
  },
  {
    said: /중단(?:했|됐|하기로)/,
    needs: /중단|멈|정지|스톱|셧다운|끊|접[었는기]|종료|중지|철수|막[혀혔힌]|폐쇄|가동 못|가동하지 못/,
    against: /가동|재개|시작|돌입|착수|계약|체결/,
    fault: 'outcome',
  },
  {
    said: /유지(?:했|하)/,
    needs: /유지|지켰|지키|그대로|재확인|고수|이어|이었|머물|변함|뒀|둔|두고|계속|재차|의견|목표|매수/,
    against: /상향|하향|올렸|내렸|낮췄|높였|철회/,
    fault: 'outcome',
  },
  {
    said: /확정했|확정됐/,
    needs: /확정|정했|정해|결정|최종/,
    against: /철회|취소|접|거둬|무산|미정|파기|환송/,
    fault: 'outcome',
  },
  {
    said: /(?:목표주?가|의견)[^.]*철회/,
    needs: /철회|거둬|거두|접[었고]|중단|보류|제외|없[앴애]|않기로|내지 않/,
    fault: 'outcome',
  },
  { said: /거부(?:했|됐)/, needs: /거부|거절|불수용|않|안 받|반대|퇴짜/, fault: 'outcome' },
  { said: /받아들(?:였|이(?!지))/, needs: pattern`${wordLists.law.accepts}`, fault: 'outcome' },
  { said: /기각|받아들(?:이|여지)지 않/, needs: /기각|각하|받아들(?:이|여지)지/, fault: 'outcome' },
  { said: /소각/, needs: /소각|없애|없앤|없앨|태[우운워웠]|지운|지우/, fault: 'outcome' },
  {
    said: /실패/,
    needs: /실패|불발|무산|외면|못|좌절|쓴맛|탈락|부진/,
    against: /성공|통과|달성|흥행/,
    fault: 'outcome',
  },
  {
    said: /성공(?:했|을|해)/,
    needs: /성공|통과|달성|확인|입증|마쳤|완수/,
    against: /실패|불발|무산|부진/,
    fault: 'outcome',
  },
  { said: /최대주주가 됐/, needs: /최대주주|1대 ?주주|주인|경영권|대주주/, against: /매각|팔|처분/, fault: 'outcome' },
  { said: /잃었/, needs: /잃|내려놓|밀려|물러|뺏|빼앗|해지|취소|파기|상실|놓[쳤친쳐]/, fault: 'outcome' },
  { said: /효력을? 유지/, needs: /유지/, fault: 'outcome' },
  {
    said: pattern`${wordLists.law.permits}(?:를|을)? ?받았|승인(?:했|됐)|허가(?:했|됐)`,
    needs: /승인|허가|인가|통과|획득|취득|허용|인증|받았|받아|받은|관문|문턱|뚫|시판|판매|상장/,
    against: /반려|불승인|거절|거부|보류|신청|철회|취소/,
    fault: 'outcome',
  },
  {
    said: /통과했|통과됐/,
    needs: /통과|승인|합격|넘[었어긴]|획득|받았|문턱/,
    against: /탈락|불발|실패|미승인|보류/,
    fault: 'outcome',
  },
  {
    said: /따냈|수주했|수주를 했/,
    needs: /수주|따내|따냈|따낸|계약|맡|낙찰|선정|거머|일감|공급|품/,
    against: /놓|탈락|고배|불발|실패|해지/,
    fault: 'outcome',
  },
  { said: /재개/, needs: /재개|다시|풀려|열려|열렸/, against: /중단|멈|정지/, fault: 'outcome' },
];

/** Deeds that a source reports only as the opposite, though their noun stands in it. */
const denials: readonly Denial[] = [
  {
    said: /계약을 (?:맺었|체결)/,
    denied: new RegExp(`(?:계약|수주|협약|공급)[^.…]{0,24}(?:${broken})|계약(?:금)? 반환`),
    unless: /계약[^.…]{0,12}(?:체결|맺[었은는])|(?:해지|취소|무산|철회)[^.…]{0,30}(?:다시|새|재계약)/,
    fault: 'outcome',
  },
  {
    said: pattern`${wordLists.law.permits}(?:를|을)? ?(?:받았|획득|취득)|승인했`,
    denied: pattern`${wordLists.law.permits}[^.…]{0,12}(?:반려|불발|거절|거부|보류|철회|취소|못)`,
    unless: pattern`${wordLists.law.permits}[^.…]{0,10}(?:받|획득|취득|통과|났|'급등|됐|완료|에 )`,
    fault: 'outcome',
  },
  {
    said: /(?:으로|에) ?지정(?:됐|했|돼|받)/,
    denied: /지정[^.…]{0,4}해제|(?:경고|위험|관리종목)[^.…]{0,8}(?:해제|풀|벗)/,
    unless: /지정(?! ?해제)(?:됐|돼|한|했|→|…|,| |$)|된다|됐다|올[렸려]/,
    fault: 'outcome',
  },
  {
    said: /수주했|따냈|따낸/,
    denied: /(?:수주|입찰|선정)[^.…]{0,10}(?:실패|불발|고배|탈락|놓|무산|못|취소|해지)/,
    unless: /따[냈내낸]|수주(?:했|에 성공|…| 성공|,)|체결|맺/,
    fault: 'outcome',
  },
];

const findClaims = createFinder(
  [...nouns, ...rankClaims, ...namedKinds, ...deeds, ...opposites, ...overstatedClaims, ...laterDeeds],
  ({ said }) => said,
);
const findDenials = createFinder(
  [...denials, ...oppositeDenials, ...overstatedDenials, ...earlierDenials],
  ({ said }) => said,
);

/** Returns the faults of a sentence's nouns and deeds that the source has in no words, or only as the opposite. */
export function checkClaims(sentence: string, text: string): Fault[] {
  const unsupported = findClaims(sentence).flatMap(({ needs, against, fault }) =>
    !needs.test(text) && (against === undefined || against.test(text)) ? [fault] : [],
  );
  const denied = findDenials(sentence).flatMap(({ denied: refuted, unless, fault }) =>
    refuted.test(text) && !unless.test(text) ? [fault] : [],
  );
  return [...unsupported, ...denied];
}
