import type { ShareSplit } from '../accumulation/broker-trading.ts';
import { addDays } from '../seoul-time.ts';
import { type FilingWithDays, listDaysAhead } from './named-days.ts';
import { readReportName } from './report-name.ts';

/** What becomes of the shares, by the name of the report. */
const deeds: Readonly<Record<string, ShareSplit['kind']>> = {
  주식분할결정: 'split',
  주식병합결정: 'consolidation',
  감자결정: 'consolidation',
};

/**
 * Returns the splits and consolidations of shares inside a period, the next first, as far as filings name the day from which the new
 * shares are traded. One on the first day leaves no trade of old shares in the period. A capital reduction (감자) is a consolidation
 * where it states how many shares go: one of their par value alone leaves them all.
 */
export function findShareSplits(
  filings: readonly FilingWithDays[],
  { from, to }: { from: string; to: string },
): ShareSplit[] {
  const real = filings.filter(
    ({ source, filing }) => source === 'dart' && !readReportName(filing.reportName).ofSubsidiary,
  );
  const reducing = new Set(real.filter(({ filing }) => statesReduction(filing)).map(({ link }) => link));
  return listDaysAhead(real, { from: addDays(from, 1), to }).flatMap(({ kind, day, text, link }): ShareSplit[] => {
    const [deed = ''] = kind === 'new_shares_listing' ? (/주식분할결정|주식병합결정|감자결정/.exec(text) ?? []) : [];
    const split = deed === '감자결정' && !reducing.has(link) ? undefined : deeds[deed];
    return split === undefined ? [] : [{ day, kind: split, link }];
  });
}

/** Those since the first day of a record whose trades, or floating shares of a later day, are of other shares than the first ones. */
export function splitsOfRecord(
  splits: readonly ShareSplit[],
  { fromDay, toDay, floatingAsOf }: { fromDay: string; toDay: string; floatingAsOf: string },
): ShareSplit[] {
  return splits.filter(({ day }) => day > fromDay && (day <= toDay || day <= floatingAsOf));
}

const statesReduction = ({ figures = [] }: FilingWithDays['filing']): boolean =>
  figures.some(({ name, unit, value }) => name === 'reduced_shares' && unit === 'shares' && value > 0);
