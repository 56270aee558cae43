import type { ScorableEvent } from '@gaemi/domain/scoring/score-events';
import type { NewsExport } from './news-history.ts';

/** Extracts the inputs of the scores from an exported analysis, for recomputation by the formula of `score_version`. */
export function readScorable({ as_of, events }: Pick<NewsExport, 'as_of' | 'events'>): {
  events: ScorableEvent[];
  asOf: Date;
} {
  return {
    asOf: new Date(as_of),
    events: events.map(({ event, judgement, publishers, articles }) => {
      const representative = articles.find(({ represents }) => represents);
      const publishedAt = representative === undefined ? null : new Date(representative.published_at);
      // The text of a reason decides no score, and may be missing.
      const scored = judgement && { ...judgement, reason: judgement.reason ?? '' };
      return { id: event, judgement: scored, publishers, publishedAt };
    }),
  };
}
