import type { NewsExport } from '@gaemi/contracts/news-history';
import type { NewsEvidence } from '@gaemi/database/news-analysis/news-evidence.schema';
import type { NewsDossier } from '@gaemi/database/news-analysis/news-history.repository';
import type { Judgement } from '@gaemi/domain/judge/judgement/judgement';
import { newsTierLimits } from '@gaemi/domain/members/grades';
import { sideFields } from '@gaemi/domain/news-side';
import { type Correction, findCorrection } from '@gaemi/domain/objections/corrections';
import type { ObjectionKind } from '@gaemi/domain/objections/objection';
import { removedText } from '@gaemi/domain/rights/expired-texts';
import type { RightsRegister } from '@gaemi/domain/rights/source-rights';
import { type ScorableEvent, scoreEvents } from '@gaemi/domain/scoring/score-events';
import { daysBetween, searchingPeriod } from '@gaemi/domain/seoul-time';
import { toCoverage } from './news.mapper.ts';
import { listWithheld } from './outside-texts.ts';

/**
 * An analysis as it is exported. The points of the events are computed here; the scores are those it ended with. Of an
 * article that may not leave the service go date and link; of its event type and figures.
 */
export function toNewsExport(
  { analysis, details, evidence }: NewsDossier,
  rights: RightsRegister,
  corrections: readonly Correction[],
): NewsExport {
  const { result } = analysis;
  const scores = scoreEvents({ asOf: evidence.asOf, events: toScorableEvents(evidence) }).sides;
  const contributions = Object.values(scores).flatMap((score) => score.contributions);
  const pointsOf = new Map(contributions.map(({ eventId, points }) => [eventId, points]));
  return {
    version: 1,
    score_version: result.scoreVersion,
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
    as_of: evidence.asOf.toISOString(),
    window_days: daysBetween(analysis.fromDay, analysis.toDay),
    max_articles: newsTierLimits[analysis.tier].maxEvents,
    coverage: toCoverage(evidence.coverage),
    dropped_because: evidence.droppedBecause,
    ...sideFields('news_score', (side) => result.scores[side]),
    reserve: result.reserve,
    ...sideFields('exact_score', (side) => details[side].content.exactScore),
    events: toExportedEvents(evidence, pointsOf, rights).map((event) => ({
      ...event,
      corrected: correctionOfExported(event, corrections),
    })),
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
  evidence: NewsEvidence,
  pointsOf: ReadonlyMap<string, number>,
  rights: RightsRegister,
): Omit<NewsExport['events'][number], 'corrected'>[] {
  const articleOf = new Map(evidence.articles.map((article) => [article.id, article]));
  const withheld = listWithheld(evidence, rights);
  return evidence.events.map(({ id, judgement, publishers, articleIds, representativeId }) => {
    const articles = articleIds.flatMap((articleId) => articleOf.get(articleId) ?? []);
    return {
      event: id,
      judgement: judgement && toExportedJudgement(judgement, withheld.eventIds.has(id)),
      publishers: publishers.length,
      points: pointsOf.get(id) ?? 0,
      articles: articles.map((article) => ({
        link: article.link,
        title: withheld.links.has(article.link) ? null : textOrNull(article.title),
        publisher: withheld.links.has(article.link) ? null : article.publisher,
        published_at: article.publishedAt.toISOString(),
        represents: article.id === representativeId,
      })),
    };
  });
}

function toExportedJudgement({ likely: _, reason, ...judgement }: Judgement, isWithheld: boolean) {
  return { ...judgement, reason: isWithheld ? null : textOrNull(reason) };
}

function correctionOfExported(
  { judgement, articles }: Omit<NewsExport['events'][number], 'corrected'>,
  corrections: readonly Correction[],
): ObjectionKind | null {
  if (judgement === null || judgement.label === 'neutral') return null;
  const link = articles.find(({ represents }) => represents)?.link;
  return findCorrection({ link, side: judgement.label }, corrections);
}

const textOrNull = (text: string): string | null => (text === removedText ? null : text);
