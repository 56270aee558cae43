import { Module } from '@nestjs/common';
import { StocksModule } from '../stocks/stocks.module.ts';
import { BoardData } from './board-data.ts';
import { WatchlistController } from './watchlist.controller.ts';
import { WatchlistService } from './watchlist.service.ts';

@Module({ imports: [StocksModule], controllers: [WatchlistController], providers: [WatchlistService, BoardData] })
export class WatchlistModule {}
