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
import { CompanyMatchers } from './company-matchers.ts';
import { EvidenceGatherer } from './evidence-gatherer.ts';
import { defaultGatheringTimes } from './gathering-times.ts';
import { JudgeModule } from './judge.module.ts';
import { KnownEvents } from './known-events.ts';
import { NewsAnalysisProcessor } from './news-analysis.processor.ts';
import { NewsArchive } from './news-archive.ts';
import { NewsGatherer } from './news-gatherer.ts';
import { NewsSourcesModule } from './news-sources.module.ts';
import { ResultCombiner } from './result-combiner.ts';
import { RunPreparer } from './run-preparer.ts';
import { SharedGathering } from './shared-gathering.ts';
import { SideFinisher } from './side-finisher.ts';

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
