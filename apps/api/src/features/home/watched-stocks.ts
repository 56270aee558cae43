import { StockDirectory } from '@gaemi/database/stock-master/stock-directory';
import { WatchlistRepository } from '@gaemi/database/watchlist/watchlist.repository';
import { Injectable } from '@nestjs/common';

/** The stocks of a watchlist. */
@Injectable()
export class WatchedStocks {
  constructor(
    private readonly watchlist: WatchlistRepository,
    private readonly directory: StockDirectory,
  ) {}

  /** Newest first, by the names that the companies have now; of one that is listed no more the last one. */
  async list(userId: string): Promise<{ code: string; name: string }[]> {
    const [watched, list] = await Promise.all([this.watchlist.listAll(userId), this.directory.current()]);
    return watched.map(({ code, name }) => ({ code, name: list?.byCode.get(code)?.name ?? name }));
  }
}
