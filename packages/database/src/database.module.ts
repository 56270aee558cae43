import { type DynamicModule, Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AcceptAccumulation } from './accumulation/accept-accumulation.ts';
import { AccumulationRepository } from './accumulation/accumulation.repository.ts';
import { accumulationSchema } from './accumulation/accumulation.schema.ts';
import { brokerDaySchema } from './accumulation/broker-day.schema.ts';
import { BrokerTradingRepository } from './accumulation/broker-trading.repository.ts';
import { floatingSharesSchema } from './accumulation/floating-shares.schema.ts';
import { RunningAccumulation } from './accumulation/running-accumulation.ts';
import { AlertSettingsRepository } from './alerts/alert-settings.repository.ts';
import { alertSettingsSchema } from './alerts/alert-settings.schema.ts';
import { FailedAnalysesRepository } from './analysis/failed-analyses.repository.ts';
import { RunningLimit } from './analysis/running-limit.ts';
import { ApiKeyRepository } from './api-keys/api-key.repository.ts';
import { apiKeySchema } from './api-keys/api-key.schema.ts';
import { AnsweredChangeRepository } from './audit/answered-change.repository.ts';
import { answeredChangeSchema } from './audit/answered-change.schema.ts';
import { AuditRepository } from './audit/audit.repository.ts';
import { auditSchema } from './audit/audit.schema.ts';
import { CircuitRepository } from './circuits/circuit.repository.ts';
import { openCircuitSchema } from './circuits/circuit.schema.ts';
import { clusterTaskSchema } from './cluster-tasks/cluster-task.schema.ts';
import { ClusterTasks } from './cluster-tasks/cluster-tasks.ts';
import { DeadLetterRepository } from './dead-letters/dead-letter.repository.ts';
import { deadLetterSchema } from './dead-letters/dead-letter.schema.ts';
import { DeliveryRepository } from './deliveries/delivery.repository.ts';
import { deliverySchema } from './deliveries/delivery.schema.ts';
import { TellMember } from './deliveries/tell-member.ts';
import { toldEventSchema } from './deliveries/told-event.schema.ts';
import { UntoldEvents } from './deliveries/untold-events.ts';
import { creditLogSchema } from './ledger/credit-log.schema.ts';
import { Ledger } from './ledger/ledger.ts';
import { ReconcileLedger } from './ledger/reconcile-ledger.ts';
import { ModelUsageRepository } from './model-usage/model-usage.repository.ts';
import { modelUsageSchema } from './model-usage/model-usage.schema.ts';
import { AcceptNewsAnalysis } from './news-analysis/accept-news-analysis.ts';
import { ArchivedArticleRepository } from './news-analysis/archived-article.repository.ts';
import { archivedArticleSchema } from './news-analysis/archived-article.schema.ts';
import { DroppedJudgementRepository } from './news-analysis/dropped-judgement.repository.ts';
import { droppedJudgementSchema } from './news-analysis/dropped-judgement.schema.ts';
import { ExpiredTextsRepository } from './news-analysis/expired-texts.repository.ts';
import { gatheredSpanSchema } from './news-analysis/gathered-span.schema.ts';
import { JudgementRepository } from './news-analysis/judgement.repository.ts';
import { judgementSchema } from './news-analysis/judgement.schema.ts';
import { NewsAnalysisRepository } from './news-analysis/news-analysis.repository.ts';
import { newsAnalysisSchema } from './news-analysis/news-analysis.schema.ts';
import { newsDetailSchema } from './news-analysis/news-detail.schema.ts';
import { newsEvidenceSchema } from './news-analysis/news-evidence.schema.ts';
import { NewsHistoryRepository } from './news-analysis/news-history.repository.ts';
import { RecentGatheringRepository } from './news-analysis/recent-gathering.repository.ts';
import { recentGatheringSchema } from './news-analysis/recent-gathering.schema.ts';
import { RejectedAnswerRepository } from './news-analysis/rejected-answer.repository.ts';
import { rejectedAnswerSchema } from './news-analysis/rejected-answer.schema.ts';
import { RunningNewsAnalysis } from './news-analysis/running-news-analysis.ts';
import { SharedTextsRepository } from './news-analysis/shared-texts.repository.ts';
import { summarySchema } from './news-analysis/summary.schema.ts';
import { DecideObjection } from './objections/decide-objection.ts';
import { ObjectionRepository } from './objections/objection.repository.ts';
import { objectionSchema } from './objections/objection.schema.ts';
import { objectionReportSchema } from './objections/objection-report.schema.ts';
import { OutboxRepository } from './outbox/outbox.repository.ts';
import { outboxSchema } from './outbox/outbox.schema.ts';
import { BacklogRepository } from './overview/backlog.repository.ts';
import { ServiceFiguresRepository } from './overview/service-figures.repository.ts';
import { PlanRequestRepository } from './plan-requests/plan-request.repository.ts';
import { planRequestSchema } from './plan-requests/plan-request.schema.ts';
import { FlowRepository } from './prices/flow.repository.ts';
import { flowYearSchema } from './prices/flow-year.schema.ts';
import { PriceRepository } from './prices/price.repository.ts';
import { priceSeriesSchema } from './prices/price-series.schema.ts';
import { priceYearSchema } from './prices/price-year.schema.ts';
import { PushKeysRepository } from './push/push-keys.repository.ts';
import { pushKeysSchema } from './push/push-keys.schema.ts';
import { PushSubscriptionRepository } from './push/push-subscription.repository.ts';
import { pushSubscriptionSchema } from './push/push-subscription.schema.ts';
import { requestSlotSchema } from './request-slots/request-slot.schema.ts';
import { RequestSlots } from './request-slots/request-slots.ts';
import { ScorecardRepository } from './scorecard/scorecard.repository.ts';
import { scorecardFileSchema, scorecardSchema } from './scorecard/scorecard.schema.ts';
import { scorecardReturnsSchema } from './scorecard/scorecard-returns.schema.ts';
import { ScorecardRowRepository } from './scorecard/scorecard-row.repository.ts';
import { scorecardRowSchema } from './scorecard/scorecard-row.schema.ts';
import { DatabaseSetup } from './setup/database-setup.ts';
import { ShareRepository } from './shares/share.repository.ts';
import { shareSchema } from './shares/share.schema.ts';
import { sourceQuotaSchema } from './source-quota/source-quota.schema.ts';
import { SourceQuotas } from './source-quota/source-quotas.ts';
import { StockEventRepository } from './stock-events/stock-event.repository.ts';
import { stockEventSchema } from './stock-events/stock-event.schema.ts';
import { StockDirectory } from './stock-master/stock-directory.ts';
import { StockMasterRepository } from './stock-master/stock-master.repository.ts';
import { stockMasterSchema } from './stock-master/stock-master.schema.ts';
import { StockWatchRepository } from './stock-watches/stock-watch.repository.ts';
import { stockWatchSchema } from './stock-watches/stock-watch.schema.ts';
import { Transactions } from './transactions.ts';
import { EraseMember } from './users/erase-member.ts';
import { MemberListRepository } from './users/member-list.repository.ts';
import { UserRepository } from './users/user.repository.ts';
import { userSchema } from './users/user.schema.ts';
import { WithdrawnEmailRepository } from './users/withdrawn-email.repository.ts';
import { withdrawnEmailSchema } from './users/withdrawn-email.schema.ts';
import { VerificationRepository } from './verification/verification.repository.ts';
import { verificationSchema } from './verification/verification.schema.ts';
import { WatchlistRepository } from './watchlist/watchlist.repository.ts';
import { watchlistSchema } from './watchlist/watchlist.schema.ts';
import { WorkerSourcesRepository } from './worker-sources/worker-sources.repository.ts';
import { workerSourcesSchema } from './worker-sources/worker-sources.schema.ts';

