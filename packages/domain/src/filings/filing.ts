import type { NamedDay } from './named-day.ts';

/**
 * Names of the figures that a filing states. Amounts are in won, unless `unit` says otherwise. In percent, a result is its
 * change against the year before, a contract its part of the yearly revenue, an investment, stake or loss its part of the
 * equity, a reduction or a holding its part of the shares, and a change of a holding so many points of it.
 */
export const filingFigureNames = [
  'contract_amount',
  'revenue',
  'operating_profit',
  'net_profit',
  'treasury_shares',
  'treasury_amount',
  'new_shares',
  'issue_amount',
  'bond_amount',
  'dividend_per_share',
  'dividend_total',
  'transfer_amount',
  'claim_amount',
  'investment_amount',
  'loss_amount',
  'reduced_shares',
  'par_value_before',
  'par_value_after',
  'holding',
  'holding_change',
] as const;
export type FilingFigureName = (typeof filingFigureNames)[number];

export interface FilingFigure {
  name: FilingFigureName;
  value: number;
  unit: 'won' | 'usd' | 'shares' | 'percent';
}

/** With whom and for how long a supply contract was made, as far as the filing tells. Days are `2026-11-20`. */
export interface ContractTerms {
  partner: string | null;
  from: string | null;
  to: string | null;
}

/** A filing (공시) as the list of its day names it. Its article links to the viewer. */
export interface Filing {
  /** 14 digits; the first eight are the day on which it was received. */
  receiptNo: string;
  /** Name as filed, with the prefixes of corrections, e.g. "[기재정정]단일판매ㆍ공급계약체결". */
  reportName: string;
  /** Day in Seoul. */
  receivedOn: string;
  /** Moment of receipt; null when only the day is known. */
  receivedAt: Date | null;
  /** Figures it states; empty when they are not known. */
  figures: FilingFigure[];
  /** Set for a supply contract whose document states them. */
  contract?: ContractTerms;
  /** Days that it names; absent where none is known. */
  days?: NamedDay[];
  /** Set when the list says that a correction of it was filed: its figures may no longer stand. */
  correctionFollows?: true;
}
