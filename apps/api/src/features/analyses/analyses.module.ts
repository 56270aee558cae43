import { AnalysisStoreModule } from '@gaemi/database/analysis/analysis-store.module';
import { UsersStoreModule } from '@gaemi/database/users/users-store.module';
import { Module } from '@nestjs/common';
import { MemberStreams } from '../../http/member-streams.ts';
import { AccumulationModule } from '../accumulation/accumulation.module.ts';
import { NewsModule } from '../news/news.module.ts';
import { AnalysesController } from './analyses.controller.ts';
import { AnalysesService } from './analyses.service.ts';
import { AnalysesWithholding } from './analyses-withholding.ts';
import { HeldAnswers } from './held-answers.ts';

@Module({
  imports: [AnalysisStoreModule, UsersStoreModule, NewsModule, AccumulationModule],
  controllers: [AnalysesController],
  providers: [AnalysesService, AnalysesWithholding, HeldAnswers, MemberStreams],
})
export class AnalysesModule {}
