import type { FilingFigure, FilingFigureName } from '@gaemi/domain/filings/filing';
import { bareReportName } from './decision-reports.ts';
import { type FiledTable, readTables } from './document-tables.ts';
import { type FiledAmount, filedAmount, moneyUnitOf, statedMoneyUnits } from './filed-amount.ts';

/** A line of a form: the words of its label, best first, and the words that may stand between label and value. */
interface FormLine {
  name: FilingFigureName;
  labels: readonly string[];
  between?: readonly string[];
  /** True for a result of a term: it may be a loss, and the first column must be headed by the current term. */
  result?: boolean;
}

interface FormReport {
  report: RegExp;
  lines: readonly FormLine[];
}

const currentTerm = ['당해실적', '당기실적'];

/**
 * Reports without an endpoint of their own and the labels of their forms. The labels come from public readers of these
 * forms; no document was seen live. The exchanges' forms differ: "계약금액(원)" is KOSPI's, "계약금액 총액(원)" KOSDAQ's.
 */
const formReports: readonly FormReport[] = [
  {
    report: /^단일판매공급계약체결/,
    lines: [{ name: 'contract_amount', labels: ['계약금액총액', '계약금액', '확정계약금액'] }],
  },
  {
    report: /영업\(잠정\)실적/,
    lines: [
      { name: 'revenue', labels: ['매출액'], between: currentTerm, result: true },
      { name: 'operating_profit', labels: ['영업이익'], between: currentTerm, result: true },
      { name: 'net_profit', labels: ['당기순이익'], between: currentTerm, result: true },
    ],
  },
  {
    report: /^현금현물배당결정/,
    lines: [
      { name: 'dividend_per_share', labels: ['1주당배당금'], between: ['보통주식', '보통주'] },
      { name: 'dividend_total', labels: ['배당금총액'] },
    ],
  },
  { report: /^소송등의제기/, lines: [{ name: 'claim_amount', labels: ['청구금액'] }] },
];

/** Returns whether figures of a report are read from its document. Those of a subsidiary are not the company's. */
export function hasForm(reportName: string): boolean {
  return readForm(reportName) !== undefined;
}

/** Reads the figures of a filed document. A figure that the document states in two ways, or without a unit, is left out. */
export function documentFigures(reportName: string, markup: string): FilingFigure[] {
  const form = readForm(reportName);
  if (form === undefined) return [];
  const tables = readTables(markup).filter((table) => !isCorrection(table));
  return form.lines.flatMap((line) => {
    const stated = line.labels.map((label) => statedAmount(tables, label, line)).find((found) => found !== 'none');
    return stated === undefined || stated === 'unsure' ? [] : [{ name: line.name, ...stated }];
  });
}

function readForm(reportName: string): FormReport | undefined {
  const bare = bareReportName(reportName);
  if (/자회사의|종속회사의/.test(bare)) return undefined;
  return formReports.find(({ report }) => report.test(bare));
}

/** A correction begins with a table of what was there before and what is there now. */
function isCorrection({ rows }: FiledTable): boolean {
  return rows.some((cells) =>
    cells.some((cell) => /^(?:정정\s?전|정정\s?후|정정\s?사유|정정\s?일자)$/.test(wordsOf(cell))),
  );
}

type Stated = FiledAmount | 'none' | 'unsure';

/** Returns the amount that all lines with this label state. */
function statedAmount(tables: readonly FiledTable[], label: string, line: FormLine): Stated {
  const found = tables.flatMap((table) =>
    table.rows.flatMap((cells) =>
      cells.flatMap((cell, at) => (wordsOf(cell) === label ? [amountIn(table, cells.slice(at), line)] : [])),
    ),
  );
  const [first, ...others] = found.filter((each) => each !== 'none');
  if (first === undefined || first === 'unsure') return first ?? 'none';
  const isSame = (other: Stated) =>
    typeof other === 'object' && other.value === first.value && other.unit === first.unit;
  return others.every(isSame) ? first : 'unsure';
}

/** `cells` begin with the label. A dash or words in place of a number state nothing. */
function amountIn(table: FiledTable, cells: readonly string[], line: FormLine): Stated {
  const [label = '', next = '', afterNext = ''] = cells;
  const isBetween = line.between?.includes(wordsOf(next)) === true;
  const text = isBetween ? afterNext : next;
  if (!/\d/.test(text)) return 'none';
  if (line.result === true && !isBetween && !isHeadedByTerm(table)) return 'unsure';
  const amount = filedAmount(text, findUnit(table, label));
  if (amount === undefined || (line.result !== true && amount.value <= 0)) return 'unsure';
  return amount;
}

function isHeadedByTerm({ rows }: FiledTable): boolean {
  return rows.some(([, second = '']) => currentTerm.includes(wordsOf(second)));
}

/** Returns the unit in the brackets of a label, else the only one of its table, else that of the text before it. */
function findUnit({ before, rows }: FiledTable, label: string): string | undefined {
  const inLabel = [...label.matchAll(/[([]([^()[\]]+)[)\]]/g)]
    .map(([, word = '']) => word)
    .find((word) => moneyUnitOf(word) !== undefined);
  if (inLabel !== undefined) return inLabel;
  const inTable = new Set(rows.flatMap((cells) => cells.flatMap(statedMoneyUnits)));
  const stated = inTable.size > 0 ? inTable : new Set(statedMoneyUnits(before));
  return stated.size === 1 ? [...stated][0] : undefined;
}

/** Returns the words of a label: "- 계약금액 총액(원)" → "계약금액총액", "3. 1주당 배당금(원)" → "1주당배당금". */
function wordsOf(cell: string): string {
  return cell
    .replace(/^\s*(?:\d{1,2}\s*\.\s*)?[-–·※]*\s*/, '')
    .replace(/\([^()]*\)|\[[^[\]]*\]/g, '')
    .replace(/[\sㆍ·]/g, '');
}
