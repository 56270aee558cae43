import { StockMasterStoreModule } from '@gaemi/database/stock-master/stock-master-store.module';
import { WatchlistStoreModule } from '@gaemi/database/watchlist/watchlist-store.module';
import { Module } from '@nestjs/common';
import { FinishedAnalyses } from './finished-analyses.ts';

/** Shared by news and accumulation. */
@Module({
  imports: [StockMasterStoreModule, WatchlistStoreModule],
  providers: [FinishedAnalyses],
  exports: [FinishedAnalyses],
})
export class AnalysisModule {}
