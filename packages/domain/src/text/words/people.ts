/** Who acts in a company and near it. */
export const people = {
  /** Heads of a company (labelled headlines): "최정훈 태양그룹 사장, 삼진대우건업 대표이사 회장 선임". */
  chiefs: '대표|사장|의장|회장',
  /** Ranks before which a name stands (labelled headlines): "하윤석 부사장, 스페론 보유 주식 모두 처분". */
  officers: '교수|대표|부사장|사장|상무|의원|장관|전무|총장|행장',
  /** What somebody is made (labelled headlines): "오르온AI팜, 신임 대표에 차은수 전 부사장". */
  newChiefs: 'CEO|대표|대표이사|사장|의장|회장',
  /** Titles behind a name (labelled headlines): "박우경 대표이사, 저스온텍 보유주식 늘어". */
  titles: `대표이사|대표|회장|부회장|사장|부사장|최고경영자|총수|창업자|창업주|이사장|행장|전무|상무|본부장|센터장|연구원|애널리스트|이코노미스트|교수|장관|차관|의원|위원장|총재|변호사|박사|의장|총리|대통령|CEO|CFO|CTO|COO`,
  /** Companies near the one in question (labelled headlines): "누리반도체 소부장 협력사 '담합' 과징금 180억". */
  kinFirms: '경쟁사|계열사|모회사|자회사|협력사',
  /** Who acts within a clause (labelled headlines): "동국제지-해림산업 컨소시엄, 골판지 업체 '대하' 품는다". */
  organisations: '계열사|법원|법인|본사|업체|정부|주주|컨소시엄|회사',
  /** Whom a sentence may name though the source does not (labelled headlines): "제이지-툴, 최대주주 주식담보 계약 기간 연장 따라 공시 정정". */
  actors: `증권사|증권가|증권사들|증권가들|회사|자회사|계열사|모회사|최대주주|대주주|주요주주|[1-9]대주주|주주|시장|업계|대기업|기관투자자|기관투자가|기관투자가들|투자자|개인투자자|거래소|법원|검찰|경찰|당국|금융당국|정부|이사회|노조|임원|대표|공동대표|창업자|신용평가사|애널리스트|연구원|경쟁사|고객사|협력사|사모펀드|행동주(?:의)?|연기금|은행|조합|주가|실적|매출|영업이익|순이익|영업손실|순손실|이익|목표주가|목표가|적자|흑자|점수|수요|주문|수주|계약|업황|경쟁|비용|원가|환율|금리|규제|정책|수출|내수|성장|투자|불확실성|수익성|기대감|우려|소식|호재|악재|신제품|신약|공장|설비|판매|가격|물량|기술|특허|임상|배당|증자|소송|조사|제재`,
  /** Ends of the names of brokerages (labelled headlines): "대정금융투자증권, 최고 연 5.04% 스텝다운형 ELS 비대면 판매". */
  houses: '금융투자|금투|증권|투자|투자증권',
  /** Who knows a company from inside, and whose sales are told (labelled headlines): "수림웹노블, 최대주주 노블릭스홀딩스 담보주식 늘려". */
  insiders: '임원|경영진|대표|회장|창업자|최대주주',
  /** Holders whose sale harms, and words of a forced one (labelled headlines): "수림웹노블, 최대주주 노블릭스홀딩스 담보주식 늘려". */
  sellers: String.raw`최대주주|대주주|\d대 ?주주|임원|회장|사장|대표|오너|창업|총수|일가|자사주|자기주식|□ ?(?:지분|주식)|주주 |반대매매|손절|손실|절반|급락|하락|할인`,
  /** Causes of a move that are the company's own (labelled headlines): "한온로봇, 최대주주 한온투자 보유주식 담보로 대출". */
  ownCauses: String.raw`창업[자주]|대표|회장|의장|총수|오너|최대주주|자회사|자사주|신작|신약|임상|실적|깜짝 ?실적|어닝|무상증자|유상증자|유증|배당|역대|사상|최대|대규모|\d`,
  /** What a company is chosen to be (labelled headlines): "부산시, '너울 데크길' 정비사업 낙찰자 선정". */
  roles:
    '시공사|사업자|대상자|협상자|기관|공급사|공급업체|납품업체|기업|운영사|시행사|낙찰자|대상|업체|수행기관|주관사|주관기관|파트너|참여사|거점|후보지|입지',
  /** Who is supplied (labelled headlines): "서진백화점그룹, 지주 전환 '퍼즐' 다 맞췄다". */
  receivers: '매장|점포|편의점|마트|백화점|병원|학교|고객사|업체|제조사|은행|국방부|[육해공]군|[가-힣]{2}청|그룹',
};
