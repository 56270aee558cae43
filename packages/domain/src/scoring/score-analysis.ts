import { bySide, type NewsSide } from '../news-side.ts';
import { type JudgedEvent, type SideScore, scoreSide } from './score-side.ts';

/** The properties of an event that decide a score. */
export interface ScorableEvent {
  id: string;
  /** Null when the judge gave no usable judgement. */
  judgement: Pick<JudgedEvent, 'label' | 'strength'> | null;
  /** Publishers with their own text. */
  publishers: number;
  /** Publication time of the representative article; null without one. */
  publishedAt: Date | null;
}

/** The properties of an analysis that decide its scores. */
export interface ScorableAnalysis {
  /** The moment from which the recency of the articles is measured. */
  asOf: Date;
  windowDays: number;
  maxEvents: number;
  events: readonly ScorableEvent[];
}

/**
 * Computes the scores of an analysis from its events alone. Events without a judgement or without a representative
 * article do not count.
 */
export function scoreAnalysis({ events, ...window }: ScorableAnalysis): Record<NewsSide, SideScore> {
  const judged = events.flatMap(toJudgedEvent);
  return bySide((side) => scoreSide({ side, events: judged, ...window }));
}

function toJudgedEvent({ id, judgement, publishers, publishedAt }: ScorableEvent): JudgedEvent[] {
  if (judgement === null || publishedAt === null) return [];
  const { label, strength } = judgement;
  return [{ eventId: id, label, strength, publishedAt, publishers }];
}
