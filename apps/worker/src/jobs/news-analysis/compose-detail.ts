import { newsTierLimits } from '@gaemi/contracts/grades';
import type { NewsArticleRef, NewsDetail, NewsSide } from '@gaemi/contracts/news-analysis';
import type { NewsAnalysis } from '@gaemi/database/news-analysis/news-analysis.repository';
import type { NewsDetailContent } from '@gaemi/database/news-analysis/news-detail.schema';
import type { EvidenceArticle, EvidenceEvent, NewsEvidence } from '@gaemi/database/news-analysis/news-evidence.schema';
import { type SideScore, scoreSide } from '@gaemi/domain/scoring/score-side';
import { daysBetween, searchingPeriod } from '@gaemi/domain/seoul-time';

/** Links shown for one reason at most; the others are in the count of merged articles. */
const LINKS_PER_REASON = 3;

/** An event of a side with its judgement, its points and the article that speaks for it. */
export interface ScoredEvent {
  event: EvidenceEvent;
  judgement: NonNullable<EvidenceEvent['judgement']>;
  points: number;
  representative: EvidenceArticle;
  articles: EvidenceArticle[];
}

/** The score of a side and its events, the weightiest first. */
export function scoreEvidence(
  side: NewsSide,
  evidence: NewsEvidence,
  window: { from: string; to: string; maxEvents: number },
): { score: SideScore; events: ScoredEvent[] } {
  const articleOf = new Map(evidence.articles.map((article) => [article.id, article]));
  const candidates = evidence.events.flatMap((event) => {
    const representative = articleOf.get(event.representativeId);
    const { judgement } = event;
    if (representative === undefined || judgement === null) return [];
    const articles = event.articleIds.flatMap((id) => articleOf.get(id) ?? []);
    return [{ event, judgement, representative, articles }];
  });
  const score = scoreSide({
    side,
    events: candidates.map(({ event, judgement, representative }) => ({
      eventId: event.id,
      label: judgement.label,
      strength: judgement.strength,
      publishedAt: representative.publishedAt,
      publishers: event.publishers.length,
    })),
    asOf: evidence.asOf,
    windowDays: daysBetween(window.from, window.to),
    maxEvents: window.maxEvents,
  });
  const candidateOf = new Map(candidates.map((candidate) => [candidate.event.id, candidate]));
  const events = score.contributions.flatMap(({ eventId, points }) => {
    const candidate = candidateOf.get(eventId);
    return candidate === undefined ? [] : [{ ...candidate, points }];
  });
  return { score, events };
}

/** Puts the detail view of one side together. Links come from the gathered articles only. */
export function composeDetail(input: {
  analysis: Pick<NewsAnalysis, 'stockCode' | 'stockName' | 'grade' | 'tier' | 'fromDay' | 'toDay'>;
  side: NewsSide;
  evidence: NewsEvidence;
  summary: string;
  score: SideScore;
  events: readonly ScoredEvent[];
}): NewsDetailContent {
  const { analysis, side, evidence, score } = input;
  const limits = newsTierLimits[analysis.tier];
  const shown = input.events.slice(0, limits.maxReasons);
  const reasons = shown.map(toReason);
  const cited = new Set(reasons.flatMap((reason) => reason.links));
  const sources = shown.flatMap(({ articles }) => articles).filter((article) => cited.delete(article.link));
  const contributions = limits.contributions
    ? shown.map((scored) => ({ ...toArticleRef(scored.representative), points: scored.points }))
    : [];
  return {
    side,
    stock_code: analysis.stockCode,
    stock_name: analysis.stockName,
    model_tier: analysis.grade,
    total_score: score.total,
    exact_score: score.exact,
    searching_period: searchingPeriod(analysis.fromDay, analysis.toDay),
    summary: input.summary,
    cleaned_reasons: reasons.map((reason) => reason.text),
    citations: sources.map((article) => article.link),
    reasons,
    sources: sources.map(toArticleRef),
    contributions,
    rest_points: score.exact - contributions.reduce((sum, { points }) => sum + points, 0),
    rest_count: input.events.length - contributions.length,
    data_source: evidence.dataSource,
    judged_by: evidence.judgedBy,
  };
}

function toReason(scored: ScoredEvent): NewsDetail['reasons'][number] {
  const { judgement, representative, articles } = scored;
  const others = articles.filter(
    (article) => article.id !== representative.id && article.publisher !== representative.publisher,
  );
  const links = [...new Set([representative, ...others].map((article) => article.link))].slice(0, LINKS_PER_REASON);
  return { text: judgement.reason, strength: judgement.strength, merged: articles.length - 1, links };
}

function toArticleRef({ link, title, publisher, publishedAt }: EvidenceArticle): NewsArticleRef {
  return { link, title, publisher, published_at: publishedAt.toISOString() };
}
