import type { EvidenceArticle, EvidenceEvent, NewsEvidence } from '@gaemi/database/news-analysis/news-evidence.schema';
import { shortNameOfFiling } from '@gaemi/domain/filings/short-name-of-filing';
import type { EventType } from '@gaemi/domain/judge/judgement/event-type';
import { isPriceReaction, type Judgement } from '@gaemi/domain/judge/judgement/judgement';
import { writeShortName } from '@gaemi/domain/judge/reasons/short-name';
import { bySide, type NewsSide } from '@gaemi/domain/news-side';
import { countByDay, type PriceReaction, type TimelineEvent } from '@gaemi/domain/scoring/event-views';
import { type AnalysisScore, scoreEvents } from '@gaemi/domain/scoring/score-events';
import { chooseUnsure } from '@gaemi/domain/scoring/unsure-events';
import { seoulDay } from '@gaemi/domain/seoul-time';

/** A judged event with its articles; the representative one gives its day and its name. */
export interface JudgedEvent {
  event: EvidenceEvent;
  judgement: Judgement;
  representative: EvidenceArticle;
  articles: EvidenceArticle[];
}

/** An event that counts for a side. */
export interface ScoredEvent extends JudgedEvent {
  shown: TimelineEvent;
}

export interface ScoredEvidence {
  score: AnalysisScore;
  /** The events of each side, most points first. */
  events: Record<NewsSide, ScoredEvent[]>;
  /** Of each side those that are likely but not sure, the most likely first. */
  unsure: Record<NewsSide, JudgedEvent[]>;
  priceReactions: PriceReaction[];
}

/** Scores the events of an evidence by the current formula. `names` of the company are no part of an event's name. */
export function scoreEvidence(evidence: NewsEvidence, names: readonly string[] = []): ScoredEvidence {
  const judged = judgedEvents(evidence);
  const score = scoreEvents({
    asOf: evidence.asOf,
    events: judged.map(({ event, judgement, representative, articles }) => ({
      id: event.id,
      judgement,
      publishers: event.publishers.length,
      articles: articles.length,
      publishedAt: representative.publishedAt,
    })),
  });
  const eventOf = new Map(judged.map((entry) => [entry.event.id, entry]));
  const events = bySide((side) =>
    score.sides[side].contributions.flatMap(({ eventId, points }) => {
      const entry = eventOf.get(eventId);
      return entry === undefined ? [] : [{ ...entry, shown: toTimelineEvent(entry, { side, points, names }) }];
    }),
  );
  const onPrice = judged.filter(({ judgement }) => isPriceReaction(judgement));
  const priceReactions = countByDay(onPrice.flatMap(({ articles }) => articles.map(({ publishedAt }) => publishedAt)));
  const unsure = bySide((side) => chooseUnsure(judged.map(withId), side).map(({ entry }) => entry));
  return { score, events, unsure, priceReactions };
}

const withId = (entry: JudgedEvent) => ({ id: entry.event.id, judgement: entry.judgement, entry });

function judgedEvents({ articles, events }: NewsEvidence): JudgedEvent[] {
  const articleOf = new Map(articles.map((article) => [article.id, article]));
  return events.flatMap((event) => {
    const representative = articleOf.get(event.representativeId);
    if (representative === undefined || event.judgement === null) return [];
    const judgement = event.judgement;
    return [{ event, judgement, representative, articles: event.articleIds.flatMap((id) => articleOf.get(id) ?? []) }];
  });
}

function toTimelineEvent(
  { event, judgement: { type, strength }, representative }: JudgedEvent,
  { side, points, names }: { side: NewsSide; points: number; names: readonly string[] },
): TimelineEvent {
  const short = shortNameOfEvent(representative, type, names);
  return { eventId: event.id, day: seoulDay(representative.publishedAt), short, type, side, strength, points };
}

/** Short name of an event by its first article, without the names of the company. */
export function shortNameOfEvent(
  { title, filing }: Pick<EvidenceArticle, 'title' | 'filing'>,
  type: EventType,
  names: readonly string[],
): string {
  return filing === undefined ? writeShortName(title, type, names) : shortNameOfFiling(filing);
}
