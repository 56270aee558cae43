import { WatchlistRepository } from '@gaemi/database/watchlist/watchlist.repository';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../http/app-error.ts';

/** Takes one stock off the member's watchlist, listed or not. */
@Injectable()
export class RemoveFromWatchlist {
  constructor(private readonly watchlist: WatchlistRepository) {}

  async execute(userId: string, code: string): Promise<void> {
    if (!(await this.watchlist.delete(userId, code))) throw new AppError('NOT_ON_WATCHLIST');
  }
}
