import { NewsAnalysisStoreModule } from '@gaemi/database/news-analysis/news-analysis-store.module';
import { ObjectionsStoreModule } from '@gaemi/database/objections/objections-store.module';
import { ScorecardStoreModule } from '@gaemi/database/scorecard/scorecard-store.module';
import { StockEventsStoreModule } from '@gaemi/database/stock-events/stock-events-store.module';
import { StockMasterStoreModule } from '@gaemi/database/stock-master/stock-master-store.module';
import { StreamsStoreModule } from '@gaemi/database/streams/streams-store.module';
import { Module } from '@nestjs/common';
import { PricesModule } from '../prices/prices.module.ts';
import { GATHERING_TIMES, RUNTIME } from '../providers.ts';
import type { Runtime } from '../runtime.ts';
import { CompanyMatchers } from './evidence/company-matchers.ts';
import { EvidenceGatherer } from './evidence/evidence-gatherer.ts';
import { KnownEvents } from './evidence/known-events.ts';
import { RunPreparer } from './evidence/run-preparer.ts';
import { defaultGatheringTimes } from './gathering/gathering-times.ts';
import { NewsArchive } from './gathering/news-archive.ts';
import { NewsGatherer } from './gathering/news-gatherer.ts';
import { NewsSourcesModule } from './gathering/news-sources.module.ts';
import { SharedGathering } from './gathering/shared-gathering.ts';
import { JudgeModule } from './judging/judge.module.ts';
import { NewsAnalysisProcessor } from './news-analysis.processor.ts';
import { ResultCombiner } from './result/result-combiner.ts';
import { SideFinisher } from './result/side-finisher.ts';

/** The steps of a news analysis. Monitoring takes the first ones, up to the events. */
@Module({
  imports: [
    NewsAnalysisStoreModule,
    ObjectionsStoreModule,
    ScorecardStoreModule,
    StockEventsStoreModule,
    StockMasterStoreModule,
    StreamsStoreModule,
    PricesModule,
    NewsSourcesModule,
    JudgeModule,
  ],
  providers: [
    {
      provide: GATHERING_TIMES,
      inject: [RUNTIME],
      useFactory: ({ environment }: Runtime) => ({
        ...defaultGatheringTimes,
        shared: environment.NEWS_SHARED_MINUTES * 60_000,
      }),
    },
    CompanyMatchers,
    EvidenceGatherer,
    KnownEvents,
    NewsAnalysisProcessor,
    NewsArchive,
    NewsGatherer,
    ResultCombiner,
    RunPreparer,
    SharedGathering,
    SideFinisher,
  ],
  exports: [CompanyMatchers, EvidenceGatherer, NewsAnalysisProcessor, NewsArchive, RunPreparer],
})
export class NewsModule {}
