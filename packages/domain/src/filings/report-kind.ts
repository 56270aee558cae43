import type { FilingKind } from './filing-kind.ts';

/**
 * Kinds by the words of a report name without blanks and dots. The first that fits counts, so reports about a decision
 * come before the decision, and its end before its start.
 */
const kindsByWords: readonly (readonly [RegExp, FilingKind])[] = [
  // Notices that name a decision made earlier.
  [/^(?:권리락|배당락|추가상장|변경상장|신규상장|재상장|의무보유|보호예수|명의개서)/, 'other'],
  [/^해외(?:증권)?시장/, 'other'],
  [/조회공시.*답변|조회(?:공시)?(?:요구)?답변/, 'answer'],
  [/(?:풍문|보도).*해명|해명공시/, 'clarification'],
  [/조회공시/, 'inquiry'],
  [/소유상황보고|소유현황보고|소유주식변동|거래계획보고/, 'insider_ownership'],
  [/대량보유/, 'large_holding'],
  [/최대주주.{0,4}변경|경영권(?:변경|양수도)|주식양수도계약/, 'control_change'],
  [/공개매수/, 'tender_offer'],
  [/주주총회|주총(?!장)|주주명부|기준일(?:설정|결정|공고)/, 'meeting'],
  [/기업설명회|IR개최|실적공시예고|실적발표예고/, 'investor_relations'],
  [/감사보고서|감사의견|검토의견/, 'audit_report'],
  [/^(?:사업|반기|분기)보고서/, 'periodic_report'],
  [
    /(?:자기주식|신탁|신탁계약).*(?:결과|상황|이행)보고|종료보고서|실적보고서|증권신고서|투자설명서|일괄신고|소액공모|효력발생/,
    'follow_up',
  ],
  [
    /발행(?:가액|결과|후만기전)|만기전(?:사채)?취득|청약결과|납입완료|실권주|(?:전환|행사|교환)가액|(?:전환|신주인수|교환)(?:청구)?권.{0,8}행사|철회신고서/,
    'follow_up',
  ],
  // Bonds that were issued before change hands: "제3자의전환사채매수선택권행사", "자기전환사채매도결정".
  [/(?:전환|교환|신주인수권부)사채권?(?:의)?(?:매수선택권|매도)|감자완료/, 'follow_up'],
  // The exchange and insolvency.
  [/불성실공시/, 'unfaithful_disclosure'],
  [/횡령|배임/, 'embezzlement'],
  [
    /(?:상장폐지|관리종목|거래정지|상장적격성|투자주의환기종목|개선기간).*(?:해제|해소|미해당|제외|유지결정)|상장유지(?:결정|의결|$)/,
    'listing_relief',
  ],
  [/상장폐지|상장적격성|개선기간|정리매매/, 'delisting'],
  [/관리종목|투자주의환기종목/, 'watched_issue'],
  [/(?<!은행)(?<!당좌)거래정지/, 'trading_halt'],
  [/(?:회생|파산).*(?:종결|기각|취하|취소)|관리절차.*(?:종결|해제|졸업)/, 'insolvency_ended'],
  [/부도|회생절차|회생계획|파산|(?:은행|당좌)거래정지|관리절차|해산사유|워크아웃/, 'insolvency'],
  [/원리금.*(?:해소|변제|상환|납부)|기한이익.*회복/, 'follow_up'],
  [/원리금.{0,6}(?:연체|미지급)|기한(?:의)?이익(?:의)?상실|채무불이행/, 'default'],
  [/(?:영업|생산|조업|가동)(?:의)?재개|(?:영업|업무)(?:의)?정지해제/, 'resumption'],
  [/영업(?:의|\([^)]*\))?정지|(?:생산|조업|가동)중단|업무정지/, 'suspension'],
  [/소송.*(?:판결|결정)|(?:판결|결정).*소송/, 'lawsuit_ruling'],
  [/소송|가처분|손해배상/, 'lawsuit'],
  [/(?:벌금|과징금|추징금|과태료)(?:등)?(?:의)?(?:부과)(?!.*(?:취소|철회|감경|환급|예고))/, 'fine'],
  // Results.
  [/실적.*전망|전망.*공정공시|^수시공시의무|^장래사업|장래사업경영계획/, 'fair_disclosure'],
  [/잠정\)?실적|영업실적|손익구조|매출액.*변[경동]/, 'earnings'],
  // Own shares.
  [/신탁.*(?:해지|해제|종료)/, 'treasury_trust_ended'],
  [/신탁계약|자기주식.*신탁/, 'treasury_trust'],
  [/(?:주식|자사주|이익)소각|소각결정/, 'treasury_cancellation'],
  [/(?:자기주식|자사주)(?:의)?(?:취득|매입)/, 'treasury_acquisition'],
  [/(?:자기주식|자사주)(?:의)?(?:처분|매각)/, 'treasury_disposal'],
  // Capital.
  [/유상?무상증자|유상증자/, 'rights_issue'],
  [/무상증자/, 'bonus_issue'],
  [/신주인수권부사채/, 'warrant_bond'],
  [/교환사채/, 'exchangeable_bond'],
  [/전환사채|전환형조건부자본/, 'convertible_bond'],
  [/감자/, 'capital_reduction'],
  [/현금.{0,4}배당|주식배당|배당결정|중간배당|분기배당|결산배당|현물배당/, 'dividend'],
  // Reorganisation.
  [/주식분할|액면분할/, 'share_split'],
  [/주식병합|액면병합/, 'share_consolidation'],
  [/주식.{0,5}교환|주식이전/, 'stock_exchange'],
  [/분할/, 'split'],
  [/합병/, 'merger'],
  // Contracts. What is paid under one that was made before is no new one.
  [/마일스톤.{0,6}(?:수령|달성|입금|유입)|(?:기술료|로열티).{0,6}수령/, 'follow_up'],
  [
    /(?:단일판매|공급계약|판매계약|(?<![소특우])수주|기술(?:이전|수출)계약).*(?:해지|해제|취소|파기|종료|철회)/,
    'contract_ended',
  ],
  [/단일판매|공급계약|(?<![소특우])수주(?!주|식)|기술(?:이전|수출)계약/, 'contract'],
  // Deals and investment.
  [/(?:타법인|다른법인).*(?:취득|양수)/, 'shares_bought'],
  [/(?:타법인|다른법인).*(?:처분|양도)/, 'shares_sold'],
  [/영업(?:의)?(?:전부|일부)?양수(?!도)/, 'business_bought'],
  [/영업(?:의)?(?:전부|일부)?양도/, 'business_sold'],
  [/(?:유형|유무형)자산.*(?:취득|양수(?!도))/, 'assets_bought'],
  [/(?:유형|유무형)자산.*(?:처분|양도)/, 'assets_sold'],
  [/시설투자|설비투자/, 'facility_investment'],
  [/파생상품거래손실/, 'derivative_loss'],
];

/** A court keeps a sanction from taking effect for now. */
const stayed = /(?:집행|효력)정지(?:가처분)?(?:신청)?(?:이|의)?(?:일부)?(?:인용|결정)|(?:집행|효력)정지$/;

/**
 * Returns the kind of a report by its name, else by its details: a general name ("기타경영사항") carries its matter in
 * parentheses. Both are without blanks and dots.
 */
export function findReportKind(name: string, details: readonly string[]): FilingKind {
  // The halt of a stock that leaves the market is lifted for its last trades.
  if (details.some((detail) => detail.includes('정리매매'))) return 'delisting';
  const matter = [name, ...details].map(kindByWords).find((kind) => kind !== null);
  if ((matter === 'suspension' || matter === 'delisting') && details.some((detail) => stayed.test(detail)))
    return 'follow_up';
  if (matter !== undefined) return matter;
  return details.some((detail) => detail.includes('공정공시')) ? 'fair_disclosure' : 'other';
}

function kindByWords(text: string): FilingKind | null {
  return kindsByWords.find(([words]) => words.test(text))?.[1] ?? null;
}
