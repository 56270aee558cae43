import type { FilingFigure } from '@gaemi/domain/filings/filing';
import { plainNumber } from './filed-amount.ts';

/** Part of a decision's figure: the sum of these fields, in the unit of the figure. */
interface DecisionFigure {
  name: FilingFigure['name'];
  unit: FilingFigure['unit'];
  fields: readonly string[];
}

/** A kind of report on material facts (주요사항보고서) that has an endpoint of its own. */
export interface DecisionReport {
  /**
   * Name in the brackets of the report's name, without blanks and middle dots; of a report on holdings, how its own name
   * begins.
   */
  report: string;
  /** Name of the endpoint, `.json` left out. */
  endpoint: string;
  figures: readonly DecisionFigure[];
  /** True for holdings: their changes may be negative, and a report may have several rows. */
  ofHoldings?: boolean;
}

const shares = (...fields: string[]): DecisionFigure => ({ name: 'new_shares', unit: 'shares', fields });
const won = (name: FilingFigure['name'], ...fields: string[]): DecisionFigure => ({ name, unit: 'won', fields });
const bond: readonly DecisionFigure[] = [won('bond_amount', 'bd_fta')];
/** The part by which those who hold shares get fewer of them, where the company itself is split. */
const spinOff: readonly DecisionFigure[] = [{ name: 'reduced_shares', unit: 'percent', fields: ['abcr_crrt'] }];
/** Purposes of the money that an issue raises. The answer has no total. */
const purposes = ['fclt', 'bsninh', 'op', 'dtrp', 'ocsa', 'etc'];
const treasury = (stock: string, price: string): DecisionFigure[] => [
  { name: 'treasury_shares', unit: 'shares', fields: [`${stock}_ostk`, `${stock}_estk`] },
  won('treasury_amount', `${price}_ostk`, `${price}_estk`),
];

/**
 * Endpoints of the group DS005 and the fields of their figures. `*_ostk` are ordinary shares, `*_estk` other ones.
 * Endpoints and fields come from the official guide as public clients copy it; no answer was seen live.
 */
export const decisionReports: readonly DecisionReport[] = [
  {
    report: '유상증자결정',
    endpoint: 'piicDecsn',
    figures: [
      shares('nstk_ostk_cnt', 'nstk_estk_cnt'),
      won('issue_amount', ...purposes.map((purpose) => `fdpp_${purpose}`)),
    ],
  },
  { report: '무상증자결정', endpoint: 'fricDecsn', figures: [shares('nstk_ostk_cnt', 'nstk_estk_cnt')] },
  {
    report: '유무상증자결정',
    endpoint: 'pifricDecsn',
    figures: [
      shares('piic_nstk_ostk_cnt', 'piic_nstk_estk_cnt', 'fric_nstk_ostk_cnt', 'fric_nstk_estk_cnt'),
      won('issue_amount', ...purposes.map((purpose) => `piic_fdpp_${purpose}`)),
    ],
  },
  { report: '전환사채권발행결정', endpoint: 'cvbdIsDecsn', figures: bond },
  { report: '신주인수권부사채권발행결정', endpoint: 'bdwtIsDecsn', figures: bond },
  { report: '교환사채권발행결정', endpoint: 'exbdIsDecsn', figures: bond },
  { report: '상각형조건부자본증권발행결정', endpoint: 'wdCocobdIsDecsn', figures: bond },
  { report: '자기주식취득결정', endpoint: 'tsstkAqDecsn', figures: treasury('aqpln_stk', 'aqpln_prc') },
  // `dpstk_prc_*` is the price of a share, `dppln_prc_*` the amount.
  { report: '자기주식처분결정', endpoint: 'tsstkDpDecsn', figures: treasury('dppln_stk', 'dppln_prc') },
  {
    report: '자기주식취득신탁계약체결결정',
    endpoint: 'tsstkAqTrctrCnsDecsn',
    figures: [won('treasury_amount', 'ctr_prc')],
  },
  {
    report: '타법인주식및출자증권양수결정',
    endpoint: 'otcprStkInvscrInhDecsn',
    figures: [won('transfer_amount', 'inhdtl_inhprc')],
  },
  {
    report: '타법인주식및출자증권양도결정',
    endpoint: 'otcprStkInvscrTrfDecsn',
    figures: [won('transfer_amount', 'trfdtl_trfprc')],
  },
  { report: '유형자산양수결정', endpoint: 'tgastInhDecsn', figures: [won('transfer_amount', 'inhdtl_inhprc')] },
  { report: '유형자산양도결정', endpoint: 'tgastTrfDecsn', figures: [won('transfer_amount', 'trfdtl_trfprc')] },
  { report: '영업양수결정', endpoint: 'bsnInhDecsn', figures: [won('transfer_amount', 'inh_prc')] },
  { report: '영업양도결정', endpoint: 'bsnTrfDecsn', figures: [won('transfer_amount', 'trf_prc')] },
  {
    report: '감자결정',
    endpoint: 'crDecsn',
    figures: [
      { name: 'reduced_shares', unit: 'shares', fields: ['crstk_ostk_cnt', 'crstk_estk_cnt'] },
      { name: 'reduced_shares', unit: 'percent', fields: ['cr_rt_ostk'] },
    ],
  },
  { report: '회사분할결정', endpoint: 'cmpDvDecsn', figures: spinOff },
  { report: '회사분할합병결정', endpoint: 'cmpDvmgDecsn', figures: spinOff },
  { report: '회사합병결정', endpoint: 'cmpMgDecsn', figures: [shares('mgnstk_ostk_cnt', 'mgnstk_cstk_cnt')] },
];

