import { longestShortName } from '../judge/reasons/short-name.ts';
import { exactShortAmount, shortAmount } from './amount-text.ts';
import type { Filing } from './filing.ts';
import { mainFigureOf } from './filing-figures.ts';
import { filingKindNames } from './filing-kind.ts';
import { type ReportName, readReportName } from './report-name.ts';

const outcomeNames = { confirmed: '확정', denied: '부인', pending: '미확정' } as const;

/** Names a filing on a timeline by its kind and size: "공급계약 4,210억"; without the size where that is too long. */
export function shortNameOfFiling(filing: Filing): string {
  const report = readReportName(filing.reportName);
  const { kind, outcome, withdrawn } = report;
  const name = kind === 'delisting' && !isDelisted(report) ? '상장폐지 관련' : filingKindNames[kind];
  if (outcome !== null) return `${name} ${outcomeNames[outcome]}`;
  if (withdrawn) return `${name} 철회`;
  const figure = mainFigureOf(filing, kind);
  if (figure === null) return name;
  const amount = figure.name === 'dividend_per_share' ? exactShortAmount(figure) : shortAmount(figure);
  const label = `${nameOfFigure(name, figure)} ${amount}`;
  return label.length <= longestShortName ? label : name;
}

/** Results are named by their figure, since a filing of results states several. */
function nameOfFigure(name: string, { name: figure, value }: Filing['figures'][number]): string {
  if (figure === 'operating_profit') return value < 0 ? '영업손실' : '영업이익';
  if (figure === 'net_profit') return value < 0 ? '순손실' : '순이익';
  return figure === 'revenue' ? '매출' : name;
}

/** Most reports about delisting are a step of its examination, which may end well: a time to improve, an objection. */
function isDelisted({ name, details }: ReportName): boolean {
  return [name, ...details].some((text) => /정리 ?매매|상장 ?폐지(?:의? ?결정)?$/.test(text));
}
