import type { NewsSourceName } from '../sources.ts';
import { compareText } from '../text-order.ts';
import type { Filing } from './filing.ts';
import { type NamedDay, namedDayNames } from './named-day.ts';
import { nameKey, readReportName } from './report-name.ts';
import { isCorrection } from './report-prefix.ts';

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
 * two filings that name the same kind of day under the same name the later one counts. A company has many contracts: of each the
 * latest filing counts.
 */
export function listDaysAhead(
  filings: readonly FilingWithDays[],
  { from, to }: { from: string; to: string },
): DayAhead[] {
  const latest = new Map<string, { receivedOn: string; days: DayAhead[] }>();
  const inOrder = filings.toSorted((a, b) => compareText(a.filing.receiptNo, b.filing.receiptNo));
  const replaced = findReplacedContracts(inOrder);
  for (const { filing, link, source } of inOrder) {
    if (filing.correctionFollows === true || replaced.has(filing.receiptNo)) continue;
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

/** Receipt numbers of contracts that a later filing corrects. Where several come in question, none is. */
function findReplacedContracts(inOrder: readonly FilingWithDays[]): ReadonlySet<string> {
  const replaced = new Set<string>();
  const standing: FilingWithDays[] = [];
  for (const each of inOrder.filter(({ filing }) => filing.contract !== undefined)) {
    if (isCorrection(readReportName(each.filing.reportName))) {
      const same = standing.filter(
        ({ source, filing }) => source === each.source && mayBeSameContract(filing, each.filing),
      );
      // A filing may be there in several wordings.
      const numbers = new Set(same.map(({ filing }) => filing.receiptNo));
      for (const number of [each.filing.receiptNo, ...replaced]) numbers.delete(number);
      const [only, ...others] = numbers;
      if (only !== undefined && others.length === 0) replaced.add(only);
    }
    standing.push(each);
  }
  return replaced;
}

/** Whether nothing that both filings state of their contracts differs. */
function mayBeSameContract(a: Pick<Filing, 'contract'>, b: Pick<Filing, 'contract'>): boolean {
  const agree = (one: string | null | undefined, other: string | null | undefined) =>
    one == null || other == null || nameKey(one) === nameKey(other);
  return agree(a.contract?.partner, b.contract?.partner) && agree(a.contract?.from, b.contract?.from);
}

function daysOfFiling({ days = [], contract }: FilingWithDays['filing']): readonly NamedDay[] {
  const to = contract?.to ?? null;
  return to === null ? days : [...days, { kind: 'contract_end', day: to }];
}
