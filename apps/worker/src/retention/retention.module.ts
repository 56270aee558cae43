import { ClusterTasksStoreModule } from '@gaemi/database/cluster-tasks/cluster-tasks-store.module';
import { RetentionStoreModule } from '@gaemi/database/retention/retention-store.module';
import { Module } from '@nestjs/common';
import { JudgeModule } from '../news/judging/judge.module.ts';
import { FailedAnalysesSchedule } from './failed-analyses-schedule.ts';
import { TextExpirySchedule } from './text-expiry-schedule.ts';

/** Removes what may no longer be held: texts whose rights end, and old failed analyses. */
@Module({
  imports: [ClusterTasksStoreModule, RetentionStoreModule, JudgeModule],
  providers: [FailedAnalysesSchedule, TextExpirySchedule],
})
export class RetentionModule {}
