import {
  ArchivedArticleRepository,
  type StreamedArticle,
} from '@gaemi/database/news-analysis/archived-article.repository';
import { WithdrawnReportsRepository } from '@gaemi/database/stock-events/withdrawn-reports.repository';
import { ReadStockRepository } from '@gaemi/database/streams/read-stock.repository';
import type { RightsRegister } from '@gaemi/domain/rights/source-rights';
import { textExpiry } from '@gaemi/domain/rights/text-expiry';
import type { NewsSourceName } from '@gaemi/domain/sources';
import type { StreamRead } from '@gaemi/providers/news/news-stream';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { Market } from '../news/company-matchers.ts';
import { CLOCK, RIGHTS } from '../providers.ts';

/** Matches the articles of a stream against all listed companies and archives them within the rights of their source. */
@Injectable()
export class StreamArchiver {
  constructor(
    private readonly archived: ArchivedArticleRepository,
    private readonly pending: ReadStockRepository,
    private readonly withdrawn: WithdrawnReportsRepository,
    @Inject(RIGHTS) private readonly rights: RightsRegister,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Archives what was read; again changes nothing. Returns the number of pairs of an article and a company. */
  async archive(source: NewsSourceName, read: StreamRead, market: Market): Promise<number> {
    const at = this.clock.now();
    const found = this.match(source, read, market);
    const stored = { at, expiresAt: textExpiry({ source, fetchedAt: at }, this.rights) };
    const fresh = await this.archived.findUnknown(source, found, stored);
    // Before they are archived: a read that ends between is repeated, and would know them then.
    await this.pending.addArticles(fresh, at);
    await this.archived.insertStreamed(source, found, stored);
    // And after, under another moment: who judged a company between has not seen them.
    await this.pending.addArticles(fresh, new Date(Math.max(this.clock.now().getTime(), at.getTime() + 1)));
    await this.removeWithdrawn(source, read.withdrawn ?? []);
    return found.length;
  }

  /** Nobody reads of what was taken back, and what else is known of its events is judged again. */
  private async removeWithdrawn(source: NewsSourceName, taken: NonNullable<StreamRead['withdrawn']>): Promise<void> {
    if (taken.length === 0) return;
    await this.archived.removeWithdrawn(source, taken);
    await this.pending.add(await this.withdrawn.remove(taken), this.clock.now());
  }

  private match(source: NewsSourceName, { articles }: StreamRead, { market }: Market): StreamedArticle[] {
    const { descriptions } = this.rights.rightsOf(source);
    return articles.flatMap(({ article, stockCode: named }) => {
      const codes = named === undefined ? market.matchAll(article).map(({ company }) => company.code) : [named];
      const stored = descriptions ? article : { ...article, description: '' };
      return codes.map((stockCode) => ({ stockCode, article: stored }));
    });
  }
}
