import { JudgeLearningStoreModule } from '@gaemi/database/judge-learning/judge-learning-store.module';
import { Module } from '@nestjs/common';
import { JudgeVersionsController } from './judge-versions.controller.ts';

@Module({ imports: [JudgeLearningStoreModule], controllers: [JudgeVersionsController] })
export class JudgeVersionsModule {}
