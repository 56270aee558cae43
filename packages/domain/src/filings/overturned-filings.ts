import { findSameContracts } from './contract-terms.ts';
import { validFilings } from './corrections.ts';
import type { Filing } from './filing.ts';
import { mainFigureOf } from './filing-figures.ts';
import type { FilingKind } from './filing-kind.ts';
import { filingRules } from './filing-rules.ts';
import { type ReportName, readReportName, wordsOfReport } from './report-name.ts';

/** Receipt numbers of a filing and of a later one that takes it back. */
export interface OverturnedFiling {
  earlier: string;
  later: string;
}

interface Read {
  filing: Filing;
  report: ReportName;
  words: string;
}

/** An end of a state: what was filed about the state before is over with it. */
interface End {
  kind: FilingKind;
  says: RegExp;
  /** Kind of the filings that it ends, and what they say. */
  ends: FilingKind;
  about: RegExp;
  /** True where all steps are over, and not only a single one. */
  all?: true;
}

const ends: readonly End[] = [
  { kind: 'insolvency_ended', says: /파산신청.*(?:기각|취하)/, ends: 'insolvency', about: /파산신청/ },
  { kind: 'insolvency_ended', says: /회생.*신청.*(?:기각|취하)/, ends: 'insolvency', about: /회생.*신청/ },
  { kind: 'unfaithful_disclosure', says: /미지정/, ends: 'unfaithful_disclosure', about: /예고/ },
  {
    ...{ kind: 'listing_relief', ends: 'delisting', about: /./, all: true },
    says: /상장유지|(?:상장폐지|상장적격성)(?!.*일부).*(?:제외|해소|미해당|유지결정)/,
  },
  { kind: 'listing_relief', says: /관리종목(?!.*일부).*해제/, ends: 'watched_issue', about: /관리종목/, all: true },
  { kind: 'listing_relief', says: /환기종목(?!.*일부).*해제/, ends: 'watched_issue', about: /환기종목/, all: true },
];

/**
 * Finds the filings of one company that a later one takes back: a decision and its withdrawal, a request and its rejection, the steps
 * of an examination that ended well, a contract and its end where the terms of both tell that they are of one. Where several
 * decisions come in question and no amount decides, none is taken back.
 */
export function overturnedFilings(filings: readonly Filing[]): OverturnedFiling[] {
  const read = validFilings(filings).map(({ filing }): Read => {
    const report = readReportName(filing.reportName);
    return { filing, report, words: wordsOfReport(report) };
  });
  return read.flatMap((later, index) => {
    const before = read.slice(0, index).filter(({ report }) => report.ofSubsidiary === later.report.ofSubsidiary);
    return findTakenBack(later, before).map(({ filing }) => ({
      earlier: filing.receiptNo,
      later: later.filing.receiptNo,
    }));
  });
}

function findTakenBack(later: Read, before: readonly Read[]): readonly Read[] {
  const { kind, withdrawn } = later.report;
  if (withdrawn) {
    if (!filingRules[kind].material) return [];
    const decisions = before.filter(({ report }) => report.kind === kind && !report.withdrawn);
    return onlyOne(later, decisions);
  }
  if (kind === 'contract_ended') {
    const signed = before
      .filter(({ report }) => report.kind === 'contract')
      .map((each) => ({ ...each, contract: each.filing.contract }));
    return onlyOne(later, findSameContracts(later.filing, signed));
  }
  const ended = ends.find((each) => each.kind === kind && each.says.test(later.words));
  if (ended === undefined) return [];
  const found = before.filter(({ report, words }) => report.kind === ended.ends && ended.about.test(words));
  return ended.all === true ? found : onlyOne(later, found);
}

/** Several may be meant: then the one of the same amount. */
function onlyOne({ filing, report }: Read, found: readonly Read[]): readonly Read[] {
  if (found.length < 2) return found;
  const figure = mainFigureOf(filing, report.kind);
  const equal = found.filter((each) => {
    const other = mainFigureOf(each.filing, report.kind);
    return figure !== null && figure.name === other?.name && figure.value === other.value;
  });
  return equal.length === 1 ? equal : [];
}
