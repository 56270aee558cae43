import type { SourcedArticle } from '@gaemi/domain/article';
import type { ArticleEvent } from '@gaemi/domain/clustering/cluster-articles';
import type { CompanyMatch } from '@gaemi/domain/company-matching/company-matcher';

/** An event with the match of its representative article. */
export interface SelectedEvent extends ArticleEvent<SourcedArticle> {
  match: CompanyMatch | undefined;
}

export const countArticles = (events: readonly Pick<SelectedEvent, 'articles'>[]): number =>
  events.reduce((count, { articles }) => count + articles.length, 0);
