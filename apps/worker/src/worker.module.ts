import { DatabaseModule } from '@gaemi/database/database.module';
import { type DynamicModule, Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { AccumulationProcessor } from './accumulation/accumulation.processor.ts';
import { DayVolumes } from './accumulation/day-volumes.ts';
import { FindBaseRates } from './accumulation/find-base-rates.ts';
import { FindFloatingShares } from './accumulation/find-floating-shares.ts';
import { GatherBrokerDays } from './accumulation/gather-broker-days.ts';
import { PrepareAccumulation } from './accumulation/prepare-accumulation.ts';
import { RelayOutbox } from './analysis/outbox-schedule.ts';
import { EndOverdueAnalyses } from './analysis/overdue-schedule.ts';
import { FinishRefunds } from './analysis/refund-schedule.ts';
import { RefundReporters } from './analysis/reporter-refund-schedule.ts';
import { DeadLetterHandler } from './dead-letters/dead-letter.handler.ts';
import { MonitoringRounds } from './monitoring/monitoring-rounds.ts';
import { MonitoringSchedule } from './monitoring/monitoring-schedule.ts';
import { StockMonitor } from './monitoring/stock-monitor.ts';
import { SubscribedStocks } from './monitoring/subscribed-stocks.ts';
import { CacheLimits } from './news/cache-limits.ts';
import { CombineResult } from './news/combine-result.ts';
import { FinishSide } from './news/finish-side.ts';
import { GatherEvidence } from './news/gather-evidence.ts';
import { GatherNews } from './news/gather-news.ts';
import { JudgeRecorder } from './news/judge-recorder.ts';
import { JudgementCache } from './news/judgement-cache.ts';
import { ModelMeters } from './news/model-meters.ts';
import { NewsAnalysisProcessor } from './news/news-analysis.processor.ts';
import { PrepareRun } from './news/prepare-run.ts';
import { SharedGathering } from './news/shared-gathering.ts';
import { AlertNotifier } from './notifications/alert-notifier.ts';
import { BriefingNotifier } from './notifications/briefing-notifier.ts';
import { BriefingSchedule } from './notifications/briefing-schedule.ts';
import { ChannelSenders } from './notifications/channel-senders.ts';
import { DeliveryComposer } from './notifications/delivery-composer.ts';
import { DeliverySchedule } from './notifications/delivery-schedule.ts';
import { DeliverySender } from './notifications/delivery-sender.ts';
import { MailChannel } from './notifications/mail-channel.ts';
import { MailDates } from './notifications/mail-dates.ts';
import { PostponedContents } from './notifications/postponed-contents.ts';
import { PostponedNotifier } from './notifications/postponed-notifier.ts';
import { PostponedSchedule } from './notifications/postponed-schedule.ts';
import { PushChannel } from './notifications/push-channel.ts';
import { Recipients } from './notifications/recipients.ts';
import { RisenEventNotifier } from './notifications/risen-event-notifier.ts';
import { CollectFigures } from './operations/collect-figures.ts';
import { ReconcileCredits } from './operations/reconciliation-schedule.ts';
import { PublishSources } from './operations/source-publisher.ts';
import { RefreshStockMaster } from './operations/stock-master-schedule.ts';
import { GatherFlows } from './prices/gather-flows.ts';
import { GatherPrices } from './prices/gather-prices.ts';
import { RemoveFailedAnalyses } from './retention/failed-analyses-schedule.ts';
import { ExpireTexts } from './retention/text-expiry-schedule.ts';
import { type Runtime, RuntimeModule } from './runtime.module.ts';
import { JoinReturns } from './scorecard/join-returns.ts';
import { ScorecardComputer } from './scorecard/scorecard-computer.ts';
import { ComputeScorecard } from './scorecard/scorecard-schedule.ts';

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
        ModelMeters,
        JudgeRecorder,
        SharedGathering,
        GatherNews,
        GatherFlows,
        GatherPrices,
        JudgementCache,
        CacheLimits,
        GatherEvidence,
        FinishSide,
        CombineResult,
        NewsAnalysisProcessor,
        FindBaseRates,
        FindFloatingShares,
        DayVolumes,
        GatherBrokerDays,
        PrepareAccumulation,
        AccumulationProcessor,
        DeadLetterHandler,
        RefreshStockMaster,
        RelayOutbox,
        EndOverdueAnalyses,
        FinishRefunds,
        RefundReporters,
        ExpireTexts,
        RemoveFailedAnalyses,
        ReconcileCredits,
        JoinReturns,
        ScorecardComputer,
        ComputeScorecard,
        SubscribedStocks,
        AlertNotifier,
        RisenEventNotifier,
        StockMonitor,
        MonitoringRounds,
        MonitoringSchedule,
        BriefingNotifier,
        PostponedContents,
        PostponedNotifier,
        PostponedSchedule,
        BriefingSchedule,
        PushChannel,
        MailChannel,
        DeliveryComposer,
        Recipients,
        MailDates,
        ChannelSenders,
        DeliverySender,
        DeliverySchedule,
        PublishSources,
        CollectFigures,
      ],
    };
  }
}
