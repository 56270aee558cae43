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

/** An event as a member was notified of it: a new stage is notified again. */
export interface NotifiedEvent {
  eventId: string;
  stage: string | null;
}

/**
 * Keys under which an event counts as notified: those of its family, in its stage or a later one. A round without filings sees an
 * earlier stage than the last one, which is no news.
 */
export function notifiedKeysOf({ family, stage }: Pick<StockEvent, 'stage'> & { family: readonly string[] }): string[] {
  const stages = [stage, ...rumourStageNames.filter((later) => isEarlierStage(stage, later))];
  return family.flatMap((eventId) => stages.map((each) => notifiedKey({ eventId, stage: each })));
}

export const notifiedKey = ({ eventId, stage }: NotifiedEvent): string =>
  stage === null ? eventId : `${eventId}#${stage}`;
