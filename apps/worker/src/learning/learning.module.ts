import { ClusterTasksStoreModule } from '@gaemi/database/cluster-tasks/cluster-tasks-store.module';
import { JudgeLearningStoreModule } from '@gaemi/database/judge-learning/judge-learning-store.module';
import { ObjectionsStoreModule } from '@gaemi/database/objections/objections-store.module';
import { StockMasterStoreModule } from '@gaemi/database/stock-master/stock-master-store.module';
import { Module } from '@nestjs/common';
import { CompanyMatchers } from '../news/evidence/company-matchers.ts';
import { JudgeModule } from '../news/judging/judge.module.ts';
import { JudgeLearner } from './judge-learner.ts';
import { LearningSchedule } from './learning-schedule.ts';

/** The offline judge learns from its own installation, where the operator wants that. */
@Module({
  imports: [
    ClusterTasksStoreModule,
    JudgeLearningStoreModule,
    JudgeModule,
    ObjectionsStoreModule,
    StockMasterStoreModule,
  ],
  providers: [CompanyMatchers, JudgeLearner, LearningSchedule],
})
export class LearningModule {}