/** Endpoints of the group DS004: they answer all reports of a company on who holds its shares, whatever period is asked. */
export const holdingReports: readonly DecisionReport[] = [
  {
    report: '주식등의대량보유상황보고서',
    endpoint: 'majorstock',
    figures: [
      { name: 'holding', unit: 'percent', fields: ['stkrt'] },
      { name: 'holding_change', unit: 'percent', fields: ['stkrt_irds'] },
      { name: 'holding_change', unit: 'shares', fields: ['stkqy_irds'] },
    ],
    ofHoldings: true,
  },
  {
    report: '임원주요주주특정증권등소유상황보고서',
    endpoint: 'elestock',
    figures: [
      { name: 'holding_change', unit: 'percent', fields: ['sp_stock_lmp_irds_rate'] },
      { name: 'holding_change', unit: 'shares', fields: ['sp_stock_lmp_irds_cnt'] },
    ],
    ofHoldings: true,
  },
];

/** Returns the kind of a report on material facts or on holdings; undefined for reports without an endpoint. */
export function decisionReportOf(reportName: string): DecisionReport | undefined {
  const bare = bareReportName(reportName);
  const kind = /^주요사항보고서\((.+)\)$/.exec(bare)?.[1];
  if (kind !== undefined) return decisionReports.find(({ report }) => report === kind);
  return holdingReports.find(({ report }) => bare.startsWith(report));
}

/** Returns a report's name without the prefixes of corrections, blanks and middle dots: "[기재정정]현금ㆍ현물배당결정" → "현금현물배당결정". */
export function bareReportName(reportName: string): string {
  return reportName.replace(/^\s*(?:\[[^\]]*\]\s*)+/, '').replace(/[\sㆍ·・‧•∙]/g, '');
}

/** Reads the figures of a row. A figure with an unreadable part is left out. */
export function decisionFigures(
  row: Readonly<Record<string, unknown>>,
  { figures, ofHoldings }: DecisionReport,
): FilingFigure[] {
  return figures.flatMap(({ name, unit, fields }) => {
    const parts = fields.map((field) => row[field]).filter((value) => !isBlank(value));
    const values = parts.map((value) => plainNumber(String(value).replace(unit === 'percent' ? /%$/ : '', '')));
    const known = values.filter((value) => value !== undefined);
    const total = known.reduce((sum, value) => sum + value, 0);
    const isStated = ofHoldings === true ? total !== 0 : total > 0;
    return known.length === values.length && isStated ? [{ name, unit, value: total }] : [];
  });
}

/** Adds the figures of another row of the same report: its changes add up, and the holding is that of the last row. */
export function addedFigures(before: readonly FilingFigure[], row: readonly FilingFigure[]): FilingFigure[] {
  const isSame = (a: FilingFigure, b: FilingFigure) => a.name === b.name && a.unit === b.unit;
  const others = before.filter((figure) => !row.some((added) => isSame(added, figure)));
  const added = [
    ...others,
    ...row.map((figure) => {
      const known = figure.name === 'holding_change' ? before.find((each) => isSame(each, figure)) : undefined;
      const sum = figure.value + (known?.value ?? 0);
      // 0.1 + 0.2 is 0.30000000000000004; a report states three decimals at most.
      return { ...figure, value: Math.round(sum * 1e6) / 1e6 };
    }),
  ];
  // What was bought and sold again is no change.
  return added.filter(({ name, value }) => name !== 'holding_change' || value !== 0);
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || /^[-–—－]?$/.test(String(value).trim());
}
