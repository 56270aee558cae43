import type { SourcedArticle } from '@gaemi/domain/article';
import type { RightsRegister } from '@gaemi/domain/rights/source-rights';
import type { EventToJudge, Judge } from '@gaemi/providers/judge/judge';
import { chooseOtherArticles } from './other-articles.ts';
import type { SelectedEvent } from './selected-event.ts';

/** An event with the articles that its judge may read: a leading one, and others in other words. */
export interface ReadableEvent {
  event: SelectedEvent;
  articles: [SourcedArticle, ...SourcedArticle[]];
}

/** Returns the articles of an event that a judge may read, its representative first where it is one; null for none. */
export function readableBy(judge: Judge, event: SelectedEvent, rights: RightsRegister): ReadableEvent | null {
  if (!judge.metered) return wholeEvent(event);
  const articles = event.articles.filter(({ source }) => rights.rightsOf(source).model);
  const representative = articles.find(({ id }) => id === event.representative.id) ?? articles[0];
  if (representative === undefined) return null;
  return { event, articles: [representative, ...chooseOtherArticles({ representative, articles })] };
}

export const wholeEvent = (event: SelectedEvent): ReadableEvent => ({
  event,
  articles: [event.representative, ...chooseOtherArticles(event)],
});

export function toJudge({ event, articles: [first, ...others] }: ReadableEvent): EventToJudge {
  const { title, description, publisher, publishedAt } = first;
  const withMatch = others.map((other) => ({ ...other, match: event.matches.get(other.id) }));
  const match = event.matches.get(first.id);
  return { eventId: event.id, title, description, publisher, publishedAt, others: withMatch, match };
}
