// Markers that a word means a company. Each is about language (kinds of words around a name), none about a single
// company.

/** Directly before the name: the kind of business, or a headline tag. */
const apposition =
  /(?:(?<!변호|판|검|의|교|강|감|도|박|기|형|약|간호|회계|세무|노무|요리|마술|목|하|인|조)[가-힣]사|기업|업체|회사|상장사|제조사|개발사|운영사|전문기업|전문업체|계열사?|제약사|건설사|식품사|유통사|통신사|게임사|항공사|보험사|은행|지주사|대장주|관련주|대기업|중견기업|수출기업|메이커|플랫폼|그룹|특징주\]|종목\]|공시\]|단독\]|속보\]|클릭 e종목\]|\(주\)|주식회사) ?["'·]?$/;
/** Directly after the name: words that only apply to companies. */
const possession =
  /^(의|,)? ?["']?((?:52주|장중|연일|사상|역대) )?((?:[0-9.]+%)|주가|주식|주주|보통주|지분|(?:전|前) ?(?:회장|대표|사장|임원|부회장|부사장)|대표이사|대표|회장|부회장|사장|부사장|창업주|오너|이사회|주총|노조|노사|임직원|실적|영업이익|영업익|영업손실|순이익|순익|매출|상한가|하한가|급등|급락|강세|약세|신고가|신저가|목표가|목표주가|공시|자사주|배당|유상증자|무상증자|전환사채|감사의견|거래정지|상장폐지|관리종목|최대주주|경영권|대주주|자회사|협력사|관계자|관계자는|\(주\)|공장|본사|신제품|고객사|시총|시가총액|개미|투자자)/;
/** Directly after the name, with a subject particle: the sentence is about acts of the company. */
const doings =
  /(밝혔|공시|발표했|출시|체결|수주|인수|매각|계약|증설|투자|설립|개최|선임|공급|기록|올랐|내렸|상승|하락|급등|급락|강세|약세|거래되|마감|영업이익|매출|흑자|적자|실적|상장|배당|소각|합병|분할|신고가|진출|수출|개발|양산|특허|승인|임상|소송|횡령|배임|과징금|리콜|파업|늘렸|줄였|나섰)/;
/** Words of the stock market and of company news in general. One of them in the same text is a weak marker. */
const market =
  /주가|주식|코스피|코스닥|증시|상장|영업이익|영업익|영업손실|순이익|순익|매출|실적|흑자|적자|공시|수주|계약|목표주가|목표가|증권|지분|인수|합병|자사주|배당|상한가|하한가|특징주|급등|급락|강세|약세|공장|신제품|수출|특허|임상|대표이사|거래정지|상장폐지|감사의견|유상증자|전환사채|투자의견|컨센서스|어닝|가동률|신사업|점유율|시총|과징금|희망퇴직|공정위|소송|승소|패소|총수|지주사|계열|완판|매장|점포|브랜드|특허|신약|출시|합작|리콜|구조조정|회사채|신용등급|판매량|업황/;

const headTag = /^(\[[^\]]*\] ?|\([^)]*\) ?|<[^>]*> ?|["'] ?)*$/;

/** Points for the company from one mention. `segment` is the sentence or headline part, `whole` is the whole text. */
export function companyPoints(mention: {
  before: string;
  after: string;
  ending: string;
  segment: string;
  whole: string;
  /** True when another listed company is next to it (삼양사·대상). */
  amongCompanies: boolean;
}): number {
  let points = 0;
  if (headTag.test(mention.before) && /^ ?,/.test(mention.after)) points += 3;
  if (/\(주\) ?$/.test(mention.before) || /^ ?\(주\)/.test(mention.after)) points += 5;
  if (/^ ?[[(](A|KRX:|KQ:)?[0-9][0-9A-Z]{5}[)\],.]/.test(mention.after)) points += 5;
  if (mention.amongCompanies) points += 3;
  if (apposition.test(mention.before)) points += 3;
  if (possession.test(mention.after)) points += 3;
  if (/^(은|는|이|가) /.test(mention.after) && doings.test(mention.after)) points += 2;
  if (/["'] ?$/.test(mention.before) && /^ ?,/.test(mention.after)) points += 2;
  // Market words alone do not make a word a company (증권사 성과급 지급 대상).
  if (market.test(mention.segment)) points += 1;
  if (points > 1 && market.test(mention.whole)) points += 1;
  return points;
}

/** Returns true when a text is about business at all. */
export function isAboutBusiness(text: string): boolean {
  return market.test(text);
}
