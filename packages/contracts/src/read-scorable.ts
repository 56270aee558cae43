import type { ScorableAnalysis } from '@gaemi/domain/scoring/score-analysis';
import type { NewsExport } from './news-history.ts';

/** Extracts the inputs of the scores from an exported analysis, for recomputation. */
export function readScorable({ as_of, window_days, max_articles, events }: NewsExport): ScorableAnalysis {
  return {
    asOf: new Date(as_of),
    windowDays: window_days,
    maxEvents: max_articles,
    events: events.map(({ event, judgement, publishers, articles }) => {
      const representative = articles.find(({ represents }) => represents);
      const publishedAt = representative === undefined ? null : new Date(representative.published_at);
      return { id: event, judgement, publishers, publishedAt };
    }),
  };
}
