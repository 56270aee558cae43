import type { SourcedArticle } from '@gaemi/domain/article';
import type { ArticleEvent } from '@gaemi/domain/clustering/cluster-articles';
import type { CompanyMatch } from '@gaemi/domain/company-matching/company-matcher';

/** An event, and by the ids of its articles how the matcher found the company in them; a filing needs no match. */
export interface SelectedEvent extends ArticleEvent<SourcedArticle> {
  matches: ReadonlyMap<string, CompanyMatch>;
}

export const countArticles = (events: readonly Pick<SelectedEvent, 'articles'>[]): number =>
  events.reduce((count, { articles }) => count + articles.length, 0);
