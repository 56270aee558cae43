import { Module } from '@nestjs/common';
import { AddToWatchlist } from './add-to-watchlist.ts';
import { ClearWatchlist } from './clear-watchlist.ts';
import { ListWatchlist } from './list-watchlist.ts';
import { RemoveFromWatchlist } from './remove-from-watchlist.ts';
import { WatchlistController } from './watchlist.controller.ts';

@Module({
  controllers: [WatchlistController],
  providers: [ListWatchlist, AddToWatchlist, RemoveFromWatchlist, ClearWatchlist],
})
export class WatchlistModule {}
