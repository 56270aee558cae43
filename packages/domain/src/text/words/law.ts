/** Courts, suits and what authorities impose. */
export const law = {
  /** What an authority has somebody pay (labelled headlines): "국토부, 온새미항공에 정비 위반 과징금 35억". */
  fines: '과징금|과태료|벌금|제재금',
  /** Courts (labelled headlines): "도담생명, 즉시연금 소송 대법원서 최종 승소". */
  courts: '고법|대법원|법원|지법',
  /** What is brought before a court (labelled headlines): "참빛에너지, 780억 과징금 소송 대법서 뒤집었다". */
  suits: '분쟁|소송|심판|재판',
  /** Instances of a court (labelled headlines): "이든병원, 의료사고 소송 항소심서 뒤집기 승리". */
  instances: '[123]심|항소심|상고심',
  /** How a suit ends (labelled headlines): "'마루 까짐' 하자 소송, 입주민이 이겼다". */
  outcomes: '승소|이겼|졌|패소',
  /** Suits and instances in headlines of a ruling (labelled headlines): "'신약 허가 취소' 소액주주, 오성유전·오성제약 상대 항소심서도 고배". */
  shortSuits: '소송|재판|항소심|1심|2심|대법',
  /** What an authority grants (labelled headlines): "한빛에어 주가, 합병 승인 이틀째도 高高". */
  permits: '승인|인가|허가',
  /** A request that is taken up (Standard Korean conjugation, rulings of courts): "메디톡신셀, '보툴렉셀 허가 취소' 집행정지 인용에 상한가 근접". */
  accepts: '동의|받아들[여였인](?!지)|수락|수용|인용|(?<![가-힣])인가',
  /** What only the exchange decides (names of notices of the exchange (KRX)): "동주정공, 합병 결정에 주권매매거래정지". */
  exchange: '거래소|투자(?:경고|위험|주의)|상장|매매거래|거래정지|공시',
  /** What an authority abroad speeds up (labelled headlines): "가람바이오 항암제, FDA 희귀의약품 지정". */
  rightToSupport: '기술|의약품|치료제|트랙',
  /** Who decides, behind whose name a bare 서 is 에서 (labelled headlines): "공정위, 한결정유 등 4사 담합 조사". */
  deciders: `법원|이사회|주총|총회|[고지]법|헌재|[123]심|항소심|상고심|최종심|재판|소송|심판|중재|공정위|금감원|금융위|국세청|식약처|거래소|업체|기업|은행|당국|정부|(?:파트너|협력|고객|제약|투자|운용|경쟁|발주|보험|자회|모회|조선|선)사|선주|학회|전시회|박람회|포럼|대회|경매|시장|공장|현장|대학|병원|그룹|[1-4]상`,
  /** Authorities and others outside that open a headline (labelled headlines): "주요주주 리버스톤인베스트먼트, 착한속옷 지분 줄여". */
  outsiders: `검찰|경찰|공정위|금감원|금융위|증선위|국세청|특검|노동부|공수처|거래소|기심위|법원|대법|대법원|고법|지법|헌재|식약처|환경부|국토부|산업부|복지부|고용부|과기정통부|문체부|농식품부|해수부|중기부|행안부|개인정보위|개인정보보호위|방통위|방미통위|중노위|관세청|특허청|방사청|조달청|서울시|부산시|경기도|FDA|EMA|무디스|피치|S&P|한신평|나신평|한기평|조합|자산운용|사모펀드|국민연금|국민연금공단|은행|파트너스|인베스트먼트|캐피탈|PE|PEF|홀딩스`,
  /** What was not granted, won or done (labelled headlines): "미르방산, 폴란드 장갑차 4조 수주전서 고배". */
  refused: `못[^지]|않|반려|불승인|불인가|불허|불합격|거절|거부|부결|보류|탈락|불발|좌절|실패|미승인|퇴짜|고배|외면|하회|보완 ?요구|crl|채[가갔간]|뺏|빼앗|낙방|실격|미끄러|부적합|무산|석패`,
  /** What is applied for (labelled headlines, notices of FDA and MFDS): "가람렌터카, 유가증권시장 상장 예비심사 청구". */
  filings: `허가|승인|인가|심사|예비심사|회생절차|회생|파산|상장|이전상장|등록|인증|특허|가처분|집행정지|지정|변경|시험|IND|NDA|BLA|개시|철회|조정|중재|면허|취소|등재|정지|이의|재심|보호|챕터11|매매|유예|해제|구제|품목허가|신속심사|우선심사|가속승인|허가신청|임상|[1-3]상|절차|연장|워크아웃|법정관리|중지|폐지|참여`,
  /** What others decide of a company (labelled headlines): "금융위, 매출 부풀린 원격서포트에 과징금 6억원 의결". */
  decidedByOthers: String.raw`상장 ?폐지|거래 ?정지|거래 ?재개|집행 ?정지|절차 (?:개시|폐지|종결)|인가|허가|승인|등록|등재|인용|기각|각하|편입|편출|(?:상장|등급|지위) ?유지|등급 ?(?:상향|하향|강등)|(?:과징금|처분|허가|승인|면허|지정|선정)(?: \S*\d\S*원)? 취소|기간 부여|(?:관세|세금|제재) 면제|지정|(?:보조금|국비|정부) 지원|(?<!자율)배상|손해배상 \S*\d\S*원|(?:과징금|과태료|벌금|추징금)(?: \S*\d\S*원)?(?: 부과)?`,
  /** What is won or lost in court (labelled headlines): "소액주주 2400명, 다온화학 이사회에 900억 손배소". */
  courtNouns: '소송|손배소|[123]심|항소심|상고심|최종심|재판|다툼|분쟁|중재|심판|대법|대법원|법원|고법|지법|판결',
  /** Ends of the names of authorities (labelled headlines): "거래소, 한별전자 상장적격성 실질심사 대상 결정". */
  authorityEnds:
    '법원|법|위|원|처|청|부|거래소|당국|FDA|EMA|PMDA|NMPA|ITC|SEC|은행|채권단|정부|시|군|도|세관|협회|공단|공사|심판소|위원회',
  /** Papers that are handed in (labelled headlines): "세온게임즈, 임원 보유주식 변동 보고서 제출". */
  submitted:
    '의향서|LOI|신고서|신청서|보고서|계획서|계획|서류|자료|답변|의견서|이의|제안서|안|서한|탄원서|각서|동의서|소명서|요청서|정정신고서|감사보고서|사업보고서',
  /** What only an authority does (labelled headlines): "금감원, 도담증권에 기관경고 제재". */
  authorityDeeds: `승인했|허가했|부과했|지정했|기각했|받아들였|선고했|수사|조사(?:를|에)|압수수색했|제재|처분을 내|통보했|경고했|정지했|명령했|인용했|(?:등급|전망)[^.]*(?:올렸|내렸|낮췄|높였)`,
  /** A scandal that is over (labelled headlines): "한결정유, 담합 의혹 무혐의". */
  cleared: '무혐의|해소|벗|종결|종료|일축|불식|기각|무죄|승소|털|철회|아니|무관|걷|마침표|끝',
};
