import { ClusterTasksStoreModule } from '@gaemi/database/cluster-tasks/cluster-tasks-store.module';
import { NewsAnalysisStoreModule } from '@gaemi/database/news-analysis/news-analysis-store.module';
import { StockEventsStoreModule } from '@gaemi/database/stock-events/stock-events-store.module';
import { StreamsStoreModule } from '@gaemi/database/streams/streams-store.module';
import { Module } from '@nestjs/common';
import { NewsSourcesModule } from '../news/gathering/news-sources.module.ts';
import { JudgeModule } from '../news/judging/judge.module.ts';
import { NewsModule } from '../news/news.module.ts';
import { JudgingSchedule } from './judging-schedule.ts';
import { ReadingSchedule } from './reading-schedule.ts';
import { StockJudge } from './stock-judge.ts';
import { StreamArchiver } from './stream-archiver.ts';
import { StreamReader } from './stream-reader.ts';

/** Reads the news of the whole market and judges it once, whoever asks for it later. */
@Module({
  imports: [
    ClusterTasksStoreModule,
    NewsAnalysisStoreModule,
    StockEventsStoreModule,
    StreamsStoreModule,
    JudgeModule,
    NewsModule,
    NewsSourcesModule,
  ],
  providers: [JudgingSchedule, ReadingSchedule, StockJudge, StreamArchiver, StreamReader],
})
export class ReadingModule {}
