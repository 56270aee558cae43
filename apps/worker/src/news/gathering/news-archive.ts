import { ArchivedArticleRepository } from '@gaemi/database/news-analysis/archived-article.repository';
import { StreamRepository } from '@gaemi/database/streams/stream.repository';
import type { SourcedArticle } from '@gaemi/domain/article';
import { coveredBackFrom, type Span } from '@gaemi/domain/coverage-spans';
import { type DayRange, findMissingDays } from '@gaemi/domain/missing-days';
import type { NewsSourceName } from '@gaemi/domain/sources';
import { coverageOfStreams, isFresh, type StreamCoverage } from '@gaemi/domain/stream-coverage';
import type { GatheredNews, NewsQuery, NewsSource } from '@gaemi/providers/news/news-source';
import type { NewsStream } from '@gaemi/providers/news/news-stream';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, NEWS_STREAMS, READER_TIMES } from '../../providers.ts';

export interface ReaderTimes {
  /** Time between two reads of a stream. */
  everyMs: number;
}

/** Upper bound of the archived wordings of a company in one analysis, the newest first. */
const MAX_ARTICLES = 5_000;

type ArchivedNews = Omit<GatheredNews, 'articles'> & { articles: SourcedArticle[] };

/** What earlier gatherings and the reader have archived of a source, for an analysis. */
@Injectable()
export class NewsArchive {
  constructor(
    @Inject(NEWS_STREAMS) private readonly configured: readonly NewsStream[],
    private readonly streams: StreamRepository,
    private readonly archived: ArchivedArticleRepository,
    @Inject(READER_TIMES) private readonly times: ReaderTimes,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Returns the archived articles of a company where the source needs not be asked: the reader keeps up with its streams, and the
   * archive has all of the period, or the source has nothing beyond them. Null where it must be asked.
   */
  async findInsteadOfAsking(
    source: Pick<NewsSource, 'name' | 'searches'>,
    query: Pick<NewsQuery, 'company' | 'from' | 'to'>,
  ): Promise<ArchivedNews | null> {
    const coveredFrom = await this.findCoveredFrom(source.name, query.company.code);
    if (coveredFrom === null || (coveredFrom > query.from && source.searches)) return null;
    return this.findFrom(source.name, query, coveredFrom);
  }

  /** Returns the archived articles of a company, however much of the period the archive covers. */
  async find(
    { name }: Pick<NewsSource, 'name'>,
    query: Pick<NewsQuery, 'company' | 'from' | 'to'>,
  ): Promise<ArchivedNews> {
    return this.findFrom(name, query, (await this.findCoveredFrom(name, query.company.code)) ?? query.to);
  }

  private async findFrom(
    source: NewsSourceName,
    { company, from, to }: Pick<NewsQuery, 'company' | 'from' | 'to'>,
    coveredFrom: Date,
  ): Promise<ArchivedNews> {
    const at = this.clock.now();
    const before = new Date(to.getTime() + 1);
    const key = { source, stockCode: company.code };
    const { articles, cutAt } = await this.archived.findBetween(key, { from, before, limit: MAX_ARTICLES, at });
    const completeFrom = new Date(Math.max(...[from, coveredFrom, cutAt ?? from].map((each) => each.getTime())));
    const failed = await this.findFailedParts(source);
    return { articles, undated: 0, completeFrom, queries: [], ...(failed.length > 0 && { failed }) };
  }

  /** Names the streams of a source that the reader cannot read, while it reads others of it. */
  private async findFailedParts(source: NewsSourceName): Promise<string[]> {
    const streams = this.configured.filter((stream) => stream.source === source);
    const states = await this.streams.list(streams.map(({ name }) => name));
    const times = { now: this.clock.now(), everyMs: this.times.everyMs };
    const failed = states.filter((state) => state.error !== null && !isFresh(state, times)).map(({ _id }) => _id);
    const named = streams.flatMap(({ name, part }) => (part !== undefined && failed.includes(name) ? [part] : []));
    return [...new Set(named)];
  }

  /** Names the days of a period on which a source was neither read nor asked, after what it has just given. */
  async findMissingDays(
    source: Pick<NewsSource, 'name'>,
    { company, from, to }: Pick<NewsQuery, 'company' | 'from' | 'to'>,
    { completeFrom, completeBefore }: Pick<GatheredNews, 'completeFrom' | 'completeBefore'>,
  ): Promise<DayRange[]> {
    const spans = await this.listSpans(source, company.code);
    const given = [{ from: completeFrom, to }, ...(completeBefore === undefined ? [] : [completeBefore])];
    return findMissingDays([...spans, ...given], { from, to });
  }

  /** Moment from which the archive has all articles on a company; null where the reader does not keep up with the source. */
  private async findCoveredFrom(source: NewsSourceName, stockCode: string): Promise<Date | null> {
    const coverage = await this.findCoverage(source);
    if (coverage === null) return null;
    const searched = await this.archived.listSpans({ source, stockCode }, this.clock.now());
    return coveredBackFrom(coverage.end, [...coverage.spans, ...searched]);
  }

  /**
   * Returns the archived articles from `from` on that are older than what a source has just given, and whether anything of that time is
   * missing.
   */
  async findEarlier(
    { name }: Pick<NewsSource, 'name'>,
    { company, from }: Pick<NewsQuery, 'company' | 'from'>,
    { completeFrom, completeBefore }: Pick<GatheredNews, 'completeFrom' | 'completeBefore'>,
  ): Promise<{ articles: SourcedArticle[]; truncated: boolean }> {
    const key = { source: name, stockCode: company.code };
    const at = this.clock.now();
    const [spans, { articles, cutAt }] = await Promise.all([
      this.listSpans({ name }, company.code),
      this.archived.findBetween(key, { from, before: completeFrom, limit: MAX_ARTICLES, at }),
    ]);
    const all = completeBefore === undefined ? spans : [...spans, completeBefore];
    const truncated = coveredBackFrom(completeFrom, all) > from || cutAt !== null;
    return { articles, truncated };
  }

  /** Returns the periods of which the archive has all articles of a source on a company. */
  async listSpans({ name }: Pick<NewsSource, 'name'>, stockCode: string): Promise<Span[]> {
    const coverage = await this.findCoverage(name);
    const searched = await this.archived.listSpans({ source: name, stockCode }, this.clock.now());
    return [...searched, ...(coverage?.spans ?? [])];
  }

  /** Returns true where the reader keeps up with a source, so that its articles cost no call. */
  async isRead(source: NewsSourceName): Promise<boolean> {
    return (await this.findCoverage(source)) !== null;
  }

  private async findCoverage(source: NewsSourceName): Promise<StreamCoverage | null> {
    const names = this.configured.flatMap((stream) => (stream.source === source ? [stream.name] : []));
    if (names.length === 0) return null;
    const { everyMs } = this.times;
    return coverageOfStreams(await this.streams.list(names), { now: this.clock.now(), everyMs });
  }
}
