import { Module } from '@nestjs/common';
import { WatchlistController } from './watchlist.controller.ts';
import { WatchlistService } from './watchlist.service.ts';

@Module({ controllers: [WatchlistController], providers: [WatchlistService] })
export class WatchlistModule {}
