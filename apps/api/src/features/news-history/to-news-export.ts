import { newsTierLimits } from '@gaemi/contracts/grades';
import type { NewsExport } from '@gaemi/contracts/news-history';
import type { EvidenceEvent, NewsEvidence } from '@gaemi/database/news-analysis/news-evidence.schema';
import type { NewsDossier } from '@gaemi/database/news-analysis/news-history.repository';
import { type ScoredExport, scoreExport } from '@gaemi/domain/scoring/score-export';
import { daysBetween, searchingPeriod } from '@gaemi/domain/seoul-time';

/** An analysis as it is exported. The points of the events are computed here; the scores are those it ended with. */
export function toNewsExport({ analysis, good, bad, evidence }: NewsDossier): NewsExport {
  const { result } = analysis;
  const scored: ScoredExport = {
    as_of: evidence.asOf.toISOString(),
    window_days: daysBetween(analysis.fromDay, analysis.toDay),
    max_articles: newsTierLimits[analysis.tier].maxArticles,
    events: toExportedEvents(evidence),
  };
  const scores = scoreExport(scored);
  const pointsOf = new Map(
    [...scores.good.contributions, ...scores.bad.contributions].map(({ eventId, points }) => [eventId, points]),
  );
  return {
    version: 1,
    _id: analysis._id.toHexString(),
    stock_code: analysis.stockCode,
    stock_name: analysis.stockName,
    model_tier: analysis.grade,
    news_tier: analysis.tier,
    searching_period: searchingPeriod(analysis.fromDay, analysis.toDay),
    created_at: analysis.createdAt.toISOString(),
    data_source: evidence.dataSource,
    judged_by: evidence.judgedBy,
    judge_version: evidence.judgeVersion,
    as_of: scored.as_of,
    window_days: scored.window_days,
    max_articles: scored.max_articles,
    coverage: evidence.coverage,
    dropped_because: evidence.droppedBecause,
    good_news_score: result.goodScore,
    bad_news_score: result.badScore,
    good_exact_score: good.content.exact_score,
    bad_exact_score: bad.content.exact_score,
    events: scored.events.map((event) => ({ ...event, points: pointsOf.get(event.event) ?? 0 })),
  };
}

function toExportedEvents({ articles, events }: NewsEvidence): ScoredExport['events'] {
  const articleOf = new Map(articles.map((article) => [article.id, article]));
  return events.map(({ id, judgement, publishers, articleIds, representativeId }: EvidenceEvent) => ({
    event: id,
    judgement,
    publishers: publishers.length,
    articles: articleIds.flatMap((articleId) => {
      const article = articleOf.get(articleId);
      if (article === undefined) return [];
      const { link, title, publisher, publishedAt } = article;
      const represents = articleId === representativeId;
      return [{ link, title, publisher, published_at: publishedAt.toISOString(), represents }];
    }),
  }));
}
