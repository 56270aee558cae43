/** Completed deeds, in the words of sentences, and the words of a source that tell their end. */
const completions: readonly { said: RegExp; needs: RegExp }[] = [
  {
    said: /마쳤어요|완료했어요/,
    needs: /완료|마[쳤치쳐친]|마무리|끝[냈내나났낸]|종료(?!일)|성사|다 모았|납입(?:을|이|금)? ?(?:완료|마|됐|했)/,
  },
  {
    said: /(?:소각|발행|배당|병합|분할|감자|합병|증자)(?:을|를)? ?했어요/,
    needs:
      /완료|마[쳤치쳐친]|마무리|끝[냈내]|소각했|소각한 |발행했|발행한 |찍었|찍은 |배당했|지급했|납입(?:을|이)? ?(?:완료|됐|했)|성사|분할했|합병했/,
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
  { said: /공동연구했어요/, needs: /공동연구(?:를|로|한|했|해)|연구 결과/ },
  { said: /(?:공급|납품)했어요/, needs: /(?:공급|납품|인도)(?:했|한 |을 (?:마|완료|시작))|출하/ },
  {
    said: /(?:중단(?:했|됐)|멈췄|세웠)어요/,
    needs:
      /멈[췄춘춰춤]|중단(?!하기로|키로|을? ?(?:결정|결의|예정|검토|방침)|한다)|정지(?!하기로|키로|를? ?(?:결정|결의|예정|검토))|섰|세웠|스톱|셧다운|끊[겼긴어]|막[혔힌혀]|철수했|접었/,
  },
  {
    said: /(?:시작|재개|가동)했어요/,
    needs:
      /시작(?!하기로|할|될|을? ?(?:예정|앞))|개시|돌입|재개(?!할|될|를? ?(?:예정|앞|추진|검토))|나섰|들어[갔간](?!다)|착수|다시 (?:돌|열|가동|뽑)|가동(?!할|될|을? ?(?:예정|앞))|켰|뛰어[든들]|첫/,
  },
  { said: /(?<!이름)지었어요/, needs: /지었|지은 |준공|완공/ },
  { said: /희망퇴직[^.]*받았어요/, needs: /받았|받은 |접수했|마감|마쳤/ },
  { said: /제재했어요/, needs: /제재(?:했|를 (?:내렸|확정|의결))|부과했|처분했|징계했|처분을 내렸/ },
  { said: /청산했어요/, needs: /청산(?:했|한 |을 (?:마|완료))|정리했|마쳤|완료/ },
  { said: /연장했어요/, needs: /연장(?:했|한 |됐|에 성공|…|,)/ },
  { said: /줬어요/, needs: /줬|지급했|지급한(?!다)|나눠 준|제공했/ },
];

/** A verb in the plain present of headlines: 없앤다, 댄다, 연다. */
const present = new RegExp(
  `[${Array.from({ length: 399 }, (_, index) => String.fromCharCode(0xac00 + index * 28 + 4)).join('')}]다(?![가-힣])`,
);

/** Words of a deed that is decided, not done. */
const planned =
  /기로|키로|결정|결의|의결|예정|계획|방침|추진|협약|계약|공시|[한는]다|나[선섰서]|실시|배당|차입|발행|수순|앞두|마련|확정|맡게|기간은|착수/;

/** Whether a sentence tells as over what its source only has decided, under way or to come. */
export const isUnfinished = (sentence: string, text: string): boolean =>
  completions.some(({ said, needs }) => said.test(sentence) && !needs.test(text)) &&
  (planned.test(text) || present.test(text.split('\n')[0] ?? ''));