const models = MongooseModule.forFeature([
  { name: 'User', schema: userSchema },
  { name: 'WithdrawnEmail', schema: withdrawnEmailSchema },
  { name: 'Verification', schema: verificationSchema },
  { name: 'CreditLog', schema: creditLogSchema },
  { name: 'Audit', schema: auditSchema },
  { name: 'AnsweredChange', schema: answeredChangeSchema },
  { name: 'NewsAnalysis', schema: newsAnalysisSchema },
  { name: 'NewsDetail', schema: newsDetailSchema },
  { name: 'NewsEvidence', schema: newsEvidenceSchema },
  { name: 'Judgement', schema: judgementSchema },
  { name: 'DroppedJudgement', schema: droppedJudgementSchema },
  { name: 'Summary', schema: summarySchema },
  { name: 'ArchivedArticle', schema: archivedArticleSchema },
  { name: 'GatheredSpan', schema: gatheredSpanSchema },
  { name: 'RecentGathering', schema: recentGatheringSchema },
  { name: 'RejectedAnswer', schema: rejectedAnswerSchema },
  { name: 'ModelUsage', schema: modelUsageSchema },
  { name: 'Accumulation', schema: accumulationSchema },
  { name: 'BrokerDay', schema: brokerDaySchema },
  { name: 'FloatingShares', schema: floatingSharesSchema },
  { name: 'PriceYear', schema: priceYearSchema },
  { name: 'PriceSeries', schema: priceSeriesSchema },
  { name: 'FlowYear', schema: flowYearSchema },
  { name: 'ScorecardRow', schema: scorecardRowSchema },
  { name: 'ScorecardReturns', schema: scorecardReturnsSchema },
  { name: 'Scorecard', schema: scorecardSchema },
  { name: 'ScorecardFile', schema: scorecardFileSchema },
  { name: 'Outbox', schema: outboxSchema },
  { name: 'DeadLetter', schema: deadLetterSchema },
  { name: 'PlanRequest', schema: planRequestSchema },
  { name: 'Objection', schema: objectionSchema },
  { name: 'ObjectionReport', schema: objectionReportSchema },
  { name: 'Share', schema: shareSchema },
  { name: 'AlertSettings', schema: alertSettingsSchema },
  { name: 'StockEvent', schema: stockEventSchema },
  { name: 'StockWatch', schema: stockWatchSchema },
  { name: 'ToldEvent', schema: toldEventSchema },
  { name: 'Delivery', schema: deliverySchema },
  { name: 'PushSubscription', schema: pushSubscriptionSchema },
  { name: 'PushKeys', schema: pushKeysSchema },
  { name: 'ApiKey', schema: apiKeySchema },
  { name: 'Watchlist', schema: watchlistSchema },
  { name: 'StockMaster', schema: stockMasterSchema },
  { name: 'WorkerSources', schema: workerSourcesSchema },
  { name: 'SourceQuota', schema: sourceQuotaSchema },
  { name: 'RequestSlot', schema: requestSlotSchema },
  { name: 'OpenCircuit', schema: openCircuitSchema },
  { name: 'ClusterTask', schema: clusterTaskSchema },
]);

