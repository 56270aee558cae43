import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ArchivedArticleRepository, type ArchiveKey } from '@gaemi/database/news-analysis/archived-article.repository';
import { RecentGatheringRepository } from '@gaemi/database/news-analysis/recent-gathering.repository';
import type { SourcedArticle } from '@gaemi/domain/article';
import type { RightsRegister } from '@gaemi/domain/rights/source-rights';
import { textExpiry } from '@gaemi/domain/rights/text-expiry';
import type { GatheredNews, NewsQuery, NewsSource } from '@gaemi/providers/news/news-source';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, GATHERING_TIMES, LOGGER, RIGHTS } from '../../providers.ts';
import type { GatheringTimes } from './gathering-times.ts';

/** Search engines list an article some minutes after its own time: what is younger may still grow. */
const SETTLING_MS = 10 * 60_000;
/** How often those who wait for a lease look. */
const LOOK_MS = 200;

/** A gathering with the origin of its articles. */
export interface SourcedNews extends Omit<GatheredNews, 'articles'> {
  articles: SourcedArticle[];
  /** Resolves when the gathering is archived for later analyses. Rejects when that failed. */
  stored: Promise<void>;
}

type FreshNews = Omit<SourcedNews, 'stored'>;

/**
 * Gathers a company once for everybody: within some minutes of a gathering, later analyses take its articles from the
 * archive. While one worker gathers, the others wait for it.
 */
