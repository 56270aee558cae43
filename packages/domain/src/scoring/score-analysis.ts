import type { NewsSide } from '../news-side.ts';
import { type JudgedEvent, type SideScore, scoreSide } from './score-side.ts';

/** An event as far as it decides a score. */
export interface ScorableEvent {
  id: string;
  /** Null where the judge gave no usable judgement. */
  judgement: Pick<JudgedEvent, 'label' | 'strength'> | null;
  /** Publishers with words of their own. */
  publishers: number;
  /** When the article that represents the event was published; null without one. */
  publishedAt: Date | null;
}

/** What of an analysis decides its scores. */
export interface ScorableAnalysis {
  /** The moment the recency of the articles is measured from. */
  asOf: Date;
  windowDays: number;
  maxEvents: number;
  events: readonly ScorableEvent[];
}

/**
 * Computes both scores of an analysis from its events alone. Events without a judgement, or without an article that represents them,
 * count for nothing.
 */
export function scoreAnalysis({ events, ...window }: ScorableAnalysis): Record<NewsSide, SideScore> {
  const judged = events.flatMap(toJudgedEvent);
  return {
    good: scoreSide({ side: 'good', events: judged, ...window }),
    bad: scoreSide({ side: 'bad', events: judged, ...window }),
  };
}

function toJudgedEvent({ id, judgement, publishers, publishedAt }: ScorableEvent): JudgedEvent[] {
  if (judgement === null || publishedAt === null) return [];
  const { label, strength } = judgement;
  return [{ eventId: id, label, strength, publishedAt, publishers }];
}
