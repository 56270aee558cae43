import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { accumulationSchema } from '../accumulation/accumulation.schema.ts';
import { auditSchema } from '../audit/audit.schema.ts';
import { newsAnalysisSchema } from '../news-analysis/news-analysis.schema.ts';
import { deliverySchema } from '../notifications/delivery.schema.ts';
import { OutboxStoreModule } from '../outbox/outbox-store.module.ts';
import { planRequestSchema } from '../plan-requests/plan-request.schema.ts';
import { AnalysesOfMemberRepository } from './analyses-of-member.repository.ts';
import { BacklogRepository } from './backlog.repository.ts';
import { ServiceFiguresRepository } from './service-figures.repository.ts';
import { WaitingWorkRepository } from './waiting-work.repository.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'Audit', schema: auditSchema },
      { name: 'NewsAnalysis', schema: newsAnalysisSchema },
      { name: 'Accumulation', schema: accumulationSchema },
      { name: 'PlanRequest', schema: planRequestSchema },
      { name: 'Delivery', schema: deliverySchema },
    ]),
    OutboxStoreModule,
  ],
  providers: [AnalysesOfMemberRepository, BacklogRepository, ServiceFiguresRepository, WaitingWorkRepository],
  exports: [AnalysesOfMemberRepository, BacklogRepository, ServiceFiguresRepository, WaitingWorkRepository],
})
export class OverviewStoreModule {}
