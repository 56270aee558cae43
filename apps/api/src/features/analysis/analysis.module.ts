import { AccumulationStoreModule } from '@gaemi/database/accumulation/accumulation-store.module';
import { NewsAnalysisStoreModule } from '@gaemi/database/news-analysis/news-analysis-store.module';
import { StockMasterStoreModule } from '@gaemi/database/stock-master/stock-master-store.module';
import { WatchlistStoreModule } from '@gaemi/database/watchlist/watchlist-store.module';
import { Module } from '@nestjs/common';
import { FinishedAnalyses } from './finished-analyses.ts';
import { RecentAnalyses } from './recent-analyses.ts';

/** Shared by news and accumulation. */
@Module({
  imports: [AccumulationStoreModule, NewsAnalysisStoreModule, StockMasterStoreModule, WatchlistStoreModule],
  providers: [FinishedAnalyses, RecentAnalyses],
  exports: [FinishedAnalyses, RecentAnalyses],
})
export class AnalysisModule {}
