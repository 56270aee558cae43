import { articleKey } from '../article-key.ts';
import { isEarlierStage, type RumourStageName, rumourStageNames } from '../filings/rumour-rules.ts';
import type { EventType } from '../judge/judgement/event-type.ts';
import type { Strength } from '../judge/judgement/judgement.ts';
import type { NewsSide } from '../news-side.ts';
import type { FilingReference } from '../scoring/side-detail.ts';
import type { NewsSourceName } from '../sources.ts';

/** An article or filing that reports an event. */
export interface EventReport {
  /** Empty once the rights of its source are over. */
  title: string;
  link: string;
  publisher: string;
  publishedAt: Date;
  source: NewsSourceName;
  fetchedAt: Date;
}

/** Most reports that are stored with an event; those that came first stay. */
const MAX_REPORTS = 40;

/** Returns the reports of an event that is seen again, each link once of all its copies, the earliest first. */
export function joinReports(known: readonly EventReport[], found: readonly EventReport[]): EventReport[] {
  const byLink = new Map([...known, ...found].map((report) => [articleKey(report.link), report]));
  return [...byLink.values()]
    .sort((a, b) => a.publishedAt.getTime() - b.publishedAt.getTime() || (a.link < b.link ? -1 : 1))
    .slice(0, MAX_REPORTS);
}

/** What is known of an event of a stock, the same for every member. */
export interface StockEvent {
  /** Day in Seoul of the first article; of a rumour the day of its last stage. */
  day: string;
  /** Moment of the first report; of a filing without one the start of its day. */
  at: Date;
  type: EventType;
  side: NewsSide | null;
  strength: Strength;
  /** True when a filing reports it. */
  filed: boolean;
  /** The filing that confirms it. */
  confirmedBy: FilingReference | null;
  /** The filing that gives other figures; absent in events that were stored before it was kept. */
  differsFrom?: FilingReference | null;
  /** Last stage of a rumour; null for every other event. */
  stage: RumourStageName | null;
  /** One sentence that says what happened. */
  text: string;
  /** Short name, e.g. "자사주 소각". */
  short: string;
  articles: number;
  publishers: number;
  /** Link of the first article, its publisher and its source. */
  link: string;
  publisher: string;
  sources: readonly NewsSourceName[];
  /** True when it rests on sample data. */
  sample: boolean;
  /** Articles and filings that report it, the earliest first. */
  reports: readonly EventReport[];
}

/** An event as a member was notified of it: a new stage, and a turn to the other side, is notified again, each once. */
export interface NotifiedEvent {
  eventId: string;
  stage: string | null;
  turnedTo: NewsSide | null;
}

/**
 * Keys under which an event counts as notified: those of its family, in its stage or a later one, and as the side to which it turned. A
 * round without filings sees an earlier stage than the last one, which is no news.
 */
export function listNotifiedKeys({
  family,
  stage,
  turnedTo,
}: Omit<NotifiedEvent, 'eventId'> & Pick<StockEvent, 'stage'> & { family: readonly string[] }): string[] {
  const stages = [stage, ...rumourStageNames.filter((later) => isEarlierStage(stage, later))];
  return family.flatMap((eventId) => stages.map((each) => notifiedKey({ eventId, stage: each, turnedTo })));
}

/** The stage of a rumour says its outcome, so that its side adds nothing. */
export function notifiedKey({ eventId, stage, turnedTo }: NotifiedEvent): string {
  if (stage !== null) return `${eventId}#${stage}`;
  return turnedTo === null ? eventId : `${eventId}@${turnedTo}`;
}
