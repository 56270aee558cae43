import type { Filing, FilingFigure } from '../filings/filing.ts';

type Stated = readonly [name: FilingFigure['name'], value: number, unit?: FilingFigure['unit']];

/** A filing of invented content for specs; amounts are in won without a unit. */
export function filed(reportName: string, receivedOn: string, ...stated: Stated[]): Filing {
  const figures = stated.map(([name, value, unit = 'won']): FilingFigure => ({ name, value, unit }));
  return { receiptNo: `${receivedOn.replaceAll('-', '')}000001`, reportName, receivedOn, receivedAt: null, figures };
}

/** Filings that several specs hold articles against. */
export const contract = filed('단일판매ㆍ공급계약체결', '2026-11-18', ['contract_amount', 421_034_500_000]);
export const dividend = filed(
  '현금ㆍ현물배당결정',
  '2026-11-18',
  ['dividend_per_share', 1500],
  ['dividend_total', 123_400_000_000],
);
export const bought = filed(
  '주요사항보고서(자기주식취득결정)',
  '2026-11-18',
  ['treasury_shares', 1_500_000, 'shares'],
  ['treasury_amount', 98_700_000_000],
);
export const thirdQuarter = filed(
  '연결재무제표기준영업(잠정)실적(공정공시)',
  '2026-11-06',
  ['revenue', 3.421e12],
  ['operating_profit', 120.4e9],
  ['net_profit', 91.2e9],
);
export const rightsIssue = filed(
  '주요사항보고서(유상증자결정)',
  '2026-11-18',
  ['issue_amount', 300e9],
  ['new_shares', 11_000_000, 'shares'],
);
