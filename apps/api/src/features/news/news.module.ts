import { ModelUsageStoreModule } from '@gaemi/database/model-usage/model-usage-store.module';
import { NewsAnalysisStoreModule } from '@gaemi/database/news-analysis/news-analysis-store.module';
import { ObjectionsStoreModule } from '@gaemi/database/objections/objections-store.module';
import { StockEventsStoreModule } from '@gaemi/database/stock-events/stock-events-store.module';
import { StockMasterStoreModule } from '@gaemi/database/stock-master/stock-master-store.module';
import { UsersStoreModule } from '@gaemi/database/users/users-store.module';
import { WatchlistStoreModule } from '@gaemi/database/watchlist/watchlist-store.module';
import { WorkerSourcesStoreModule } from '@gaemi/database/worker-sources/worker-sources-store.module';
import { Module } from '@nestjs/common';
import { MemberStreams } from '../../http/member-streams.ts';
import { AnalysisModule } from '../analysis/analysis.module.ts';
import { StocksModule } from '../stocks/stocks.module.ts';
import { ExpectedTimes } from './expected-times.ts';
import { ModelBudget } from './model-budget.ts';
import { NewsController } from './news.controller.ts';
import { NewsService } from './news.service.ts';
import { NewsHistoryService } from './news-history.service.ts';
import { NewsStocksService } from './news-stocks.service.ts';
import { NewsSubmissionService } from './news-submission.service.ts';
import { NewsWithholding } from './news-withholding.ts';
import { OutsideResults } from './outside-results.ts';
import { ProgressStreams } from './progress-streams.ts';
import { ProgressWatch } from './progress-watch.ts';

@Module({
  imports: [
    ModelUsageStoreModule,
    NewsAnalysisStoreModule,
    ObjectionsStoreModule,
    StockEventsStoreModule,
    StockMasterStoreModule,
    UsersStoreModule,
    WatchlistStoreModule,
    WorkerSourcesStoreModule,
    AnalysisModule,
    StocksModule,
  ],
  controllers: [NewsController],
  providers: [
    NewsSubmissionService,
    NewsService,
    NewsHistoryService,
    NewsStocksService,
    MemberStreams,
    ProgressStreams,
    ProgressWatch,
    ExpectedTimes,
    ModelBudget,
    OutsideResults,
    NewsWithholding,
  ],
  exports: [NewsService, NewsSubmissionService, OutsideResults],
})
export class NewsModule {}
