/** Industries of the largest companies, in the words of the exchange, for as long as no live list names them. */
const companiesByIndustry: Readonly<Record<string, string>> = {
  전기·전자: '005930 000660 373220 009150 006400 267260 298040 010120 066570 247540',
  운송장비: '005380 012450 329180 000270 042660 012330 009540 010140 064350 047810',
  금융: '105560 055550 086790 316140 138040 024110 323410 071050',
  서비스: '035420 035720 259960 018260 443060',
  제약: '207940 068270',
  보험: '032830 000810',
  증권: '006800',
  유통: '028260 047050',
  전기·가스: '015760',
  철강·금속: '005490 010130',
  운송·창고: '011200',
  화학: '051910 096770',
  통신: '030200 017670',
  기계: '034020 042700',
  비금속: '003670',
  음식료: '033780',
};

/** Industry by the code of the company. */
export const bundledIndustries: ReadonlyMap<string, string> = new Map(
  Object.entries(companiesByIndustry).flatMap(([industry, codes]) => codes.split(' ').map((code) => [code, industry])),
);
