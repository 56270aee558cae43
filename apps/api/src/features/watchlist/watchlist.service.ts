import { type Paged, paged } from '@gaemi/contracts/paging';
import type { WatchlistAdd, WatchlistAddAnswer, WatchlistQuery, WatchlistStock } from '@gaemi/contracts/watchlist';
import { StockDirectory } from '@gaemi/database/stock-master/stock-directory';
import { WatchlistRepository } from '@gaemi/database/watchlist/watchlist.repository';
import { indexStocks, searchStocks } from '@gaemi/domain/stock-search/search-stocks';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../http/app-error.ts';
import { CLOCK } from '../../providers.ts';

/** The stocks that a member watches. */
@Injectable()
export class WatchlistService {
  constructor(
    private readonly watchlist: WatchlistRepository,
    private readonly directory: StockDirectory,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** A page of the list, newest first, found by name or code as in the stock search. */
  async list(userId: string, { query, page, size }: WatchlistQuery): Promise<Paged<WatchlistStock>> {
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

  /** Adds all of the stocks, or none when one is not listed (STOCK_NOT_FOUND) or the list would be too long (WATCHLIST_FULL). */
  async add(userId: string, { stocks }: WatchlistAdd): Promise<WatchlistAddAnswer> {
    const list = await this.directory.current();
    if (list === null) throw new AppError('UNAVAILABLE');
    const companies = Object.keys(stocks).map((code) => {
      const company = list.byCode.get(code);
      if (company === undefined) throw new AppError('STOCK_NOT_FOUND');
      return company;
    });
    return { added: await this.watchlist.insertMissing(userId, companies, this.clock.now()) };
  }

  /** Removes one stock, listed or not. Throws NOT_ON_WATCHLIST. */
  async remove(userId: string, code: string): Promise<void> {
    if (!(await this.watchlist.delete(userId, code))) throw new AppError('NOT_ON_WATCHLIST');
  }

  /** Empties the list. An empty one stays as it is. */
  clear(userId: string): Promise<void> {
    return this.watchlist.deleteAll(userId);
  }
}
