import { pattern, wordLists } from '../text/words/word-lists.ts';

/** Words by which trouble ended, was smaller than feared, or is priced in already. */
const well =
  /임상 ?(?:보류|중단).{0,14}(?:해제|재개|풀)|(?:사망|부작용).{0,12}무관|구사일생|(?:지정|퇴출|상폐|상장폐지)(?:을|를)? ?(?:면했|피했)|효력 ?정지 ?(?:가처분 ?)?(?:신청 ?)?인용|혐의 ?없|무혐의|무죄|족쇄|풀렸|풀었|풀린다|(?:정지|제한|금지|제재|규제)(?:가|이|를|을)? ?(?:해제|벗)|벗어났|되찾|취하|스스로 거(?:[둬두]|$)|이겼|승소|(?:거래|매매|판매|생산|가동)(?:가|이|를|을)? ?(?:다시 열|재개)|(?<![\d.])0%['"”’]? ?확정|털었|털어냈|딛고|걷혔|걷힌|최소 수준|꼬리표 ?뗐|한 단계 낮[은아춘]|감경|취소 취지|(?<!분식\S{0,4} .{0,12}|회계.{0,14}|무죄.{0,14}|처분 정당.{0,3})파기 ?환송|앞당겨|빗나갔|무색|최고 기록|적자 \S{0,8} ?(?:사업|자회사|점포)\S{0,3} ?(?:매각|떼어|정리)|(?:낙폭|급락|매도|하락).{0,4}(?:지나치|지나쳐|과도|과하)|낙폭 ?과대|과도한 (?:매도|하락)|지나치게 싸|부담 (?:작|적|크지)|살 때|잠정 ?합의|(?:파업|임단협|임협|쟁의|노사)[^…]{0,16}(?:극적 ?)?타결|(?:파업|직장 ?폐쇄).{0,8}(?:철회|멈췄|끝났|끝냈|풀었|풀렸|종료|접었)|(?:과징금|벌금|제재금|배상금|벌점|입찰 ?제한).{0,16}(?:줄었|줄어|줄인|깎였|깎인|깎아)|(?:정지|처분|금지|제재) 효력(?:이|을)? ?(?:멈췄|멈춰|멈춘|정지)|집행 ?정지 ?(?:신청 ?)?인용|(?:영업|거래|판매|생산|가동|수출|운항).{0,10}재개|(?:주주|노조|경쟁사|조합)\S* ?(?:낸|제기한|신청한) .{0,16}(?:기각|각하)/;
/** Words by which it did not, or by which another one won: "무혐의 기쁨도 잠시", "한별전자 상대 소송 승소". */
const unless =
  /(?:안|못) 풀|잠시|적자로|패소|졌다|물어|□(?:을|를)? ?상대|(?<!손해 )우려(?!한|했던|던| ?(?:무색|해소|덜|걷|씻|불식))|먹구름|부결|결렬|불투명|[?]|무죄\S{0,4} ?(?:뒤집|깬|깨|파기)|유죄 취지|항소심?\S{0,2} ?유죄|(?:\d[\d.,]*[조억]\S{0,2} ?(?:영업|당기순|순)?(?:손실|적자)|(?:손실|적자) ?\d[\d.,]*[조억]).*털/;
/** "소액주주, 한별전자 상대 항소심도 패소", "美 특허사, 한별전자 상대 소송 취하". */
const othersLost =
  /□(?:에|를|을) (?:\S+ )?(?:소송|손배소)\S{0,2} (?:최종 )?(?:패소|졌다)|□\S{0,10} 상대(?:로)?.{0,16}(?:고배|패소|졌다|기각|각하|취하|스스로 거(?:[둬두]|$))/;

/** Ends that no word beside them takes back: "'3조 유증' 공포 탈출", "피소 건 원고 패소". */
const surelyOver = /(?:공포|악몽)\S{0,2} ?(?:탈출|벗어났|끝났)|피소[^…]{0,10}원고 ?패소/;

/** "과징금 412억→137억원", "입찰제한 6개월→1개월". */
const penalty = pattern`(?:${wordLists.law.fines}|배상금|추징금|입찰 ?제한|영업 ?정지|벌점)\D{0,10}?(\d[\d,.]*)([가-힣]{0,3}) ?→ ?\D{0,8}(\d[\d,.]*)([가-힣]{0,3})`;
function isReduced(headline: string): boolean {
  const [, from = '', unit = '', to = '', newUnit = ''] = headline.includes('→') ? (penalty.exec(headline) ?? []) : [];
  const [before, after] = [from, to].map((figure) => Number(figure.replaceAll(',', '')));
  return from !== '' && newUnit.startsWith(unit.slice(0, 1)) && (after ?? 0) < (before ?? 0);
}

/** Whether a headline, its company's names as □, tells of trouble that is over, so that its heavy words are no bad news. */
export const endsWell = (headline: string): boolean =>
  othersLost.test(headline) ||
  surelyOver.test(headline) ||
  ((well.test(headline) || isReduced(headline)) && !unless.test(headline));

/** An acquittal that a higher court took back: "분식회계 사건 파기환송", "무죄 뒤집은 대법". */
const takenBack = /(?:분식|회계).{0,14}파기 ?환송|무죄\S{0,4} ?(?:뒤집(?!혀 무죄)|깬|깨고|파기)/;

/** Whether a headline tells of trouble that is back, so that its words of relief are no good news. */
export const isTakenBack = (headline: string): boolean => takenBack.test(headline);
