import type { Filing } from './filings/filing.ts';
import type { NewsSourceName } from './sources.ts';

/** A news article, or a filing as one. Title and description are plain text, without markup or entities. */
export interface Article {
  id: string;
  title: string;
  description: string;
  link: string;
  publisher: string;
  /** An invalid date when the source gave none; `selectInWindow` counts such articles as undated. */
  publishedAt: Date;
  /** Set when the article is a filing. */
  filing?: Filing;
}

/** An article with its origin, on which its rights depend. */
export interface SourcedArticle extends Article {
  source: NewsSourceName;
  /** Moment at which the source gave it. */
  fetchedAt: Date;
}

/** Joins title and description, one line each. */
export function toText(article: Pick<Article, 'title' | 'description'>): string {
  return article.description === '' ? article.title : `${article.title}\n${article.description}`;
}
