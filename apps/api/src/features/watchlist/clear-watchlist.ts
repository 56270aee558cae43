import { WatchlistRepository } from '@gaemi/database/watchlist/watchlist.repository';
import { Injectable } from '@nestjs/common';

/** Empties the member's watchlist. An empty one stays as it is. */
@Injectable()
export class ClearWatchlist {
  constructor(private readonly watchlist: WatchlistRepository) {}

  execute(userId: string): Promise<void> {
    return this.watchlist.deleteAll(userId);
  }
}
