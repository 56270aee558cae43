import type { Article } from '@gaemi/domain/article';
import { articleId } from './article-id.ts';
import { articleLink } from './article-link.ts';
import type { GatheredNews } from './news-source.ts';
import { plainText } from './plain-text.ts';
import { parsePublishedAt } from './published-at.ts';
import { publisherOf } from './publishers/publisher-of.ts';

const MAX_TITLE = 300;
const MAX_DESCRIPTION = 2_000;

/** An article as a source gives it: texts with markup, the date as a text, links best first. */
export interface RawArticle {
  title: string;
  description: string;
  links: readonly string[];
  publishedAt: string;
  /** Where the source names it; else it is read off the link. */
  publisher?: string | undefined;
}

export interface ArticleCollector {
  /** The moment the article names, undefined where it names none. Undefined instead of an article: the source gave something else. */
  add(raw: RawArticle | undefined): Date | undefined;
  gathered(completeFrom: Date): GatheredNews;
}

/** Turns what a source gives into articles: clean, once per link, newest first. What cannot be one is left out and counted. */
export function createArticleCollector(): ArticleCollector {
  const articles = new Map<string, Article>();
  const undated = new Set<string>();
  let unusable = 0;
  return {
    add: (raw) => {
      if (raw === undefined) {
        unusable += 1;
        return undefined;
      }
      const link = raw.links.map(articleLink).find((address) => address !== undefined);
      const title = plainText(raw.title, MAX_TITLE);
      const publishedAt = parsePublishedAt(raw.publishedAt);
      if (link === undefined || title === '') unusable += 1;
      else if (publishedAt === undefined) undated.add(link);
      else if (!articles.has(link)) {
        const description = plainText(raw.description, MAX_DESCRIPTION);
        const publisher = plainText(raw.publisher ?? '', 60) || publisherOf(link);
        articles.set(link, { id: articleId(link), title, description, link, publisher, publishedAt });
      }
      return publishedAt;
    },
    gathered: (completeFrom) => ({
      articles: [...articles.values()].sort(
        (a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || (a.link < b.link ? -1 : 1),
      ),
      undated: undated.size + unusable,
      completeFrom,
    }),
  };
}
