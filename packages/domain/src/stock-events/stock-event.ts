import { isEarlierStage, type RumourStageName, rumourStageNames } from '../filings/rumour-rules.ts';
import type { EventType } from '../judge/judgement/event-type.ts';
import type { Strength } from '../judge/judgement/judgement.ts';
import type { NewsSide } from '../news-side.ts';
import type { FilingReference } from '../scoring/side-detail.ts';
import type { NewsSourceName } from '../sources.ts';

/** What is known of an event of a stock, the same for every member. */
export interface StockEvent {
  /** Day in Seoul of the first article; of a rumour the day of its last stage. */
  day: string;
  type: EventType;
  side: NewsSide | null;
  strength: Strength;
  /** True when a filing reports it. */
  filed: boolean;
  /** The filing that confirms it. */
  confirmedBy: FilingReference | null;
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
