import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AnalysisStoreModule } from '../analysis/analysis-store.module.ts';
import { ApiKeysStoreModule } from '../api-keys/api-keys-store.module.ts';
import { LedgerStoreModule } from '../ledger/ledger-store.module.ts';
import { ModelUsageStoreModule } from '../model-usage/model-usage-store.module.ts';
import { OutboxStoreModule } from '../outbox/outbox-store.module.ts';
import { AcceptNewsAnalysis } from './accept-news-analysis.ts';
import { AnalysisChanges } from './analysis-changes.ts';
import { ArchivedArticleRepository } from './archived-article.repository.ts';
import { archivedArticleSchema } from './archived-article.schema.ts';
import { ArchivedFilingsRepository } from './archived-filings.repository.ts';
import { DroppedJudgementRepository } from './dropped-judgement.repository.ts';
import { droppedJudgementSchema } from './dropped-judgement.schema.ts';
import { gatheredSpanSchema } from './gathered-span.schema.ts';
import { JudgementRepository } from './judgement.repository.ts';
import { judgementSchema } from './judgement.schema.ts';
import { NewsAnalysisRepository } from './news-analysis.repository.ts';
import { newsAnalysisSchema } from './news-analysis.schema.ts';
import { newsDetailSchema } from './news-detail.schema.ts';
import { newsEvidenceSchema } from './news-evidence.schema.ts';
import { NewsHistoryRepository } from './news-history.repository.ts';
import { RecentGatheringRepository } from './recent-gathering.repository.ts';
import { recentGatheringSchema } from './recent-gathering.schema.ts';
import { RejectedAnswerRepository } from './rejected-answer.repository.ts';
import { rejectedAnswerSchema } from './rejected-answer.schema.ts';
import { RunningNewsAnalysis } from './running-news-analysis.ts';
import { summarySchema } from './summary.schema.ts';

const repositories = [
  AcceptNewsAnalysis,
  AnalysisChanges,
  ArchivedArticleRepository,
  ArchivedFilingsRepository,
  DroppedJudgementRepository,
  JudgementRepository,
  NewsAnalysisRepository,
  NewsHistoryRepository,
  RecentGatheringRepository,
  RejectedAnswerRepository,
  RunningNewsAnalysis,
];

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'NewsAnalysis', schema: newsAnalysisSchema },
      { name: 'NewsDetail', schema: newsDetailSchema },
      { name: 'NewsEvidence', schema: newsEvidenceSchema },
      { name: 'Judgement', schema: judgementSchema },
      { name: 'DroppedJudgement', schema: droppedJudgementSchema },
      { name: 'Summary', schema: summarySchema },
      { name: 'ArchivedArticle', schema: archivedArticleSchema },
      { name: 'GatheredSpan', schema: gatheredSpanSchema },
      { name: 'RecentGathering', schema: recentGatheringSchema },
      { name: 'RejectedAnswer', schema: rejectedAnswerSchema },
    ]),
    AnalysisStoreModule,
    ApiKeysStoreModule,
    LedgerStoreModule,
    ModelUsageStoreModule,
    OutboxStoreModule,
  ],
  providers: repositories,
  exports: repositories,
})
export class NewsAnalysisStoreModule {}
