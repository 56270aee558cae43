import { Module } from '@nestjs/common';
import { AnalysisModule } from '../analysis/analysis.module.ts';
import { StocksModule } from '../stocks/stocks.module.ts';
import { ExpectedTimes } from './expected-times.ts';
import { ModelBudget } from './model-budget.ts';
import { NewsController } from './news.controller.ts';
import { NewsService } from './news.service.ts';
import { NewsByKeyService } from './news-by-key.service.ts';
import { NewsHistoryService } from './news-history.service.ts';
import { NewsStocksService } from './news-stocks.service.ts';
import { NewsSubmissionService } from './news-submission.service.ts';
import { OutsideResults } from './outside-results.ts';
import { ProgressStreams } from './progress-streams.ts';

@Module({
  imports: [AnalysisModule, StocksModule],
  controllers: [NewsController],
  providers: [
    NewsSubmissionService,
    NewsService,
    NewsByKeyService,
    NewsHistoryService,
    NewsStocksService,
    ProgressStreams,
    ExpectedTimes,
    ModelBudget,
    OutsideResults,
  ],
  exports: [OutsideResults],
})
export class NewsModule {}
