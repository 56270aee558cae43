import { BackfillStoreModule } from '@gaemi/database/backfill/backfill-store.module';
import { NewsAnalysisStoreModule } from '@gaemi/database/news-analysis/news-analysis-store.module';
import { StockMasterStoreModule } from '@gaemi/database/stock-master/stock-master-store.module';
import { createPastNews } from '@gaemi/providers/news/past/past-news';
import { Module } from '@nestjs/common';
import { NewsSourcesModule } from '../news/gathering/news-sources.module.ts';
import { SourceCalls } from '../news/gathering/source-calls.ts';
import { JudgeModule } from '../news/judging/judge.module.ts';
import { NewsModule } from '../news/news.module.ts';
import { PricesModule } from '../prices/prices.module.ts';
import { RUNTIME } from '../providers.ts';
import type { Runtime } from '../runtime.ts';
import { Backfill } from './backfill.ts';
import { JudgingParts, PastJudge } from './past-judge.ts';
import { PastPrices } from './past-prices.ts';
import { PastReader } from './past-reader.ts';
import { PAST_NEWS } from './past-sources.ts';

/** Filings and prices of the past, on demand. */
@Module({
  imports: [
    BackfillStoreModule,
    NewsAnalysisStoreModule,
    StockMasterStoreModule,
    JudgeModule,
    NewsModule,
    NewsSourcesModule,
    PricesModule,
  ],
  providers: [
    {
      provide: PAST_NEWS,
      inject: [RUNTIME, SourceCalls],
      useFactory: ({ sources, logger }: Runtime, quota: SourceCalls) =>
        sources.news.flatMap((settings) => createPastNews(settings, { logger, quota }) ?? []),
    },
    Backfill,
    JudgingParts,
    PastJudge,
    PastPrices,
    PastReader,
  ],
  exports: [Backfill],
})
export class BackfillModule {}
