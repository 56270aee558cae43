import type { ContractTerms, FilingFigure, FilingFigureName } from '@gaemi/domain/filings/filing';
import { bareReportName } from './decision-reports.ts';
import { type FiledTable, readFormTables, wordsOf } from './document-tables.ts';
import { filedAmount, moneyUnitOf, plainNumber, statedMoneyUnits } from './filed-amount.ts';

/** A line of a form: the words of its label, best first, and the words that may stand between label and value. */
interface FormLine {
  name: FilingFigureName;
  labels: readonly string[];
  between?: readonly string[];
  /** Unit of a plain number; without it, the value is money. */
  unit?: 'percent' | 'shares';
  /** True for a result of a term: it may be a loss, and the first column must be headed by the current term. */
  result?: boolean;
  /** Heading of the column that has the value, where that is not the first. */
  column?: string;
  /** True where the value is the second after the label: what a share is worth afterwards. */
  second?: true;
}

interface FormReport {
  report: RegExp;
  lines: readonly FormLine[];
}

const signedContract = /^단일판매공급계약체결/;
const endedContract = /^단일판매공급계약해지/;
const currentTerm = ['당해실적', '당기실적', '당해사업연도'];
const termBefore = '직전사업연도';
const ofEquity = { labels: ['자기자본대비'], unit: 'percent' } as const;
const change = { column: '증감비율', unit: 'percent', result: true } as const;

/**
 * Reports without an endpoint of their own and the labels of their forms. The labels come from public readers of these
 * forms; no document was seen live. The exchanges' forms differ: "계약금액(원)" is KOSPI's, "계약금액 총액(원)" KOSDAQ's.
 */
