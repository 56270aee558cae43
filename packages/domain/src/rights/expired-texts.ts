import type { SideDetail } from '../scoring/side-detail.ts';

/** Articles and events whose texts must go. An event is among them when one of its articles is. */
export interface ExpiredTexts {
  links: ReadonlySet<string>;
  eventIds: ReadonlySet<string>;
}

/** A removed text. The screens say in its place why it is gone. */
export const removedText = '';

/**
 * Removes expired texts from a detail: titles of the articles, sentences and short names of the events, and the summary,
 * which names several of them. Scores, counts, types, days and links stay.
 */
export function withoutExpiredTexts(detail: SideDetail, expired: ExpiredTexts): SideDetail {
  const { links, eventIds } = expired;
  const untitled = <Reference extends { link: string; title: string }>(article: Reference): Reference =>
    links.has(article.link) ? { ...article, title: removedText } : article;
  const withoutText = <Event extends { eventId: string; text: string }>(event: Event): Event =>
    eventIds.has(event.eventId) ? { ...event, text: removedText } : event;
  return {
    ...detail,
    summary: removedText,
    reasons: detail.reasons.map(withoutText),
    unsure: detail.unsure.map(withoutText),
    sources: detail.sources.map(untitled),
    contributions: detail.contributions.map(untitled),
    timeline: detail.timeline.map((event) => (eventIds.has(event.eventId) ? { ...event, short: removedText } : event)),
  };
}
