import {
  ArchivedArticleRepository,
  type StreamedArticle,
} from '@gaemi/database/news-analysis/archived-article.repository';
import { WithdrawnReportsRepository } from '@gaemi/database/stock-events/withdrawn-reports.repository';
import { ReadStockRepository } from '@gaemi/database/streams/read-stock.repository';
import type { Article } from '@gaemi/domain/article';
import type { RightsRegister } from '@gaemi/domain/rights/source-rights';
import { textExpiry } from '@gaemi/domain/rights/text-expiry';
import type { NewsSourceName } from '@gaemi/domain/sources';
import { companiesLeft } from '@gaemi/domain/stock-events/rewritten';
import type { StreamRead } from '@gaemi/providers/news/news-stream';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { Market } from '../news/evidence/company-matchers.ts';
import { CLOCK, RIGHTS } from '../providers.ts';

/** What was read, matched against the companies. */
interface MatchedRead {
  found: StreamedArticle[];
  /** Those of them that their press house has written anew. */
  anew: StreamedArticle[];
  /** Articles that are no longer about a company. */
  left: { stockCode: string; link: string }[];
}

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
    const { found, anew, left } = this.match(source, read, market);
    const stored = { at, expiresAt: textExpiry({ source, fetchedAt: at }, this.rights) };
    // A wording that comes back is newer than the one between.
    await this.archived.removeWordings(source, anew, stored);
    const fresh = await this.archived.findUnknown(source, found, stored);
    // Before they are archived: a read that ends between is repeated, and would know them then.
    await this.pending.addArticles(fresh, at);
    await this.archived.insertStreamed(source, found, stored);
    // And after, under another moment: who judged a company between has not seen them.
    await this.pending.addArticles(fresh, new Date(Math.max(this.clock.now().getTime(), at.getTime() + 1)));
    await this.removeWithdrawn(source, [...(read.withdrawn ?? []), ...left]);
    return found.length;
  }

  /** Nobody reads of what was taken back, and what else is known of its events is judged again. */
  private async removeWithdrawn(source: NewsSourceName, taken: NonNullable<StreamRead['withdrawn']>): Promise<void> {
    if (taken.length === 0) return;
    await this.archived.removeWithdrawn(source, taken);
    await this.pending.add(await this.withdrawn.remove(taken), this.clock.now());
  }

  private match(source: NewsSourceName, { articles }: StreamRead, { market }: Market): MatchedRead {
    const { descriptions } = this.rights.rightsOf(source);
    const matchCodes = (article: Article) => market.matchAll(article).map(({ company }) => company.code);
    const matched: MatchedRead = { found: [], anew: [], left: [] };
    for (const { article, stockCode: named, before } of articles) {
      const codes = named === undefined ? matchCodes(article) : [named];
      const stored = descriptions ? article : { ...article, description: '' };
      const found = codes.map((stockCode) => ({ stockCode, article: stored }));
      matched.found.push(...found);
      const { title, link } = article;
      // What is not archived may change: it is another article for nobody.
      if (before === undefined || (before.title === title && !descriptions)) continue;
      matched.anew.push(...found);
      const left = companiesLeft({ codes: matchCodes(before) }, { title, codes });
      matched.left.push(...left.map((stockCode) => ({ stockCode, link })));
    }
    return matched;
  }
}
