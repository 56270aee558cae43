import type { EventType } from '../judge/judgement/event-type.ts';
import { bundledCalendar, type MarketCalendar } from '../market-calendar/market-calendar.ts';
import { daysAround } from '../market-calendar/trading-days-apart.ts';
import type { ClaimText } from './amount-claims.ts';
import { compareWithFiling, longestDistance } from './compare-with-filing.ts';
import { type ValidFiling, validFilings } from './corrections.ts';
import type { Filing } from './filing.ts';
import { filingRules } from './filing-rules.ts';
import { readReportName } from './report-name.ts';

/** A news event of one company. */
export interface ReportedEvent {
  id: string;
  /** Day in Seoul. */
  day: string;
  /** Articles with their own days where they are known. */
  articles: readonly { title: string; description: string; day?: string }[];
  type: EventType;
}

/** Link from an event to the valid filing of its fact. */
export interface FilingLink {
  receiptNo: string;
}

/** What the filings say of an event; both are null where they say nothing. */
export interface EventConfirmation {
  eventId: string;
  confirmedBy: FilingLink | null;
  differsFrom: FilingLink | null;
}

/** Types that do not contradict any kind of filing. */
const openTypes: readonly EventType[] = ['filing', 'other'];

/**
 * Finds the filings that confirm the events of one company or clearly differ from them. An amount that a later filing
 * corrected confirms as well. A difference needs an event of the same type and a single filing of its kind, which confirms
 * no other event: a smaller contract of the same day need not be filed at all.
 */
export function confirmEvents(
  events: readonly ReportedEvent[],
  filings: readonly Filing[],
  calendar: MarketCalendar = bundledCalendar,
): EventConfirmation[] {
  const valid = validFilings(filings).map((entry) => ({
    entry,
    periods: listVersions(entry).map(({ receivedOn }) => daysAround(receivedOn, longestDistance, calendar)),
  }));
  const compared = events.map((event) => {
    const days = new Set([event.day, ...event.articles.flatMap(({ day }) => day ?? [])]);
    const isNear = ({ from, to }: { from: string; to: string }) => [...days].some((day) => day >= from && day <= to);
    const near = valid.filter(({ periods }) => periods.some(isNear)).map(({ entry }) => entry);
    // The same objects for each filing: their claims are read once.
    const reported = event.articles.map((article) => ({ ...article, day: article.day ?? event.day }));
    const results = near.map((entry) => ({ entry, result: compareVersions(reported, entry, calendar) }));
    const confirming = nearest(
      event,
      results.filter(({ result }) => result === 'confirms').map(({ entry }) => entry),
    );
    if (confirming !== undefined) return { event, near, confirming, differing: [] };
    const differing = results.filter(({ result }) => result === 'differs').map(({ entry }) => entry);
    return { event, near, confirming, differing };
  });
  const used = new Set(compared.flatMap(({ confirming }) => confirming ?? []));
  return compared.map(({ event, near, confirming, differing }) => {
    const [only] = differing;
    const differs = only !== undefined && differing.length === 1 && !used.has(only) && isSingle(event, only, near);
    return differs ? linked(event, only, 'differsFrom') : linked(event, confirming, 'confirmedBy');
  });
}

function linked(
  event: ReportedEvent,
  entry: ValidFiling | undefined,
  field: 'confirmedBy' | 'differsFrom',
): EventConfirmation {
  const none = { eventId: event.id, confirmedBy: null, differsFrom: null };
  return entry === undefined ? none : { ...none, [field]: { receiptNo: entry.filing.receiptNo } };
}

/** A valid filing and those it replaces: an article can tell any of them. */
const listVersions = ({ filing, earlier }: ValidFiling): Filing[] => [...earlier, filing];

/** One article that any version confirms is enough. A difference must hold against every version that states figures. */
function compareVersions(
  reported: readonly ClaimText[],
  entry: ValidFiling,
  calendar: MarketCalendar,
): 'confirms' | 'differs' | 'unrelated' {
  const versions = listVersions(entry).filter(({ figures }) => figures.length > 0);
  const results = reported.map((article) => versions.map((version) => compareWithFiling(article, version, calendar)));
  if (results.flat().includes('confirms')) return 'confirms';
  return results.some((byVersion) => byVersion.length > 0 && byVersion.every((result) => result === 'differs'))
    ? 'differs'
    : 'unrelated';
}

/** Whether a filing is the only one of its kind near the event, and the event's type fits the kind. */
function isSingle(event: ReportedEvent, entry: ValidFiling, near: readonly ValidFiling[]): boolean {
  const { kind } = readReportName(entry.filing.reportName);
  const ofKind = near.filter(({ filing }) => readReportName(filing.reportName).kind === kind);
  return ofKind.length === 1 && (openTypes.includes(event.type) || filingRules[kind].type === event.type);
}

function nearest(event: ReportedEvent, entries: readonly ValidFiling[]): ValidFiling | undefined {
  const gap = ({ filing }: ValidFiling) => Math.abs(Date.parse(filing.receivedOn) - Date.parse(event.day));
  return entries.reduce<ValidFiling | undefined>(
    (best, entry) => (best === undefined || gap(entry) < gap(best) ? entry : best),
    undefined,
  );
}
