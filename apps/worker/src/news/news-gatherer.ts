import { ArchivedArticleRepository } from '@gaemi/database/news-analysis/archived-article.repository';
import type { SourcedArticle } from '@gaemi/domain/article';
import type { SourceCoverage } from '@gaemi/domain/coverage';
import { coveredBackFrom } from '@gaemi/domain/coverage-spans';
import { preferredCopies } from '@gaemi/domain/rights/preferred-copies';
import type { RightsRegister } from '@gaemi/domain/rights/source-rights';
import type { NewsQuery, NewsSource } from '@gaemi/providers/news/news-source';
import { ProviderError } from '@gaemi/providers/provider-error';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logger';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, LOGGER, NEWS_SOURCES, RIGHTS } from '../providers.ts';
import { SharedGathering, type SourcedNews } from './shared-gathering.ts';

/** Upper bound of archived articles of one source in one analysis, the newest first. */
const MAX_ARCHIVED = 5_000;
/** What all sources gave for an analysis. */
export interface AllNews {
  /** Once per link. */
  articles: SourcedArticle[];
  undated: number;
  /** Articles that several sources gave, counted beyond the first. */
  duplicates: number;
  /** True when no gathering covered some of the period. */
  truncated: boolean;
  sources: SourceCoverage[];
  /** True unless every source of filings, and there is one, answered. */
  withoutFilings: boolean;
  /** True when a source of the press failed that may answer later. */
  mayFindMore: boolean;
  /** Resolves when what was gathered is archived, for later analyses. */
  stored: Promise<unknown>;
}

interface Answer {
  source: NewsSource;
  news: SourcedNews;
  articles: SourcedArticle[];
  truncated: boolean;
}

/**
 * Gathers all news sources side by side. One that fails or is too slow is named in the coverage, and the analysis goes on
 * with the others.
 */
@Injectable()
export class NewsGatherer {
  constructor(
    @Inject(NEWS_SOURCES) private readonly sources: readonly NewsSource[],
    @Inject(RIGHTS) private readonly rights: RightsRegister,
    private readonly shared: SharedGathering,
    private readonly archived: ArchivedArticleRepository,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @throws ProviderError when no source answers; one that may be tried again goes first */
  async gather(query: NewsQuery): Promise<AllNews> {
    const outcomes = await Promise.all(
      this.sources.map(async (source) => {
        try {
          return { source, answer: await this.ask(source, query) };
        } catch (error) {
          if (!(error instanceof ProviderError) || query.signal.aborted) throw error;
          // Whoever monitoredStocks says once a day that a source has no calls left for it.
          if (error.kind !== 'reserved') {
            this.logger.warn({ err: error, source: source.name, stock: query.company.code }, 'a news source failed');
          }
          return { source, error };
        }
      }),
    );
    const answers = outcomes.flatMap(({ answer }) => answer ?? []);
    if (answers.length === 0) {
      const errors = outcomes.flatMap(({ error }) => error ?? []);
      throw errors.find(({ retryable }) => retryable) ?? errors[0] ?? new Error('no news source is configured');
    }
    const all = answers.flatMap(({ articles }) => articles);
    const articles = preferredCopies(all, this.rights);
    // Filings cover no news: they say nothing on how far the press was searched.
    const press = answers.filter(({ source }) => !source.filings);
    const searched = press.length > 0 ? press : answers;
    const stored = Promise.all(answers.map(({ news }) => news.stored));
    // Heard by whoever awaits it; an analysis may end before.
    stored.catch(() => undefined);
    return {
      articles,
      undated: answers.reduce((sum, { news }) => sum + news.undated, 0),
      duplicates: all.length - articles.length,
      truncated: searched.every(({ truncated }) => truncated),
      withoutFilings: !hasFilings(outcomes),
      sources: outcomes.map(({ source, answer }) => toCoverage(source, answer)),
      mayFindMore: outcomes.some(({ source, error }) => !source.filings && error?.retryable === true),
      stored,
    };
  }

  private async ask(source: NewsSource, query: NewsQuery): Promise<Answer> {
    const isBeside = this.sources.length > 1;
    const { besideOthers, partBesideOthers, partAlone } = this.shared.times;
    const limit = isBeside ? [AbortSignal.timeout(besideOthers)] : [];
    const signal = AbortSignal.any([query.signal, ...limit]);
    const until = Date.now() + (isBeside ? partBesideOthers : partAlone);
    try {
      const news = await this.shared.gather(source, { ...query, signal, until });
      return { source, news, ...(await this.complete(source, query, news)) };
    } catch (error) {
      if (query.signal.aborted || !signal.aborted) throw error;
      throw new ProviderError(source.name, 'timeout', { message: 'too slow beside the others', cause: error });
    }
  }

  /**
   * Adds archived articles from before the moment to which the source reaches back. Within its reach only its own answer
   * counts: withdrawn and rewritten articles do not come back.
   */
  private async complete(
    source: NewsSource,
    { company, from }: NewsQuery,
    { articles, completeFrom, completeBefore }: SourcedNews,
  ): Promise<Pick<Answer, 'articles' | 'truncated'>> {
    if (completeFrom <= from) return { articles, truncated: false };
    const key = { source: source.name, stockCode: company.code };
    const at = this.clock.now();
    const [spans, earlier] = await Promise.all([
      this.archived.listSpans(key),
      this.archived.findBetween(key, { from, before: completeFrom, limit: MAX_ARCHIVED, at }),
    ]);
    const coveredFrom = coveredBackFrom(
      completeFrom,
      completeBefore === undefined ? spans : [...spans, completeBefore],
    );
    return {
      articles: merge(articles, earlier),
      truncated: coveredFrom > from || earlier.length >= MAX_ARCHIVED,
    };
  }
}

function hasFilings(outcomes: readonly { source: NewsSource; answer?: Answer }[]): boolean {
  const filings = outcomes.filter(({ source }) => source.filings);
  return filings.length > 0 && filings.every(({ answer }) => answer !== undefined);
}

function toCoverage({ name }: NewsSource, answer: Answer | undefined): SourceCoverage {
  if (answer === undefined) return { name, status: 'failed', found: 0, queries: [] };
  const { articles, news, truncated } = answer;
  const { failed, queries, undated } = news;
  const status = truncated || failed !== undefined ? 'limited' : 'ok';
  return { name, status, found: articles.length + undated, queries, ...(failed && { failed }) };
}

/** The fresh ones, and those of the others that are not the same: by link, or by publisher, moment and wording. */
function merge(fresh: readonly SourcedArticle[], earlier: readonly SourcedArticle[]): SourcedArticle[] {
  const known = new Set(fresh.flatMap((article) => [article.link, writeWording(article)]));
  return [...fresh, ...earlier.filter((article) => !known.has(article.link) && !known.has(writeWording(article)))];
}

function writeWording({ publisher, publishedAt, title, description }: SourcedArticle): string {
  return JSON.stringify([publisher, publishedAt, title, description]);
}
