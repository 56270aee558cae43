import { BackupStoreModule } from '@gaemi/database/backup/backup-store.module';
import { OverviewStoreModule } from '@gaemi/database/overview/overview-store.module';
import { StockMasterStoreModule } from '@gaemi/database/stock-master/stock-master-store.module';
import { WorkerSourcesStoreModule } from '@gaemi/database/worker-sources/worker-sources-store.module';
import { Module } from '@nestjs/common';
import { ChangedSecrets } from './changed-secrets.ts';
import { HealthController } from './health.controller.ts';
import { HealthService } from './health.service.ts';
import { SourceReport } from './source-report.ts';
import { WorkState } from './work-state.ts';
import { WorkerPresence } from './worker-presence.ts';

@Module({
  imports: [BackupStoreModule, OverviewStoreModule, StockMasterStoreModule, WorkerSourcesStoreModule],
  controllers: [HealthController],
  providers: [ChangedSecrets, SourceReport, HealthService, WorkState, WorkerPresence],
  exports: [WorkerPresence],
})
export class HealthModule {}
