import type { NewsExport } from '@gaemi/contracts/news-history';
import type { NewsEvidence } from '@gaemi/database/news-analysis/news-evidence.schema';
import type { NewsDossier } from '@gaemi/database/news-analysis/news-history.repository';
import { newsTierLimits } from '@gaemi/domain/members/grades';
import { sideFields } from '@gaemi/domain/news-side';
import { scoreAnalysis } from '@gaemi/domain/scoring/score-analysis';
import type { ScorableEvent } from '@gaemi/domain/scoring/score-events';
import { scoreVersionOf } from '@gaemi/domain/scoring/score-version';
import { daysBetween, searchingPeriod } from '@gaemi/domain/seoul-time';
import { toCoverage } from './news.mapper.ts';

/** An analysis as it is exported. The points of the events are computed here; the scores are those it ended with. */
export function toNewsExport({ analysis, details, evidence }: NewsDossier): NewsExport {
  const { result } = analysis;
  const window = {
    scoreVersion: scoreVersionOf(result),
    asOf: evidence.asOf,
    windowDays: daysBetween(analysis.fromDay, analysis.toDay),
    maxEvents: newsTierLimits[analysis.tier].maxEvents,
  };
  const scores = scoreAnalysis({ ...window, events: toScorableEvents(evidence) });
  const contributions = Object.values(scores).flatMap((score) => score.contributions);
  const pointsOf = new Map(contributions.map(({ eventId, points }) => [eventId, points]));
  return {
    version: 1,
    score_version: window.scoreVersion,
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
    as_of: window.asOf.toISOString(),
    window_days: window.windowDays,
    max_articles: window.maxEvents,
    coverage: toCoverage(evidence.coverage),
    dropped_because: evidence.droppedBecause,
    ...sideFields('news_score', (side) => result.scores[side]),
    reserve: result.reserve ?? null,
    ...sideFields('exact_score', (side) => details[side].content.exactScore),
    events: toExportedEvents(evidence, pointsOf),
  };
}

function toScorableEvents({ articles, events }: NewsEvidence): ScorableEvent[] {
  const articleOf = new Map(articles.map((article) => [article.id, article]));
  return events.map(({ id, judgement, publishers, representativeId }) => ({
    id,
    judgement,
    publishers: publishers.length,
    publishedAt: articleOf.get(representativeId)?.publishedAt ?? null,
  }));
}

function toExportedEvents(
  { articles, events }: NewsEvidence,
  pointsOf: ReadonlyMap<string, number>,
): NewsExport['events'] {
  const articleOf = new Map(articles.map((article) => [article.id, article]));
  return events.map(({ id, judgement, publishers, articleIds, representativeId }) => ({
    event: id,
    judgement,
    publishers: publishers.length,
    points: pointsOf.get(id) ?? 0,
    articles: articleIds.flatMap((articleId) => {
      const article = articleOf.get(articleId);
      if (article === undefined) return [];
      const { link, title, publisher, publishedAt } = article;
      const represents = articleId === representativeId;
      return [{ link, title, publisher, published_at: publishedAt.toISOString(), represents }];
    }),
  }));
}
