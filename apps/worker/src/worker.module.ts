import { DatabaseModule } from '@gaemi/database/database.module';
import { type DynamicModule, Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { AccumulationModule } from './accumulation/accumulation.module.ts';
import { AnalysisModule } from './analysis/analysis.module.ts';
import { BaseRatesModule } from './base-rates/base-rates.module.ts';
import { LearningModule } from './learning/learning.module.ts';
import { MonitoringModule } from './monitoring/monitoring.module.ts';
import { NewsModule } from './news/news.module.ts';
import { NotificationsModule } from './notifications/notifications.module.ts';
import { OperationsModule } from './operations/operations.module.ts';
import { ReadingModule } from './reading/reading.module.ts';
import { RetentionModule } from './retention/retention.module.ts';
import { RuntimeModule } from './runtime.module.ts';
import type { Runtime } from './runtime.ts';
import { ScorecardModule } from './scorecard/scorecard.module.ts';
import { SourceChecksModule } from './source-checks/source-checks.module.ts';
import { WebhooksModule } from './webhooks/webhooks.module.ts';

@Module({})
// biome-ignore lint/complexity/noStaticOnlyClass: Nest's form of a configurable module
export class WorkerModule {
  static with(runtime: Runtime): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        RuntimeModule.with(runtime),
        DatabaseModule.forRoot(runtime.environment.MONGODB_URI),
        ScheduleModule.forRoot({ cronJobs: runtime.cronJobs ?? true, intervals: runtime.intervals ?? true }),
        AnalysisModule,
        NewsModule,
        AccumulationModule,
        ReadingModule,
        NotificationsModule,
        MonitoringModule,
        ScorecardModule,
        BaseRatesModule,
        RetentionModule,
        OperationsModule,
        SourceChecksModule,
        WebhooksModule,
        LearningModule,
      ],
    };
  }
}
