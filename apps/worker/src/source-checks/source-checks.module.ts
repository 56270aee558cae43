import { ClusterTasksStoreModule } from '@gaemi/database/cluster-tasks/cluster-tasks-store.module';
import { ModelUsageStoreModule } from '@gaemi/database/model-usage/model-usage-store.module';
import { RequestSlotsStoreModule } from '@gaemi/database/request-slots/request-slots-store.module';
import { SourceChecksStoreModule } from '@gaemi/database/source-checks/source-checks-store.module';
import { SourceQuotaStoreModule } from '@gaemi/database/source-quota/source-quota-store.module';
import { Module } from '@nestjs/common';
import { DayCounters } from './day-counters.ts';
import { SourceCheckSchedule } from './source-check-schedule.ts';
import { SourceChecker } from './source-checker.ts';

/** Whether every source, the model and the mail server answer, for the admin's screen and `pnpm check-sources`. */
@Module({
  imports: [
    ClusterTasksStoreModule,
    ModelUsageStoreModule,
    RequestSlotsStoreModule,
    SourceChecksStoreModule,
    SourceQuotaStoreModule,
  ],
  providers: [DayCounters, SourceChecker, SourceCheckSchedule],
  exports: [SourceChecker],
})
export class SourceChecksModule {}
