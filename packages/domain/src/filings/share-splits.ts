import { addDays } from '../seoul-time.ts';
import { type FilingWithDays, listDaysAhead } from './named-days.ts';
import { readReportName } from './report-name.ts';

/** A day from which a share is another part of the company, and the filing that names it. */
export interface ShareSplit {
  day: string;
  kind: 'split' | 'consolidation';
  link: string;
}

/**
 * Returns the splits and consolidations of shares inside a period, the next first, as far as filings name the day from which the new
 * shares are traded. One on the first day leaves no trade of old shares in the period.
 */
export function findShareSplits(
  filings: readonly FilingWithDays[],
  { from, to }: { from: string; to: string },
): ShareSplit[] {
  const real = filings.filter(
    ({ source, filing }) => source === 'dart' && !readReportName(filing.reportName).ofSubsidiary,
  );
  return listDaysAhead(real, { from: addDays(from, 1), to }).flatMap(({ kind, day, text, link }): ShareSplit[] => {
    const [, deed] = kind === 'new_shares_listing' ? (/주식(분할|병합)결정/.exec(text) ?? []) : [];
    return deed === undefined ? [] : [{ day, kind: deed === '분할' ? 'split' : 'consolidation', link }];
  });
}
