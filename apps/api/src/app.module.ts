import { DatabaseModule } from '@gaemi/database/database.module';
import { type DynamicModule, Module } from '@nestjs/common';
import { AccountModule } from './features/account/account.module.ts';
import { AccumulationModule } from './features/accumulation/accumulation.module.ts';
import { AdminModule } from './features/admin/admin.module.ts';
import { HealthModule } from './features/health/health.module.ts';
import { NewsAnalysisModule } from './features/news-analysis/news-analysis.module.ts';
import { NewsHistoryModule } from './features/news-history/news-history.module.ts';
import { SessionsModule } from './features/sessions/sessions.module.ts';
import { StocksModule } from './features/stocks/stocks.module.ts';
import { UsersModule } from './features/users/users.module.ts';
import { VerificationModule } from './features/verification/verification.module.ts';
import { WatchlistModule } from './features/watchlist/watchlist.module.ts';
import { HttpModule } from './http/http.module.ts';
import { type Runtime, RuntimeModule } from './runtime.module.ts';

const features = [
  UsersModule,
  AccountModule,
  AdminModule,
  SessionsModule,
  VerificationModule,
  StocksModule,
  WatchlistModule,
  NewsAnalysisModule,
  NewsHistoryModule,
  AccumulationModule,
  HealthModule,
];

/** The list of features. */
@Module({})
// biome-ignore lint/complexity/noStaticOnlyClass: Nest's form of a configurable module
export class AppModule {
  static with(runtime: Runtime): DynamicModule {
    return {
      module: AppModule,
      imports: [
        RuntimeModule.with(runtime),
        DatabaseModule.forRoot(runtime.environment.MONGODB_URI),
        HttpModule,
        ...features,
      ],
    };
  }
}