const repositories = [
  DatabaseSetup,
  Transactions,
  Ledger,
  ReconcileLedger,
  AuditRepository,
  AnsweredChangeRepository,
  UserRepository,
  MemberListRepository,
  BacklogRepository,
  ServiceFiguresRepository,
  EraseMember,
  WithdrawnEmailRepository,
  VerificationRepository,
  FailedAnalysesRepository,
  RunningLimit,
  ModelUsageRepository,
  AcceptNewsAnalysis,
  NewsAnalysisRepository,
  NewsHistoryRepository,
  RunningNewsAnalysis,
  JudgementRepository,
  DroppedJudgementRepository,
  ArchivedArticleRepository,
  RecentGatheringRepository,
  ExpiredTextsRepository,
  SharedTextsRepository,
  RejectedAnswerRepository,
  AcceptAccumulation,
  AccumulationRepository,
  RunningAccumulation,
  BrokerTradingRepository,
  PriceRepository,
  FlowRepository,
  ScorecardRowRepository,
  ScorecardRepository,
  OutboxRepository,
  DeadLetterRepository,
  PlanRequestRepository,
  ObjectionRepository,
  DecideObjection,
  ShareRepository,
  AlertSettingsRepository,
  StockEventRepository,
  StockWatchRepository,
  UntoldEvents,
  TellMember,
  DeliveryRepository,
  PushSubscriptionRepository,
  PushKeysRepository,
  ApiKeyRepository,
  WatchlistRepository,
  StockMasterRepository,
  StockDirectory,
  WorkerSourcesRepository,
  SourceQuotas,
  RequestSlots,
  CircuitRepository,
  ClusterTasks,
];

/**
 * The database as injectable repositories. At start it connects, migrates the stored data and builds the indexes. A
 * call waits at most 5 s for a server.
 */
@Global()
@Module({})
// biome-ignore lint/complexity/noStaticOnlyClass: Nest's form of a configurable module
export class DatabaseModule {
  static forRoot(uri: string): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        MongooseModule.forRoot(uri, {
          serverSelectionTimeoutMS: 5_000,
          socketTimeoutMS: 20_000,
          // A request must not wait forever for an unreachable database.
          bufferCommands: false,
          // DatabaseSetup creates them, waits for them and stops the start when one fails.
          autoIndex: false,
          autoCreate: false,
          retryAttempts: 10,
          retryDelay: 1_000,
        }),
        models,
      ],
      providers: repositories,
      exports: [...repositories, models],
    };
  }
}
