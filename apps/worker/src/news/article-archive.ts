import { ArchivedArticleRepository, type ArchiveKey } from '@gaemi/database/news-analysis/archived-article.repository';
import type { Article } from '@gaemi/domain/article';
import { coveredBackFrom } from '@gaemi/domain/coverage-spans';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import type { GatheredNews, NewsSource } from '@gaemi/providers/news/news-source';
import { Injectable } from '@nestjs/common';

/** Upper bound of archived articles in one analysis, the newest first, so that half a year of a stock takes no minutes. */
const MAX_ARCHIVED = 5_000;
/** Search engines list an article some minutes after its own time: what is younger may still grow. */
const SETTLING_MS = 10 * 60_000;

interface Gathering {
  source: NewsSource;
  company: ListedCompany;
  from: Date;
  gathered: GatheredNews;
}

/**
 * Archives the articles of live sources, so that a later analysis can use articles that the source no longer lists. Within
 * the period that the source covers only its own answer counts: withdrawn and rewritten articles do not come back.
 */
@Injectable()
export class ArticleArchive {
  constructor(private readonly archived: ArchivedArticleRepository) {}

  /** Adds archived articles to the gathered ones. `truncated`: no gathering covered some of the period. */
  async complete({ source, company, from, gathered }: Gathering): Promise<{ articles: Article[]; truncated: boolean }> {
    const { articles, completeFrom } = gathered;
    if (completeFrom <= from) return { articles, truncated: false };
    const shelf = shelfOf(source, company);
    const [spans, earlier] = await Promise.all([
      this.archived.listSpans(shelf),
      this.archived.findBetween(shelf, { from, before: completeFrom, limit: MAX_ARCHIVED }),
    ]);
    const coveredFrom = coveredBackFrom(completeFrom, spans);
    return {
      articles: merge(articles, earlier),
      truncated: coveredFrom > from || earlier.length >= MAX_ARCHIVED,
    };
  }

  /** Archives the articles gathered at `at`. Synthetic articles can be generated again and are not archived. */
  async archive({ source, company, gathered }: Gathering, at: Date): Promise<void> {
    if (source.synthetic) return;
    const complete = { from: gathered.completeFrom, to: new Date(at.getTime() - SETTLING_MS) };
    await this.archived.insertMissing(shelfOf(source, company), { articles: gathered.articles, complete, at });
  }
}

function shelfOf(source: NewsSource, { code }: ListedCompany): ArchiveKey {
  return { source: source.name, stockCode: code };
}

/** The fresh ones, and those of the others that are not the same: by link, or by publisher, moment and wording. */
function merge(fresh: readonly Article[], earlier: readonly Article[]): Article[] {
  const known = new Set(fresh.flatMap((article) => [article.link, wordingOf(article)]));
  return [...fresh, ...earlier.filter((article) => !known.has(article.link) && !known.has(wordingOf(article)))];
}

function wordingOf({ publisher, publishedAt, title, description }: Article): string {
  return JSON.stringify([publisher, publishedAt, title, description]);
}
