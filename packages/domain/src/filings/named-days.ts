import type { NewsSourceName } from '../sources.ts';
import { compareText } from '../text-order.ts';
import { findSameContracts, mayBeSameContract } from './contract-terms.ts';
import type { Filing } from './filing.ts';
import { type NamedDay, namedDayNames } from './named-day.ts';
import { nameKey, type ReportName, readReportName } from './report-name.ts';
import { isCorrection } from './report-prefix.ts';

/** A filing and the days that it names. */
export interface FilingWithDays {
  source: NewsSourceName;
  filing: Pick<Filing, 'receiptNo' | 'reportName' | 'receivedOn' | 'contract' | 'correctionFollows' | 'days'> &
    Partial<Pick<Filing, 'figures'>>;
  link: string;
}

/** A day ahead, and the filing that names it. */
export interface DayAhead extends NamedDay {
  /** "배당금 지급 · 현금·현물배당결정". */
  text: string;
  link: string;
  source: NewsSourceName;
}

/** Names of reports that may take back a day of an earlier one: corrections, what is withdrawn, and the end of a contract. */
export const takesBack = /^\s*\[|철회|취소|해지|해제|파기|종료/;

/** Days that filings that name days are kept: that of a contract comes a year later, and that of a split counts for a year. */
export const DATED_FILING_DAYS = 730;
const dated =
  /배당결정|주식(?:분할|병합)결정|주주총회소집|증자결정|감자결정|분할합병결정|회사분할결정|합병결정|공급계약|보호예수/;

/** Whether reports of a name may name days. What corrects, withdraws or ends one has its name, too, so that it is kept as long. */
export const mayNameDays = (reportName: string): boolean => dated.test(reportName.replaceAll(/\s/g, ''));

/** What a filing is about: of one matter the later filing counts. */
interface Matter {
  /** Source and name of the report. */
  key: string;
  /** What the details say, such as which meeting it is. */
  details: string;
}

/** A filing as it stands, with what it says of days. */
interface Standing {
  id: string;
  matter: Matter;
  named: readonly NamedDay[];
  days: DayAhead[];
}

/**
 * Returns the days that the filings of a company name within a period, the next first. A filing that was corrected or taken back says
 * nothing; one that is no correction is about another meeting or dividend than the one before it. Of each contract the latest filing
 * counts.
 */
export function listDaysAhead(
  filings: readonly FilingWithDays[],
  { from, to }: { from: string; to: string },
): DayAhead[] {
  const standing = new Map<string, Standing>();
  const read = new Set<string>();
  const inOrder = withoutPoorer(filings).toSorted((a, b) => compareText(a.filing.receiptNo, b.filing.receiptNo));
  const replaced = findReplacedContracts(inOrder);
  for (const { filing, link, source } of inOrder) {
    const report = readReportName(filing.reportName);
    const id = `${source} ${filing.receiptNo}`;
    const matter = filing.contract === undefined ? readMatter(source, report) : oneOfMany;
    const named = daysOfFiling(filing);
    // A filing may be there in several wordings: it takes back one other.
    if ((report.withdrawn || isCorrection(report)) && matter !== oneOfMany && !read.has(id)) {
      const target = findTarget([...standing.values()], { matter, named });
      if (target !== undefined) standing.delete(target.id);
    }
    read.add(id);
    // The days of a contract that was ended come no more.
    if (report.withdrawn || report.kind === 'contract_ended') continue;
    const isOver = filing.correctionFollows === true || replaced.has(filing.receiptNo);
    const days = isOver
      ? []
      : named.map(({ kind, day }) => ({ kind, day, text: `${namedDayNames[kind]} · ${report.name}`, link, source }));
    standing.set(id, { id, matter, named, days });
  }
  return [...standing.values()]
    .flatMap(({ days }) => days)
    .filter(({ day }) => day >= from && day <= to)
    .sort((a, b) => compareText(a.day, b.day) || compareText(a.text, b.text) || compareText(a.link, b.link));
}

/** The filing that a correction or a withdrawal is about: of the same matter the one that names a day of it, else the last. */
function findTarget(
  standing: readonly Standing[],
  { matter, named }: Pick<Standing, 'matter' | 'named'>,
): Standing | undefined {
  const same = standing.filter((earlier) => isSameMatter(earlier.matter, matter));
  const sharing = same.filter((earlier) =>
    earlier.named.some(({ kind, day }) => named.some((own) => own.kind === kind && own.day === day)),
  );
  return sharing.at(-1) ?? same.at(-1);
}

/** The matter of each contract: which one a correction is about its name does not tell. */
const oneOfMany: Matter = { key: '', details: '' };

function readMatter(source: NewsSourceName, { name, details, ofSubsidiary }: ReportName): Matter {
  const decided = nameKey(name).replace(/철회|취소/g, '');
  const distinct = details.map(nameKey).filter((detail) => !/철회|취소|공시$/.test(detail));
  return { key: `${source} ${decided}${ofSubsidiary ? ' 자회사' : ''}`, details: distinct.join(' ') };
}

/** A later filing without details is about any of its name. */
const isSameMatter = (earlier: Matter, later: Matter): boolean =>
  earlier.key === later.key && (later.details === '' || earlier.details === later.details);

/** Leaves out the wordings of a filing that name no day where another one does. */
function withoutPoorer(filings: readonly FilingWithDays[]): FilingWithDays[] {
  const naming = new Set(filings.filter(({ filing }) => daysOfFiling(filing).length > 0).map(({ link }) => link));
  return filings.filter(({ filing, link }) => daysOfFiling(filing).length > 0 || !naming.has(link));
}

/** Receipt numbers of contracts that a later filing corrects or ends. Where several come in question, none is. */
function findReplacedContracts(inOrder: readonly FilingWithDays[]): ReadonlySet<string> {
  const replaced = new Set<string>();
  const done = new Set<string>();
  const standing: FilingWithDays[] = [];
  for (const each of inOrder.filter(({ filing }) => filing.contract !== undefined)) {
    const { filing } = each;
    const report = readReportName(filing.reportName);
    const ends = report.kind === 'contract_ended';
    if (!report.withdrawn && !done.has(filing.receiptNo) && (ends || isCorrection(report))) {
      const ofSource = standing
        .filter(({ source, filing: { receiptNo } }) => source === each.source && !replaced.has(receiptNo))
        .map((other) => other.filing);
      const same = ends
        ? findSameContracts(filing, ofSource)
        : ofSource.filter((other) => mayBeSameContract(other, filing));
      // A filing may be there in several wordings.
      const numbers = new Set(same.map(({ receiptNo }) => receiptNo));
      numbers.delete(filing.receiptNo);
      const [only, ...others] = numbers;
      if (only !== undefined && others.length === 0) {
        replaced.add(only);
        done.add(filing.receiptNo);
      }
    }
    if (!ends) standing.push(each);
  }
  return replaced;
}

function daysOfFiling({ days = [], contract }: FilingWithDays['filing']): readonly NamedDay[] {
  const to = contract?.to ?? null;
  return to === null ? days : [...days, { kind: 'contract_end', day: to }];
}
