import { type DynamicModule, Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccumulationStoreModule } from './accumulation/accumulation-store.module.ts';
import { AlertsStoreModule } from './alerts/alerts-store.module.ts';
import { AnalysisStoreModule } from './analysis/analysis-store.module.ts';
import { ApiKeysStoreModule } from './api-keys/api-keys-store.module.ts';
import { AuditStoreModule } from './audit/audit-store.module.ts';
import { BackfillStoreModule } from './backfill/backfill-store.module.ts';
import { BackupStoreModule } from './backup/backup-store.module.ts';
import { BaseRatesStoreModule } from './base-rates/base-rates-store.module.ts';
import { BrowserErrorsStoreModule } from './browser-errors/browser-errors-store.module.ts';
import { CacheLimitsStoreModule } from './cache-limits/cache-limits-store.module.ts';
import { CircuitsStoreModule } from './circuits/circuits-store.module.ts';
import { ClusterTasksStoreModule } from './cluster-tasks/cluster-tasks-store.module.ts';
import { DeadLettersStoreModule } from './dead-letters/dead-letters-store.module.ts';
import { JudgeLearningStoreModule } from './judge-learning/judge-learning-store.module.ts';
import { LedgerStoreModule } from './ledger/ledger-store.module.ts';
import { LegalStoreModule } from './legal/legal-store.module.ts';
import { ModelUsageStoreModule } from './model-usage/model-usage-store.module.ts';
import { MonitoringStoreModule } from './monitoring/monitoring-store.module.ts';
import { NewsAnalysisStoreModule } from './news-analysis/news-analysis-store.module.ts';
import { NotificationsStoreModule } from './notifications/notifications-store.module.ts';
import { ObjectionsStoreModule } from './objections/objections-store.module.ts';
import { OutboxStoreModule } from './outbox/outbox-store.module.ts';
import { OverviewStoreModule } from './overview/overview-store.module.ts';
import { PasskeysStoreModule } from './passkeys/passkeys-store.module.ts';
import { PlanRequestsStoreModule } from './plan-requests/plan-requests-store.module.ts';
import { PricesStoreModule } from './prices/prices-store.module.ts';
import { ProviderTokensStoreModule } from './provider-tokens/provider-tokens-store.module.ts';
import { PushStoreModule } from './push/push-store.module.ts';
import { RateLimitsStoreModule } from './rate-limits/rate-limits-store.module.ts';
import { RequestSlotsStoreModule } from './request-slots/request-slots-store.module.ts';
import { RetentionStoreModule } from './retention/retention-store.module.ts';
import { ScorecardStoreModule } from './scorecard/scorecard-store.module.ts';
import { SessionsStoreModule } from './sessions/sessions-store.module.ts';
import { DatabaseClock } from './setup/database-clock.ts';
import { DatabaseSetup } from './setup/database-setup.ts';
import { StoreVersionCheck } from './setup/store-version-check.ts';
import { SharesStoreModule } from './shares/shares-store.module.ts';
import { SourceChecksStoreModule } from './source-checks/source-checks-store.module.ts';
import { SourceQuotaStoreModule } from './source-quota/source-quota-store.module.ts';
import { StockEventsStoreModule } from './stock-events/stock-events-store.module.ts';
import { StockMasterStoreModule } from './stock-master/stock-master-store.module.ts';
import { followStore } from './store-link.ts';
import { StreamsStoreModule } from './streams/streams-store.module.ts';
import { Transactions } from './transactions.ts';
import { UsersStoreModule } from './users/users-store.module.ts';
import { VerificationStoreModule } from './verification/verification-store.module.ts';
import { WatchlistStoreModule } from './watchlist/watchlist-store.module.ts';
import { WebhooksStoreModule } from './webhooks/webhooks-store.module.ts';
import { WorkerSourcesStoreModule } from './worker-sources/worker-sources-store.module.ts';

/** A module per family of collections: it registers the models that it reads and exports their repositories. */
const families = [
  AccumulationStoreModule,
  AlertsStoreModule,
  AnalysisStoreModule,
  ApiKeysStoreModule,
  AuditStoreModule,
  BackfillStoreModule,
  BackupStoreModule,
  BaseRatesStoreModule,
  BrowserErrorsStoreModule,
  CacheLimitsStoreModule,
  CircuitsStoreModule,
  ClusterTasksStoreModule,
  DeadLettersStoreModule,
  LedgerStoreModule,
  LegalStoreModule,
  ModelUsageStoreModule,
  MonitoringStoreModule,
  NewsAnalysisStoreModule,
  NotificationsStoreModule,
  ObjectionsStoreModule,
  OutboxStoreModule,
  OverviewStoreModule,
  PasskeysStoreModule,
  PlanRequestsStoreModule,
  PricesStoreModule,
  ProviderTokensStoreModule,
  PushStoreModule,
  RateLimitsStoreModule,
  RequestSlotsStoreModule,
  RetentionStoreModule,
  ScorecardStoreModule,
  SessionsStoreModule,
  SharesStoreModule,
  JudgeLearningStoreModule,
  SourceChecksStoreModule,
  SourceQuotaStoreModule,
  StockEventsStoreModule,
  StockMasterStoreModule,
  StreamsStoreModule,
  UsersStoreModule,
  VerificationStoreModule,
  WatchlistStoreModule,
  WebhooksStoreModule,
  WorkerSourcesStoreModule,
];

/**
 * The connection, for every module of a process. At start it migrates the stored data and builds the indexes of all
 * families. A call waits at most 5 s for a server. Who needs a repository imports the module of its family.
 */
@Global()
@Module({})
// biome-ignore lint/complexity/noStaticOnlyClass: Nest's form of a configurable module
export class DatabaseModule {
  static forRoot(uri: string): DynamicModule {
    return DatabaseModule.with(uri, DatabaseSetup);
  }

  /** For programs that only read: a store of another version stays as it is and stops them. */
  static forReading(uri: string): DynamicModule {
    return DatabaseModule.with(uri, StoreVersionCheck);
  }

  private static with(uri: string, setup: typeof DatabaseSetup | typeof StoreVersionCheck): DynamicModule {
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
          onConnectionCreate: followStore,
        }),
        ...families,
      ],
      providers: [DatabaseClock, setup, Transactions],
      exports: [Transactions],
    };
  }
}
