import { daysBetween } from '../seoul-time.ts';
import { compareText } from '../text-order.ts';
import { findSameContracts, withSamePartner } from './contract-terms.ts';
import type { Filing } from './filing.ts';
import { mainFigureOf } from './filing-figures.ts';
import { nameKey, type ReportName, readReportName } from './report-name.ts';
import { isAttachment, isCorrection } from './report-prefix.ts';

/** A filing that no later one replaces. */
export interface ValidFiling {
  filing: Filing;
  /** Receipt numbers of the filings it corrects, the oldest first. */
  replaces: string[];
  /** Those of them that were gathered: their figures stood until the correction. */
  earlier: Filing[];
  /** Receipt numbers of filings that only complete its papers. */
  attachments: string[];
}

/** Days between a filing and its correction at most. */
const longestCorrection = 180;
/** Amounts this close, in relation to the larger one, are the same. */
const sameAmount = 0.01;

/**
 * Returns the valid filings of one company, by receipt number. A correction replaces the nearest earlier filing of the
 * same name; where several come in question, the one with the same terms of a contract or the same amount goes first. A correction without an original is
 * valid itself. The order of the input does not matter, and a receipt number counts once.
 */
export function validFilings(filings: readonly Filing[]): ValidFiling[] {
  const valid: (ValidFiling & { report: ReportName })[] = [];
  for (const filing of withoutRepeats(filings)) {
    const report = readReportName(filing.reportName);
    const attaches = isAttachment(report);
    const target = attaches || isCorrection(report) ? findTarget(filing, report, valid) : undefined;
    if (target === undefined) {
      valid.push({ filing, report, replaces: [], earlier: [], attachments: [] });
    } else if (attaches) {
      target.attachments.push(filing.receiptNo);
    } else {
      target.replaces.push(target.filing.receiptNo);
      target.earlier.push(target.filing);
      target.filing = filing;
    }
  }
  return valid
    .map(({ filing, replaces, earlier, attachments }) => ({ filing, replaces, earlier, attachments }))
    .sort((a, b) => compareText(a.filing.receiptNo, b.filing.receiptNo));
}

/** Sorts by receipt number; of one number the entry with more figures stands. */
function withoutRepeats(filings: readonly Filing[]): Filing[] {
  const byNumber = new Map<string, Filing>();
  for (const filing of filings) {
    const known = byNumber.get(filing.receiptNo);
    if (known === undefined || compareRepeats(filing, known) < 0) byNumber.set(filing.receiptNo, filing);
  }
  return [...byNumber.values()].sort((a, b) => compareText(a.receiptNo, b.receiptNo));
}

function compareRepeats(a: Filing, b: Filing): number {
  return b.figures.length - a.figures.length || compareText(JSON.stringify(a), JSON.stringify(b));
}

function findTarget<Entry extends ValidFiling & { report: ReportName }>(
  filing: Filing,
  report: ReportName,
  valid: readonly Entry[],
): Entry | undefined {
  const candidates = valid.filter(
    (entry) =>
      isSameMatter(entry.report, report) &&
      daysBetween(entry.filing.receivedOn, filing.receivedOn) <= longestCorrection,
  );
  const figure = mainFigureOf(filing, report.kind);
  const chosen = candidates.filter(isOfContract(filing, candidates));
  const equal = chosen.filter((entry) => {
    const other = mainFigureOf(entry.filing, report.kind);
    if (figure === null || other === null || figure.name !== other.name || figure.unit !== other.unit) return false;
    return Math.abs(figure.value - other.value) <= sameAmount * Math.max(Math.abs(figure.value), Math.abs(other.value));
  });
  const nearest = (entries: readonly Entry[]) =>
    entries.reduce<Entry | undefined>(
      (last, entry) => (last === undefined || entry.filing.receiptNo > last.filing.receiptNo ? entry : last),
      undefined,
    );
  return nearest(equal) ?? nearest(chosen);
}

/** Of several contracts a correction is about the one whose terms it shares, and about none with another partner. */
function isOfContract(filing: Filing, candidates: readonly ValidFiling[]): (entry: ValidFiling) => boolean {
  const signed = candidates.map((entry) => entry.filing);
  const same = findSameContracts(filing, signed);
  const possible = new Set(same.length > 0 ? same : withSamePartner(filing, signed));
  return (entry) => possible.has(entry.filing);
}

/** Same name and company; a series (제15회차) or a period (2026.09) that both state must agree. */
function isSameMatter(a: ReportName, b: ReportName): boolean {
  if (a.kind !== b.kind || a.ofSubsidiary !== b.ofSubsidiary || nameKey(a.name) !== nameKey(b.name)) return false;
  const [marksOfA, marksOfB] = [findMarks(a), findMarks(b)];
  return marksOfA.every((mark, index) => mark === null || marksOfB[index] === null || mark === marksOfB[index]);
}

function findMarks({ details }: ReportName): (string | null)[] {
  const text = details.join(' ');
  return [/제?\s?(\d+)\s?회/.exec(text)?.[1] ?? null, /20\d\d[.\-/]\d{1,2}/.exec(text)?.[0] ?? null];
}
