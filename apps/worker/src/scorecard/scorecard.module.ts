import { ClusterTasksStoreModule } from '@gaemi/database/cluster-tasks/cluster-tasks-store.module';
import { PricesStoreModule } from '@gaemi/database/prices/prices-store.module';
import { ScorecardStoreModule } from '@gaemi/database/scorecard/scorecard-store.module';
import { StockMasterStoreModule } from '@gaemi/database/stock-master/stock-master-store.module';
import { Module } from '@nestjs/common';
import { ReturnJoiner } from './return-joiner.ts';
import { ScorecardComputer } from './scorecard-computer.ts';
import { ScorecardSchedule } from './scorecard-schedule.ts';

/** What became of past results: joined with returns and counted every night. */
@Module({
  imports: [ClusterTasksStoreModule, PricesStoreModule, ScorecardStoreModule, StockMasterStoreModule],
  providers: [ReturnJoiner, ScorecardComputer, ScorecardSchedule],
})
export class ScorecardModule {}
