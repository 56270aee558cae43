import { DatabaseModule } from '@gaemi/database/database.module';
import { type DynamicModule, Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { AccumulationProcessor } from './accumulation/accumulation.processor.ts';
import { DayVolumes } from './accumulation/day-volumes.ts';
import { FindBaseRates } from './accumulation/find-base-rates.ts';
import { FindFloatingShares } from './accumulation/find-floating-shares.ts';
import { GatherBrokerDays } from './accumulation/gather-broker-days.ts';
import { PrepareAccumulation } from './accumulation/prepare-accumulation.ts';
import { DeadLetterHandler } from './dead-letters/dead-letter.handler.ts';
import { ChannelSenders } from './deliveries/channel-senders.ts';
import { ComposeDelivery } from './deliveries/compose-delivery.ts';
import { DeliverySender } from './deliveries/delivery-sender.ts';
import { MailChannel } from './deliveries/mail-channel.ts';
import { Occasions } from './deliveries/occasions.ts';
import { PushChannel } from './deliveries/push-channel.ts';
import { Recipients } from './deliveries/recipients.ts';
import { CacheLimits } from './news/cache-limits.ts';
import { CombineResult } from './news/combine-result.ts';
import { FinishSide } from './news/finish-side.ts';
import { GatherEvidence } from './news/gather-evidence.ts';
import { GatherNews } from './news/gather-news.ts';
import { JudgementCache } from './news/judgement-cache.ts';
import { ModelMeters } from './news/model-meters.ts';
import { NewsAnalysisProcessor } from './news/news-analysis.processor.ts';
import { PrepareRun } from './news/prepare-run.ts';
import { SharedGathering } from './news/shared-gathering.ts';
import { WatchJudge } from './news/watch-judge.ts';
import { CollectFigures } from './operations/collect-figures.ts';
import { GatherFlows } from './prices/gather-flows.ts';
import { GatherPrices } from './prices/gather-prices.ts';
import { type Runtime, RuntimeModule } from './runtime.module.ts';
import { ComputeScorecard } from './schedules/compute-scorecard.ts';
import { EndOverdueAnalyses } from './schedules/end-overdue-analyses.ts';
import { ExpireTexts } from './schedules/expire-texts.ts';
import { FinishRefunds } from './schedules/finish-refunds.ts';
import { PostponedSchedule } from './schedules/postponed-schedule.ts';
import { PublishSources } from './schedules/publish-sources.ts';
import { ReconcileCredits } from './schedules/reconcile-credits.ts';
import { RefreshStockMaster } from './schedules/refresh-stock-master.ts';
import { RefundReporters } from './schedules/refund-reporters.ts';
import { RelayOutbox } from './schedules/relay-outbox.ts';
import { RemoveFailedAnalyses } from './schedules/remove-failed-analyses.ts';
import { SendBriefings } from './schedules/send-briefings.ts';
import { SendDeliveries } from './schedules/send-deliveries.ts';
import { WatchStocks } from './schedules/watch-stocks.ts';
import { JoinReturns } from './scorecard/join-returns.ts';
import { ScorecardComputer } from './scorecard/scorecard-computer.ts';
import { AlertNotifier } from './watching/alert-notifier.ts';
import { AlertWatchers } from './watching/alert-watchers.ts';
import { BriefMembers } from './watching/brief-members.ts';
import { PostponedContents } from './watching/postponed-contents.ts';
import { PostponedNotifier } from './watching/postponed-notifier.ts';
import { WatchRounds } from './watching/watch-rounds.ts';
import { WatchStock } from './watching/watch-stock.ts';
import { WatchedStocks } from './watching/watched-stocks.ts';

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
        WatchJudge,
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
        WatchedStocks,
        AlertNotifier,
        AlertWatchers,
        WatchStock,
        WatchRounds,
        WatchStocks,
        BriefMembers,
        PostponedContents,
        PostponedNotifier,
        PostponedSchedule,
        SendBriefings,
        PushChannel,
        MailChannel,
        ComposeDelivery,
        Recipients,
        Occasions,
        ChannelSenders,
        DeliverySender,
        SendDeliveries,
        PublishSources,
        CollectFigures,
      ],
    };
  }
}
