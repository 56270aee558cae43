import { DatabaseModule } from '@gaemi/database/database.module';
import { type DynamicModule, Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { DeadLetterHandler } from './dead-letters/dead-letter.handler.ts';
import { AccumulationHandler } from './jobs/accumulation/accumulation.handler.ts';
import { FindFloatingShares } from './jobs/accumulation/find-floating-shares.ts';
import { GatherBrokerDays } from './jobs/accumulation/gather-broker-days.ts';
import { FinishSide } from './jobs/news-analysis/finish-side.ts';
import { GatherEvidence } from './jobs/news-analysis/gather-evidence.ts';
import { KeepUnusedAnswers } from './jobs/news-analysis/keep-unused-answers.ts';
import { MeterModel } from './jobs/news-analysis/meter-model.ts';
import { NewsAnalysisHandler } from './jobs/news-analysis/news-analysis.handler.ts';
import { PrepareRun } from './jobs/news-analysis/prepare-run.ts';
import { RecallArticles } from './jobs/news-analysis/recall-articles.ts';
import { WatchJudge } from './jobs/news-analysis/watch-judge.ts';
import { CollectFigures } from './operations/collect-figures.ts';
import { type Runtime, RuntimeModule } from './runtime.module.ts';
import { EndOverdueAnalyses } from './schedules/end-overdue-analyses.ts';
import { FinishRefunds } from './schedules/finish-refunds.ts';
import { PublishSources } from './schedules/publish-sources.ts';
import { ReconcileCredits } from './schedules/reconcile-credits.ts';
import { RefreshStockMaster } from './schedules/refresh-stock-master.ts';
import { RelayOutbox } from './schedules/relay-outbox.ts';

@Module({})
// biome-ignore lint/complexity/noStaticOnlyClass: Nest's form of a configurable module
export class WorkerModule {
  static with(runtime: Runtime): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        RuntimeModule.with(runtime),
        DatabaseModule.forRoot(runtime.environment.MONGODB_URI),
        ScheduleModule.forRoot(),
      ],
      providers: [
        PrepareRun,
        KeepUnusedAnswers,
        MeterModel,
        WatchJudge,
        RecallArticles,
        GatherEvidence,
        FinishSide,
        NewsAnalysisHandler,
        FindFloatingShares,
        GatherBrokerDays,
        AccumulationHandler,
        DeadLetterHandler,
        RefreshStockMaster,
        RelayOutbox,
        EndOverdueAnalyses,
        FinishRefunds,
        ReconcileCredits,
        PublishSources,
        CollectFigures,
      ],
    };
  }
}
