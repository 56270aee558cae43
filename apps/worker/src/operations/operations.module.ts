import { AccumulationStoreModule } from '@gaemi/database/accumulation/accumulation-store.module';
import { BackupStoreModule } from '@gaemi/database/backup/backup-store.module';
import { ClusterTasksStoreModule } from '@gaemi/database/cluster-tasks/cluster-tasks-store.module';
import { DeadLettersStoreModule } from '@gaemi/database/dead-letters/dead-letters-store.module';
import { LedgerStoreModule } from '@gaemi/database/ledger/ledger-store.module';
import { NewsAnalysisStoreModule } from '@gaemi/database/news-analysis/news-analysis-store.module';
import { OverviewStoreModule } from '@gaemi/database/overview/overview-store.module';
import { StockMasterStoreModule } from '@gaemi/database/stock-master/stock-master-store.module';
import { WorkerSourcesStoreModule } from '@gaemi/database/worker-sources/worker-sources-store.module';
import { createStockMasterSource } from '@gaemi/providers/stock-master/create-stock-master-source';
import { Module } from '@nestjs/common';
import { DeadLetterHandler } from '../dead-letters/dead-letter.handler.ts';
import { RUNTIME, STOCK_MASTER_SOURCE } from '../providers.ts';
import type { Runtime } from '../runtime.ts';
import { BackupSchedule } from './backup-schedule.ts';
import { CalendarEnd } from './calendar-end.ts';
import { FigureCollector } from './figure-collector.ts';
import { ReconciliationSchedule } from './reconciliation-schedule.ts';
import { SourcePublisher } from './source-publisher.ts';
import { StateCollector } from './state-collector.ts';
import { StockMasterSchedule } from './stock-master-schedule.ts';

/** What operators rely on: metrics, dead letters, the nightly comparison of balances, the list of stocks. */
@Module({
  imports: [
    AccumulationStoreModule,
    BackupStoreModule,
    ClusterTasksStoreModule,
    DeadLettersStoreModule,
    LedgerStoreModule,
    NewsAnalysisStoreModule,
    OverviewStoreModule,
    StockMasterStoreModule,
    WorkerSourcesStoreModule,
  ],
  providers: [
    {
      provide: STOCK_MASTER_SOURCE,
      inject: [RUNTIME],
      useFactory: ({ sources, logger }: Runtime) => createStockMasterSource(sources.stockMaster, logger),
    },
    BackupSchedule,
    CalendarEnd,
    DeadLetterHandler,
    FigureCollector,
    ReconciliationSchedule,
    SourcePublisher,
    StateCollector,
    StockMasterSchedule,
  ],
  exports: [DeadLetterHandler, FigureCollector],
})
export class OperationsModule {}
