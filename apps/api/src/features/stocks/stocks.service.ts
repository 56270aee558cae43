import { type Paged, paged } from '@gaemi/contracts/paging';
import type { StockItem, StockSearchQuery } from '@gaemi/contracts/stocks';
import { type LastNewsAnalysis, NewsAnalysisRepository } from '@gaemi/database/news-analysis/news-analysis.repository';
import { StockDirectory } from '@gaemi/database/stock-master/stock-directory';
import { WatchlistRepository } from '@gaemi/database/watchlist/watchlist.repository';
import { rememberByObject } from '@gaemi/domain/remember';
import { marketCapRanks } from '@gaemi/domain/stock-search/market-cap-ranks';
import { nameMatch } from '@gaemi/domain/stock-search/name-match';
import { isFoundByPreferred } from '@gaemi/domain/stock-search/preferred-share';
import { indexListed, searchStocks } from '@gaemi/domain/stock-search/search-stocks';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../http/app-error.ts';

/** A list stays for a day. */
const rankListed = rememberByObject(marketCapRanks);

/** Searches the listed companies. */
@Injectable()
export class StocksService {
  constructor(
    private readonly directory: StockDirectory,
    private readonly watchlist: WatchlistRepository,
    private readonly news: NewsAnalysisRepository,
  ) {}

  /**
   * A page of the companies that fit, the best match first, each with whether the member watches it and with the member's
   * newest news analysis of it.
   */
  async search(userId: string, { query, page, size }: StockSearchQuery): Promise<Paged<StockItem>> {
    const list = await this.directory.current();
    if (list === null) throw new AppError('UNAVAILABLE');
    const ranks = rankListed(list.companies);
    const found = searchStocks(indexListed(list.companies), query);
    const shown = found.slice((page - 1) * size, page * size);
    const codes = shown.map(({ code }) => code);
    const [liked, analysed] = await Promise.all([
      this.watchlist.findCodes(userId, codes),
      this.news.findLast(userId, codes),
    ]);
    const items = shown.map((company) => ({
      code: company.code,
      name: company.name,
      market: company.market,
      like: liked.has(company.code),
      market_cap_rank: ranks.get(company.code) ?? null,
      match: nameMatch(company.name, query),
      last: toLast(analysed.get(company.code)),
      by_preferred: isFoundByPreferred(query, company),
    }));
    return paged(items, found.length, { page, size });
  }
}

export function toLast(last: LastNewsAnalysis | undefined): StockItem['last'] {
  if (last === undefined) return null;
  const { _id, good, bad, reserve, createdAt } = last;
  return { _id: _id.toHexString(), good, bad, reserve, created_at: createdAt.toISOString() };
}
