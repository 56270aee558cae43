/** Currencies, counters and words beside a figure. */
export const amount = {
  /** Currencies other than the won (labelled headlines): "도담지주, 5억달러 외화채 발행". */
  foreignCurrencies: '달러|엔|위안|유로',
  /** Counters (labelled headlines): "해오름조선, LNG선 2척 수주". */
  counters: '개|건|곳|대|명|주|척',
  /** Units behind a record figure (labelled headlines): "세온게임즈 신작 100만장 판매". */
  countedThings: '개|건|달러|대|명|병|원|잔|장|회',
  /** Words that measure an amount (labelled headlines): "제로파워, 결산배당 주당 70원 현금으로 지급 결정". */
  sizes:
    '가량|규모|마련|미만|배당|배상|상당|상환|수주|수준|안팎|어치|이내|이상|조달|지급|지원|초과|추가|출자|투입|투자|한도',
  /** What stands between a figure and its verb (Standard Korean particles): "한별, 약속보다 반년 일찍 자사주 5.1% 소각 마쳐". */
  afterFigures: '%|가|가까이|게|넘게|는|도|명|배로?|보다|원|으로|은|이|주',
  /** Behind a span of time (labelled headlines): "소리울텔레콤, 신규영업 50일 만에 재개". */
  spans: '만에|만의|연속|째',
  /** What a result is compared with (labelled headlines): "작년 주식 쪼갠 21곳, 성적표 열어보니". */
  pastPeriods: '1년 전|작년|전 ?분기|전년|지난해|직전 ?분기',
  /** Behind a period that is only compared with (labelled headlines): "누리반도체 매출, 지난해 같은 분기보다 12% 늘어". */
  comparisons: '같은|대비|동기|보다',
  /** Nouns that have a figure (labelled headlines): "수주 잔고부터 남다른 RBTIC, 내년 이익 두 배 뛴다". */
  figureNouns: `[률율값액]|지분|주식|비중|이익|매출|손실|가격|운임|자사주|배당|인력|직원|판매|판매량|출하량|생산량|수출|수입|수주|잔고|자산|부채|점포|가입자|회원|이용자|생산능력|투자|성과급|위약금|청약|경쟁률`,
  /** Words beside a figure that are no noun of it (labelled headlines): "가람증권, 한성SDL 목표주가 37만원으로 높여". */
  figureNeighbours: `으로|에서|보다|각각|기준|대비|주당|1주당|보통주|우선주|올해|지난해|작년|전년|전날|당초|기존|종전|최초|앞서|내년|분기|상반기|하반기|규모|최대|최소|평균|추가|모두|전량|현재|오전|오후|장중|이날|동기|증가|감소|상승|하락|기록|목표주가|목표가|적정주가`,
  /** Nouns before 가, a price (labelled headlines): "도담리츠, 오피스 매각 차익에 3년 만의 최고가". */
  priceKinds:
    '증권|정|종|시장|전문|(?:기관)?투자|매입|발행|전환|공모|희망공모|적정|상한|하한|최고|최저|예정|확정|인수|분양|매각|취득|처분|체결|평균|할인|액면|기준|기업|사업|청약',
  /** Units behind a figure (labelled headlines): "해오름조선, LNG선 2척 5200억에 수주". */
  units: String.raw`주|%|원|달러|유로|엔|위안|어치|척|대|기|건|곳|개|명|량|문|t|톤|편|종|호기|단계|정|W|Wh|회분|분의 \d|가구|세대|세트`,
  /** Currencies that no sentence writes out (labelled headlines): "스퀘어엔터, 싱가포르 NFT 거래소 '오픈링크'와 손잡아". */
  otherMoney: '[弗元]|캐나다|호주|홍콩|싱가포르|대만|파운드|루피|리얄|디르함|페소|헤알|바트|즈워티|크로네|프랑|루블',
  /** Days by their Korean names (labelled headlines): "KD솔라솔루션 닷새 널뛴 끝에 급등 마감". */
  days: '하루|이틀|사흘|나흘|닷새|열흘|보름',
  /** When, before 에 (labelled headlines): "한별전자, 내년에 신공장 착공". */
  times: String.raw`\d\S*|올해|내년|내달|이달|연말|연내|반기|분기|[년월]초|[년월]말|하루|이틀|사흘|보름|반년`,
  /** When and since when (labelled headlines): "비에이플렉스, 올해도 내년도 최대 이익 경신-신우금투". */
  datedBy: String.raw`\d\S*|올해|내년|내달|이달|오는|다음|지난|매년|매월|향후|앞으로|약|달|해|창사|창립|출시|상장|착공|\S+ ?만에`,
};
