import { type Paged, paged } from '@gaemi/contracts/paging';
import type { StockItem, StockSearchQuery } from '@gaemi/contracts/stocks';
import { StockDirectory, type StockDirectoryList } from '@gaemi/database/stock-master/stock-directory';
import { WatchlistRepository } from '@gaemi/database/watchlist/watchlist.repository';
import { indexStocks, type StockIndex, searchStocks } from '@gaemi/domain/stock-search/search-stocks';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../http/app-error.ts';

/** Searches the listed companies. */
@Injectable()
export class StocksService {
  private readonly indexes = new WeakMap<StockDirectoryList, StockIndex>();

  constructor(
    private readonly directory: StockDirectory,
    private readonly watchlist: WatchlistRepository,
  ) {}

  /** A page of the companies that fit, the best match first, each with whether it is on the member's watchlist. */
  async search(userId: string, { query, page, size }: StockSearchQuery): Promise<Paged<StockItem>> {
    const found = searchStocks(await this.index(), query);
    const shown = found.slice((page - 1) * size, page * size);
    const liked = await this.watchlist.findCodes(
      userId,
      shown.map(({ code }) => code),
    );
    const items = shown.map(({ code, name, market }) => ({ code, name, market, like: liked.has(code) }));
    return paged(items, found.length, { page, size });
  }

  private async index(): Promise<StockIndex> {
    const list = await this.directory.current();
    if (list === null) throw new AppError('UNAVAILABLE');
    const index = this.indexes.get(list) ?? indexStocks(list.companies);
    this.indexes.set(list, index);
    return index;
  }
}
