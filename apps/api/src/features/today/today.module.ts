import { NewsAnalysisStoreModule } from '@gaemi/database/news-analysis/news-analysis-store.module';
import { ObjectionsStoreModule } from '@gaemi/database/objections/objections-store.module';
import { StockEventsStoreModule } from '@gaemi/database/stock-events/stock-events-store.module';
import { StockMasterStoreModule } from '@gaemi/database/stock-master/stock-master-store.module';
import { StreamsStoreModule } from '@gaemi/database/streams/streams-store.module';
import { WatchlistStoreModule } from '@gaemi/database/watchlist/watchlist-store.module';
import { WorkerSourcesStoreModule } from '@gaemi/database/worker-sources/worker-sources-store.module';
import { Module } from '@nestjs/common';
import { AnalysisModule } from '../analysis/analysis.module.ts';
import { BaseRatesModule } from '../base-rates/base-rates.module.ts';
import { HealthModule } from '../health/health.module.ts';
import { StocksModule } from '../stocks/stocks.module.ts';
import { EventsService } from './events.service.ts';
import { ListedStocks } from './listed-stocks.ts';
import { OwnAnalyses } from './own-analyses.ts';
import { PageDays } from './page-days.ts';
import { PageEvents } from './page-events.ts';
import { ReadSources } from './read-sources.ts';
import { StockOverviewService } from './stock-overview.service.ts';
import { TodayController } from './today.controller.ts';
import { TodayService } from './today.service.ts';
import { TodayItems } from './today-items.ts';
import { TodayWithholding } from './today-withholding.ts';

/** Events of all companies by day, one by one, and by stock. Nothing is gathered to draw them. */
@Module({
  imports: [
    AnalysisModule,
    BaseRatesModule,
    HealthModule,
    NewsAnalysisStoreModule,
    ObjectionsStoreModule,
    StockEventsStoreModule,
    StockMasterStoreModule,
    StocksModule,
    StreamsStoreModule,
    WatchlistStoreModule,
    WorkerSourcesStoreModule,
  ],
  controllers: [TodayController],
  providers: [
    EventsService,
    ListedStocks,
    OwnAnalyses,
    PageDays,
    PageEvents,
    ReadSources,
    StockOverviewService,
    TodayItems,
    TodayService,
    TodayWithholding,
  ],
})
export class TodayModule {}