@Injectable()
export class SharedGathering {
  constructor(
    private readonly recent: RecentGatheringRepository,
    private readonly archived: ArchivedArticleRepository,
    @Inject(RIGHTS) private readonly rights: RightsRegister,
    @Inject(GATHERING_TIMES) readonly times: GatheringTimes,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @throws ProviderError */
  async gather(source: NewsSource, query: NewsQuery): Promise<SourcedNews> {
    // Sample articles can be made again, and a source without rights to store is asked each time.
    if (source.synthetic || this.times.shared === 0 || this.rights.rightsOf(source.name).storeDays === 0) {
      const gathered = await this.gatherNow(source, query);
      return withStored(
        gathered,
        source.synthetic ? Promise.resolve() : this.archive(keyOf(source, query), gathered),
        query,
      );
    }
    const key = keyOf(source, query);
    const owner = randomUUID();
    for (;;) {
      query.signal.throwIfAborted();
      const shared = await this.findRecent(key, query);
      if (shared !== null) return shared;
      const lease = { now: this.clock.now(), leaseMs: this.times.lease };
      const claimed = await this.recent.claim(key, owner, lease);
      if (claimed !== null) return this.gatherClaimed({ source, key, owner, query, lastAt: claimed.lastAt });
      await sleep(LOOK_MS, undefined, { signal: query.signal });
    }
  }

  /** Gathers under the lease. `lastAt`: end of the gathering before. */
  private async gatherClaimed(claimed: {
    source: NewsSource;
    key: ArchiveKey;
    owner: string;
    query: NewsQuery;
    lastAt: Date | null;
  }): Promise<SourcedNews> {
    const { source, key, owner, query, lastAt } = claimed;
    try {
      // Another worker may have ended its gathering between the look and the lease.
      const shared = lastAt !== null && lastAt >= this.sharedSince() ? await this.findRecent(key, query) : null;
      if (shared !== null) {
        await this.recent.release(key, owner);
        return shared;
      }
      const gathered = await this.whileRenewing(key, owner, () => this.gatherNow(source, query));
      // At once: others may wait for it while this analysis waits for theirs.
      return withStored(gathered, this.share({ key, owner, query }, gathered), query);
    } catch (error) {
      await this.recent.release(key, owner);
      throw error;
    }
  }

  /** A gathering that ended before is too old to be shared. */
  private sharedSince(): Date {
    return new Date(this.clock.now().getTime() - this.times.shared);
  }

  private async findRecent(key: ArchiveKey, { from, to }: NewsQuery): Promise<SourcedNews | null> {
    const now = this.clock.now();
    const shared = await this.recent.find(key, { since: this.sharedSince(), now, from });
    if (shared === null) return null;
    const articles = await this.archived.findByIds(key, shared.articleIds, now);
    // One that expired meanwhile is gathered again.
    if (articles.length < shared.articleIds.length) return null;
    const { undated, completeFrom, queries, failed = [], answeredFrom } = shared;
    return {
      articles: articles.filter(({ publishedAt }) => publishedAt <= to),
      undated,
      completeFrom,
      queries,
      ...(failed.length > 0 && { failed }),
      ...(answeredFrom !== undefined && { answeredFrom }),
      stored: Promise.resolve(),
    };
  }

  /** Renews the lease meanwhile: a source may take minutes, and another worker would gather the same. */
  private async whileRenewing<T>(key: ArchiveKey, owner: string, work: () => Promise<T>): Promise<T> {
    const timer = setInterval(() => {
      // While the database is away the lease may still hold. Without it, the gathering is only made twice.
      this.recent.extend(key, owner, { now: this.clock.now(), leaseMs: this.times.lease }).catch(() => undefined);
    }, this.times.renewal);
    try {
      return await work();
    } finally {
      clearInterval(timer);
    }
  }

  private async gatherNow(source: NewsSource, query: NewsQuery): Promise<FreshNews> {
    // An analysis may have waited: what its gathering leaves out, others would miss who share it. Filings are asked for by the day.
    const now = this.clock.now();
    const to = source.filings || query.to > now ? query.to : now;
    const { articles, ...rest } = await source.gather({ ...query, to });
    const fetchedAt = this.clock.now();
    const { descriptions } = this.rights.rightsOf(source.name);
    const sourced = articles.map((article) => ({
      ...article,
      ...(!descriptions && { description: '' }),
      source: source.name,
      fetchedAt,
    }));
    return { ...rest, articles: sourced };
  }

  /** Other analyses wait for the lease, so it ends also where the archive fails. */
  private async share(
    { key, owner, query }: { key: ArchiveKey; owner: string; query: NewsQuery },
    gathered: FreshNews,
  ): Promise<void> {
    try {
      const articleIds = await this.archive(key, gathered);
      const { completeFrom, undated, queries, failed = [], answeredFrom } = gathered;
      const gatheredAt = this.clock.now();
      await this.recent.finish(key, owner, {
        gatheredAt,
        from: query.from,
        completeFrom,
        undated,
        queries,
        failed,
        ...(answeredFrom !== undefined && { answeredFrom }),
        articleIds,
      });
    } catch (err) {
      await this.recent.release(key, owner).catch(() => undefined);
      this.logger.warn({ err, source: key.source, stock: key.stockCode }, 'a gathering could not be archived');
      throw err;
    }
  }

  private async archive(key: ArchiveKey, gathered: FreshNews): Promise<string[]> {
    const { articles, completeFrom, completeBefore } = gathered;
    const at = this.clock.now();
    const expiresAt = textExpiry({ source: key.source, fetchedAt: at }, this.rights);
    if (expiresAt !== null && expiresAt <= at) return [];
    const newest = { from: completeFrom, to: new Date(at.getTime() - SETTLING_MS) };
    const complete = completeBefore === undefined ? [newest] : [newest, completeBefore];
    return this.archived.insertMissing(key, { articles, complete, at, expiresAt });
  }
}

function keyOf(source: NewsSource, { company }: NewsQuery): ArchiveKey {
  return { source: source.name, stockCode: company.code };
}

/** Whoever awaits `stored` hears of its failure; an analysis that ends before does not. */
function withStored(gathered: FreshNews, archived: Promise<unknown>, { to }: Pick<NewsQuery, 'to'>): SourcedNews {
  const stored = archived.then(() => undefined);
  stored.catch(() => undefined);
  // What appeared while the analysis waited is not its own; dates in the future are counted as such.
  const articles = gathered.articles.filter(
    ({ publishedAt, fetchedAt }) => publishedAt <= to || publishedAt > fetchedAt,
  );
  return { ...gathered, articles, stored };
}
