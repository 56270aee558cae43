import { type Paged, paged } from '@gaemi/contracts/paging';
import type { WatchlistQuery, WatchlistStock } from '@gaemi/contracts/watchlist';
import { StockDirectory } from '@gaemi/database/stock-master/stock-directory';
import { WatchlistRepository } from '@gaemi/database/watchlist/watchlist.repository';
import { indexStocks, searchStocks } from '@gaemi/domain/stock-search/search-stocks';
import { Injectable } from '@nestjs/common';

/** The member's watchlist, newest first, found by name or code as in the stock search. */
@Injectable()
export class ListWatchlist {
  constructor(
    private readonly watchlist: WatchlistRepository,
    private readonly directory: StockDirectory,
  ) {}

  async execute(userId: string, { query, page, size }: WatchlistQuery): Promise<Paged<WatchlistStock>> {
    const [watched, list] = await Promise.all([this.watchlist.listAll(userId), this.directory.current()]);
    const stocks = watched.map(({ _id, code, name }) => {
      const listed = list?.byCode.get(code);
      return { _id, code, name, aliases: [], formerNames: [], ...listed };
    });
    // The search puts the best match first; this list keeps its own order.
    const found = query === '' ? null : new Set(searchStocks(indexStocks(stocks), query));
    const matching = found === null ? stocks : stocks.filter((stock) => found.has(stock));
    const items = matching
      .slice((page - 1) * size, page * size)
      .map(({ _id, name, code }) => ({ _id: _id.toHexString(), name, code }));
    return paged(items, matching.length, { page, size });
  }
}
