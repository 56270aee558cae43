import type { NewsSide } from '@gaemi/contracts/news-analysis';
import type { NewsExport } from '@gaemi/contracts/news-history';
import { type JudgedEvent, type SideScore, scoreSide } from './score-side.ts';

/** What of an export decides its scores. */
export interface ScoredExport extends Pick<NewsExport, 'as_of' | 'window_days' | 'max_articles'> {
  events: readonly Omit<NewsExport['events'][number], 'points'>[];
}

/**
 * Computes both scores of an exported analysis from its events alone. Events without a judgement, or without an article
 * that represents them, count for nothing.
 */
export function scoreExport(exported: ScoredExport): Record<NewsSide, SideScore> {
  const events = exported.events.flatMap(toJudgedEvent);
  const rest = {
    events,
    asOf: new Date(exported.as_of),
    windowDays: exported.window_days,
    maxEvents: exported.max_articles,
  };
  return { good: scoreSide({ side: 'good', ...rest }), bad: scoreSide({ side: 'bad', ...rest }) };
}

function toJudgedEvent({ event, judgement, publishers, articles }: ScoredExport['events'][number]): JudgedEvent[] {
  const representative = articles.find(({ represents }) => represents);
  if (judgement === null || representative === undefined) return [];
  const { label, strength } = judgement;
  return [{ eventId: event, label, strength, publishedAt: new Date(representative.published_at), publishers }];
}
