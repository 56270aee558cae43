import type { ShareSplit } from '../accumulation/broker-trading.ts';
import { bundledCalendar, type MarketCalendar, tradingDayBefore } from '../market-calendar/market-calendar.ts';
import { addDays } from '../seoul-time.ts';
import { compareText } from '../text-order.ts';
import { type FilingWithDays, listDaysAhead } from './named-days.ts';
import { readReportName } from './report-name.ts';

/** What becomes of the shares, by the name of the report. */
const deeds: Readonly<Record<string, ShareSplit['kind']>> = {
  주식분할결정: 'split',
  주식병합결정: 'consolidation',
  감자결정: 'consolidation',
  회사분할결정: 'spin_off',
  회사분할합병결정: 'spin_off',
};
/** In what these state how many shares go. A spin-off that leaves all of them to their holders (물적분할) states none. */
const reducedIn: Readonly<Record<string, 'shares' | 'percent'>> = {
  감자결정: 'shares',
  회사분할결정: 'percent',
  회사분할합병결정: 'percent',
};
const bonusIssue = '무상증자결정';

interface Period {
  from: string;
  to: string;
  calendar?: MarketCalendar;
}

/**
 * Returns the splits and consolidations of shares inside a period, the next first, as far as filings name the day from which the new
 * shares are traded. One on the first day leaves no trade of old shares in the period. A capital reduction (감자) is a consolidation
 * where it states how many shares go: one of their par value alone leaves them all. A bonus issue is there from its ex-day to its
 * listing: shares are traded without the new ones before the float counts these.
 */
export function findShareSplits(filings: readonly FilingWithDays[], period: Period): ShareSplit[] {
  const { from, to } = period;
  const real = filings.filter(
    ({ source, filing }) => source === 'dart' && !readReportName(filing.reportName).ofSubsidiary,
  );
  const listed = listDaysAhead(real, { from: addDays(from, 1), to }).flatMap(
    ({ kind, day, text, link }): ShareSplit[] => {
      const [deed = ''] =
        kind === 'new_shares_listing'
          ? (/주식분할결정|주식병합결정|감자결정|회사분할(?:합병)?결정/.exec(text) ?? [])
          : [];
      const unit = reducedIn[deed];
      const leavesAll =
        unit !== undefined && !real.some((each) => each.link === link && statesReduction(each.filing, unit));
      const split = leavesAll ? undefined : deeds[deed];
      return split === undefined ? [] : [{ day, kind: split, link }];
    },
  );
  return [...listed, ...findBonusIssues(real, period)].sort((a, b) => compareText(a.day, b.day));
}

function findBonusIssues(
  filings: readonly FilingWithDays[],
  { from, to, calendar = bundledCalendar }: Period,
): ShareSplit[] {
  const named = listDaysAhead(filings, { from: '', to: '9999' }).filter(({ text }) => text.endsWith(bonusIssue));
  return named.flatMap(({ kind, day: recordDay, link }): ShareSplit[] => {
    if (kind !== 'record_day') return [];
    const listing = named.find((other) => other.link === link && other.kind === 'new_shares_listing');
    if (listing === undefined || listing.day <= from) return [];
    const day = findExDay(recordDay, calendar);
    return day > to ? [] : [{ day, kind: 'bonus_issue', link, floatDay: listing.day }];
  });
}

/** Shares are paid for on the second trading day after the trade: who buys on the day before the record day comes too late. */
const findExDay = (recordDay: string, calendar: MarketCalendar): string =>
  tradingDayBefore(tradingDayBefore(addDays(recordDay, 1), calendar), calendar);

/** Those of a record whose trades are of shares of two sizes, or of others than its floating shares. */
export function splitsOfRecord(
  splits: readonly ShareSplit[],
  { fromDay, toDay, floatingAsOf }: { fromDay: string; toDay: string; floatingAsOf: string },
): ShareSplit[] {
  return splits.filter(({ day, floatDay = day }) => {
    if (day <= fromDay) return floatDay > day && floatDay > floatingAsOf;
    return day <= toDay || floatDay <= floatingAsOf;
  });
}

const statesReduction = ({ figures = [] }: FilingWithDays['filing'], stated: 'shares' | 'percent'): boolean =>
  figures.some(({ name, unit, value }) => name === 'reduced_shares' && unit === stated && value > 0);
