import { messages } from '@gaemi/contracts/messages';
import type { NewsArticleRef, NewsDetail } from '@gaemi/contracts/news-detail';
import type { Reported } from '@gaemi/database/objections/objection.repository';
import { eventTypeNames } from '@gaemi/domain/judge/judgement/event-type';
import { type Correction, findCorrection } from '@gaemi/domain/objections/corrections';
import { removedText } from '@gaemi/domain/rights/expired-texts';
import type { TimelineEvent } from '@gaemi/domain/scoring/event-views';
import type { ArticleReference, Reason, SideDetail } from '@gaemi/domain/scoring/side-detail';
import { searchingPeriod } from '@gaemi/domain/seoul-time';

/** The sentences in the place of a text that is not there. */
interface InsteadOf {
  text: string;
  title: string;
}

/** A text that was removed when the rights of its source ended is told by a sentence in its place. */
const removed: InsteadOf = { text: messages.textRemoved, title: messages.titleRemoved };

/** How a stored side is told. */
interface DetailContext {
  /** Upheld objections to events of the stock. */
  corrections: readonly Correction[];
  /** What the member has reported, by event. */
  reported?: ReadonlyMap<string, Reported>;
  instead?: InsteadOf;
}

/** One side of a finished analysis. */
export function toNewsDetail(id: string, detail: SideDetail, context: DetailContext): NewsDetail {
  const { instead = removed } = context;
  return {
    _id: id,
    side: detail.side,
    stock_code: detail.stockCode,
    stock_name: detail.stockName,
    model_tier: detail.grade,
    score_version: detail.scoreVersion,
    total_score: detail.score,
    exact_score: detail.exactScore,
    searching_period: searchingPeriod(detail.fromDay, detail.toDay),
    summary: textOr(instead.text, detail.summary),
    cleaned_reasons: detail.reasons.map(({ text }) => textOr(instead.text, text)),
    citations: detail.sources.map(({ link }) => link),
    reasons: detail.reasons.map((reason) => toReason(reason, detail, context)),
    unsure: detail.unsure.map(({ eventId, text, ...event }) => ({
      event_id: eventId,
      text: textOr(instead.text, text),
      ...event,
    })),
    events: detail.timeline.map(({ eventId, ...event }) => ({ event_id: eventId, ...event, short: writeShort(event) })),
    themes: detail.themes.map(({ name, points, eventIds }) => ({ name, points, event_ids: eventIds })),
    price_reactions: detail.priceReactions,
    articles_per_day: detail.articlesPerDay,
    sources: detail.sources.map((article) => toArticleRef(article, instead)),
    contributions: detail.contributions.map(({ points, ...article }) => ({
      ...toArticleRef(article, instead),
      points,
    })),
    rest_points: detail.restPoints,
    rest_count: detail.restCount,
    data_source: detail.dataSource,
    judged_by: detail.judgedBy,
  };
}

function toReason(
  reason: Reason,
  { side }: SideDetail,
  { corrections, reported = new Map(), instead = removed }: DetailContext,
): NewsDetail['reasons'][number] {
  // The first link is that of the representative article.
  const [link] = reason.links;
  const corrected = findCorrection({ link, side }, corrections);
  const report = reported.get(reason.eventId);
  // Nothing is promised of a report that was upheld and overturned since: the side may be reported again.
  const stands = report?.state === 'open' || corrected !== null;
  return {
    event_id: reason.eventId,
    text: textOr(instead.text, reason.text),
    type: reason.type,
    strength: reason.strength,
    points: reason.points,
    merged: reason.merged,
    links: reason.links,
    judged_by: reason.judgedBy,
    confirmed_by: reason.confirmedBy ?? null,
    differs_from: reason.differsFrom ?? null,
    stages: reason.stages?.map(({ nextAnswerOn, ...step }) => ({ ...step, next_answer_on: nextAnswerOn })) ?? null,
    corrected,
    reported: stands ? (report?.kind ?? null) : null,
  };
}

function toArticleRef({ link, title, publisher, publishedAt }: ArticleReference, instead: InsteadOf): NewsArticleRef {
  return { link, title: textOr(instead.title, title), publisher, published_at: publishedAt.toISOString() };
}

/** The short name of an event; its type where the name was removed. */
export const writeShort = ({ short, type }: Pick<TimelineEvent, 'short' | 'type'>): string =>
  textOr(eventTypeNames[type], short);

const textOr = (instead: string, text: string): string => (text === removedText ? instead : text);
