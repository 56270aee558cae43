/** Words by which trouble ended, was smaller than feared, or is priced in already. */
const well =
  /혐의 ?없|무혐의|무죄|족쇄|풀렸|풀었|풀린다|(?:정지|제한|금지|제재|규제)(?:가|이|를|을)? ?(?:해제|벗)|벗어났|되찾|취하|스스로 거[둬두]|이겼|승소|(?:거래|매매|판매|생산|가동)(?:가|이|를|을)? ?(?:다시 열|재개)|(?<![\d.])0%['"”’]? ?확정|털었|털어냈|딛고|걷혔|걷힌|최소 수준|꼬리표 ?뗐|한 단계 낮[은아춘]|감경|취소 취지|파기 ?환송|앞당겨|빗나갔|무색|최고 기록|적자 \S{0,8} ?(?:사업|자회사|점포)\S{0,3} ?(?:매각|떼어|정리)|(?:낙폭|급락|매도|하락).{0,4}(?:지나치|지나쳐|과도|과하)|낙폭 ?과대|과도한 (?:매도|하락)|지나치게 싸|부담 (?:작|적|크지)|살 때/;
/** Words by which it did not, or by which another one won: "무혐의 기쁨도 잠시", "한별전자 상대 소송 승소". */
const unless = /(?:안|못) 풀|잠시|적자로|패소|졌다|물어|□(?:을|를)? ?상대|우려|먹구름|[?]/;

/** Whether a headline, its company's names as □, tells of trouble that is over, so that its heavy words are no bad news. */
export const endsWell = (headline: string): boolean => well.test(headline) && !unless.test(headline);
