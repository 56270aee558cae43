import { MonitoringStoreModule } from '@gaemi/database/monitoring/monitoring-store.module';
import { NewsAnalysisStoreModule } from '@gaemi/database/news-analysis/news-analysis-store.module';
import { NotificationsStoreModule } from '@gaemi/database/notifications/notifications-store.module';
import { PricesStoreModule } from '@gaemi/database/prices/prices-store.module';
import { StockEventsStoreModule } from '@gaemi/database/stock-events/stock-events-store.module';
import { StockMasterStoreModule } from '@gaemi/database/stock-master/stock-master-store.module';
import { WatchlistStoreModule } from '@gaemi/database/watchlist/watchlist-store.module';
import { WorkerSourcesStoreModule } from '@gaemi/database/worker-sources/worker-sources-store.module';
import { Module } from '@nestjs/common';
import { EventRights } from './event-rights.ts';
import { NewEvents } from './new-events.ts';
import { RecentEvents } from './recent-events.ts';
import { SinceAnalysisService } from './since-analysis.service.ts';
import { StockPricesService } from './stock-prices.service.ts';
import { StocksController } from './stocks.controller.ts';
import { StocksService } from './stocks.service.ts';
import { StocksWithholding } from './stocks-withholding.ts';
import { StoredMarket } from './stored-market.ts';

@Module({
  imports: [
    MonitoringStoreModule,
    NewsAnalysisStoreModule,
    NotificationsStoreModule,
    PricesStoreModule,
    StockEventsStoreModule,
    StockMasterStoreModule,
    WatchlistStoreModule,
    WorkerSourcesStoreModule,
  ],
  controllers: [StocksController],
  providers: [
    StocksService,
    StocksWithholding,
    StockPricesService,
    SinceAnalysisService,
    StoredMarket,
    NewEvents,
    RecentEvents,
    EventRights,
  ],
  exports: [StoredMarket, NewEvents, EventRights],
})
export class StocksModule {}
