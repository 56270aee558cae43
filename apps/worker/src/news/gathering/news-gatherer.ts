import type { SourcedArticle } from '@gaemi/domain/article';
import type { SourceCoverage } from '@gaemi/domain/coverage';
import type { DayRange } from '@gaemi/domain/missing-days';
import { preferredCopies } from '@gaemi/domain/rights/preferred-copies';
import type { RightsRegister } from '@gaemi/domain/rights/source-rights';
import type { NewsQuery, NewsSource } from '@gaemi/providers/news/news-source';
import { ProviderError } from '@gaemi/providers/provider-error';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import { allEnded } from '../../analysis/all-ended.ts';
import { LOGGER, NEWS_SOURCES, RIGHTS } from '../../providers.ts';
import { NewsArchive } from './news-archive.ts';
import { SharedGathering, type SourcedNews } from './shared-gathering.ts';

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
  /** Days on which its news may be missing. */
  missing: DayRange[];
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
    private readonly archive: NewsArchive,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Gathers all sources; with `archiveOnly` what is archived of them, without a call.
   * @throws ProviderError when no source answers; one that may be tried again goes first
   */
  async gather(query: NewsQuery, { archiveOnly = false } = {}): Promise<AllNews> {
    const outcomes = await allEnded(
      this.sources.map(async (source) => {
        try {
          return { source, answer: await (archiveOnly ? this.lookUp(source, query) : this.ask(source, query)) };
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

  private async lookUp(source: NewsSource, query: NewsQuery): Promise<Answer> {
    const found = await this.archive.find(source, query);
    return this.answer(source, query, {
      news: { ...found, stored: Promise.resolve() },
      articles: found.articles,
      truncated: found.completeFrom > query.from,
    });
  }

  private async ask(source: NewsSource, query: NewsQuery): Promise<Answer> {
    const isBeside = this.sources.length > 1;
    const { besideOthers, partBesideOthers, partAlone } = this.shared.times;
    const limit = isBeside ? [AbortSignal.timeout(besideOthers)] : [];
    const signal = AbortSignal.any([query.signal, ...limit]);
    const until = Date.now() + (isBeside ? partBesideOthers : partAlone);
    try {
      const news = await this.gatherOne(source, { ...query, signal, until });
      return await this.answer(source, query, { news, ...(await this.complete(source, query, news)) });
    } catch (error) {
      if (query.signal.aborted || !signal.aborted) throw error;
      throw new ProviderError(source.name, 'timeout', { message: 'too slow beside the others', cause: error });
    }
  }

  private async answer(
    source: NewsSource,
    query: NewsQuery,
    found: Pick<Answer, 'news' | 'articles' | 'truncated'>,
  ): Promise<Answer> {
    const missing = found.truncated ? await this.archive.findMissingDays(source, query, asAnswered(found.news)) : [];
    return { source, ...found, missing };
  }

  /**
   * Adds archived articles from before the moment to which the source reaches back. Within its reach only its own answer
   * counts: withdrawn and rewritten articles do not come back.
   */
  private async complete(
    source: NewsSource,
    query: NewsQuery,
    news: SourcedNews,
  ): Promise<Pick<Answer, 'articles' | 'truncated'>> {
    if (news.completeFrom <= query.from) return { articles: news.articles, truncated: false };
    const earlier = await this.archive.findEarlier(source, query, news);
    const articles = merge(news.articles, earlier.articles);
    const answered = asAnswered(news);
    if (answered === news) return { articles, truncated: earlier.truncated };
    // One part that failed is named, and leaves the days of the others whole.
    if (answered.completeFrom <= query.from) return { articles, truncated: false };
    return { articles, truncated: (await this.archive.findEarlier(source, query, answered)).truncated };
  }

  /** Asks the archive of the reader, else the source. */
  private async gatherOne(source: NewsSource, query: NewsQuery): Promise<SourcedNews> {
    if (source.synthetic) return this.shared.gather(source, query);
    const archived = this.shared.times.shared === 0 ? null : await this.archive.findInsteadOfAsking(source, query);
    if (archived !== null) return { ...archived, stored: Promise.resolve() };
    if (!source.skipsArchived) return this.shared.gather(source, query);
    return this.shared.gather(source, { ...query, archived: await this.archive.listSpans(source, query.company.code) });
  }
}

/** What a source gave, as far back as its parts reach that answered. */
const asAnswered = (news: SourcedNews): SourcedNews =>
  news.answeredFrom === undefined ? news : { ...news, completeFrom: news.answeredFrom };

function hasFilings(outcomes: readonly { source: NewsSource; answer?: Answer }[]): boolean {
  const filings = outcomes.filter(({ source }) => source.filings);
  return filings.length > 0 && filings.every(({ answer }) => answer !== undefined);
}

function toCoverage({ name }: NewsSource, answer: Answer | undefined): SourceCoverage {
  if (answer === undefined) return { name, status: 'failed', found: 0, queries: [] };
  const { articles, news, truncated, missing } = answer;
  const { failed, queries, undated } = news;
  const status = truncated || failed !== undefined ? 'limited' : 'ok';
  return {
    name,
    status,
    found: articles.length + undated,
    queries,
    ...(failed && { failed }),
    ...(missing.length > 0 && { missing }),
  };
}

/** The fresh ones, and those of the others that are not the same: by link, or by publisher, moment and wording. */
function merge(fresh: readonly SourcedArticle[], earlier: readonly SourcedArticle[]): SourcedArticle[] {
  const known = new Set(fresh.flatMap((article) => [article.link, writeWording(article)]));
  return [...fresh, ...earlier.filter((article) => !known.has(article.link) && !known.has(writeWording(article)))];
}

function writeWording({ publisher, publishedAt, title, description }: SourcedArticle): string {
  return JSON.stringify([publisher, publishedAt, title, description]);
}
