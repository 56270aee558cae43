import { DOUBT, fromEach, type SideRule } from './figure-moves.ts';

/** What went wrong with results, money and orders, whose words may sound good. The company's names stand as □. */
export const setbackRules: readonly SideRule[] = [
  // "2년 연속 순손실": no record to be glad of, until it ends or shrinks.
  {
    ...{ from: 'good', to: 'bad', left: 0 },
    says: /연속 ?(?:[^\s,…]+ ){0,2}(?:영업|순|당기순)?(?:손실|적자)/,
    unless: /탈출|축소|감소|줄|흑자|벗|끝|마침표|고리|마감|딛고|만회|매각|정리|청산|↓/,
  },
  // "영업익 844억…29% 늘었지만 예상치 하회": more than before, less than hoped.
  {
    ...{ from: 'good', to: 'neutral', left: DOUBT },
    says: /(?:예상|컨센|기대|추정|전망)(?:치|서스)?\S{0,2} ?(?:하회|밑돌|못 ?미|미달)/,
    unless: /상회|웃돌|웃돈|넘어|뛰어넘|목표|상향|우려|바닥|선반영/,
  },
  // A contract that ends to be made anew.
  {
    ...{ from: 'bad', to: 'neutral', left: DOUBT },
    says: /계약[^…]{0,10}(?:해지|종료|파기).{0,24}(?:재계약|재체결|다시 ?(?:체결|맺)|변경 ?계약|대체 ?계약)/,
    unless: /무산|실패|불발|결렬|못|불투명|난항|축소|감액|[?]/,
  },
  // New shares or a price that is not paid when it was due.
  {
    ...{ from: 'good', to: 'bad', left: 0 },
    says: /(?:증자|유증|사채|(?<![A-Z])(?:CB|BW|EB)|대금|잔금)\S{0,3} ?(?:대금 ?)?납입(?:일|기일)?[을이도]? ?(?:또 |\S+ 번째 |\d+차례 )?(?:연기|미뤄|미뤘|미룬|지연)|(?:대금|증자|유증) ?미납/,
  },
  // An order that shrinks, and a project that is left to others.
  {
    ...{ from: 'good', to: 'bad', left: 0 },
    says: /(?:계약|수주)[^…]{0,24}(?:쪼그라|반 ?토막|분의 ?\d+ ?토막)/,
    unless: /손실|적자|부채|비용|부담|경쟁|잔고/,
  },
  {
    ...{ from: 'good', to: 'neutral', left: DOUBT },
    says: /□[^…]*(?:사업|공사|입찰|수주전|컨소시엄|프로젝트)[^…]{0,10}(?:불참|손 ?[뗀뗐떼]|발 ?[뺀뺐빼]|포기 ?(?:선언|결정|통보|$))/,
    unless: /적자|부실|경쟁|단독|반사|확보|부담|체질/,
  },
  {
    ...{ from: 'good', to: 'bad', left: 0 },
    says: /(?:계약|공제|혜택|운영권|임대).{0,16}(?:먼저|앞당겨|조기에?|일찍) ?(?:끝|종료)|(?:일감|수주|계약|사업)\S{0,2} ?백지로?|(?:거절|거부|부정) ?(?:권고|의견)|배터리 뺀다|물량 뺀다|조사 ?대상(?:에)? ?(?:올라|오른|올랐)/,
  },
  // "美, □ 우시공장 'VEU' 철회": a state takes back what it had allowed.
  {
    ...{ from: 'good', to: 'bad', left: 0 },
    says: /(?:VEU|(?:면제|유예|특례|검증된 최종사용자) ?(?:지위|조치|혜택)?)['"’”]?\S{0,2} ?(?:철회|취소|박탈|폐지|종료)/,
    unless: /소송|연장|재검토|없던 일|보류|[?]/,
  },
  // A duty on what the company sells abroad; one on its foreign rivals is another matter.
  {
    ...{ from: 'good', to: 'bad', left: 0 },
    says: /(?:덤핑|상계)\S{0,8} ?관세율? ?\S{0,4} ?(?:상향|인상|높[아였])|반?덤핑 ?(?:최종|예비)?(?:관세율?|마진)? ?['"‘“]?상향/,
    unless: /(?:中|日|중국|일본|베트남|수입|중국산|일본산)\S{0,4} ?(?:\S+ )?(?:반?덤핑|상계)|경쟁|반사|수혜|제로/,
  },
  // "3.8조 양극재 계약, 실제 공급액은 '973만원'": the description says that next to nothing was delivered.
  {
    ...{ from: 'good', to: 'bad', left: 0 },
    says: /계약|공급|수주/,
    andDescription:
      /계약이? ?(?:사실상 )?이행되지 (?:않|못)|계약\S{0,3} ?금액[을이] [^.]{0,20}?(?<![\d,]|조|억)\d{1,4}만\s?원으로/,
    unless: /소송|배상 ?받|승소/,
  },
  // Loans that nobody prolongs, a rating under review, an application that is taken back.
  ...fromEach(['good', 'neutral'], {
    ...{ to: 'bad', left: 0 },
    says: /(?:리파이낸싱|차환|만기 ?연장)\S{0,2} ?(?:협상 ?)?(?:에 )?(?:실패|불발|무산)|(?:신용|등급)\S{0,3} ?['"‘“]?하향 ?검토|(?:허가|승인) ?신청 ?(?:을 )?(?:자진 ?)?(?:취하|철회)|풋옵션[^…]{0,14}(?:쏟아|폭탄|러시)|(?:금지 ?성분|발암|이물|유해|결함|불량)[^…]*(?:…[^…]{0,12})?(?:회수|리콜)/,
    unless: /해제|제외|벗|재신청|다시 ?신청|경쟁|상대|반사|수혜|풀[렸었]|해소|→|무관|이상 ?없|[?]/,
  }),
  // "보안감점 1년 연장 통보": what bars from orders lasts longer.
  {
    ...{ from: 'good', to: 'bad', left: 0 },
    says: /(?:감점|벌점|입찰 ?제한|참가 ?제한|수입 ?금지|판매 ?금지|제재)\S{0,2} ?(?:\S+ )?연장/,
    unless: /불발|무산|않|안 ?[해하]|경쟁|[?]/,
  },
  // "매출 목표 7000억→3500억, 또 낮췄다": the company expects less of itself.
  ...fromEach(['good', 'neutral'], {
    ...{ to: 'bad', left: 0 },
    says: /□[^…]*(?:매출|판매|수주|인도|생산|실적|이익|연간) ?(?:목표|가이던스|전망치?)[^…]{0,30}(?:낮췄|낮춰|낮춘|하향|깎았|반 ?토막)/,
    unless: /목표 ?(?:주)?가|증권|투자의견|경쟁|대신|상향|[?]/,
  }),
  // "3상 접은 □", not that of a rival; "□, 380억원 세금 고지서", "□ 회원 412만명 연락처 샜다", "□ 법인에 1600억 배상 명령".
  ...fromEach(['good', 'neutral'], {
    ...{ to: 'bad', left: 0 },
    says: /(?:임상|[1-3]상)\S{0,2} ?접[은는] □|□\S{0,2} (?:(?!\S+[이가] )[^\s…]+ ){0,3}(?:\S*(?:임상|[1-3]상)\S{0,2} ?접(?:었|는다)|\d[\d,.]*[억조]\S{0,3} ?(?:세금 ?(?:고지서|폭탄|추징)|추징))|□[^…]*(?:회원|고객|이용자|정보|연락처)[^…]{0,14}(?:샜|새나|털렸|털려)|□\S{0,2} (?:\S+ )?(?:법인|자회사)에(?:게)? \d\S* ?(?:배상|지급) ?(?:명령|판결)/,
    unless: /취소|승소|피했|면했|돌려|환급|않|없[다었음]|막았|경쟁|보안|방지|무혐의|받아[내냈낸]|이끌어|[?]/,
  }),
  // "방사청, □ 입찰 6개월 막는다", "□ 설계도 샜다".
  ...fromEach(['good', 'neutral'], {
    ...{ to: 'bad', left: 0 },
    says: /□[^…]*(?:입찰|공공사업|조달)\S{0,2} ?(?:참[가여]\S{0,2} ?)?(?:\d+(?:개월|년|일)간? ?)?(?:막[는힌혀히았]|제한|금지|배제|못 ?[한들해])|□[^…]*부정당 ?업자\S{0,2} ?(?:제재|지정)|□[^…]*…\S{0,4} ?입찰 ?참[가여]\S{0,2} ?(?:자격 ?)?(?:\d+(?:개월|년|일)간? ?)?제한/,
    unless:
      /풀[렸려린]|해제|정지|취소|승소|이[겼긴겨]|무효|인용|위법|부당|뒤집|벗어|사면|중국|中|외국산|수혜|반사|지원|경쟁|면[했한해]|피했|않|불발|종료|[?]/,
  }),
  // "미수금 회수 물거품", "'나보타' 판매금지 집행정지 신청 기각": what was hoped for is lost.
  {
    ...{ from: 'good', to: 'bad', left: 0 },
    says: /물거품|□[^…]*집행 ?정지 ?신청\S{0,2} ?(?:기각|각하)/,
    unless: /피했|면했|우려|경쟁|상대|[?]/,
  },
];
