import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { accumulationSchema } from '../accumulation/accumulation.schema.ts';
import { learnedRowSchema } from '../judge-learning/learned-row.schema.ts';
import { archivedArticleSchema } from '../news-analysis/archived-article.schema.ts';
import { newsAnalysisSchema } from '../news-analysis/news-analysis.schema.ts';
import { newsDetailSchema } from '../news-analysis/news-detail.schema.ts';
import { newsEvidenceSchema } from '../news-analysis/news-evidence.schema.ts';
import { objectionSchema } from '../objections/objection.schema.ts';
import { stockEventSchema } from '../stock-events/stock-event.schema.ts';
import { memberEventSchema } from '../webhooks/member-event.schema.ts';
import { webhookDeliverySchema } from '../webhooks/webhook-delivery.schema.ts';
import { ExpiredTextsRepository } from './expired-texts.repository.ts';
import { FailedAnalysesRepository } from './failed-analyses.repository.ts';
import { SharedTextsRepository } from './shared-texts.repository.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'NewsAnalysis', schema: newsAnalysisSchema },
      { name: 'NewsDetail', schema: newsDetailSchema },
      { name: 'NewsEvidence', schema: newsEvidenceSchema },
      { name: 'ArchivedArticle', schema: archivedArticleSchema },
      { name: 'Accumulation', schema: accumulationSchema },
      { name: 'Objection', schema: objectionSchema },
      { name: 'StockEvent', schema: stockEventSchema },
      { name: 'LearnedRow', schema: learnedRowSchema },
      { name: 'MemberEvent', schema: memberEventSchema },
      { name: 'WebhookDelivery', schema: webhookDeliverySchema },
    ]),
  ],
  providers: [ExpiredTextsRepository, FailedAnalysesRepository, SharedTextsRepository],
  exports: [ExpiredTextsRepository, FailedAnalysesRepository, SharedTextsRepository],
})
export class RetentionStoreModule {}
