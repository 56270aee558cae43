import type { NewsSourceName } from '../sources.ts';
import { compareText } from '../text-order.ts';
import type { Filing } from './filing.ts';
import { type NamedDay, namedDayNames } from './named-day.ts';
import { readReportName } from './report-name.ts';

/** A filing and the days that it names. */
export interface FilingWithDays {
  source: NewsSourceName;
  filing: Pick<Filing, 'receiptNo' | 'reportName' | 'receivedOn' | 'contract' | 'correctionFollows' | 'days'>;
  link: string;
}

/** A day ahead, and the filing that names it. */
export interface DayAhead extends NamedDay {
  /** "배당금 지급 · 현금·현물배당결정". */
  text: string;
  link: string;
  source: NewsSourceName;
}

/**
 * Returns the days that the filings of a company name within a period, the next first. A filing that was corrected says nothing; of
 * two filings that name the same kind of day under the same name the later one counts, but for contracts, of which a company has many.
 */
export function listDaysAhead(
  filings: readonly FilingWithDays[],
  { from, to }: { from: string; to: string },
): DayAhead[] {
  const latest = new Map<string, { receivedOn: string; days: DayAhead[] }>();
  for (const { filing, link, source } of filings.toSorted((a, b) =>
    compareText(a.filing.receiptNo, b.filing.receiptNo),
  )) {
    if (filing.correctionFollows === true) continue;
    const { name, kind: report } = readReportName(filing.reportName);
    // The days of a contract that was ended come no more.
    if (report === 'contract_ended') continue;
    for (const [kind, days] of Map.groupBy(daysOfFiling(filing), (each) => each.kind)) {
      const key = `${source} ${kind === 'contract_end' ? filing.receiptNo : `${kind} ${name}`}`;
      const described = days.map(({ day }) => ({ kind, day, text: `${namedDayNames[kind]} · ${name}`, link, source }));
      latest.set(key, { receivedOn: filing.receivedOn, days: described });
    }
  }
  return [...latest.values()]
    .flatMap(({ days }) => days)
    .filter(({ day }) => day >= from && day <= to)
    .sort((a, b) => compareText(a.day, b.day) || compareText(a.text, b.text) || compareText(a.link, b.link));
}

function daysOfFiling({ days = [], contract }: FilingWithDays['filing']): readonly NamedDay[] {
  const to = contract?.to ?? null;
  return to === null ? days : [...days, { kind: 'contract_end', day: to }];
}
