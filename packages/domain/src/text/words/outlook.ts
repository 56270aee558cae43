/** What is foreseen, planned or rumoured. */
export const outlook = {
  /** What the market expects (labelled headlines): "솔빛전자, 4분기 컨센서스 2주째 1840억 제자리". */
  expectations: '기대|예상|전망|컨센서스',
  /** What somebody foresees (labelled headlines): "대한전력공사, 유럽 원전 수주전 기대에 오름세". */
  forecasts: '관측|기대|예상|전망|추정',
  /** Hopes, fears, rumours and whole sectors: no event of a company (labelled headlines): "반도체 업황 기대에 한별전자 강세". */
  noEvent: `기대|전망|관측|예상|우려|걱정|공포|가능성|임박|수혜|관련주|테마|업황|훈풍|(?:설|說)(?:에|$|["'”’ ])|한마디|[가-힣]{2}주 (?:동반|일제히)|株|순환매|프로그램|매수세|매도세|차익|매물|관세|법안|유가|환율|금리|운임|마진|정책|미지근|[?]`,
  /** A deed that is not decided (labelled headlines): "한별전자, 자사주 소각 추진". */
  open: `검토|살펴|타진|저울|논의|고려|방안|가능성|유력|임박|눈앞|추진|노린|노려|도전|설(?:에|이|…|$)|전망|기대|관측|예상|앞두|앞둔|준비|희망|나설|나선다|뛰어든|물망|후보(?!물질)|협상|할 듯|본격화|예고|계획|구상`,
  /** What is expected of a figure (labelled headlines): "참빛에너지, 2분기 영업익 시장 전망 밑돌아". */
  expectedFigures: '기대|예상|전망|추정',
  /** A figure that is a forecast (labelled headlines): "DL뷰티케어, 중국 매출 공백에 컨센서스 하회-대건". */
  forecastWords: `추정|예상|전망|기대|내다|관측|것으로|것이|것이란|달할|이를|가이던스|그칠|목표|겠|듯|봤|제시|컨센서스|평가|분석|예고|보인|점친|점쳐|판단|유력|낸다|난다|된다|진다|오른다|가능`,
  /** A deed that is planned (labelled headlines): "한별전자, 자회사 상장 계획". */
  planned: `예정|계획|추진|목표|방침|검토|예고|임박|앞[두둔]|전망|기대|구상|준비|할 듯|나[선설]다|하겠|키로|하기로|하려|논의|협의|심의|제안|요구|촉구|가능성|여부|방안|움직임|수순|막판|초읽기|신청|하면|(?:할|될|하는) 경우`,
  /** Views, hearsay and conditions (labelled headlines): "한별전자, 하반기 실적 개선 기대". */
  views: `소문|루머|증권|연구원|애널리스트|전망|예상|관측|추정|분석|봤다$|본다$|보인다|보여|알려졌|전해졌|거론|외신이|언론이 전|풀이|해석|평가|기대|우려|소식|따르면|가능성|경우|(?:채우|되|하|받)면 |것으로 (?!(?:잠정 )?집계)`,
  /** A figure that is reported (labelled headlines): "참빛에너지, 2분기 영업익 320억 기록". */
  reportedFigures: `기록(?!할|될)|집계(?!될)|냈(?!을)|늘었(?!을)|줄었(?!을)|뒷걸음|밝[혔혀힌]|공시|거뒀(?!을)|올렸|올려|머물렀|머물(?! (?:것|듯|전망))|그쳤|그쳐|증가했|감소했|확대(?!될)|축소(?!될)|늘어(?!날|난)|줄어(?!들|든)|넘었|달했|달한|이르러|전환(?!할|될)|벗어났|돌아[섰서](?!설)|신고|발표|잡았|거머|뛰[었며고어]|급[증감](?!할|될)`,
  /** A deed that is only considered (labelled headlines): "한별전자, 인적분할 검토". */
  considered:
    '검토|살펴|타진|저울|논의|고려|방안(?!(?:도|은|을|이)? (?:내년|다음|시행|확정|의결))|고심|모색|조율|가능성|만지작|따져|들여다|협의|협상|고민',
  /** Behind a deed that is only meant (labelled headlines): "보람테크, 유럽 공장 인수 추진". */
  meant:
    '추진|검토|타진|노[린리려]|목표|앞두|앞둔|예고(?=했|한다|됐|하)|희망|유력|임박|협상|논의|신청|요청|저울|준비|가시화|시도|고려|위한|위해|전제|조건',
  /** An order that may come (labelled headlines): "태산건설, 체코 원전 수주 유력". */
  hopedOrders: '전망|기대|유력|임박|예상|앞두|앞둔|노린|노려|추진|후보|우선협상|관측|가시화|눈앞|도전|할 듯',
  /** A figure that somebody foresees (labelled headlines): "이든마트, 3분기 영업손실 전망". */
  foreseenFigures: String.raw`추정|전망(?!치|의|[을를] (?:웃|밑|넘|크게))|내다|것으로(?!\.\.|…)|것이|것이란|달할|이를|낼 |될 |[가-힣]ㄹ 듯|할 듯|그칠|겠|가이던스|점[쳐친]|예상(?!치|보다|을|한|의|에|인| 밖)|기대(?!치|를|보다|에)|제시|목표로|관측|줄어들 |늘어날 |늘 것|[가-힣]다-|봤다|복귀할|넘길`,
  /** Verbs in the present that decide nothing (labelled headlines): "가람바이오, 나스닥 상장을 추진한다". */
  undecided:
    '추진|검토|모색|타진|논의|협의|조사|계획|요구|도전|경쟁|당|증가|감소|발생|성장|상승|하락|기록|위치|해당|차지|필요로|노',
  /** Nouns of verbs behind a plan (labelled headlines): "한별전자, 배당 확대 검토". */
  reportVerbs:
    '하기|추진|검토|예고|계획|결정|발표|공시|시작|강조|설명|전망|예상|기대|제시|추정|관측|평가|분석|유지|기록|목표|요구|제안|신고|합의|공개',
};
