/** What is taken back, falls through or never came. */
export const undone = {
  /** A plan that comes to nothing (labelled headlines): "태산건설, 사우디 가스 사업 1.8조 계약 취소 통보 받아". */
  fallsThrough: '무산|불발|철회|취소',
  /** A plan that is no longer (labelled headlines): "코스빛, 아우디스킨 경영권 매입 계약 없던 일로". */
  withdrawn:
    '철회|취소|거둬|거두|접[었기는어]|무산|백지화|불발|포기|없던 일|중단|깨[진졌]|엎|해지|해제|보류|철수|반려|물거품|수포|결렬|무효|멈|실패|빠[지졌진]',
  /** Behind a clause, these take it back or put it in doubt (labelled headlines): "한별전자, 대형 수주설 사실무근". */
  undoing: String.raw`철회|번복|무산|취소|청신호|해지|파기|정정|사실무근|부인|오보|\?|설(?=[\s"'’”]|$)|루머|반박|없던 일|아니다|불발|보류|조건부|임박|권고|미확정|예비 ?합의|초읽기|눈앞|차등|피해자|컨소시엄|지분(?:은|율)? ?\d|몫|집행정지[^…]*인용|인용$|뒤집|파기환송|감경|감액`,
  /** What ends or puts off a plan, in headlines (labelled headlines): "한빛이앤씨, 카타르 담수플랜트 공사 계약 해지". */
  undoneInTitle: '철회|취소|해지|무산|부인|번복|파기|유찰|결렬|불발|연기|보류|인용|기각|각하|사실무근|반납',
  /** The same in prose (labelled headlines): "미리내자동차, 중고차 사업 9월로 또 연기". */
  undoneInProse:
    '철회|취소|해[지제]|무산|부인|번복|파기|유찰|결렬|불발|연기|보류|인용|기각|각하|거[둬두]|접[었기는]|[미늦][뤄뤘루뤄춰췄추]|늦어|아니|않|못|받아들|반납|내려놓',
  /** A sentence that says itself that a plan ended (labelled headlines): "스페이스아이텍, 공급계약 해지 공시로 주권매매거래정지". */
  undoneDeeds: '철회|취소|무산|거둬|접|중단|해지|해제|반대|기각|정지|불발|깨|포기|멈|반려|빠졌|거부',
  /** Behind a deed that does not come (labelled headlines): "누리반도체, 美 공장 투자 1년 연기". */
  denied:
    '포기|철회|취소|미[루뤘룬뤄]|늦[추췄춘춰]|연기|보류|유보|중단|무산|부인|거부|반대|실패|번복|접[었기는]|거[두둔뒀둬]|막[았히혔]',
  /** Deeds that harm holders or staff (labelled headlines): "한별전자, 구미 공장 폐쇄 안 한다". */
  harms:
    '유상증자|유증|감자|물적 ?분할|쪼개기 ?상장|중복 ?상장|전환사채(?: 발행)?|CB(?: 발행)?|사채 발행|폐쇄|철수|감원|정리 ?해고|해고|희망퇴직|구조조정|매각|매도|처분|감산|(?:가동|생산|판매|공급) ?중단|리콜|상장 ?폐지|상폐|회생 ?신청|파산|파업|유출|피해|손실|(?:과징금|과태료)(?: 부과)?',
  /** Deeds that holders hope for (labelled headlines): "한별전자, 자사주 소각 안 한다". */
  gains:
    '소각|(?:자사주|자기주식) ?(?:매입|취득)|무상증자|배당|환원|증설|신설|투자|인수|공개매수|수주|출시|진출|양산|채용',
};
