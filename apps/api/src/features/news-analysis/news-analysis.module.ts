import { Module } from '@nestjs/common';
import { FinishedAnalyses } from '../../finished-analyses.ts';
import { CheckModelBudget } from './check-model-budget.ts';
import { ShowCombinedNews } from './combined-news.ts';
import { ListCombinedNews } from './list-combined-news.ts';
import { NewsAnalysisController } from './news-analysis.controller.ts';
import { ShowNewsDetail } from './news-detail.ts';
import { ShowNewsProgress } from './news-progress.ts';
import { PostNews } from './post-news.ts';

@Module({
  controllers: [NewsAnalysisController],
  providers: [
    FinishedAnalyses,
    CheckModelBudget,
    PostNews,
    ShowNewsProgress,
    ListCombinedNews,
    ShowCombinedNews,
    ShowNewsDetail,
  ],
})
export class NewsAnalysisModule {}
