import type { NewsAnalysis } from '@gaemi/database/news-analysis/news-analysis.repository';
import type { EvidenceArticle, NewsEvidence } from '@gaemi/database/news-analysis/news-evidence.schema';
import { newsTierLimits } from '@gaemi/domain/members/grades';
import type { NewsSide } from '@gaemi/domain/news-side';
import { countByDay, groupThemes, toTimeline } from '@gaemi/domain/scoring/event-views';
import { currentScoreVersion } from '@gaemi/domain/scoring/score-version';
import {
  type ArticleReference,
  LINKS_PER_REASON,
  type Reason,
  type SideDetail,
  type UnsureEvent,
} from '@gaemi/domain/scoring/side-detail';
import { seoulDay } from '@gaemi/domain/seoul-time';
import type { JudgeName } from '@gaemi/domain/sources';
import type { JudgedEvent, ScoredEvent, ScoredEvidence } from '../evidence/score-evidence.ts';

/** Puts the detail view of one side together. Links come from the gathered articles only. */
export function composeDetail(input: {
  analysis: Pick<NewsAnalysis, 'stockCode' | 'stockName' | 'grade' | 'tier' | 'fromDay' | 'toDay'>;
  side: NewsSide;
  evidence: NewsEvidence;
  summary: string;
  scored: ScoredEvidence;
}): SideDetail {
  const { analysis, side, evidence, scored } = input;
  const limits = newsTierLimits[analysis.tier];
  const { total, exact } = scored.score.sides[side];
  const events = scored.events[side];
  const shown = events.slice(0, limits.maxReasons);
  const reasons = shown.map((event) => toReason(event, event.event.judgedBy));
  const cited = new Set(reasons.flatMap((reason) => reason.links));
  const sources = shown.flatMap(({ articles }) => articles).filter((article) => cited.delete(article.link));
  const contributions = limits.contributions
    ? shown.map(({ representative, shown }) => ({ ...toReference(representative), points: shown.points }))
    : [];
  return {
    scoreVersion: currentScoreVersion,
    side,
    stockCode: analysis.stockCode,
    stockName: analysis.stockName,
    grade: analysis.grade,
    fromDay: analysis.fromDay,
    toDay: analysis.toDay,
    score: total,
    exactScore: exact,
    summary: input.summary,
    reasons,
    unsure: scored.unsure[side].map(toUnsureEvent),
    sources: sources.map(toReference),
    contributions,
    restPoints: exact - contributions.reduce((sum, { points }) => sum + points, 0),
    restCount: events.length - contributions.length,
    timeline: toTimeline([...scored.events.good, ...scored.events.bad].map(({ shown }) => shown)),
    themes: groupThemes(events.map(({ shown }) => shown)),
    priceReactions: scored.priceReactions,
    articlesPerDay: countByDay(evidence.articles.map(({ publishedAt }) => publishedAt)),
    dataSource: evidence.dataSource,
    judgedBy: evidence.judgedBy,
  };
}

function toReason({ event, judgement, shown, representative, articles }: ScoredEvent, judgedBy: JudgeName): Reason {
  const { type, strength, reason: text } = judgement;
  const { confirmedBy, differsFrom, stages } = event;
  return {
    eventId: event.id,
    text,
    type,
    strength,
    points: shown.points,
    merged: articles.length - 1,
    links: chooseLinks(representative, articles),
    judgedBy,
    ...(confirmedBy && { confirmedBy }),
    ...(differsFrom && { differsFrom }),
    ...(stages && { stages }),
  };
}

function toUnsureEvent({ event, judgement, representative, articles }: JudgedEvent): UnsureEvent {
  const { type, reason: text } = judgement;
  const links = chooseLinks(representative, articles);
  return { eventId: event.id, text, type, links, day: seoulDay(representative.publishedAt) };
}

/** Links of an event, the representative article's first, then those of other publishers. */
function chooseLinks(representative: EvidenceArticle, articles: readonly EvidenceArticle[]): string[] {
  const others = articles.filter(
    (article) => article.id !== representative.id && article.publisher !== representative.publisher,
  );
  return [...new Set([representative, ...others].map((article) => article.link))].slice(0, LINKS_PER_REASON);
}

function toReference({ link, title, publisher, publishedAt }: EvidenceArticle): ArticleReference {
  return { link, title, publisher, publishedAt };
}
