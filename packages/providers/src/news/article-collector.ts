import type { Article } from '@gaemi/domain/article';
import { articleKey } from '@gaemi/domain/article-key';
import type { Filing } from '@gaemi/domain/filings/filing';
import { articleId } from './article-id.ts';
import { articleLink } from './article-link.ts';
import type { GatheredNews } from './news-source.ts';
import { plainText } from './plain-text.ts';
import { parsePublishedAt } from './published-at.ts';
import { isBoard } from './publishers/boards.ts';
import { publisherOf } from './publishers/publisher-of.ts';

const MAX_TITLE = 300;
const MAX_DESCRIPTION = 2_000;

/** An article in the form of its source: texts with markup, the date as text, links best first. */
export interface RawArticle {
  title: string;
  description: string;
  links: readonly string[];
  publishedAt: string;
  /** Set when the source names it; otherwise the link identifies it. */
  publisher?: string | undefined;
  /** Set when the article is a filing. */
  filing?: Filing;
}

export interface ArticleCollector {
  /**
   * Publication time; undefined when the article has none. An undefined article means that the source gave something
   * else.
   */
  add(raw: RawArticle | undefined): Date | undefined;
  /** `queries`: the names searched; none for a source that is not searched. */
  gathered(completeFrom: Date, queries?: string[]): GatheredNews;
}

/**
 * Converts the items of a source to articles: clean, one for all copies of a link, newest first. Leaves out and counts invalid items.
 * Posts of boards and blogs are no news: they are left out uncounted.
 */
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
      const links = raw.links.flatMap((address) => articleLink(address) ?? []);
      // A press house may give its front page as the address of each article.
      const link = links.find((address) => !isFrontPage(address)) ?? links[0];
      const title = plainText(raw.title, MAX_TITLE);
      const publishedAt = parsePublishedAt(raw.publishedAt);
      if (link !== undefined && isBoard(link)) return publishedAt;
      if (link === undefined || title === '') unusable += 1;
      else if (publishedAt === undefined) undated.add(articleKey(link));
      else if (!articles.has(articleKey(link))) {
        const description = plainText(raw.description, MAX_DESCRIPTION);
        const publisher = plainText(raw.publisher ?? '', 60) || publisherOf(link);
        const article = { id: articleId(link), title, description, link, publisher, publishedAt };
        articles.set(articleKey(link), raw.filing === undefined ? article : { ...article, filing: raw.filing });
      }
      return publishedAt;
    },
    gathered: (completeFrom, queries = []) => ({
      articles: [...articles.values()].sort(
        (a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || (a.link < b.link ? -1 : 1),
      ),
      // Another copy may have had the date.
      undated: [...undated].filter((key) => !articles.has(key)).length + unusable,
      completeFrom,
      queries,
    }),
  };
}

function isFrontPage(link: string): boolean {
  const { pathname, search } = new URL(link);
  return pathname === '/' && search === '';
}
