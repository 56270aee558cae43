import { BaseRatesStoreModule } from '@gaemi/database/base-rates/base-rates-store.module';
import { ClusterTasksStoreModule } from '@gaemi/database/cluster-tasks/cluster-tasks-store.module';
import { PricesStoreModule } from '@gaemi/database/prices/prices-store.module';
import { ScorecardStoreModule } from '@gaemi/database/scorecard/scorecard-store.module';
import { StockEventsStoreModule } from '@gaemi/database/stock-events/stock-events-store.module';
import { StockMasterStoreModule } from '@gaemi/database/stock-master/stock-master-store.module';
import { Module } from '@nestjs/common';
import { BackfillModule } from '../backfill/backfill.module.ts';
import { NewsSourcesModule } from '../news/gathering/news-sources.module.ts';
import { PricesModule } from '../prices/prices.module.ts';
import { BaseRatesComputer } from './base-rates-computer.ts';
import { BaseRatesSchedule } from './base-rates-schedule.ts';
import { EventFollower } from './event-follower.ts';

/** What followed the events of each type: joined with prices and counted every night. */
@Module({
  imports: [
    BaseRatesStoreModule,
    ClusterTasksStoreModule,
    PricesStoreModule,
    ScorecardStoreModule,
    StockEventsStoreModule,
    StockMasterStoreModule,
    BackfillModule,
    NewsSourcesModule,
    PricesModule,
  ],
  providers: [BaseRatesComputer, BaseRatesSchedule, EventFollower],
})
export class BaseRatesModule {}
