import { DatabaseModule } from '@gaemi/database/database.module';
import { type DynamicModule, Module } from '@nestjs/common';
import { AccountsModule } from './features/accounts/accounts.module.ts';
import { AccumulationModule } from './features/accumulation/accumulation.module.ts';
import { AdminModule } from './features/admin/admin.module.ts';
import { AlertsModule } from './features/alerts/alerts.module.ts';
import { AnalysesModule } from './features/analyses/analyses.module.ts';
import { ApiKeysModule } from './features/api-keys/api-keys.module.ts';
import { BaseRatesModule } from './features/base-rates/base-rates.module.ts';
import { BrowserErrorsModule } from './features/browser-errors/browser-errors.module.ts';
import { HealthModule } from './features/health/health.module.ts';
import { HomeModule } from './features/home/home.module.ts';
import { JudgeVersionsModule } from './features/judge-versions/judge-versions.module.ts';
import { LegalModule } from './features/legal/legal.module.ts';
import { MembersModule } from './features/members/members.module.ts';
import { NewsModule } from './features/news/news.module.ts';
import { ObjectionsModule } from './features/objections/objections.module.ts';
import { PasskeysModule } from './features/passkeys/passkeys.module.ts';
import { PlansModule } from './features/plans/plans.module.ts';
import { ScorecardModule } from './features/scorecard/scorecard.module.ts';
import { SessionsModule } from './features/sessions/sessions.module.ts';
import { SharesModule } from './features/shares/shares.module.ts';
import { SourceChecksModule } from './features/source-checks/source-checks.module.ts';
import { StocksModule } from './features/stocks/stocks.module.ts';
import { TodayModule } from './features/today/today.module.ts';
import { VerificationModule } from './features/verification/verification.module.ts';
import { WatchlistModule } from './features/watchlist/watchlist.module.ts';
import { WebhooksModule } from './features/webhooks/webhooks.module.ts';
import { HttpModule } from './http/http.module.ts';
import { type Runtime, RuntimeModule } from './runtime.module.ts';

const features = [
  AccountsModule,
  AdminModule,
  MembersModule,
  SessionsModule,
  PasskeysModule,
  ApiKeysModule,
  VerificationModule,
  StocksModule,
  TodayModule,
  WatchlistModule,
  PlansModule,
  NewsModule,
  ObjectionsModule,
  SharesModule,
  AccumulationModule,
  AnalysesModule,
  WebhooksModule,
  AlertsModule,
  HomeModule,
  ScorecardModule,
  BaseRatesModule,
  BrowserErrorsModule,
  SourceChecksModule,
  JudgeVersionsModule,
  HealthModule,
  LegalModule,
];

/** The whole API. A feature belongs into the list above. */
@Module({})
// biome-ignore lint/complexity/noStaticOnlyClass: Nest's form of a configurable module
export class AppModule {
  /** `reads`: for a command that changes nothing, not even the version of the store. */
  static with(runtime: Runtime, { reads = false } = {}): DynamicModule {
    const { MONGODB_URI } = runtime.environment;
    return {
      module: AppModule,
      imports: [
        RuntimeModule.with(runtime),
        reads ? DatabaseModule.forReading(MONGODB_URI) : DatabaseModule.forRoot(MONGODB_URI),
        HttpModule,
        ...features,
      ],
    };
  }
}
