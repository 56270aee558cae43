/** Completed deeds, in the words of sentences, and the words of a source that tell their end. */
const completions: readonly { said: RegExp; needs: RegExp }[] = [
  {
    said: /마쳤어요|완료했어요/,
    needs: /완료|마[쳤치쳐친]|마무리|끝[냈내나났낸]|종료(?!일)|성사|다 모았|납입(?:을|이|금)? ?(?:완료|마|됐|했)/,
  },
  {
    said: /(?:소각|발행|배당|병합|분할|감자|합병|증자)(?:을|를)? ?했어요/,
    needs:
      /완료|마[쳤치쳐친]|마무리|끝[냈내]|소각했|소각한 |발행했|발행한 |발행(?:에)? ?성공|찍었|찍은 |배당했|지급했|납입(?:을|이)? ?(?:완료|됐|했)|성사|분할했|합병했/,
  },
  {
    said: /조달했어요/,
    needs: /조달했|조달한(?!다)|조달에 성공|조달(?=…|,|$)|모았|모아|완료|유치했|유치…|투자받|끌어모/,
  },
  {
    said: /투자했어요/,
    needs: /투자했|투자한(?!다)|투입했|투입한(?!다)|들였|들인(?!다)|쏟아|납입|인수했|사들|베팅|완료|집행/,
  },
  { said: /입점했어요/, needs: /입점했|입점한(?!다)|판매 ?중|팔리고|시작했|입점 ?완료/ },
  { said: /청약했어요/, needs: /청약했|청약한|청약 완료|청약을 마/ },
  { said: /공개매수했어요/, needs: /공개매수(?:했|를 (?:마|완료|끝))|응모/ },
  { said: /공동연구했어요/, needs: /공동연구(?:를|로|한|했|해)|연구 결과/ },
  { said: /종료했어요/, needs: /종료(?:했|됐|된(?!다)|한(?!다))|끝[났냈]|내렸/ },
  { said: /(?:공급|납품)했어요/, needs: /(?:공급|납품|인도)(?:했|한 |을 (?:마|완료|시작))|출하/ },
  {
    said: /(?:중단(?:했|됐)|멈췄|세웠)어요/,
    needs:
      /멈[췄춘춰춤]|중단(?!하기로|키로|을? ?(?:결정|결의|예정|검토|방침)|한다)|정지(?!하기로|키로|를? ?(?:결정|결의|예정|검토))|섰|세웠|스톱|셧다운|끊[겼긴어]|막[혔힌혀]|철수했|접었/,
  },
  {
    said: /(?:시작|재개|가동)했어요/,
    needs:
      /시작(?!하기로|할|될|을? ?(?:예정|앞))|개시(?! ?(?:의결|신청|예정|여부))|돌입|재개(?!할|될|를? ?(?:예정|앞|추진|검토))|나섰|들어[갔간](?!다)|착수|다시 (?:돌|열|가동|뽑)|가동(?!할|될|을? ?(?:예정|앞))|켰|뛰어[든들]|첫/,
  },
  { said: /(?<!이름)지었어요/, needs: /지었|지은 |준공|완공/ },
  { said: /희망퇴직[^.]*받았어요/, needs: /받았|받은 |접수했|마감|마쳤/ },
  { said: /제재했어요/, needs: /제재(?:했|를 (?:내렸|확정|의결))|부과했|처분했|징계했|처분을 내렸/ },
  { said: /청산했어요/, needs: /청산(?:했|한 |을 (?:마|완료))|정리했|마쳤|완료/ },
  { said: /연장했어요/, needs: /연장(?:했|한 |됐|에 성공|…|,)/ },
  { said: /줬어요/, needs: /줬|부여|지급했|지급한(?!다)|나눠 준|제공했/ },
];

/** A verb in the plain present of headlines: 없앤다, 댄다, 연다. */
const present = new RegExp(
  `[${Array.from({ length: 399 }, (_, index) => String.fromCharCode(0xac00 + index * 28 + 4)).join('')}]다(?![가-힣])`,
);

/** Words of a deed that is decided, not done. */
const planned =
  /기로|키로|결정|결의|의결|예정|계획|방침|추진|협약|계약|공시|[한는]다|나[선섰서]|실시|배당|차입|발행|수순|앞두|마련|확정|맡게|기간은|착수|기준일|상장일|납입일|단행|(?:20\d\d년|내년|다음 ?달|내달)[^.]{0,8}부터|\d년간/;
/** A sentence on a time to come. */
const later = /(?:내년|오는|다음 ?달|내달)[^.\n]*/g;
const isToCome = (text: string): boolean => (text.match(later) ?? []).some((clause) => present.test(clause));

/** Whether the source has the last verb of a sentence in the past, too. */
function hasOwnPast(sentence: string, text: string): boolean {
  const stem = /([가-힣]{2,})했어요/.exec(sentence)?.[1];
  return stem !== undefined && new RegExp(`${stem}(?:을|를)? ?(?:했다|했으|했지|했고|했던|했습)`).test(text);
}

/** Whether a sentence tells as over what its source only has decided, under way or to come. */
export const isUnfinished = (sentence: string, text: string): boolean =>
  completions.some(({ said, needs }) => said.test(sentence) && !needs.test(text)) &&
  !hasOwnPast(sentence, text) &&
  (planned.test(text) || isToCome(text) || present.test(text.split('\n')[0] ?? ''));

/** Trades and payments told as done, and the words of a source that tell them so. */
const trades: readonly { said: RegExp; done: RegExp }[] = [
  {
    said: /(?:샀|사들였)어요/,
    done: /샀|(?<![가-힣])산 |사들[여였]|사들인(?!다)|(?:매입|취득|매수|인수|확보)(?:했|해 |한(?!다))|품었|늘[렸려]|장내/,
  },
  {
    said: /팔았어요/,
    done: /팔았|팔아|팔고|(?:매각|처분)(?:했|해 |한(?!다))|넘[겼겨]|정리|블록딜|던졌|판 |줄[였여]|현금화/,
  },
  { said: /줬어요/, done: /줬|지급했|부여|출연/ },
  {
    said: /(?<deed>소각|처분|매각|인수|취득|매입|합병|분할|배당|지급|출자|양도|이전|설립|증설|철수|폐쇄|상환|교환|출연)(?:을|를)? ?했어요/,
    done: /(?!)/,
  },
];
/** Words that leave a trade to come. */
const decided =
  /기로|키로|결의|의결|예정|계획|방침|앞으로|연내|내년|오는|다음 ?달|내달|기준일|납입일|[할될] 것|려고|하겠|추진|매매 ?계약|계약을 (?:맺|체결)|합의/;
const over = /완료|마[쳤쳐친]|마무리|끝냈|성사|납입했/;

/** Whether a sentence tells a trade as done of which the source has no past form, but words that leave it to come. */
export function isTradeToCome(sentence: string, text: string): boolean {
  const trade = trades.find(({ said }) => said.test(sentence));
  if (trade === undefined || /기로|검토|추진|예고/.test(sentence)) return false;
  const [title = ''] = text.split('\n');
  if (over.test(text) || /(?:했|됐|샀|렸|겼|았|었)다/.test(title)) return false;
  if (!decided.test(text) && !present.test(title)) return false;
  const deed = trade.said.exec(sentence)?.groups?.deed;
  const past = deed === undefined ? trade.done : new RegExp(`${deed}(?:을|를)? ?(?:했|한 |하며|해 |하고|에 성공|성공)`);
  return !past.test(text);
}
