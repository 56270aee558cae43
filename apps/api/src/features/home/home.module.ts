import { AlertsStoreModule } from '@gaemi/database/alerts/alerts-store.module';
import { LedgerStoreModule } from '@gaemi/database/ledger/ledger-store.module';
import { NewsAnalysisStoreModule } from '@gaemi/database/news-analysis/news-analysis-store.module';
import { StockMasterStoreModule } from '@gaemi/database/stock-master/stock-master-store.module';
import { WatchlistStoreModule } from '@gaemi/database/watchlist/watchlist-store.module';
import { Module } from '@nestjs/common';
import { AnalysisModule } from '../analysis/analysis.module.ts';
import { StocksModule } from '../stocks/stocks.module.ts';
import { HomeController } from './home.controller.ts';
import { HomeService } from './home.service.ts';
import { LatestFilings } from './latest-filings.ts';
import { SubscribedPart } from './subscribed-part.ts';
import { ThisWeek } from './this-week.ts';
import { WatchedStocks } from './watched-stocks.ts';

@Module({
  imports: [
    AlertsStoreModule,
    LedgerStoreModule,
    NewsAnalysisStoreModule,
    StockMasterStoreModule,
    WatchlistStoreModule,
    AnalysisModule,
    StocksModule,
  ],
  controllers: [HomeController],
  providers: [HomeService, LatestFilings, SubscribedPart, ThisWeek, WatchedStocks],
})
export class HomeModule {}
