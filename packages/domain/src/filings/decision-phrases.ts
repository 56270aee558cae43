import type { FilingKind } from './filing-kind.ts';

/** Endings with which the press reports a decision as made. */
const decided = '(?:을|를)? ?(?:결정|결의|하기로|키로|공시)';
const lastWord = '(?=\\.{2,}|$|\\n)';
const phrase = (deeds: string): RegExp => new RegExp(`(?:${deeds})${decided}`);
const phraseOrEnd = (deeds: string): RegExp => new RegExp(`(?:${deeds})(?:${decided}|${lastWord})`);

/**
 * Words that report the decision of a filing itself. Without them a text can tell another matter of the same kind: a
 * purchase, an older contract, the plan of a shareholder.
 */
const phrases: Readonly<Partial<Record<FilingKind, RegExp>>> = {
  contract: /(?:공급|납품|판매) ?계약(?:을|를)? ?(?:체결|맺(?!은|나)|따(?:냈|내(?=\.|,|$|\n))|공시)/,
  contract_ended: /(?:공급|납품|판매) ?계약(?:을|를|이|가)? ?(?:해지|취소|파기|해제)/,
  treasury_acquisition: phrase('매입|취득|사들이'),
  treasury_trust: /신탁 ?계약(?:을|를)? ?(?:체결|맺)/,
  treasury_disposal: phrase('처분|매각'),
  treasury_cancellation: phraseOrEnd('소각'),
  dividend: phraseOrEnd('배당'),
  rights_issue: phraseOrEnd('유상증자|유증'),
  convertible_bond: phrase('발행'),
  exchangeable_bond: phrase('발행'),
  warrant_bond: phrase('발행'),
  shares_bought: phrase('인수|취득|양수'),
  shares_sold: phraseOrEnd('매각|처분|양도'),
  business_bought: phrase('인수|양수'),
  business_sold: phraseOrEnd('매각|양도'),
  assets_bought: phrase('취득|매입|양수'),
  assets_sold: phraseOrEnd('매각|처분|양도'),
  facility_investment: phrase('(?:시설|설비|공장)(?: ?신?증설)? ?투자|증설|신설'),
  lawsuit: /(?:소송|손해배상).{0,8}(?:피소|당해|당했|제기(?:됐|돼))|피소/,
};

/** Words that leave open whether a text tells the decision of the filing alone and as of now. */
const doubt = [
  // Changes, parts and totals.
  '정정|변경|증액|감액|상향|하향|축소|→|추가|별도|별개|누적|잔고|합산|합계|총|모두|도합|최대|나머지|일부|단계|옵션|[1-9]차(?!전지)| 중 |몫',
  '잇따|잇달|연이어|연속|[1-9]\\d*(?:척|기|대|건|곳|개국|회)(?![가-힣])|[두세네] ?(?:건|척|기|곳)|연간|연 |매년|년간|기본',
  // Other times.
  '작년|지난해|전년|지난달|이달|올해 들어|\\d월에|반기|분기(?! ?배당)|20\\d\\d년 (?:맺|체결)|년 전|지금까지|그동안|이후|이래|향후|앞으로|기보유|보유|완료|마무리|연장|이행|분쟁',
  // Plans, hopes and demands.
  'mou|양해각서|업무 ?협약|추진|검토|협상|임박|예정|계획|전망|예상|추정|관측|가능|기대|요구|촉구|제안|루머|풍문|(?<![건시신증개])설(?=[."\'\\s]|$)|듯|\\?|부인|아냐|아니|아닌|비공개|유보',
  // Other parties, and other amounts beside the decision.
  '자회사|계열|컨소시엄|공동|경쟁사|업계|라이벌|연구원|애널리스트|증권가|펀드|국민연금|주주(?!배정|총회)|회장|대표|임원|오너|일가|[가-힣]도 (?:수주|계약|공급)',
  '부가세|vat|우선주|특별|차등|자금|상환|차입|대출|인수금융|조달|청약|우리사주|참여|유치|몰려|수익|비용|합의|[12]심',
].join('|');
const doubtful = new RegExp(doubt);

/** Returns true when a text reports the decision of a kind as made, and nothing in it leaves that open. */
export function reportsDecision(kind: FilingKind, text: string): boolean {
  return phrases[kind]?.test(text) === true && !doubtful.test(text);
}
