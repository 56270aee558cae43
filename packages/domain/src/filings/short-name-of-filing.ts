import { longestShortName } from '../judge/reasons/short-name.ts';
import { shortAmount } from './amount-text.ts';
import type { Filing } from './filing.ts';
import { mainFigureOf } from './filing-figures.ts';
import { filingKindNames } from './filing-kind.ts';
import { readReportName } from './report-name.ts';

const outcomeNames = { confirmed: '확정', denied: '부인', pending: '미확정' } as const;

/** Names a filing on a timeline by its kind and size: "공급계약 4,210억"; without the size where that is too long. */
export function shortNameOfFiling(filing: Filing): string {
  const { kind, outcome, withdrawn } = readReportName(filing.reportName);
  const name = filingKindNames[kind];
  if (outcome !== null) return `${name} ${outcomeNames[outcome]}`;
  if (withdrawn) return `${name} 철회`;
  const figure = mainFigureOf(filing, kind);
  if (figure === null) return name;
  const label = `${nameOfFigure(name, figure)} ${shortAmount(figure)}`;
  return label.length <= longestShortName ? label : name;
}

/** Results are named by their figure, since a filing of results states several. */
function nameOfFigure(name: string, { name: figure, value }: Filing['figures'][number]): string {
  if (figure === 'operating_profit') return value < 0 ? '영업손실' : '영업이익';
  if (figure === 'net_profit') return value < 0 ? '순손실' : '순이익';
  return figure === 'revenue' ? '매출' : name;
}
