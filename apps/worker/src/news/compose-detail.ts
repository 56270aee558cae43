import type { NewsAnalysis } from '@gaemi/database/news-analysis/news-analysis.repository';
import type { EvidenceArticle, EvidenceEvent, NewsEvidence } from '@gaemi/database/news-analysis/news-evidence.schema';
import { newsTierLimits } from '@gaemi/domain/members/grades';
import type { NewsSide } from '@gaemi/domain/news-side';
import { type SideScore, scoreSide } from '@gaemi/domain/scoring/score-side';
import type { ArticleReference, Reason, SideDetail } from '@gaemi/domain/scoring/side-detail';
import { daysBetween } from '@gaemi/domain/seoul-time';

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
}): SideDetail {
  const { analysis, side, evidence, score } = input;
  const limits = newsTierLimits[analysis.tier];
  const shown = input.events.slice(0, limits.maxReasons);
  const reasons = shown.map(toReason);
  const cited = new Set(reasons.flatMap((reason) => reason.links));
  const sources = shown.flatMap(({ articles }) => articles).filter((article) => cited.delete(article.link));
  const contributions = limits.contributions
    ? shown.map((scored) => ({ ...toReference(scored.representative), points: scored.points }))
    : [];
  return {
    side,
    stockCode: analysis.stockCode,
    stockName: analysis.stockName,
    grade: analysis.grade,
    fromDay: analysis.fromDay,
    toDay: analysis.toDay,
    score: score.total,
    exactScore: score.exact,
    summary: input.summary,
    reasons,
    sources: sources.map(toReference),
    contributions,
    restPoints: score.exact - contributions.reduce((sum, { points }) => sum + points, 0),
    restCount: input.events.length - contributions.length,
    dataSource: evidence.dataSource,
    judgedBy: evidence.judgedBy,
  };
}

function toReason(scored: ScoredEvent): Reason {
  const { judgement, representative, articles } = scored;
  const others = articles.filter(
    (article) => article.id !== representative.id && article.publisher !== representative.publisher,
  );
  const links = [...new Set([representative, ...others].map((article) => article.link))].slice(0, LINKS_PER_REASON);
  return { text: judgement.reason, strength: judgement.strength, merged: articles.length - 1, links };
}

function toReference({ link, title, publisher, publishedAt }: EvidenceArticle): ArticleReference {
  return { link, title, publisher, publishedAt };
}