const formReports: readonly FormReport[] = [
  {
    report: signedContract,
    lines: [
      { name: 'contract_amount', labels: ['계약금액총액', '계약금액', '확정계약금액'] },
      { name: 'contract_amount', labels: ['매출액대비'], unit: 'percent' },
    ],
  },
  {
    report: endedContract,
    lines: [
      { name: 'contract_amount', labels: ['해지금액'] },
      { name: 'contract_amount', labels: ['매출액대비'], unit: 'percent' },
    ],
  },
  {
    report: /^매출액또는손익구조/,
    lines: [
      { name: 'revenue', labels: ['매출액'], result: true },
      { name: 'operating_profit', labels: ['영업이익'], result: true },
      { name: 'net_profit', labels: ['당기순이익'], result: true },
      { name: 'revenue', labels: ['매출액'], ...change },
      { name: 'operating_profit', labels: ['영업이익'], ...change },
      { name: 'net_profit', labels: ['당기순이익'], ...change },
    ],
  },
  {
    report: /^신규시설투자/,
    lines: [
      { name: 'investment_amount', labels: ['투자금액'] },
      { name: 'investment_amount', ...ofEquity },
    ],
  },
  {
    report: /^주식소각결정/,
    lines: [
      { name: 'treasury_shares', labels: ['소각할주식의종류와수'], between: ['보통주식', '보통주'], unit: 'shares' },
      { name: 'treasury_amount', labels: ['소각예정금액'] },
    ],
  },
  {
    report: /^타법인주식및출자증권(?:취득|처분)결정/,
    lines: [
      { name: 'transfer_amount', labels: ['취득금액', '처분금액'] },
      { name: 'transfer_amount', ...ofEquity },
    ],
  },
  {
    report: /^파생상품거래손실발생/,
    lines: [
      { name: 'loss_amount', labels: ['손실누계잔액'] },
      { name: 'loss_amount', ...ofEquity },
    ],
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
  // The number of shares also changes by what is paid out in money, so only the par value tells the ratio.
  {
    report: /^주식(?:분할|병합)결정/,
    lines: [
      { name: 'par_value_before', labels: ['1주당가액'] },
      { name: 'par_value_after', labels: ['1주당가액'], second: true },
    ],
  },
  // It states days and no figures.
  { report: /^주주총회소집결의/, lines: [] },
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
  const tables = readFormTables(markup);
  return form.lines.flatMap((line) => {
    const stated = line.labels.map((label) => statedAmount(tables, label, line)).find((found) => found !== 'none');
    return stated === undefined || stated === 'unsure' ? [] : [{ name: line.name, ...stated }];
  });
}

/**
 * Reads with whom and for how long a supply contract was made, from its filing or from that of its end; undefined for other
 * reports and where neither is stated.
 */
export function contractTerms(reportName: string, markup: string): ContractTerms | undefined {
  const bare = bareReportName(reportName);
  if (!signedContract.test(bare) && !endedContract.test(bare)) return undefined;
  const rows = readFormTables(markup).flatMap((table) => table.rows);
  const cellAfter = (labels: readonly string[]) => {
    const row = rows.find((cells) => cells.some((cell) => labels.includes(wordsOf(cell))));
    return row?.[row.findIndex((cell) => labels.includes(wordsOf(cell))) + 1]?.trim() ?? '';
  };
  const partner = cellAfter(['계약상대', '계약상대방']);
  const terms = {
    partner: /[가-힣A-Za-z]/.test(partner) && partner.length <= MAX_PARTNER && !withheld.test(partner) ? partner : null,
    from: dayIn(cellAfter(['시작일'])),
    to: dayIn(cellAfter(['종료일'])),
  };
  return Object.values(terms).some((term) => term !== null) ? terms : undefined;
}

/** A longer text in the place of a name explains why it is withheld. */
const MAX_PARTNER = 60;
/** Words in the place of a name that withhold it, or say that it stands elsewhere. */
const withheld = /비공개|미공개|비밀|유보|불가(?!리)|생략|참[조고]|않[음습]|없음|미정|요청/;

const dayIn = (text: string): string | null => /^\d{4}-\d{2}-\d{2}$/.exec(text)?.[0] ?? null;

function readForm(reportName: string): FormReport | undefined {
  const bare = bareReportName(reportName);
  if (/자회사의|종속회사의/.test(bare)) return undefined;
  return formReports.find(({ report }) => report.test(bare));
}

type Stated = Pick<FilingFigure, 'value' | 'unit'> | 'none' | 'unsure';

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
  const beside = isBetween || line.second === true ? afterNext : next;
  const text = line.column === undefined ? beside : changeIn(table, cells, line.column);
  if (!/\d/.test(text)) return 'none';
  if (line.result === true && !isBetween && !isHeadedByTerm(table)) return 'unsure';
  const amount = line.unit === undefined ? filedAmount(text, findUnit(table, label)) : counted(text, line.unit);
  if (amount === undefined || (line.result !== true && amount.value <= 0)) return 'unsure';
  return amount;
}

/** A number without a unit of money: "6.82", "-5.0%", "1,234". */
function counted(text: string, unit: 'percent' | 'shares'): Pick<FilingFigure, 'value' | 'unit'> | undefined {
  const value = plainNumber(text.replace(unit === 'percent' ? /\s*%$/ : /\s*주$/, ''));
  return value === undefined ? undefined : { value, unit };
}

/** The change of a result; '' for one from a loss, which forms write with either sign. */
function changeIn(table: FiledTable, cells: readonly string[], heading: string): string {
  const cellBelow = (wanted: string) => cells[chooseColumn(table, wanted)] ?? '';
  const wasLoss = Number(plainNumber(cellBelow(termBefore))) < 0;
  return wasLoss ? '' : cellBelow(heading);
}

/** Number of cells from a label to the column of this heading, beside that of the current term; -1 for none. */
function chooseColumn({ rows }: FiledTable, heading: string): number {
  const headings = rows
    .map((cells) => cells.map(wordsOf))
    .find(([, second = '', ...others]) => currentTerm.includes(second) && others.includes(heading));
  return headings?.indexOf(heading) ?? -1;
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
