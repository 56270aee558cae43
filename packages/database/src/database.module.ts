import { type DynamicModule, Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AcceptAccumulation } from './accumulation/accept-accumulation.ts';
import { AccumulationRepository } from './accumulation/accumulation.repository.ts';
import { BrokerTradingRepository } from './accumulation/broker-trading.repository.ts';
import { RunningAccumulation } from './accumulation/running-accumulation.ts';
import { AlertSettingsRepository } from './alerts/alert-settings.repository.ts';
import { UnsubscribeLinkRepository } from './alerts/unsubscribe-link.repository.ts';
import { RunningLimit } from './analysis/running-limit.ts';
import { ApiKeyRepository } from './api-keys/api-key.repository.ts';
import { AnsweredChangeRepository } from './audit/answered-change.repository.ts';
import { AuditRepository } from './audit/audit.repository.ts';
import { BrowserErrorRepository } from './browser-errors/browser-error.repository.ts';
import { CacheLimitsRepository } from './cache-limits/cache-limits.repository.ts';
import { CircuitRepository } from './circuits/circuit.repository.ts';
import { ClusterTasks } from './cluster-tasks/cluster-tasks.ts';
import { DeadLetterRepository } from './dead-letters/dead-letter.repository.ts';
import { Ledger } from './ledger/ledger.ts';
import { ReconcileLedger } from './ledger/reconcile-ledger.ts';
import { ModelUsageRepository } from './model-usage/model-usage.repository.ts';
import { models } from './models.ts';
import { MonitoredStockRepository } from './monitoring/monitored-stock.repository.ts';
import { AcceptNewsAnalysis } from './news-analysis/accept-news-analysis.ts';
import { ArchivedArticleRepository } from './news-analysis/archived-article.repository.ts';
import { DroppedJudgementRepository } from './news-analysis/dropped-judgement.repository.ts';
import { JudgementRepository } from './news-analysis/judgement.repository.ts';
import { NewsAnalysisRepository } from './news-analysis/news-analysis.repository.ts';
import { NewsHistoryRepository } from './news-analysis/news-history.repository.ts';
import { RecentGatheringRepository } from './news-analysis/recent-gathering.repository.ts';
import { RejectedAnswerRepository } from './news-analysis/rejected-answer.repository.ts';
import { RunningNewsAnalysis } from './news-analysis/running-news-analysis.ts';
import { DeliveryRepository } from './notifications/delivery.repository.ts';
import { NotificationScheduler } from './notifications/notification-scheduler.ts';
import { PostponedEventRepository } from './notifications/postponed-event.repository.ts';
import { UnnotifiedEvents } from './notifications/unnotified-events.ts';
import { DecideObjection } from './objections/decide-objection.ts';
import { ObjectionRepository } from './objections/objection.repository.ts';
import { ObjectionRefunds } from './objections/objection-refunds.ts';
import { OutboxRepository } from './outbox/outbox.repository.ts';
import { BacklogRepository } from './overview/backlog.repository.ts';
import { ServiceFiguresRepository } from './overview/service-figures.repository.ts';
import { PasskeyRepository } from './passkeys/passkey.repository.ts';
import { PasskeyChallengeRepository } from './passkeys/passkey-challenge.repository.ts';
import { PlanRequestRepository } from './plan-requests/plan-request.repository.ts';
import { FlowRepository } from './prices/flow.repository.ts';
import { PriceRepository } from './prices/price.repository.ts';
import { PushKeysRepository } from './push/push-keys.repository.ts';
import { PushSubscriptionRepository } from './push/push-subscription.repository.ts';
import { RequestSlots } from './request-slots/request-slots.ts';
import { ExpiredTextsRepository } from './retention/expired-texts.repository.ts';
import { FailedAnalysesRepository } from './retention/failed-analyses.repository.ts';
import { SharedTextsRepository } from './retention/shared-texts.repository.ts';
import { ScorecardRepository } from './scorecard/scorecard.repository.ts';
import { ScorecardRowRepository } from './scorecard/scorecard-row.repository.ts';
import { DatabaseSetup } from './setup/database-setup.ts';
import { ShareRepository } from './shares/share.repository.ts';
import { SourceQuotas } from './source-quota/source-quotas.ts';
import { StockEventRepository } from './stock-events/stock-event.repository.ts';
import { StockDirectory } from './stock-master/stock-directory.ts';
import { StockMasterRepository } from './stock-master/stock-master.repository.ts';
import { Transactions } from './transactions.ts';
import { EraseMember } from './users/erase-member.ts';
import { MemberListRepository } from './users/member-list.repository.ts';
import { UserRepository } from './users/user.repository.ts';
import { WithdrawnEmailRepository } from './users/withdrawn-email.repository.ts';
import { VerificationRepository } from './verification/verification.repository.ts';
import { WatchlistRepository } from './watchlist/watchlist.repository.ts';
import { WorkerSourcesRepository } from './worker-sources/worker-sources.repository.ts';

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
  ObjectionRefunds,
  DecideObjection,
  ShareRepository,
  AlertSettingsRepository,
  UnsubscribeLinkRepository,
  CacheLimitsRepository,
  StockEventRepository,
  MonitoredStockRepository,
  UnnotifiedEvents,
  PostponedEventRepository,
  NotificationScheduler,
  DeliveryRepository,
  PushSubscriptionRepository,
  PushKeysRepository,
  ApiKeyRepository,
  PasskeyRepository,
  PasskeyChallengeRepository,
  WatchlistRepository,
  StockMasterRepository,
  StockDirectory,
  WorkerSourcesRepository,
  BrowserErrorRepository,
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
