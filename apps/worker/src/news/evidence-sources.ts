import type { FetchedText } from '@gaemi/database/news-analysis/news-evidence.schema';
import type { SourcedArticle } from '@gaemi/domain/article';
import { isSynthetic, type NewsSourceName } from '@gaemi/domain/sources';

/** The source that a result names: a synthetic one when anything rests on it, else the one with the most articles. */
export function mainSource(articles: readonly SourcedArticle[]): NewsSourceName {
  const counts = new Map<NewsSourceName, number>();
  for (const { source } of articles) counts.set(source, (counts.get(source) ?? 0) + 1);
  const names = [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
  const [most] = names;
  if (most === undefined) throw new Error('evidence without an article');
  return names.find(isSynthetic) ?? most;
}

/** The sources of the texts, each with its earliest fetch. */
export function earliestFetches(articles: readonly SourcedArticle[]): FetchedText[] {
  const earliest = new Map<NewsSourceName, Date>();
  for (const { source, fetchedAt } of articles) {
    const known = earliest.get(source);
    if (known === undefined || fetchedAt < known) earliest.set(source, fetchedAt);
  }
  return [...earliest].map(([source, fetchedAt]) => ({ source, fetchedAt }));
}
