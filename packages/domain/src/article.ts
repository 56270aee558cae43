/** A piece of news as the domain sees it: title and description are plain text, without markup or entities. */
export interface Article {
  id: string;
  title: string;
  description: string;
  link: string;
  publisher: string;
  /** May be an invalid date where the source gave none; `selectInWindow` counts such articles as undated. */
  publishedAt: Date;
}

/** Title and description as one text, a line each. */
export function textOf(article: Pick<Article, 'title' | 'description'>): string {
  return article.description === '' ? article.title : `${article.title}\n${article.description}`;
}
