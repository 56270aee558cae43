import { DOUBT, fromEach, type SideRule } from './figure-moves.ts';

/** What happened, but weighs too little, is only told again, or is not settled. The company's names stand as □. */
export const slightRules: readonly SideRule[] = [
  // "손실 규모는 매출의 0.05%", "연 매출은 약 12억": the description says how small it is.
  ...fromEach(['good', 'bad'], {
    ...{ to: 'neutral', left: DOUBT },
    says: /회수|리콜|정지|중단|계약|수주|공급|과징금|손실|화재|배상/,
    andDescription: /(?:최근 ?)?매출(?:액)?(?:의|에서| ?대비)[^.]{0,14}(?<![\d.])0\.\d+ ?%/,
    unless: /해지|횡령|분식|사망|숨[져졌진]|증가|감소|연체/,
  }),
  // "3분기 영업익 1379억 0.6%↑": nearly the same as before.
  ...fromEach(['good', 'bad'], {
    ...{ to: 'neutral', left: DOUBT },
    says: /(?:영업이?익|순이?익)[^…%]{0,20}(?<![\d.])0\.\d+% ?(?:↑|↓|증가|감소|늘|줄|상승|하락)/,
    unless: /최대|최고|역대|예상|컨센|전망|기대|상회|웃돌|하회|밑돌|흑자|적자|쇼크|서프|\d{2,}[\d.]*%/,
  }),
  // "순익 1조1324억, 컨센서스 부합…전분기比 3.5%↓": a little less, as was known.
  {
    ...{ from: 'bad', to: 'neutral', left: DOUBT },
    says: /(?:컨센서스|예상치?|전망치?|기대치?)\S{0,2} ?(?:에 )?부합/,
    unless: /\d{2,}[\d.]*% ?(?:↓|감소|급감|줄|하락)|적자|반 ?토막|쇼크|악화|상폐/,
  },
  // "영업익 1617억…34%↓ '희망퇴직 1500억 반영'": more than before without what came once.
  {
    ...{ from: 'bad', to: 'neutral', left: DOUBT },
    says: /□[^…]*(?:영업이?익|순이?익)/,
    andDescription:
      /(?:일회성|희망 ?퇴직|명예 ?퇴직|퇴직금|환손실|충당금)[^.]{0,18}(?:빼면|제외하면|제외 ?시|걷어내면|감안하면)(?:[^.]|\.\d){0,40}(?:증가|늘었|늘어|성장)/,
    unless: /적자|쇼크|하회|밑돌|목표/,
  },
  // "3분기 흑자? 뜯어보니 환입금이 절반".
  {
    ...{ from: 'good', to: 'neutral', left: DOUBT },
    says: /(?:흑자|호실적|최대 ?실적|깜짝 ?실적|서프라이즈|이익)\S{0,3}[?]…? ?(?:뜯어|들여다|따져|알고) ?보니|(?:흑자|실적|이익)\S{0,2} ?['"‘“]?착시/,
    unless: /진짜|탄탄|더 ?좋|저력/,
  },
  // "4분기 겨우 흑자 턱걸이", and results below what was hoped, as only the description says.
  {
    ...{ from: 'good', to: 'neutral', left: DOUBT },
    says: /(?:영업이?익|순이?익|흑자|실적|매출)/,
    andDescription:
      /(?:시장|증권가|증권사) ?(?:기대|예상|전망|추정)\S{0,3}[^.]{0,14}(?:밑돌|하회|못 ?미|큰 차이)|컨센서스\S{0,2} ?[^.]{0,10}(?:밑돌|하회|못 ?미)/,
    unless: /상회|웃돌|웃돈|뛰어넘|역대|최대|상향|목표가|흑자 ?전환/,
  },
  // "자사주 20만주 소각 완료": what was decided before is done.
  {
    ...{ from: 'good', to: 'neutral', left: DOUBT },
    says: /(?:자사주|자기주식)[^…]*(?:소각|매입|취득)\S{0,2} ?(?:완료|마[쳤쳐무]|끝)/,
    andDescription: /예고|계획에 따|예정(?:일|대로|된)|앞서|지난\S* ?(?:\d+월 )?(?:결정|결의|발표)/,
    unless: /추가|더 |또 |새로|결정|일찍|앞당|조기/,
  },
  // "손흥민과 재계약…2년 더": who advertises it.
  {
    ...{ from: 'good', to: 'neutral', left: 0 },
    says: /계약|발탁|기용|선정|동행/,
    andDescription: /(?:광고|전속|브랜드) ?모델|앰[버배]서더|홍보 ?대사/,
    unless: /수주|공급|매출|이익|수출|판권|기술|\d[조억]|급증|돌파/,
  },
  // "조감도 공개", "R&D에 2조 넘게 쏟는다", "연구동 준공": plans and houses of its own.
  {
    ...{ from: 'good', to: 'neutral', left: DOUBT },
    says: /조감도|(?:R&D|연구 ?개발비?)\S{0,2} ?(?:올해 )?\d\S*[조억]\S{0,2} ?(?:넘게 |이상 |규모 )?(?:쏟|투자|투입|편성|쓴다|붓)|(?:연구[동소원]|(?:R&D|연구) ?센터|사옥|교육장|체험관|쇼룸|홍보관)['"’”]?\S{0,2} ?(?:준공|개소|개관|오픈|완공|문 ?[연열])/,
    unless: /수주|계약|승인|매출|이익|독점|인수|유치|고객사/,
  },
  // "사장 '전고체 2027년 양산 흔들림 없다'": what a chief promises.
  {
    ...{ from: 'good', to: 'neutral', left: DOUBT },
    says: /(?:사장|대표|회장|부회장|CEO|의장|행장)\S{0,2},? ["“'‘][^"”'’]*(?:흔들림 ?없|차질 ?없|예정 ?대로|자신 ?있|최선|도약|원년|약속|책임질|이끌 것|만들 것|키울 것)[^"”'’]*["”'’]$/,
    unless: /배당|자사주|소각|\d[조억]|수주|계약|매각|증자/,
  },
  // "LFP 공급계약 '임박설'에 급등…회사 '협의 중'".
  {
    ...{ from: 'good', to: 'neutral', left: DOUBT },
    says: /설['"’”]?(?:에|로|…| )[^…]*(?:…[^…]*)?(?:협의 ?중|검토 ?중|논의 ?중|정해진 ?(?:것|바)|확정된 ?(?:것|바)|결정된 ?(?:것|바))/,
    unless: /수주|체결|확정(?!된)|승인(?!설)|역대|최대/,
  },
  // "과자값 인상…소비자단체 '즉각 철회해야'".
  {
    ...{ from: 'good', to: 'neutral', left: DOUBT },
    says: /(?:값|가격|요금|수수료|운임)\S{0,2} ?(?:또 |줄)?(?:인상|올[려린렸]|올라)[^…]*…[^…]*(?:소비자|시민|정부|국회|공정위|대통령|여론|정치권)[^…]*(?:철회|반발|비판|규탄|조사|경고|압박|꼼수|뭇매)/,
  },
  // "BW 청약에 10조 몰려…경쟁률 282대 1": new shares, however many want them.
  {
    ...{ from: 'good', to: 'neutral', left: DOUBT },
    says: /(?:(?<![A-Z])(?:BW|CB|EB)|신주인수권부사채|전환사채|교환사채|실권주)[^…]*(?:청약|경쟁률|몰[려렸린])/,
  },
  // "임금 2.7% 인상안 가결…12년 연속 무분규", where no strike had begun or threatened.
  {
    ...{ from: 'good', to: 'neutral', left: DOUBT },
    says: /(?:임금|임단협|임협|단체협약|단협|노사)[^…]*(?:가결|타결|합의|무분규)/,
    unless: /파업|올 ?스톱|직장 ?폐쇄|차질|극적|위기|철회|종료|풀[었렸려]|재개|정상화|연대|소송|분쟁|막판|결렬|장기/,
  },
  // "지수 잔류", not one that it falls out of.
  {
    ...{ from: 'bad', to: 'neutral', left: DOUBT },
    says: /□[^…,]*,? (?:[^\s…]+ )*(?:MSCI|FTSE|코스피 ?200|코스닥 ?150|지수)\S* ?(?:[^\s…]+ ){0,2}(?:잔류|남는다|남았다|지켰다)/,
    unless: /실패|불발|못|무산|□[^…]*(?:편출|제외|탈락)|[?]/,
  },
  // "앱 30분간 접속 장애…'현재 정상화'", "서버 3시간 먹통…복구 완료".
  {
    ...{ from: 'bad', to: 'neutral', left: DOUBT },
    says: /(?:\d+|한|두|세) ?(?:분|시간)(?:간|여|가량)? ?(?:\S+ )?(?:장애|먹통|오류|지연|접속 ?불가)[^…]*…[^…]*(?:정상화|복구|해결|해소)/,
    unless: /유출|해킹 ?확인|배상|보상금|과징금|제재|검사|또 |반복|\d번째|잇단|늑장|피해 ?(?:신고|접수)|결제|못 ?(?:해|하)|체결/,
  },
  // "질소 누출…작업자 1명 병원 이송", where nothing stops.
  {
    ...{ from: 'bad', to: 'neutral', left: DOUBT },
    says: /누출|화재|불|사고|정전|부상/,
    andDescription:
      /(?:생산|공장|조업|가동)\S{0,4}(?:[은는이가]| )[^.]{0,8}(?:정상 ?가동|차질\S{0,2} ?없|영향\S{0,2} ?없|정상적으로 ?가동)|(?:생산|가동|조업)(?: ?차질|에 ?(?:차질|영향))[은이]? ?없/,
    unless: /사망|숨[져졌진]|사상|폭발|전소|대피|중단|멈[춰췄춘]|구속|수사|압수|기소|특별 ?감독|중대 ?재해|참사|붕괴/,
  },
  // "천안사업장 세척동서 불…40분 만에 진화": put out, which is none to be glad of.
  {
    ...{ from: 'good', to: 'neutral', left: 0 },
    says: /(?:에서|서|에) (?:큰 ?)?불(?:[이,]|…| )[^…]*(?:…[^…]*)?(?:진화|피해\S{0,2} ?없|꺼[졌져])/,
    unless: /보험|매출|수주/,
  },
  // "검찰, □ 前 임원 기소": somebody who left, and what has nothing to do with those who lead it.
  {
    ...{ from: 'bad', to: 'neutral', left: DOUBT },
    says: /(?:前|전직|전 )\S{0,2} ?(?:임원|대표|회장|직원|사장|임직원)/,
    andDescription: /(?:현 ?경영진|현재 ?경영진|회사)\S{0,2} ?(?:\S+ )?(?:관련이? ?없|무관)/,
    unless: /횡령|배임|분식|유출/,
  },
  // "법원, '과장광고' 과징금 28억 정당": what was paid long ago.
  {
    ...{ from: 'bad', to: 'neutral', left: DOUBT },
    says: /(?:과징금|제재|추징금|세금)[^…]*(?:정당|적법|확정|패소)/,
    andDescription: /이미 ?(?:\S+ )?(?:납부했|납부를 마|냈다|낸 상태)/,
  },
  // "화물 전용기 2호 반납 마무리": what it gives back as planned, not a right that it loses.
  {
    ...{ from: 'bad', to: 'neutral', left: DOUBT },
    says: /반납\S{0,2} ?(?:절차\S? ?)?(?:마무리|완료|마[쳤쳐])/,
    unless: /면허|인가|운수권|노선|사업권|특허|라이선스|보조금|상여|연봉|임금/,
  },
  // "쟁의행위 투표 가결…파업 여부는 휴가 뒤": it may strike, and has not said so.
  {
    ...{ from: 'bad', to: 'neutral', left: DOUBT },
    says: /(?:쟁의|파업)[^…]*가결…[^…]*(?:교섭 ?(?:재개|계속|이어|더)|여부\S? |대화|휴가 ?뒤|추후|나중|아직)/,
    unless: /돌입|강행|예고|나선|\d일부터|총파업|전면|부분 ?파업|첫|최대|결렬/,
  },
  // "회계처리 위반 의혹, 그 후", "과징금 130억 되짚기": told again.
  ...fromEach(['good', 'bad'], {
    ...{ to: 'neutral', left: DOUBT },
    says: /,? 그 ?(?:후|뒤)(?=["'”’…]|$)|되짚|복기(?:해|하|$)|재조명|톺아/,
    unless: /확정|선고|기소|[^가-힣]최종 ?판결/,
  }),
  // "임상 1상 IND 승인", "2상 첫 환자 투약": a trial that begins.
  {
    ...{ from: 'good', to: 'neutral', left: DOUBT },
    says: /첫 ?환자 ?(?:투약|투여|등록)|환자 ?(?:모집|등록) ?(?:시작|개시|착수)|1(?:\/?2a?)?상 ?(?:IND|임상시험계획|시험 ?계획)\S{0,4} ?승인/,
    unless: /완료|성공|입증|계약|수출|기술 ?이전|마일스톤|기술료|세계 ?최초|허가|3상/,
  },
];
