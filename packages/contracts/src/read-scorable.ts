import type { ScorableAnalysis } from '@gaemi/domain/scoring/score-analysis';
import type { NewsExport } from './news-history.ts';

/** The fields of an export that decide its scores. */
type ScoredExport = Pick<NewsExport, 'score_version' | 'as_of' | 'window_days' | 'max_articles' | 'events'>;

/** Extracts the inputs of the scores from an exported analysis, for recomputation. */
export function readScorable(exported: ScoredExport): ScorableAnalysis {
  const { score_version, as_of, window_days, max_articles, events } = exported;
  return {
    scoreVersion: score_version,
    asOf: new Date(as_of),
    windowDays: window_days,
    maxEvents: max_articles,
    events: events.map(({ event, judgement, publishers, articles }) => {
      const representative = articles.find(({ represents }) => represents);
      const publishedAt = representative === undefined ? null : new Date(representative.published_at);
      // The text of a reason decides no score, and may be missing.
      const scored = judgement && { ...judgement, reason: judgement.reason ?? '' };
      return { id: event, judgement: scored, publishers, publishedAt };
    }),
  };
}
