import type { WatchlistAdd, WatchlistAddAnswer } from '@gaemi/contracts/watchlist';
import { StockDirectory } from '@gaemi/database/stock-master/stock-directory';
import { WatchlistRepository } from '@gaemi/database/watchlist/watchlist.repository';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../http/app-error.ts';
import { CLOCK } from '../../providers.ts';

/** Puts stocks on the member's watchlist: all of them, or none when one is not listed or the list would be too long. */
@Injectable()
export class AddToWatchlist {
  constructor(
    private readonly watchlist: WatchlistRepository,
    private readonly directory: StockDirectory,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(userId: string, { stocks }: WatchlistAdd): Promise<WatchlistAddAnswer> {
    const list = await this.directory.current();
    if (list === null) throw new AppError('UNAVAILABLE');
    const companies = Object.keys(stocks).map((code) => {
      const company = list.byCode.get(code);
      if (company === undefined) throw new AppError('STOCK_NOT_FOUND');
      return company;
    });
    return { added: await this.watchlist.insertMissing(userId, companies, this.clock.now()) };
  }
}
