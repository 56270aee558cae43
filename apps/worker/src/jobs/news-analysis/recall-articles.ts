import { KeptArticleRepository, type Shelf } from '@gaemi/database/news-analysis/kept-article.repository';
import type { Article } from '@gaemi/domain/article';
import { coveredBackFrom } from '@gaemi/domain/coverage-spans';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import type { GatheredNews, NewsSource } from '@gaemi/providers/news/news-source';
import { Injectable } from '@nestjs/common';

/** Kept articles that an analysis rests on at most, the newest; no stock's half year may take a worker minutes. */
const MAX_RECALLED = 5_000;
/** Search engines list an article some minutes after its own time: what is younger may still grow. */
const SETTLING_MS = 10 * 60_000;

interface Gathering {
  source: NewsSource;
  company: ListedCompany;
  from: Date;
  gathered: GatheredNews;
}

/**
 * Keeps the articles of live sources as they come, so that a later analysis also rests on what the source no longer gives. As far back as
 * the source reaches it alone counts: what it has withdrawn or rewritten since is not brought back.
 */
@Injectable()
export class RecallArticles {
  constructor(private readonly kept: KeptArticleRepository) {}

  /** The gathered articles and the earlier ones that were kept; `truncated` when some of the period was covered by no gathering. */
  async execute({ source, company, from, gathered }: Gathering): Promise<{ articles: Article[]; truncated: boolean }> {
    const { articles, completeFrom } = gathered;
    if (completeFrom <= from) return { articles, truncated: false };
    const shelf = shelfOf(source, company);
    const [spans, earlier] = await Promise.all([
      this.kept.listSpans(shelf),
      this.kept.findBetween(shelf, { from, before: completeFrom, limit: MAX_RECALLED }),
    ]);
    const coveredFrom = coveredBackFrom(completeFrom, spans);
    return {
      articles: merge(articles, earlier),
      truncated: coveredFrom > from || earlier.length >= MAX_RECALLED,
    };
  }

  /** Keeps what was gathered at `at`. Made-up news can be made again and is not kept. */
  async keep({ source, company, gathered }: Gathering, at: Date): Promise<void> {
    if (source.name === 'sample') return;
    const complete = { from: gathered.completeFrom, to: new Date(at.getTime() - SETTLING_MS) };
    await this.kept.insertMissing(shelfOf(source, company), { articles: gathered.articles, complete, at });
  }
}

function shelfOf(source: NewsSource, { code }: ListedCompany): Shelf {
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
