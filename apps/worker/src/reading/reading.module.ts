import { ClusterTasksStoreModule } from '@gaemi/database/cluster-tasks/cluster-tasks-store.module';
import { NewsAnalysisStoreModule } from '@gaemi/database/news-analysis/news-analysis-store.module';
import { StreamsStoreModule } from '@gaemi/database/streams/streams-store.module';
import { Module } from '@nestjs/common';
import { NewsModule } from '../news/news.module.ts';
import { NewsSourcesModule } from '../news/news-sources.module.ts';
import { ReadingSchedule } from './reading-schedule.ts';
import { StreamReader } from './stream-reader.ts';

/** Reads the news of the whole market, whoever asks for it later. */
@Module({
  imports: [ClusterTasksStoreModule, NewsAnalysisStoreModule, StreamsStoreModule, NewsModule, NewsSourcesModule],
  providers: [ReadingSchedule, StreamReader],
})
export class ReadingModule {}
