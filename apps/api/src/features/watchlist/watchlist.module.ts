import { AccumulationStoreModule } from '@gaemi/database/accumulation/accumulation-store.module';
import { AlertsStoreModule } from '@gaemi/database/alerts/alerts-store.module';
import { NewsAnalysisStoreModule } from '@gaemi/database/news-analysis/news-analysis-store.module';
import { StockMasterStoreModule } from '@gaemi/database/stock-master/stock-master-store.module';
import { WatchlistStoreModule } from '@gaemi/database/watchlist/watchlist-store.module';
import { Module } from '@nestjs/common';
import { StocksModule } from '../stocks/stocks.module.ts';
import { BoardData } from './board-data.ts';
import { WatchlistController } from './watchlist.controller.ts';
import { WatchlistService } from './watchlist.service.ts';
import { WatchlistWithholding } from './watchlist-withholding.ts';

@Module({
  imports: [
    AccumulationStoreModule,
    AlertsStoreModule,
    NewsAnalysisStoreModule,
    StockMasterStoreModule,
    WatchlistStoreModule,
    StocksModule,
  ],
  controllers: [WatchlistController],
  providers: [WatchlistService, WatchlistWithholding, BoardData],
})
export class WatchlistModule {}
